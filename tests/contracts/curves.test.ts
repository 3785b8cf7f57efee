import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { curves, findCurve } from '../../src/curves/registry.ts';
import { defaultParams } from '../../src/engine/contracts/params.ts';
import {
  bisectCrossing,
  fillNormalised,
  findCrossingDays,
  retentionAt,
  startingValue,
} from '../../src/engine/curve-values.ts';
import { arbitraryParams } from './arbitrary-params.ts';

/** A step of the half-power table may stand 3e-15 off: that much a falling curve may seem to rise. */
const rounding = 4e-15;

const elapsed = fc.oneof(
  fc.constantFrom(0, 1e-9, 0.0005, 1, 30, 60, 36_525, 1e7),
  fc.double({ min: 0, max: 40_000, noNaN: true }),
  fc.double({ min: -20, max: 20, noNaN: true }).map((x) => Math.exp(x)),
);
const levels = fc.oneof(
  fc.constantFrom(1e-6, 0.05, 0.25, 0.5, 0.999),
  fc.double({ min: 1e-6, max: 0.999_999, noNaN: true }),
);

test('the curves that a policy file may name are here, each once', () => {
  const ids = curves.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(findCurve(id)?.id).toBe(id);
  expect(findCurve('no such curve')).toBeUndefined();
});

