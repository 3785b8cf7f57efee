import fc from 'fast-check';
import { curves } from '../../src/curves/registry.ts';
import { defaultParams } from '../../src/engine/contracts/params.ts';
import type { NamedCategory, Policy } from '../../src/engine/policy.ts';
import type { PlainMemory, PlainPolicy } from './reference-trace.ts';

export const asOfMs = Date.UTC(2026, 10, 29);
const day = 86_400_000;
const names = ['goal', 'salary', 'constructor', '__proto__', 'toString', 'uncategorised', 'note'];

const daysAgo = fc.oneof(fc.integer({ min: -5, max: 800 }), fc.double({ min: 0, max: 800, noNaN: true }));
const moment = daysAgo.map((days) => asOfMs - days * day);

export const arbitraryMemory: fc.Arbitrary<PlainMemory> = fc.record({
  id: fc.string({ maxLength: 8 }),
  category: fc.constantFrom(...names),
  createdMs: fc.option(moment, { freq: 12, nil: null }),
  lastReadMs: fc.option(moment, { freq: 3, nil: null }),
  readCount: fc.integer({ min: 0, max: 30 }),
  reads: fc.oneof(
    { weight: 3, arbitrary: fc.constant<number[]>([]) },
    { weight: 1, arbitrary: fc.array(moment, { maxLength: 5 }) },
  ),
  isProtected: fc.boolean().map((value) => value),
  initialStrength: fc.constantFrom(1, 1, 0.5, 0),
  alignment: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null }),
  tokens: fc.integer({ min: 0, max: 50 }),
  bytes: fc.integer({ min: 0, max: 200 }),
});

const limit = fc.oneof(fc.integer({ min: 0, max: 400 }), fc.double({ min: 0, max: 400, noNaN: true }));
const score = fc.oneof(fc.constantFrom(0, 0.25, 1), fc.double({ min: 0, max: 1, noNaN: true }));
const weight = fc.oneof(fc.constantFrom(0, 0.3, 1), fc.double({ min: 0, max: 2, noNaN: true }));

function arbitraryRow(timeParam: string) {
  return fc
    .record(
      {
        weight,
        ttlDays: fc.option(limit),
        protected: fc.boolean().map((value) => value),
        scale: fc.constantFrom(0.0005, 1, 90, 36_525),
        maxIdleDays: fc.option(limit),
        exemptFrom: fc.subarray(['ttl', 'lru', 'importance', 'strength', 'budget', 'recency-filter']),
      },
      { requiredKeys: ['weight', 'ttlDays', 'protected'] },
    )
    .map(({ scale, ...row }) =>
      scale === undefined || timeParam === '' ? row : { ...row, curveParams: { [timeParam]: scale } },
    );
}

const arbitraryCurve = fc.constantFrom(...curves).chain((curve) =>
  fc.constantFrom(0.0005, 1, 30, 365, 36_525).map((scale) => ({
    timeParam: curve.timeParam,
    choice: {
      id: curve.id,
      params: {
        ...defaultParams(curve.params),
        ...(curve.timeParam === '' ? {} : { [curve.timeParam]: scale }),
      },
    },
  })),
);

const arbitraryEffect = fc.oneof(
  fc.constantFrom({ id: 'reset', params: {} }, { id: 'none', params: {} }),
  fc.double({ min: 0, max: 1, noNaN: true }).map((amount) => ({ id: 'boost', params: { amount } })),
);

const arbitraryPasses = fc
  .record({
    ttl: fc.constant({ id: 'ttl', params: {} }),
    lru: limit.map((maxIdleDays) => ({ id: 'lru', params: { maxIdleDays } })),
    importance: score.map((threshold) => ({ id: 'importance', params: { threshold } })),
    strength: score.map((threshold) => ({ id: 'strength', params: { threshold } })),
    recency: fc.integer({ min: 0, max: 30 }).map((keep) => ({ id: 'recency-filter', params: { keep } })),
    memories: fc
      .integer({ min: 0, max: 30 })
      .map((cap) => ({ id: 'budget', params: { unit: 'memories', cap } })),
    tokens: fc
      .integer({ min: 0, max: 900 })
      .map((cap) => ({ id: 'budget', params: { unit: 'tokens', cap } })),
    bytes: fc.integer({ min: 0, max: 4000 }).map((cap) => ({ id: 'budget', params: { unit: 'bytes', cap } })),
  })
  .chain((all) => fc.shuffledSubarray(Object.values(all)))
  .chain((list) =>
    fc.tuple(...list.map((pass) => fc.boolean().map((isOff) => ({ ...pass, enabled: !isOff })))),
  );

/** A policy in the engine's form and the same one in the reference's. */
export const arbitraryPolicy = arbitraryCurve.chain(({ timeParam, choice }) =>
  fc
    .record({
      readEffect: arbitraryEffect,
      weights: fc.record({ recency: weight, frequency: weight, category: weight, alignment: weight }),
      frequencyCap: fc.constantFrom(1, 20, 3.5),
      rows: fc.array(fc.tuple(fc.constantFrom(...names), arbitraryRow(timeParam)), { maxLength: 5 }),
      defaultCategory: arbitraryRow(timeParam),
      passes: arbitraryPasses,
    })
    .map(({ rows, defaultCategory, passes, readEffect, weights, frequencyCap }) => {
      const categories = new Map(rows);
      const named = [...categories].map(([name, row]) => ({ ...row, name })) as NamedCategory[];
      const policy = {
        name: 'random',
        curve: choice,
        readEffect,
        importance: { weights, frequencyCap },
        categories: named,
        defaultCategory,
        passes,
        removal: { action: 'archive' },
      } as unknown as Policy;
      const plain = {
        curve: choice,
        readEffect,
        weights,
        frequencyCap,
        categories,
        defaultCategory,
        passes,
      } as unknown as PlainPolicy;
      return { policy, plain };
    }),
);
