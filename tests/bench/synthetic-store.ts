import type { MemoryTable } from '../../src/engine/memory-table.ts';
import type { Policy } from '../../src/engine/policy.ts';

export const asOfMs = 1_795_910_400_000;
export const dayMs = 86_400_000;
const ttlDays = [7, 14, 60, 90, 180, 730, null];
const weights = [0.2, 0.35, 0.45, 0.65, 0.75, 0.85, 1];

/** Numbers between 0 and 1, the same ones in every run. */
export function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function poisson(dice: () => number, mean: number): number {
  const floor = Math.exp(-mean);
  let count = 0;
  for (let product = dice(); product > floor; product *= dice()) count += 1;
  return count;
}

/** The yardstick's store: ages fall off exponentially (60 d), idle times lie anywhere within, some three reads each. */
export function buildSyntheticStore(rowCount: number): MemoryTable {
  const dice = createDice(7);
  const table = emptyTable(rowCount);
  for (let row = 0; row < rowCount; row += 1) {
    const ageMs = -60 * Math.log(1 - dice()) * dayMs;
    table.createdMs[row] = asOfMs - ageMs;
    table.lastReadMs[row] = asOfMs - ageMs * dice();
    table.category.codes[row] = Math.floor(dice() * 7);
    table.readCount[row] = poisson(dice, 3);
  }
  return table;
}

function emptyTable(rowCount: number): MemoryTable {
  const none = { names: [''], codes: new Uint32Array(rowCount) };
  const noText = { bytes: new Uint8Array(), offsets: new Float64Array(rowCount + 1) };
  return {
    rowCount,
    ids: noText,
    texts: noText,
    category: { names: weights.map((_, code) => `category ${code}`), codes: new Uint32Array(rowCount) },
    subject: none,
    source: none,
    createdMs: new Float64Array(rowCount),
    lastReadMs: new Float64Array(rowCount),
    readCount: new Float64Array(rowCount),
    isProtected: new Uint8Array(rowCount),
    initialStrength: new Float64Array(rowCount).fill(1),
    alignment: new Float64Array(rowCount),
    tokens: new Float64Array(rowCount).fill(12),
    bytes: new Float64Array(rowCount).fill(48),
    isTokensEstimated: new Uint8Array(rowCount),
    readLog: null,
    flags: new Uint32Array(rowCount),
    lines: new Uint32Array(rowCount),
    extras: noText,
  };
}

/** The default order of passes over those categories; the last one is protected. */
export function benchPolicy(halfLifeDays: number, cap: number): Policy {
  return {
    name: 'bench',
    curve: { id: 'exponential', params: { halfLifeDays } },
    readEffect: { id: 'reset', params: {} },
    importance: {
      weights: { recency: 0.4, frequency: 0.3, category: 0.3, alignment: 0 },
      frequencyCap: 20,
    },
    categories: weights.map((weight, code) => ({
      name: `category ${code}`,
      weight,
      ttlDays: ttlDays[code]!,
      protected: code === 6,
    })),
    defaultCategory: { weight: 0.45, ttlDays: 60, protected: false },
    passes: [
      { id: 'ttl', enabled: true, params: {} },
      { id: 'lru', enabled: true, params: { maxIdleDays: 60 } },
      { id: 'importance', enabled: true, params: { threshold: 0.25 } },
      { id: 'budget', enabled: true, params: { unit: 'memories', cap } },
    ],
    removal: { action: 'archive' },
  };
}