describe.each(curves.map((curve) => [curve.id, curve] as const))('%s', (_id, curve) => {
  const params = arbitraryParams(curve.params);

  test('params have their default inside the bounds and the slider inside them too', () => {
    for (const spec of Object.values(curve.params)) {
      if (spec.kind !== 'number') {
        expect(spec.options).toContain(spec.default);
        continue;
      }
      expect(spec.default).toBeGreaterThanOrEqual(spec.min);
      expect(spec.default).toBeLessThanOrEqual(spec.max);
      expect(spec.sliderMin ?? spec.min).toBeGreaterThanOrEqual(spec.min);
      expect(spec.sliderMax ?? spec.max).toBeLessThanOrEqual(spec.max);
      expect(spec.step).toBeGreaterThan(0);
      expect(spec.help).toMatch(/\S+ \S+/);
      if (spec.scale === 'log') expect(spec.sliderMin ?? spec.min).toBeGreaterThan(0);
    }
    if (curve.timeParam !== '') expect(curve.params[curve.timeParam]?.kind).toBe('number');
  });

  test('starts at 1, never rises, stays finite and between 0 and 1', () => {
    fc.assert(
      fc.property(params, fc.array(elapsed, { minLength: 1, maxLength: 24 }), (values, days) => {
        const t = Float64Array.from([0, ...days]).sort();
        const out = new Float64Array(t.length);
        fillNormalised(curve, out, t, values);
        expect(out[0]).toBe(1);
        out.forEach((value, i) => {
          expect(Number.isFinite(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
          if (i > 0) expect(value).toBeLessThanOrEqual(out[i - 1]! * (1 + rounding));
        });
      }),
      { numRuns: 150 },
    );
  });

  test('NaN stays NaN and disturbs no neighbour; the column may be filled in place', () => {
    fc.assert(
      fc.property(
        params,
        fc.array(fc.oneof(elapsed, fc.constant(Number.NaN)), { minLength: 1, maxLength: 12 }),
        (values, days) => {
          const t = Float64Array.from(days);
          const out = new Float64Array(t.length);
          curve.fillRetention(out, t, values);
          expect(Array.from(t)).toEqual(days);
          const inPlace = t.slice();
          curve.fillRetention(inPlace, inPlace, values);
          expect(Array.from(inPlace)).toEqual(Array.from(out));
          days.forEach((day, i) => {
            expect(Number.isNaN(out[i]!)).toBe(Number.isNaN(day));
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a whole column is what one time after the other gives', () => {
    fc.assert(
      fc.property(params, fc.array(elapsed, { minLength: 1, maxLength: 8 }), (values, days) => {
        const out = new Float64Array(days.length);
        fillNormalised(curve, out, Float64Array.from(days), values);
        days.forEach((day, i) => {
          expect(retentionAt(curve, day, values)).toBe(out[i]);
        });
      }),
      { numRuns: 40 },
    );
  });

  test('a crossing is where the curve passes the level: above it before, not above it after', () => {
    fc.assert(
      fc.property(params, levels, (values, level) => {
        const day = findCrossingDays(curve, level, values);
        const valueAt = (days: number) => retentionAt(curve, days, values);
        if (day === Number.POSITIVE_INFINITY) {
          expect(valueAt(1e12)).toBeGreaterThanOrEqual(level * (1 - 1e-9));
          return;
        }
        expect(day).toBeGreaterThanOrEqual(0);
        expect(valueAt(day * (1 - 1e-9))).toBeGreaterThanOrEqual(level * (1 - 1e-12));
        expect(valueAt(day * (1 + 1e-9))).toBeLessThanOrEqual(level * (1 + 1e-12));
      }),
      { numRuns: 200 },
    );
  });

  test('where the curve does not jump, the value at the crossing is the level', () => {
    fc.assert(
      fc.property(params, levels, (values, level) => {
        const day = findCrossingDays(curve, level, values);
        if (!Number.isFinite(day)) return;
        const before = retentionAt(curve, day * (1 - 1e-12), values);
        const after = retentionAt(curve, day * (1 + 1e-12), values);
        if (before - after > 1e-9) return;
        expect(Math.abs(retentionAt(curve, day, values) - level)).toBeLessThanOrEqual(1e-9 * level + 1e-12);
      }),
      { numRuns: 100 },
    );
  });

  test('a closed form and the bisection find the same day', () => {
    fc.assert(
      fc.property(params, levels, (values, level) => {
        const day = findCrossingDays(curve, level, values);
        if (day > 1e11) return;
        const found = bisectCrossing((days) => retentionAt(curve, days, values), level);
        // Where the curve is almost flat, a rounding of the value moves the day by far more than a rounding of it.
        const slack = day * 1e-9;
        const isFlat =
          retentionAt(curve, day - slack, values) - retentionAt(curve, day + slack, values) < 1e-14;
        if (!isFlat) expect(Math.abs(found - day)).toBeLessThanOrEqual(slack);
      }),
      { numRuns: 150 },
    );
  });

  test('level 0 is never reached, level 1 at once', () => {
    const values = defaultParams(curve.params);
    expect(findCrossingDays(curve, 0, values)).toBe(Number.POSITIVE_INFINITY);
    expect(findCrossingDays(curve, -1, values)).toBe(Number.POSITIVE_INFINITY);
    expect(findCrossingDays(curve, Number.NaN, values)).toBe(Number.POSITIVE_INFINITY);
    expect(findCrossingDays(curve, 1, values)).toBe(0);
    expect(startingValue(curve, values)).toBeGreaterThan(0);
  });

  test('a floor at or above the level is never crossed', () => {
    if (!curve.params.floor) return;
    fc.assert(
      fc.property(params, fc.double({ min: 1e-6, max: 1, noNaN: true }), (values, share) => {
        const floor = Number(values.floor);
        const level = floor * share;
        if (level < 1) expect(findCrossingDays(curve, level, values)).toBe(Number.POSITIVE_INFINITY);
      }),
      { numRuns: 60 },
    );
  });

  test('the arithmetic puts the numbers in', () => {
    const text = curve.arithmetic('75', defaultParams(curve.params));
    expect(text).toContain('75');
    const named = curve.timeParam === '' ? Object.keys(curve.params) : [curve.timeParam];
    for (const name of named) expect(text).toContain(String(defaultParams(curve.params)[name]));
    expect(text).not.toMatch(/NaN|undefined|\d{12}/);
  });
});
