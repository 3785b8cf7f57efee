import { expect, test } from 'vitest';
import langgraphDocumented from '../../src/presets/langgraph-documented.ts';
import { daysAgo, tracePreset } from './run-preset.ts';

test('a week of life: a read starts it anew', async () => {
  const reports = await tracePreset(langgraphDocumented, [
    { created: 7 },
    { created: 9, read: 1 },
    { created: 2, ttl_minutes: 60 },
    { created: 9, updated_at: daysAgo(3) },
  ]);
  expect(reports.map(({ verdict }) => verdict)).toEqual(['kept', 'kept', 'strength', 'kept']);
});
