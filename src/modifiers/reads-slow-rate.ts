import { countedReads } from '../engine/access-times.ts';
import { plainNumber } from '../engine/contracts/column-params.ts';
import { defineModifier } from '../engine/contracts/strength-modifier.ts';

/** Reads stretch time, `elapsed / (1 + a·ln(1 + n))`: 10 days after 3 reads, a = 0.3, count as 7.0627. */
export default defineModifier({
  id: 'reads-slow-rate',
  label: 'Reads slow the rate',
  formula: 'elapsed / (1 + a·ln(1 + n))',
  help: 'The more often a memory was read, the more slowly it fades.',
  source: 'PowerMem: stability × (1 + 0.3·ln(1 + n))',
  params: { amount: plainNumber('Amount a', 0.3, 'How much the number of reads weighs.') },
  fillElapsed: (elapsedDays, rows, { history }, { amount }) => {
    for (let i = 0; i < elapsedDays.length; i += 1) {
      const reads = countedReads(history, rows ? rows[i]! : i);
      elapsedDays[i] = elapsedDays[i]! / (1 + amount * Math.log1p(reads));
    }
  },
});
