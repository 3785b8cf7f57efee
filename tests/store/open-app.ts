import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { createDatabase, type Database } from '../../src/persistence/database.ts';
import { policyPlugins } from '../../src/persistence/policy-plugins.ts';
import { createPreferences } from '../../src/persistence/preferences.ts';
import { createAppStore } from '../../src/store/app-store.ts';
import type { StoreParts } from '../../src/store/store-parts.ts';
import { createInProcessClient } from './in-process-client.ts';

const sampleBytes = readFileSync('public/samples/notebook.jsonl');
let databases = 0;

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** A database that nobody else has. */
export function freshDatabase(): Database {
  databases += 1;
  return createDatabase(`store test ${databases}`);
}

/** An app store over the real engine in this process; `clock.ms` is its clock and moves only when a test moves it. */
export function createApp(change: Partial<StoreParts> = {}) {
  const clock = { ms: Date.UTC(2026, 10, 29, 12) };
  const storage = memoryStorage();
  const saved: { name: string; content: Blob }[] = [];
  const parts: StoreParts & { readonly database: Database } = {
    client: createInProcessClient(),
    database: freshDatabase(),
    preferences: createPreferences(() => storage),
    plugins: policyPlugins,
    sample: {
      name: 'Notebook',
      asOfMs: Date.UTC(2026, 10, 29),
      load: async () => new Blob([sampleBytes]),
    },
    programVersion: '0.0.0',
    now: () => clock.ms,
    saveFile: (name, content) => void saved.push({ name, content }),
    pageAddress: () => 'https://lethe.test/',
    tabs: { tell: () => undefined, hear: () => undefined },
    ...change,
  };
  const store = createAppStore(parts);
  const { actions } = store.getState();
  /** Until the newest inputs have their reply. */
  const settled = () =>
    new Promise<void>((resolve) => {
      const look = ({ isEvaluating, evaluation, importing }: ReturnType<typeof store.getState>) => {
        if (isEvaluating || importing || !evaluation) return;
        stop();
        resolve();
      };
      const stop = store.subscribe(look);
      look(store.getState());
    });
  return { store, actions, parts, clock, saved, settled };
}

/** As `createApp`, with the sample open and evaluated. */
export async function openApp(change: Partial<StoreParts> = {}) {
  const app = createApp(change);
  await app.actions.openSample();
  await app.settled();
  return app;
}
