import { describe, expect, it } from 'vitest';
import { findCurveFacts } from '../../src/charts/curve-facts.ts';
import { findCurve } from '../../src/curves/registry.ts';
import { nameCurve } from '../../src/views/curves/curve-name.ts';
import { subLineOfCurves, titleOfCurves } from '../../src/views/curves/curves-title.ts';
import { openEnd, rangeWords } from '../../src/views/trace/plane-ranges.ts';

const curve = findCurve('exponential')!;
const factsOf = (threshold: number, ...halfLives: number[]) =>
  halfLives.map((halfLifeDays) => findCurveFacts(curve, { halfLifeDays }, threshold));

describe('titleOfCurves', () => {
  it('is the answer, recomputed for any threshold', () => {
    expect(titleOfCurves(factsOf(0.25, 30, 7, 90), 0.25)).toBe('Under 0.25 after 14, 60 and 180 days');
    expect(titleOfCurves(factsOf(0.5, 30), 0.5)).toBe('Under 0.5 after 30 days');
    expect(titleOfCurves(factsOf(0.25, 0.1), 0.25)).toBe('Under 0.25 after 4.8 h');
    expect(titleOfCurves(factsOf(0, 30), 0)).toBe('Never under 0');
  });

  it('names who never gets there, and who looks at θ', () => {
    const facts = factsOf(0.25, 30);
    const input = { names: ['Half-life 30 d'], threshold: 0.25, facts, isReference: true };
    expect(subLineOfCurves(input)).toContain('two half-lives');
    expect(subLineOfCurves(input)).toContain('θ is the limit of importance');
    const never = { ...facts[0]!, crossingDays: Number.POSITIVE_INFINITY };
    expect(
      subLineOfCurves({ ...input, facts: [...facts, never], names: ['a', 'b'], isReference: false }),
    ).toContain('b never gets there.');
  });
});

describe('nameCurve', () => {
  it('says the time constant, and the family where there are several', () => {
    expect(nameCurve(curve, { halfLifeDays: 30 }, false)).toBe('Half-life 30 d');
    expect(nameCurve(curve, { halfLifeDays: 30 }, true)).toBe('Exponential, half-life 30 d');
  });
});

describe('rangeWords', () => {
  it('says a brushed range as its chip', () => {
    expect(rangeWords('idle', [45, 60], 'd', String)).toBe('idle 45–60 d');
    expect(rangeWords('idle', [45, openEnd], 'd', String)).toBe('idle from 45 d');
    expect(rangeWords('importance', [0, 0.25], '', String)).toBe('importance under 0.25');
  });
});
