/** Small things a person prefers, in localStorage; a blocked or full storage loses them, never the app. */
export interface Preferences {
  get(key: string): string | null;
  /** False when it could not be kept. */
  set(key: string, value: string): boolean;
}

/** Preferences under `lethe.<key>`; `storage` undefined = keep nothing. */
export function createPreferences(storage: () => Storage): Preferences {
  return {
    get: (key) => {
      try {
        return storage().getItem(`lethe.${key}`);
      } catch {
        return null;
      }
    },
    set: (key, value) => {
      try {
        storage().setItem(`lethe.${key}`, value);
        return true;
      } catch {
        return false;
      }
    },
  };
}
