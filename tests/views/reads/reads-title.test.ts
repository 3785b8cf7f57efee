import { expect, test } from 'vitest';
import { prepareReadTimeline } from '../../../src/charts/read-timeline-data.ts';
import { findCurve } from '../../../src/curves/registry.ts';
import { defaultParams } from '../../../src/engine/contracts/params.ts';
import notebook from '../../../src/presets/notebook.ts';
import { findReadEffect } from '../../../src/read-effects/registry.ts';
import { arithmeticAtAsOf } from '../../../src/views/reads/read-arithmetic.ts';
import { findExample, readExamples } from '../../../src/views/reads/read-examples.ts';
import { subLineOfReads, titleOfReads } from '../../../src/views/reads/reads-title.ts';

function timelineOf(pins: readonly number[], effectId = 'reset', threshold = 0.25) {
  const effect = findReadEffect(effectId)!;
  const policy = { ...notebook.policy, readEffect: { id: effectId, params: defaultParams(effect.params) } };
  const rules = { policy, curve: findCurve(policy.curve.id)!, effect, modifiers: [] };
  return prepareReadTimeline({ rules, pins, asOfDay: 90, threshold });
}

test.each([
  [[30, 60], 'reset', 'Two reads keep it until day 120'],
  [[59], 'reset', 'One read keeps it until day 119'],
  [[], 'reset', 'Never read, it is under 0.25 from day 60'],
  [[61], 'reset', 'The read comes too late: it is under 0.25 from day 60'],
  [[30, 60], 'none', 'Reads change nothing: it is under 0.25 from day 60'],
  [[30, 100], 'reset', 'One read keeps it until day 90'],
] as const)('read on %j (%s): %s', (pins, effect, title) => {
  expect(titleOfReads(timelineOf(pins, effect))).toBe(title);
});

test('with θ 0 nothing falls', () => {
  expect(titleOfReads(timelineOf([], 'reset', 0))).toBe('Never read, it never falls under 0');
});

test('the sub-line says what a read is worth, and who comes too late', () => {
  expect(subLineOfReads(timelineOf([30, 60]), false)).toBe(
    'Never read, the same memory falls under θ 0.25 on day 60. Each read here is worth 30 days.',
  );
  expect(subLineOfReads(timelineOf([30, 100]), true)).toBe(
    'Never read, the same memory falls under θ 0.25 on day 60. The read is worth 30 days. One read comes too late: it was under θ before. No pass looks at strength alone: θ is the limit of importance.',
  );
  expect(subLineOfReads(timelineOf([1, 3, 7]), false)).toContain('A read is worth 1 to 4 days.');
});

test('the arithmetic at as-of, with the level that the last read left', () => {
  expect(arithmeticAtAsOf(timelineOf([30, 60]))).toBe('0.5^((90 − 60) / 30)');
  expect(arithmeticAtAsOf(timelineOf([30], 'boost'))).toBe('0.700 × 0.5^((90 − 30) / 30)');
  expect(arithmeticAtAsOf(timelineOf([30], 'none'))).toBe('0.5^(90 / 30)');
});

test('pins that are an example are called so', () => {
  expect(findExample([1, 3, 7, 14, 30, 60])?.id).toBe('spaced');
  expect(findExample([1, 3])).toBeUndefined();
  expect(new Set(readExamples.map(({ id }) => id)).size).toBe(readExamples.length);
});
