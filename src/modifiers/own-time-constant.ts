import { readNumberColumn } from '../engine/contracts/column-read.ts';
import { defineModifier } from '../engine/contracts/strength-modifier.ts';

const sources: Readonly<Record<string, { readonly column: string; readonly days: number }>> = {
  'stability, days': { column: 'stability', days: 1 },
  'half_life_days, days': { column: 'half_life_days', days: 1 },
  'tau, days': { column: 'tau', days: 1 },
  'ttl_minutes, minutes': { column: 'ttl_minutes', days: 1 / 1440 },
};

/** A column replaces the curve's time constant: 10 days at a stability of 5 d, on a curve of 1 d, count as 2. */
export default defineModifier({
  id: 'own-time-constant',
  label: 'Time constant of its own',
  formula: 'elapsed × T / x',
  help: "A column holds the curve's time constant for each memory; without one the policy decides.",
  source: 'spaced repetition (stability), stores with a lifetime per item',
  params: {
    column: {
      kind: 'choice',
      label: 'Column',
      options: Object.keys(sources),
      default: 'stability, days',
      help: 'The column that holds it, and its unit.',
    },
  },
  reads: ({ column }) => [readNumberColumn(sources[column]!.column, 1e-9, 1e9, Number.NaN)],
  fillElapsed: (elapsedDays, rows, { timeConstantDays }, { column }, [own]) => {
    const unitDays = sources[column]!.days;
    for (let i = 0; i < elapsedDays.length; i += 1) {
      const row = rows ? rows[i]! : i;
      const days = own![row]! * unitDays;
      if (days > 0 && timeConstantDays[row]! > 0) {
        elapsedDays[i] = (elapsedDays[i]! * timeConstantDays[row]!) / days;
      }
    }
  },
});
