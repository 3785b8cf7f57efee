import { plainNumber } from '../engine/contracts/column-params.ts';
import { defineModifier } from '../engine/contracts/strength-modifier.ts';

/** `base + slope·strength`: base 0.9, slope 0.2 make 1.045205 of 0.726027. */
export default defineModifier({
  id: 'linear-map',
  label: 'Base and slope',
  formula: 'base + slope·strength',
  help: 'Decay moves only a part of the number, as in rankings that use it as a mild factor; it may exceed 1.',
  source: 'Hindsight (1 + 0.2·(r − 0.5)), MemOS (0.3 + 0.7·r)',
  params: {
    base: plainNumber('Base', 0, 'What is left when the strength is 0.'),
    slope: plainNumber('Slope', 1, 'What a strength of 1 adds to it.'),
  },
  fillStrength: (strength, _input, { base, slope }) => {
    for (let row = 0; row < strength.length; row += 1) strength[row] = base + slope * strength[row]!;
  },
});
