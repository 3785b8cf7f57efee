/** Keeps the last few values by key, so that a slider that goes back and forth, and a comparison, recompute nothing. */
export interface RecentCache {
  /** The value of `key`, built now if it is not among the recent ones. */
  get<T>(key: string, build: () => T): T;
}

/** `capacity` values at most (0 = keeps nothing); the one not asked for longest goes first. */
export function createRecentCache(capacity: number): RecentCache {
  const values = new Map<string, unknown>();
  return {
    get<T>(key: string, build: () => T): T {
      const value = values.has(key) ? (values.get(key) as T) : build();
      values.delete(key);
      values.set(key, value);
      if (values.size > capacity) values.delete(values.keys().next().value!);
      return value;
    },
  };
}
