import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countAllDays, findAllDays } from '../../src/charts/read-days-data.ts';
import { prepareReadTimeline } from '../../src/charts/read-timeline-data.ts';
import { findCurve } from '../../src/curves/registry.ts';
import notebook from '../../src/presets/notebook.ts';
import { findReadEffect } from '../../src/read-effects/registry.ts';

const rules = {
  policy: notebook.policy,
  curve: findCurve('exponential')!,
  effect: findReadEffect('reset')!,
  modifiers: [],
};

test('as many days as the list of them holds', () => {
  const day = fc.oneof(fc.integer({ min: 0, max: 36_525 }), fc.double({ min: 0, max: 36_525, noNaN: true }));
  fc.assert(
    fc.property(fc.array(day, { maxLength: 6 }), day, (pins, asOfDay) => {
      const timeline = prepareReadTimeline({ rules, pins, asOfDay, threshold: 0.25 });
      expect(countAllDays(timeline)).toBe(findAllDays(timeline).length);
    }),
    { numRuns: 60 },
  );
});
