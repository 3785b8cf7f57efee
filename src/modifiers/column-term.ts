import { columnParams, plainNumber } from '../engine/contracts/column-params.ts';
import { readNamedColumn } from '../engine/contracts/column-read.ts';
import { defineModifier } from '../engine/contracts/strength-modifier.ts';

/** `+ weight·x`: 0.3·0.5 from the curve and a similarity of 0.8 at weight 0.5 make 0.55. */
export default defineModifier({
  id: 'column-term',
  label: 'Column as a term',
  formula: '+ weight·x',
  help: 'A weighted column is added, as rankings do with similarity or importance; the sum may exceed 1.',
  source: 'CrewAI, LangChain, generative agents',
  params: {
    ...columnParams('similarity', 0, 1),
    weight: plainNumber('Weight', 1, 'What one of the column adds.'),
  },
  reads: ({ column, most, missing }) => [readNamedColumn(column, most, missing)],
  fillStrength: (strength, _input, { weight }, [x]) => {
    for (let row = 0; row < strength.length; row += 1) strength[row] = strength[row]! + weight * x![row]!;
  },
});
