import { countedReads } from '../engine/access-times.ts';
import { defineReadEffect } from '../engine/contracts/read-effect.ts';

const forms = ['1 + a·n', '(n + 1)^a', 'n^a', '1 + a·ln(1 + n)'] as const;
const caps = ['none', 'at 1'] as const;

function factor(form: string, amount: number, reads: number): number {
  if (form === forms[0]) return 1 + amount * reads;
  if (form === forms[1]) return (reads + 1) ** amount;
  return form === forms[2] ? reads ** amount : 1 + amount * Math.log1p(reads);
}

/**
 * A read restarts the clock and counts: `curve(idle) ·` a factor of the number of reads n, which may exceed 1.
 * h = 30 d, 1 + 0.2·n, read 3 times, last 30 days ago: 0.5 · 1.6 = 0.8. (n + 1)^0.6: 0.5 · 2.2974 = 1.1487.
 */
export default defineReadEffect({
  id: 'count-multiplier',
  label: 'Count multiplier',
  help: 'A read restarts the clock, and each one counts: strength is multiplied by a factor of their number.',
  source: 'YourMemory as coded (1 + 0.2·n), CortexGraph ((n + 1)^0.6)',
  params: {
    form: {
      kind: 'choice',
      label: 'Factor',
      options: forms,
      default: forms[0],
      help: 'How the number of reads n becomes a factor.',
    },
    amount: {
      kind: 'number',
      label: 'Amount a',
      unit: '',
      min: 0,
      max: 10,
      sliderMax: 2,
      step: 0.01,
      scale: 'linear',
      default: 0.2,
      help: 'How much the number of reads weighs.',
    },
    cap: {
      kind: 'choice',
      label: 'Cap',
      options: caps,
      default: caps[0],
      help: 'Whether the product stops at 1.',
    },
  },
  needsLog: false,
  anchor: 'last-read',
  mayExceedOne: true,
  unreadFactor: ({ form, amount }) => factor(form, amount, 0),
  fillRecency: (out, history, curve, { form, amount, cap }) => {
    curve.fill(out, history.idleDays, null);
    const most = cap === caps[1] ? 1 : Number.POSITIVE_INFINITY;
    for (let row = 0; row < out.length; row += 1) {
      const product = out[row]! * factor(form, amount, countedReads(history, row));
      out[row] = Math.min(product, most);
    }
  },
});
