import { version } from '../package.json';
import { createDatabase, type Database } from './persistence/database.ts';
import { policyPlugins } from './persistence/policy-plugins.ts';
import { createPreferences } from './persistence/preferences.ts';
import type { Address } from './store/address-sync.ts';
import type { StoreParts, TabMessage, Tabs } from './store/store-parts.ts';
import { createEngineClient } from './worker/client.ts';

/** The ten memories of the notebook, as of the day that its figures belong to. */
const sample: StoreParts['sample'] = {
  name: 'Notebook',
  asOfMs: Date.UTC(2026, 10, 29),
  load: async () => {
    const response = await fetch('./samples/notebook.jsonl');
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return response.blob();
  },
};

function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A browser without channels has tabs that do not hear of each other; saves tell them apart all the same. */
function createTabs(): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, hear: () => undefined };
  const channel = new BroadcastChannel('lethe');
  return {
    tell: (message) => channel.postMessage(message),
    hear: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data)),
  };
}

/** Everything that the store takes from a browser. */
export function createBrowserParts(): StoreParts & { readonly database: Database } {
  return {
    client: createEngineClient(),
    database: createDatabase(),
    preferences: createPreferences(() => window.localStorage),
    plugins: policyPlugins,
    sample,
    programVersion: version,
    now: () => Date.now(),
    saveFile,
    pageAddress: () => window.location.href.replace(/#.*$/, ''),
    tabs: createTabs(),
  };
}

/** What a page that is being left had not written yet: a reload goes to the address from before. */
const leftKey = 'lethe-left';

function takeLeft(): string | null {
  try {
    const left = window.sessionStorage.getItem(leftKey);
    window.sessionStorage.removeItem(leftKey);
    const [navigation] = performance.getEntriesByType('navigation');
    const isReload = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
    return isReload ? left : null;
  } catch {
    return null;
  }
}

function keepLeft(address: string): void {
  try {
    window.sessionStorage.setItem(leftKey, address);
  } catch {
    // A browser without it reloads to the address as it was written last.
  }
}

/** The page's address behind `#`. */
export function createPageAddress(): Address {
  const left = takeLeft();
  if (left !== null) window.history.replaceState(null, '', `#${left}`);
  const get = () => window.location.hash.replace(/^#/, '');
  return {
    get,
    set: (address, isNewStep) => {
      if (isNewStep) window.history.pushState(null, '', `#${address}`);
      else window.history.replaceState(null, '', `#${address}`);
    },
    onChange: (listener) => window.addEventListener('popstate', listener),
    onLeave: (listener) =>
      window.addEventListener('pagehide', () => {
        listener();
        keepLeft(get());
      }),
  };
}
