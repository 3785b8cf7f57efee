import { readNumberColumn } from '../engine/contracts/column-read.ts';
import { defineModifier } from '../engine/contracts/strength-modifier.ts';

const daysOf: Readonly<Record<string, number>> = { 'per day': 1, 'per hour': 24, 'per second': 86_400 };

/**
 * A column `rate` replaces the policy's rate: the curve sees the days after which its own half-life would have done as much,
 * `elapsed · rate · h / ln 2`. 10 days at 0.02 per day on a curve with h = 69.3147 d (0.01 per day) count as 20.
 */
export default defineModifier({
  id: 'own-rate',
  label: 'Rate of its own',
  formula: 'elapsed × rate·h / ln 2',
  help: 'A column "rate" holds the decay rate of each memory; without one the policy decides. Meant for exponentials.',
  source: 'systems that keep a rate with each memory',
  params: {
    unit: {
      kind: 'choice',
      label: 'Rate is',
      options: ['per day', 'per hour', 'per second'],
      default: 'per day',
      help: 'What the numbers of the column mean.',
    },
  },
  reads: () => [readNumberColumn('rate', 0, 1e6, Number.NaN)],
  fillElapsed: (elapsedDays, rows, { timeConstantDays }, { unit }, [rate]) => {
    for (let i = 0; i < elapsedDays.length; i += 1) {
      const row = rows ? rows[i]! : i;
      const perDay = rate![row]! * daysOf[unit]!;
      const halfLife = timeConstantDays[row]!;
      if (perDay >= 0 && halfLife > 0) elapsedDays[i] = (elapsedDays[i]! * perDay * halfLife) / Math.LN2;
    }
  },
});
