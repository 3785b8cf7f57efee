import type { EvictionPass } from '../../engine/contracts/eviction-pass.ts';
import type { Decision } from '../../engine/work/store-log.ts';
import { formatDate, formatUtc } from '../../ui/format-date.ts';
import { formatDaysGiven, formatGiven, formatScore } from '../../ui/format-number.ts';

/** One number of a decision with its name; `title` says it exactly. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly title?: string;
}

type Measure = EvictionPass['measure'];

/** What a pass looked at, in its own measure; a pass over a size compares what it ranks by, often a score. */
function measured(value: number, measure: Measure): string {
  if (measure === 'score' || (measure === 'size' && Math.abs(value) < 1)) return formatScore(value);
  return measure === 'days' ? formatDaysGiven(value) : formatGiven(value);
}

/** Every number that an eviction was decided by, as it was then. */
export function factsOf(decision: Decision, passLabel: string, measure: Measure): readonly Fact[] {
  const { terms } = decision;
  const exact = (value: number) => ({ value: formatScore(value), title: String(value) });
  return [
    { name: 'As of', value: formatDate(decision.asOfMs), title: formatUtc(decision.asOfMs) },
    { name: 'Taken by', value: passLabel },
    { name: 'Value', value: measured(decision.value, measure), title: String(decision.value) },
    {
      name: measure === 'size' ? 'Cut-off' : 'Limit',
      value: decision.limit === null ? 'none' : measured(decision.limit, measure),
    },
    {
      name: 'Rank',
      value: decision.rank === null ? 'none' : formatGiven(decision.rank),
      title: 'Place in the order in which a size pass takes them: 1 goes first',
    },
    { name: 'Category term', ...exact(terms.category) },
    { name: 'Frequency term', ...exact(terms.frequency) },
    { name: 'Recency term', ...exact(terms.recency) },
    { name: 'Alignment term', ...exact(terms.alignment) },
    { name: 'Importance', ...exact(decision.importance) },
    { name: 'Strength', ...exact(decision.strength) },
    { name: 'Policy', value: decision.policyName },
    { name: 'Policy SHA-256', value: `${decision.policySha256.slice(0, 12)}…`, title: decision.policySha256 },
  ];
}
