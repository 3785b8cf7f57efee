import { columnParams, plainNumber } from '../engine/contracts/column-params.ts';
import { readNamedColumn } from '../engine/contracts/column-read.ts';
import { defineModifier } from '../engine/contracts/strength-modifier.ts';

/** A column slows the decay, `elapsed × (1 − share·x)`: 10 days at importance 0.5, share 0.8 count as 6. Never under 0. */
export default defineModifier({
  id: 'column-slows-rate',
  label: 'Column slows the rate',
  formula: 'elapsed × (1 − share·x)',
  help: 'The higher the column, the more slowly a memory fades.',
  source: 'YourMemory as coded: rate × (1 − 0.8·importance)',
  params: {
    ...columnParams('importance', 0.5, 1),
    share: plainNumber('Share', 0.8, 'How much of the rate a value of 1 takes away.', 0, 1),
  },
  reads: ({ column, most, missing }) => [readNamedColumn(column, most, missing)],
  fillElapsed: (elapsedDays, rows, _input, { share }, [x]) => {
    for (let i = 0; i < elapsedDays.length; i += 1) {
      const pace = 1 - share * x![rows ? rows[i]! : i]!;
      elapsedDays[i] = pace > 0 ? elapsedDays[i]! * pace : elapsedDays[i]! * 0;
    }
  },
});
