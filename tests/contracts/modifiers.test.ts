import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findModifier, modifiers } from '../../src/modifiers/registry.ts';
import { type ModifiedMemory, modify } from '../modifiers/apply-modifier.ts';
import { arbitraryParams } from './arbitrary-params.ts';

const hooks = ['fillHeight', 'fillElapsed', 'fillStrength'] as const;
const days = fc.double({ min: 0, max: 900, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const memory: fc.Arbitrary<ModifiedMemory & { value: number }> = fc.record({
  value: fc.oneof(share, days, fc.constant(Number.NaN)),
  ageDays: days,
  idleDays: days,
  reads: fc.nat({ max: 30 }),
  isProtected: fc.boolean(),
  timeConstantDays: fc.constantFrom(0.0005, 30, 36_525),
  columns: fc.array(share, { minLength: 1, maxLength: 2 }),
});

test('ids are unique and found', () => {
  const ids = modifiers.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(findModifier(id)?.id).toBe(id);
  expect(findModifier('constructor')).toBeUndefined();
});

describe.each(modifiers.map((modifier) => [modifier.id, modifier] as const))('%s', (_id, modifier) => {
  const params = arbitraryParams(modifier.params);
  const own = hooks.filter((hook) => modifier[hook]);

  test('does something, says what, and has its defaults inside their bounds', () => {
    expect(own.length > 0 || modifier.fillProtected !== undefined).toBe(true);
    expect(modifier.help).toMatch(/\S+ \S+.*\.$/);
    for (const spec of Object.values(modifier.params)) {
      if (spec.kind === 'choice') expect(spec.options).toContain(spec.default);
      else {
        expect(spec.default >= spec.min && spec.default <= spec.max).toBe(true);
        expect((spec.sliderMin ?? spec.min) >= spec.min && (spec.sliderMax ?? spec.max) <= spec.max).toBe(
          true,
        );
      }
    }
  });

  test('NaN stays NaN, numbers stay finite, elapsed time stays at least 0', () => {
    fc.assert(
      fc.property(params, fc.array(memory, { minLength: 1, maxLength: 8 }), (values, memories) => {
        for (const hook of own) {
          const out = modify(
            modifier,
            hook,
            values,
            memories.map(({ value }) => value),
            memories,
          );
          out.forEach((value, i) => {
            expect(Number.isNaN(value)).toBe(Number.isNaN(memories[i]!.value));
            if (hook === 'fillElapsed' && !Number.isNaN(value)) expect(value).toBeGreaterThanOrEqual(0);
          });
        }
      }),
      { numRuns: 80 },
    );
  });

  test('more elapsed time never becomes less', () => {
    if (modifier.fillElapsed === undefined) return;
    fc.assert(
      fc.property(params, memory, days, days, (values, one, a, b) => {
        const at = (elapsed: number) => modify(modifier, 'fillElapsed', values, [elapsed], [one])[0]!;
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(at(less)).toBeLessThanOrEqual(at(more));
      }),
      { numRuns: 60 },
    );
  });
});
