import { plainNumber } from '../engine/contracts/column-params.ts';
import { defineModifier } from '../engine/contracts/strength-modifier.ts';

/** `min(limit, strength)`: 1.2 becomes 1. */
export default defineModifier({
  id: 'strength-cap',
  label: 'Cap',
  formula: 'min(limit, strength)',
  help: 'Strength stops at a limit.',
  source: 'YourMemory, AutoMem',
  params: { limit: plainNumber('Limit', 1, 'The highest strength.') },
  fillStrength: (strength, _input, { limit }) => {
    for (let row = 0; row < strength.length; row += 1) {
      if (strength[row]! > limit) strength[row] = limit;
    }
  },
});
