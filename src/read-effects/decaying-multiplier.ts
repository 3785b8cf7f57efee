import { defineReadEffect } from '../engine/contracts/read-effect.ts';
import { dayMs } from '../engine/units.ts';

/**
 * The clock goes on: `curve(age) · (1 + lift·e^(−k·days since last read))`, × 1 if never read; the product may exceed 1.
 * h = 30 d, lift 0.5, k = 0.1 per day, 60 days old, read 10 days ago: 0.25 · 1.18394 = 0.295985.
 */
export default defineReadEffect({
  id: 'decaying-multiplier',
  label: 'Decaying multiplier',
  help: 'A read lifts strength for a while; age counts on. Just after a read strength may exceed 1.',
  source: 'YourMemory, the article',
  params: {
    lift: {
      kind: 'number',
      label: 'Lift',
      unit: '',
      min: 0,
      max: 10,
      sliderMax: 2,
      step: 0.01,
      scale: 'linear',
      default: 0.5,
      help: 'What a read adds at its own moment, as a share of the strength.',
    },
    ratePerDay: {
      kind: 'number',
      label: 'Rate of the lift k',
      unit: '1/d',
      min: 0,
      max: 86_400,
      sliderMin: 0.0001,
      sliderMax: 1000,
      step: 0.001,
      scale: 'log',
      default: 0.001,
      help: 'How fast the lift is lost; 0.001 per second is 86.4 per day.',
    },
  },
  needsLog: false,
  anchor: 'created',
  mayExceedOne: true,
  fillRecency: (out, history, curve, { lift, ratePerDay }) => {
    curve.fill(out, history.ageDays, null);
    const { asOfMs, lastReadMs, createdMs } = history;
    for (let row = 0; row < out.length; row += 1) {
      const last = lastReadMs[row]!;
      if (last >= createdMs[row]!) {
        out[row] = out[row]! * (1 + lift * Math.exp((-ratePerDay * (asOfMs - last)) / dayMs));
      }
    }
  },
});
