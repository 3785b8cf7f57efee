import { expect, test } from 'vitest';
import automem from '../../src/presets/automem.ts';
import { vectorsOf } from '../fixtures/system-vectors.ts';
import { strengthUnder, tracePreset } from './run-preset.ts';

test('the published vector', async () => {
  const [{ age, relations, imp, conf, score }] = vectorsOf<Record<string, number>>('automem');
  const memory = { created: age!, relations, importance: imp, confidence: conf };
  expect(await strengthUnder(automem, memory)).toBeCloseTo(score!, 6);
});

test('never under three tenths of its importance, never over 1', async () => {
  expect(await strengthUnder(automem, { created: 900, importance: 0.8 })).toBeCloseTo(0.24, 12);
  const rich = { created: 0, relations: 500, importance: 1, confidence: 1 };
  expect(await strengthUnder(automem, rich)).toBe(1);
});

test('an access within a day counts in full', async () => {
  const memory = { created: 30, importance: 0.5, confidence: 0.6 };
  const read = await strengthUnder(automem, { ...memory, read: 0.5 });
  expect(read).toBeCloseTo(Math.exp(-0.3) * 0.6 * 0.88, 12);
});

test('not archived in its first 90 days, from importance 0.7 on, nor as a decision', async () => {
  const reports = await tracePreset(automem, [
    { created: 89, importance: 0.1 },
    { created: 91, importance: 0.1 },
    { created: 900, importance: 0.7 },
    { created: 900, importance: 0.1, category: 'Decision' },
  ]);
  expect(reports.map(({ verdict }) => verdict)).toEqual(['kept', 'strength', 'kept', 'kept']);
  expect(reports.map((report) => report.protected)).toEqual([true, false, true, true]);
});
