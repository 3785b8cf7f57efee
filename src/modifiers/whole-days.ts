import { defineModifier } from '../engine/contracts/strength-modifier.ts';

/** The curve sees whole days: 40.9 days count as 40. */
export default defineModifier({
  id: 'whole-days',
  label: 'Whole days',
  formula: 'floor(elapsed)',
  help: 'Elapsed time counts in whole days, rounded down.',
  source: 'mcp-memory-service',
  params: {},
  fillElapsed: (elapsedDays) => {
    for (let i = 0; i < elapsedDays.length; i += 1) elapsedDays[i] = Math.floor(elapsedDays[i]!);
  },
});
