import { readTimeColumn } from '../engine/contracts/column-read.ts';
import { defineModifier } from '../engine/contracts/strength-modifier.ts';

/** Strength until the day of a column `expiration_date` is over (UTC, that day included), 0 after it. */
export default defineModifier({
  id: 'expiry-date',
  label: 'Date of expiry',
  formula: '× 1 until the day is over, then 0',
  help: 'A column "expiration_date" says until which day a memory counts; without one it counts for ever.',
  source: 'mem0: expiration_date',
  params: {},
  reads: () => [readTimeColumn('expiration_date', 'day-end')],
  fillStrength: (strength, { history }, _params, [end]) => {
    for (let row = 0; row < strength.length; row += 1) {
      if (end![row]! <= history.asOfMs) strength[row] = strength[row]! * 0;
    }
  },
});
