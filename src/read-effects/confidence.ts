import { defineReadEffect } from '../engine/contracts/read-effect.ts';
import { fillReadByRead } from '../engine/read-rounds.ts';

const tests = ['before the reset', 'after the reset'] as const;

/**
 * A read restarts the clock at the initial confidence; if the strength then was over the limit, the initial confidence first
 * rises. h = 30 d, initial 0.8, read on day 30 (0.4 > 0.3): from 0.85 on; read on day 60 (0.2): from 0.8 on. As coded the
 * clock is reset before the test, which then sees the undecayed 0.8 and always passes: from 0.85 on either way.
 */
export default defineReadEffect({
  id: 'confidence',
  label: 'Confidence: reset, and rise while trusted',
  help: 'A read restarts the clock; a memory that was still trusted starts a little higher than before.',
  source: 'the confidence model for agent memory, reinforce()',
  params: {
    amount: {
      kind: 'number',
      label: 'Rise',
      unit: '',
      min: 0,
      max: 1,
      step: 0.01,
      scale: 'linear',
      default: 0.05,
      help: 'What a read of a trusted memory adds to its initial confidence, at most to 1.',
    },
    over: {
      kind: 'number',
      label: 'Trusted over',
      unit: '',
      min: 0,
      max: 1,
      step: 0.01,
      scale: 'linear',
      default: 0.3,
      help: 'Strength over which a read raises the initial confidence.',
    },
    test: {
      kind: 'choice',
      label: 'Tested',
      options: tests,
      default: tests[0],
      help: 'Documented: before the reset, on the decayed value. Coded: after it, on the undecayed one.',
    },
  },
  needsLog: true,
  anchor: 'last-read',
  actsOnStrength: true,
  fillRecency: (out, history, curve, { amount, over, test }) =>
    fillReadByRead(out, history, curve, (levels, before) => {
      for (let i = 0; i < levels.length; i += 1) {
        const tested = test === tests[0] ? levels[i]! : before[i]!;
        levels[i] = tested > over ? Math.min(1, before[i]! + amount) : before[i]!;
      }
    }),
});
