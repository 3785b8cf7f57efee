import { columnParams, plainNumber } from '../engine/contracts/column-params.ts';
import { readNamedColumn } from '../engine/contracts/column-read.ts';
import { defineModifier } from '../engine/contracts/strength-modifier.ts';

/** No pass touches a memory whose column reaches a value: importance 0.7 with a limit of 0.7 is protected, 0.69 is not. */
export default defineModifier({
  id: 'column-protects',
  label: 'Column protects',
  formula: 'x ≥ limit: no pass',
  help: 'A memory whose column reaches the limit is left alone by every pass; its strength is as before.',
  source: 'AutoMem: importance from 0.7 on',
  params: {
    ...columnParams('importance', 0.5, 1),
    from: plainNumber('From', 0.7, 'The value from which on a memory is protected.'),
  },
  reads: ({ column, most, missing }) => [readNamedColumn(column, most, missing)],
  fillProtected: (isProtected, _input, { from }, [x]) => {
    for (let row = 0; row < isProtected.length; row += 1) if (x![row]! >= from) isProtected[row] = 1;
  },
});
