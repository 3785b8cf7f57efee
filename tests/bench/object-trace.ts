import type { MemoryTable } from '../../src/engine/memory-table.ts';
import type { Policy } from '../../src/engine/policy.ts';
import { dayMs } from './synthetic-store.ts';

interface PlainMemory {
  readonly createdMs: number;
  readonly lastReadMs: number;
  readonly reads: number;
  readonly category: string;
  verdict: string;
  importance: number;
}

/** The same store as most programs hold one: an object a memory. */
export function toObjects(table: MemoryTable): PlainMemory[] {
  return Array.from({ length: table.rowCount }, (_, row) => ({
    createdMs: table.createdMs[row]!,
    lastReadMs: table.lastReadMs[row]!,
    reads: table.readCount[row]!,
    category: table.category.names[table.category.codes[row]!]!,
    verdict: 'kept',
    importance: 0,
  }));
}

/** The same four passes over objects, with a sort for the budget; gives how many are kept. */
export function traceObjects(memories: readonly PlainMemory[], policy: Policy, asOfMs: number): number {
  const rules = new Map(policy.categories.map((rule) => [rule.name, rule]));
  const halfLife = Number(policy.curve.params.halfLifeDays);
  const { weights, frequencyCap } = policy.importance;
  const [, lru, importance, budget] = policy.passes;
  for (const memory of memories) {
    const rule = rules.get(memory.category)!;
    const age = (asOfMs - memory.createdMs) / dayMs;
    const idle = (asOfMs - memory.lastReadMs) / dayMs;
    memory.importance =
      weights.recency * 0.5 ** (idle / halfLife) +
      weights.frequency * Math.min(memory.reads / frequencyCap, 1) +
      weights.category * rule.weight;
    memory.verdict = 'kept';
    if (rule.protected) continue;
    if (rule.ttlDays !== null && age > rule.ttlDays) memory.verdict = 'ttl';
    else if (idle > Number(lru!.params.maxIdleDays)) memory.verdict = 'lru';
    else if (memory.importance < Number(importance!.params.threshold)) memory.verdict = 'importance';
  }
  const kept = memories.filter(({ verdict }) => verdict === 'kept');
  const over = kept.length - Number(budget!.params.cap);
  const queue = kept
    .filter(({ category }) => !rules.get(category)!.protected)
    .sort((a, b) => a.importance - b.importance);
  for (const memory of queue.slice(0, Math.max(0, over))) memory.verdict = 'budget';
  return kept.length - Math.max(0, Math.min(over, queue.length));
}
