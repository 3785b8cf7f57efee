import { columnParams } from '../engine/contracts/column-params.ts';
import { readNamedColumn } from '../engine/contracts/column-read.ts';
import { defineModifier } from '../engine/contracts/strength-modifier.ts';

/** A memory starts at the value of a column, and decays from there: initial strength 1, importance 0.5 → starts at 0.5. */
export default defineModifier({
  id: 'column-height',
  label: 'Column as initial height',
  formula: 'height × x',
  help: 'A memory starts at the value of a column instead of 1.',
  source: 'YourMemory (importance), the confidence model (confidence), mcp-memory-service (importance)',
  params: columnParams('importance', 1, 1),
  reads: ({ column, most, missing }) => [readNamedColumn(column, most, missing)],
  fillHeight: (heights, _input, _params, [x]) => {
    for (let row = 0; row < heights.length; row += 1) heights[row] = heights[row]! * x![row]!;
  },
});
