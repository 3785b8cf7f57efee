import { defineReadEffect } from '../engine/contracts/read-effect.ts';
import { fillReadByRead } from '../engine/read-rounds.ts';

/**
 * A read lifts the strength by a share of what is missing, and the clock restarts there.
 * h = 30 d, share 0.18, read on day 30: 0.5 + 0.18·0.5 = 0.59; on day 60 0.59 · 0.5 = 0.295.
 */
export default defineReadEffect({
  id: 'asymptotic',
  label: 'Asymptotic: a share of what is missing',
  help: 'A read adds a share of what the strength lacks; it decays on from there.',
  source: 'CaviraOSS OpenMemory (0.18), PowerMem (0.3)',
  params: {
    amount: {
      kind: 'number',
      label: 'Share k',
      unit: '',
      min: 0,
      max: 1,
      step: 0.01,
      scale: 'linear',
      default: 0.18,
      help: 'Share of the missing strength that one read adds.',
    },
    ceiling: {
      kind: 'number',
      label: 'Ceiling',
      unit: '',
      min: 0,
      max: 1,
      step: 0.01,
      scale: 'linear',
      default: 1,
      help: 'The strength that reads approach; a read never lowers a higher one.',
    },
  },
  needsLog: true,
  anchor: 'last-read',
  actsOnStrength: true,
  fillRecency: (out, history, curve, { amount, ceiling }) =>
    fillReadByRead(out, history, curve, (levels) => {
      for (let i = 0; i < levels.length; i += 1) {
        levels[i] = levels[i]! + amount * Math.max(0, ceiling - levels[i]!);
      }
    }),
});
