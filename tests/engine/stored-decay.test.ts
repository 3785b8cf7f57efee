import { expect, test } from 'vitest';
import { sampleByDay } from '../../src/engine/one-memory.ts';
import { findRules } from '../../src/engine/plugins.ts';
import { storedByDay } from '../../src/engine/stored-decay.ts';
import caviraoss from '../../src/presets/caviraoss-openmemory.ts';
import notebook from '../../src/presets/notebook.ts';
import { plugins } from './plugins.ts';

const rulesOf = ({ policy }: typeof notebook) => ({ ...findRules(policy, plugins), policy });
const episodic = { category: 'episodic', initialStrength: 0.8 };

test('ten daily runs from 0.8 at 0.015 per day leave 0.396 where 0.700 is meant', () => {
  const rules = rulesOf(caviraoss);
  const stored = storedByDay(rules, [0, 1, 5.5, 10], 1, episodic);
  const meant = sampleByDay(rules, [0, 1, 5.5, 10], new Float64Array(), episodic).strength;
  expect(stored[3]).toBeCloseTo(0.396, 3);
  expect(meant[3]).toBeCloseTo(0.7, 3);
  expect(stored[0]).toBeCloseTo(0.8, 14);
  expect(stored[1]).toBeCloseTo(meant[1]!, 14);
  // Between two runs the stored value stands.
  expect(stored[2]).toBeCloseTo(storedByDay(rules, [5], 1, episodic)[0]!, 14);
});

test('a job that runs once, at the end, stores what is meant', () => {
  const rules = rulesOf(notebook);
  expect(storedByDay(rules, [60], 60)[0]).toBe(0.25);
  expect(storedByDay(rules, [60], 30)[0]).toBe(0.125);
});
