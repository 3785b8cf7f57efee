import { defineReadEffect } from '../engine/contracts/read-effect.ts';
import { fillReadByRead } from '../engine/read-rounds.ts';

/**
 * A read lifts the level by `amount`, at most to 1, and the clock restarts there.
 * h = 30 d, amount 0.2, read on day 30: 0.5 → 0.7; on day 60 0.7 · 0.5 = 0.35.
 */
export default defineReadEffect({
  id: 'boost',
  label: 'Boost: strength + b',
  help: 'A read lifts strength by a fixed amount, at most to 1; it decays on from there.',
  source: 'notebook, the alternative',
  params: {
    amount: {
      kind: 'number',
      label: 'Boost b',
      unit: '',
      min: 0,
      max: 1,
      step: 0.01,
      scale: 'linear',
      default: 0.2,
      help: 'What one read adds to strength.',
    },
  },
  needsLog: true,
  anchor: 'last-read',
  fillRecency: (out, history, curve, { amount }) =>
    fillReadByRead(out, history, curve, (levels) => {
      for (let i = 0; i < levels.length; i += 1) levels[i] = Math.min(1, levels[i]! + amount);
    }),
});
