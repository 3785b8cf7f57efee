import { countedReads } from '../engine/access-times.ts';
import { readNumberColumn } from '../engine/contracts/column-read.ts';
import { defineReadEffect } from '../engine/contracts/read-effect.ts';

const senses = ['slows', 'speeds up'] as const;
const mostStability = 1e6;

/** S after n reads, from 1: each read makes it `S·factor + add`. */
function stabilityAfter(reads: number, add: number, factor: number): number {
  if (factor === 1) return Math.min(mostStability, 1 + add * reads);
  const grown = factor ** reads;
  return Math.min(mostStability, grown + (add * (grown - 1)) / (factor - 1));
}

/**
 * A read restarts the clock and makes the memory last longer: `curve(idle / S)`, S starts at 1 and each read makes it
 * S·factor + add. A column `stability` is the S of now and wins over the count. e^(−t/5), add 1, read once, 5 days ago: S = 2,
 * 0.6065. "speeds up" is what a slip of precedence makes of it, `curve(idle · S)`: 0.1353.
 */
export default defineReadEffect({
  id: 'grow-stability',
  label: 'Grow stability',
  help: 'A read restarts the clock, and the memory fades more slowly than before.',
  source: 'MemoryBank (S + 1), spaced repetition (S · factor)',
  params: {
    add: {
      kind: 'number',
      label: 'Added per read',
      unit: '',
      min: 0,
      max: 100,
      sliderMax: 5,
      step: 0.1,
      scale: 'linear',
      default: 1,
      help: 'What one read adds to the stability S.',
    },
    factor: {
      kind: 'number',
      label: 'Factor per read',
      unit: '',
      min: 1,
      max: 10,
      step: 0.1,
      scale: 'linear',
      default: 1,
      help: 'What one read multiplies the stability S by.',
    },
    sense: {
      kind: 'choice',
      label: 'A larger S',
      options: senses,
      default: senses[0],
      help: 'Documented: S slows the decay. Coded in MemoryBank: it speeds it up.',
    },
  },
  needsLog: false,
  anchor: 'last-read',
  reads: () => [readNumberColumn('stability', 1e-6, mostStability, Number.NaN)],
  fillRecency: (out, history, curve, { add, factor, sense }, [stability]) => {
    for (let row = 0; row < out.length; row += 1) {
      const own = stability![row]!;
      const s = own > 0 ? own : stabilityAfter(countedReads(history, row), add, factor);
      out[row] = sense === senses[0] ? history.idleDays[row]! / s : history.idleDays[row]! * s;
    }
    curve.fill(out, out, null);
  },
});
