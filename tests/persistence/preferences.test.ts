import { expect, test } from 'vitest';
import { createPreferences } from '../../src/persistence/preferences.ts';

/** A storage in memory; `fails` makes every call throw, as a blocked or full one does. */
function memoryStorage(fails = false): Storage {
  const values = new Map<string, string>();
  const guard = <T>(run: () => T): T => {
    if (fails) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    return run();
  };
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => guard(() => values.get(key) ?? null),
    setItem: (key, value) => guard(() => void values.set(key, value)),
    removeItem: (key) => void values.delete(key),
  };
}

test('what was set is got, under a name of its own', () => {
  const storage = memoryStorage();
  const preferences = createPreferences(() => storage);
  expect(preferences.get('theme')).toBeNull();
  expect(preferences.set('theme', 'dark')).toBe(true);
  expect(preferences.get('theme')).toBe('dark');
  expect(storage.getItem('lethe.theme')).toBe('dark');
});

test('a storage that throws loses the preference, never the app', () => {
  const preferences = createPreferences(() => memoryStorage(true));
  expect(preferences.get('theme')).toBeNull();
  expect(preferences.set('theme', 'dark')).toBe(false);
});

test('a browser that refuses even to hand the storage out is the same', () => {
  const preferences = createPreferences(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  expect(preferences.get('theme')).toBeNull();
  expect(preferences.set('theme', 'dark')).toBe(false);
});
