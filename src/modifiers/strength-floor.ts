import { plainNumber } from '../engine/contracts/column-params.ts';
import { defineModifier } from '../engine/contracts/strength-modifier.ts';

const scopes = ['all', 'protected'] as const;

/** `max(floor, strength)` for all memories or for protected ones only: 0.329 with a floor of 0.5 becomes 0.5. */
export default defineModifier({
  id: 'strength-floor',
  label: 'Floor',
  formula: 'max(floor, strength)',
  help: 'Strength does not fall under a floor.',
  source: 'mcp-memory-service (0.5 for protected memories)',
  params: {
    floor: plainNumber('Floor', 0.5, 'The lowest strength.'),
    scope: {
      kind: 'choice',
      label: 'Holds for',
      options: scopes,
      default: scopes[0],
      help: 'Which memories have the floor.',
    },
  },
  fillStrength: (strength, { isProtected }, { floor, scope }) => {
    const isForAll = scope === scopes[0];
    for (let row = 0; row < strength.length; row += 1) {
      if (strength[row]! < floor && (isForAll || isProtected[row] === 1)) strength[row] = floor;
    }
  },
});
