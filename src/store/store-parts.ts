import type { StoreApi } from 'zustand/vanilla';
import type { ReadOptions } from '../engine/contracts/importer.ts';
import type { ComparedState } from '../engine/evaluation.ts';
import type { Database } from '../persistence/database.ts';
import type { PolicyPlugins } from '../persistence/policy-plugins.ts';
import type { Preferences } from '../persistence/preferences.ts';
import type { EngineClient, OpenTableRequest } from '../worker/protocol.ts';
import type { AppState, Inputs } from './app-state.ts';
import type { OpenWork } from './open-work.ts';

/** The store that the app opens on. */
export interface Sample {
  readonly name: string;
  /** The as-of that its figures belong to, ms. */
  readonly asOfMs: number;
  load(): Promise<Blob>;
}

/** Everything from outside that the store works with. */
export interface StoreParts {
  readonly client: EngineClient;
  readonly database: Database;
  readonly preferences: Preferences;
  readonly plugins: PolicyPlugins;
  readonly sample: Sample;
  readonly programVersion: string;
  /** The clock, ms. */
  now(): number;
  /** Hands a file to the person. */
  saveFile(name: string, content: Blob): void;
  /** The page's address without what stands behind `#`. */
  pageAddress(): string;
  /** Other tabs of the same browser. */
  readonly tabs: Tabs;
}

/** What tabs tell each other of the stores that this browser keeps. */
export type TabMessage =
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'erased'; readonly ids: readonly string[] }
  | { readonly kind: 'deleted'; readonly id: string }
  | { readonly kind: 'listed' };

export interface Tabs {
  tell(message: TabMessage): void;
  hear(listener: (message: TabMessage) => void): void;
}

/** What decides over the verdicts, as a move or a baseline remembers it. */
export function stateOf({ policy, asOfMs, edits }: Inputs): ComparedState {
  return { policy, asOfMs, edits };
}

/** What every slice of actions is built from. */
export interface SliceContext {
  readonly parts: StoreParts;
  readonly get: () => AppState;
  readonly set: StoreApi<AppState>['setState'];
  /** Changes inputs; `path` names the parameter of a drag, whose moves are one undo step. True: it went on with one. */
  changeInputs(change: Partial<Inputs>, path?: string): boolean;
  /** Sets state that is inputs too; `isContinued`: as part of the undo step before it. */
  setInStep(change: Partial<AppState>, isContinued: boolean): void;
  /** Undo ends here: a new store was opened. */
  forgetHistory(): void;
  /** What the open store was read from, for exports and after a crash. */
  readonly source: { current: OpenSource | null };
  readonly work: OpenWork;
}

/** A file and how it is read. */
export interface OpenSource {
  readonly file: Blob;
  readonly name: string;
  readonly options: ReadOptions;
  /** The clock when it was first imported, ms: what `age_days` count from. */
  readonly importedMs?: number;
  readonly isSample: boolean;
  /** What an erasure left stands in the place of the file. */
  readonly saved?: OpenTableRequest;
}
