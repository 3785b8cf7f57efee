import { createMarkOf } from '../../src/charts/verdict-marks.ts';
import type { PassSummary, RowName, ScatterPoint, Sizes } from '../../src/engine/evaluation.ts';

/** The notebook's ten memories as its golden trace leaves them. */
const notebook = [
  ['Never invest in equity for me', 90, 0.38, 'kept', true],
  ['Goal: retire at 55', 75, 0.415711, 'lru', false],
  ['Salary is Rs 1,50,000 at TCS', 3, 0.613213, 'kept', false],
  ['Salary is Rs 90,000 at Infosys', 540, 0.225002, 'ttl', false],
  ['SIP of Rs 5,000 in a liquid fund', 7, 0.655267, 'kept', false],
  ['Prefers short-duration debt funds', 20, 0.506984, 'kept', false],
  ['Markets look volatile this week', 60, 0.16, 'ttl', false],
  ['Bond yields are rising', 5, 0.416359, 'budget', false],
  ['Compared NPS and PPF in this session', 10, 0.42248, 'kept', false],
  ['FD of Rs 50,000 matures in 3 months', 58, 0.239729, 'importance', false],
] as const;

export const markOf = createMarkOf([
  { id: 'ttl', label: 'TTL', mark: { shape: 'triangle', colour: 'ttl' } },
  { id: 'lru', label: 'LRU', mark: { shape: 'square', colour: 'lru' } },
  { id: 'importance', label: 'Importance', mark: { shape: 'diamond', colour: 'importance' } },
  { id: 'budget', label: 'Budget', mark: { shape: 'plus', colour: 'budget' } },
]);

const names: readonly (RowName & { verdict: string })[] = notebook.map(
  ([text, , importance, verdict, isProtected], row) => ({
    row,
    id: `m${row + 1}`,
    text,
    importance,
    isProtected,
    verdict,
  }),
);

export const sizesOf = (memories: number): Sizes => ({
  memories,
  tokens: memories * 8,
  bytes: memories * 29,
});
export const keptNames = names.filter(({ verdict }) => verdict === 'kept');

export function passSummaries(
  order: readonly string[] = ['ttl', 'lru', 'importance', 'budget'],
  off: readonly string[] = [],
): PassSummary[] {
  return order.map((id, index) => {
    const taken = off.includes(id) ? [] : names.filter(({ verdict }) => verdict === id);
    return {
      index,
      id,
      isEnabled: !off.includes(id),
      rule: `rule of ${id}`,
      taken: taken.length,
      takenAlone: taken.length,
      sizes: sizesOf(taken.length),
      names: taken,
    };
  });
}

export const scatterPoints: readonly ScatterPoint[] = notebook.map(([, idleDays, , verdict], row) => ({
  ...names[row]!,
  idleDays,
  verdict,
  isLost: verdict === 'lru',
}));
