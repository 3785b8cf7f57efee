import { columnParams, plainNumber } from '../engine/contracts/column-params.ts';
import { readNamedColumn } from '../engine/contracts/column-read.ts';
import { defineModifier } from '../engine/contracts/strength-modifier.ts';

const forms = ['linear', 'logarithmic'] as const;

/** `× (base + slope·x)` or `× (base + slope·ln(1 + x))`: quality 0.5 with base 1, slope 0.5 multiplies by 1.25. */
export default defineModifier({
  id: 'column-factor',
  label: 'Column as a factor',
  formula: '× (base + slope·x)',
  help: 'Strength is multiplied by a factor that grows with a column; it may exceed 1.',
  source: 'mcp-memory-service (connections, quality), AutoMem (relations, importance, confidence)',
  params: {
    ...columnParams('connections', 0, 1e9),
    base: plainNumber('Base', 1, 'The factor where the column is 0.'),
    slope: plainNumber('Slope', 0.1, 'What one more of the column adds to the factor.'),
    form: {
      kind: 'choice',
      label: 'Form',
      options: forms,
      default: forms[0],
      help: 'Whether the column counts as it is or as ln(1 + x).',
    },
  },
  reads: ({ column, most, missing }) => [readNamedColumn(column, most, missing)],
  fillStrength: (strength, _input, { base, slope, form }, [x]) => {
    const isLog = form === forms[1];
    for (let row = 0; row < strength.length; row += 1) {
      const value = isLog ? Math.log1p(x![row]!) : x![row]!;
      strength[row] = strength[row]! * (base + slope * value);
    }
  },
});
