import { expect, test } from 'vitest';
import mem0 from '../../src/presets/mem0.ts';
import { tracePreset } from './run-preset.ts';

test('whole through the day of its expiry, hidden after it, for ever without one', async () => {
  const reports = await tracePreset(mem0, [
    { created: 400, expiration_date: '2026-11-28' },
    { created: 400, expiration_date: '2026-11-29' },
    { created: 400 },
    { created: 400, expiration_date: 'soon' },
  ]);
  expect(reports.map(({ strength }) => strength)).toEqual([0, 1, 1, 1]);
  expect(reports.map(({ verdict }) => verdict)).toEqual(['strength', 'kept', 'kept', 'kept']);
  expect(reports[3]!.flags).toEqual(['bad-number']);
});
