import { defineModifier } from '../engine/contracts/strength-modifier.ts';

/**
 * The curve sees a place in the store instead of days: memories in the order of their last read, the one idle the longest is
 * number 1. Three memories idle 30, 10 and 20 days count as 1, 3 and 2 days. A memory by itself is number 1.
 */
export default defineModifier({
  id: 'store-rank',
  label: 'Rank instead of time',
  formula: 'elapsed := place in the store, oldest first',
  help: 'Decay goes by the place in the order of last reads, the oldest first: the newest decays most.',
  source: 'generative agents as coded',
  params: {},
  fillElapsed: (elapsedDays, rows, { isStore }) => {
    // Only a whole store has places.
    if (rows || !isStore) {
      for (let i = 0; i < elapsedDays.length; i += 1) elapsedDays[i] = elapsedDays[i]! * 0 + 1;
      return;
    }
    const order = Array.from(elapsedDays.keys()).filter((row) => !Number.isNaN(elapsedDays[row]!));
    order.sort((a, b) => elapsedDays[b]! - elapsedDays[a]! || a - b);
    order.forEach((row, place) => {
      elapsedDays[row] = place + 1;
    });
  },
});
