import { plainNumber } from '../engine/contracts/column-params.ts';
import { defineModifier } from '../engine/contracts/strength-modifier.ts';

/**
 * Decay towards a floor that does not depend on the initial height, `s·r + floor·(1 − r)`: what lies above the floor decays.
 * s = 0.8, floor 0.08, r = e^(−0.45) = 0.637628: 0.539092. A memory that starts under the floor rises to it.
 */
export default defineModifier({
  id: 'toward-floor',
  label: 'Decay towards a floor',
  formula: 's·r + floor·(1 − r)',
  help: 'What lies above the floor decays; time cannot take the floor.',
  source: 'CaviraOSS OpenMemory (0.08)',
  params: { floor: plainNumber('Floor', 0.08, 'Strength that time leads to.', 0, 1) },
  fillHeight: (heights, _input, { floor }) => {
    for (let row = 0; row < heights.length; row += 1) heights[row] = heights[row]! - floor;
  },
  fillStrength: (strength, _input, { floor }) => {
    for (let row = 0; row < strength.length; row += 1) strength[row] = strength[row]! + floor;
  },
});
