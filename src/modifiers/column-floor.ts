import { columnParams, plainNumber } from '../engine/contracts/column-params.ts';
import { readNamedColumn } from '../engine/contracts/column-read.ts';
import { defineModifier } from '../engine/contracts/strength-modifier.ts';

/** `max(share·x, strength)`: importance 0.8, share 0.3: never under 0.24. */
export default defineModifier({
  id: 'column-floor',
  label: 'Column as a floor',
  formula: 'max(share·x, strength)',
  help: 'Strength does not fall under a share of a column.',
  source: 'AutoMem: 0.3·importance',
  params: {
    ...columnParams('importance', 0.5, 1),
    share: plainNumber('Share', 0.3, 'How much of the column time cannot take.'),
  },
  reads: ({ column, most, missing }) => [readNamedColumn(column, most, missing)],
  fillStrength: (strength, _input, { share }, [x]) => {
    for (let row = 0; row < strength.length; row += 1) {
      const floor = share * x![row]!;
      if (strength[row]! < floor) strength[row] = floor;
    }
  },
});
