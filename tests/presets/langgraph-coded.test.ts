import { expect, test } from 'vitest';
import langgraphCoded from '../../src/presets/langgraph-coded.ts';
import { daysAgo, tracePreset } from './run-preset.ts';

test('a week of life: a read changes nothing', async () => {
  const reports = await tracePreset(langgraphCoded, [
    { created: 7 },
    { created: 9, read: 1 },
    { created: 2, ttl_minutes: 60 },
    { created: 9, updated_at: daysAgo(3) },
  ]);
  expect(reports.map(({ verdict }) => verdict)).toEqual(['kept', 'strength', 'strength', 'kept']);
});
