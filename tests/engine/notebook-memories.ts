import figures from '../fixtures/notebook.json' with { type: 'json' };
import { asOfMs } from './arbitrary-store.ts';
import type { PlainMemory } from './reference-trace.ts';

const day = 86_400_000;

/** The ten memories of the golden trace. */
export const notebookMemories: PlainMemory[] = figures.trace.map((memory, i) => ({
  id: `m${i + 1}`,
  category: memory.category,
  createdMs: asOfMs - memory.age * day,
  lastReadMs: memory.reads > 0 ? asOfMs - memory.idle * day : null,
  readCount: memory.reads,
  reads: [],
  isProtected: false,
  initialStrength: 1,
  alignment: null,
  tokens: 1,
  bytes: 4,
}));
