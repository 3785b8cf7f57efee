import { expect, test } from 'vitest';
import fsrs from '../../src/curves/power-law-fsrs.ts';
import { findCrossingDays, retentionAt } from '../../src/engine/curve-values.ts';
import systems from '../fixtures/systems.json' with { type: 'json' };

const vectorsOf = (id: string) =>
  systems.systems.find((system) => system.id === id)!.vectors as { S: number; t: number[]; R: number[] }[];

test.each([
  ['fsrs-6', 0.1542],
  ['fsrs-5', 0.5],
] as const)('the vectors of %s', (id, decay) => {
  for (const { S, t, R } of vectorsOf(id)) {
    t.forEach((days, i) => {
      expect(retentionAt(fsrs, days, { stabilityDays: S, decay })).toBeCloseTo(R[i]!, 6);
    });
  }
});

test('0.9 is left after S days, whatever the decay; S is not a half-life', () => {
  for (const decay of [0.01, 0.1542, 0.5, 1, 10]) {
    expect(retentionAt(fsrs, 42, { stabilityDays: 42, decay })).toBeCloseTo(0.9, 12);
  }
  expect(findCrossingDays(fsrs, 0.5, { stabilityDays: 1, decay: 0.1542 })).toBeCloseTo(90.35, 2);
});
