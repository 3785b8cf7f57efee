import { plainNumber } from '../engine/contracts/column-params.ts';
import { defineModifier } from '../engine/contracts/strength-modifier.ts';
import { dayMs } from '../engine/units.ts';

/**
 * A factor in steps of whole days since the last read (never read: since the anchor): × 1.5 within 1 day, 1.2 within 7, 1.1
 * within 30, else 1. Read 7.9 days ago: 7 whole days, × 1.2.
 */
export default defineModifier({
  id: 'last-read-steps',
  label: 'Last read as a factor in steps',
  formula: '× day / week / month / 1',
  help: 'A recent read multiplies strength, in three steps; it may exceed 1.',
  source: 'mcp-memory-service',
  params: {
    withinDay: plainNumber('Within a day', 1.5, 'Factor up to one whole day after a read.'),
    withinWeek: plainNumber('Within a week', 1.2, 'Factor up to seven whole days after a read.'),
    withinMonth: plainNumber('Within a month', 1.1, 'Factor up to thirty whole days after a read.'),
  },
  fillStrength: (strength, { history }, { withinDay, withinWeek, withinMonth }) => {
    const { asOfMs, lastReadMs, idleDays } = history;
    for (let row = 0; row < strength.length; row += 1) {
      const last = lastReadMs[row]!;
      const days = Math.floor(Number.isNaN(last) ? idleDays[row]! : (asOfMs - last) / dayMs);
      const factor = days <= 1 ? withinDay : days <= 7 ? withinWeek : days <= 30 ? withinMonth : 1;
      strength[row] = strength[row]! * factor;
    }
  },
});
