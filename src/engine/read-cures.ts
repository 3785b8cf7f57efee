import type { Cure } from './cure.ts';
import { roundDown, stepOf } from './least-move.ts';
import { withRead } from './row-edits.ts';
import { dayMs } from './units.ts';
import { type Case, judge, keeps, refuse } from './what-if.ts';
import { countText, daysWithUnit } from './words.ts';

/** A millisecond: reads are not told apart below it. */
const finestDays = 1 / dayMs;

/** One more read: the longest ago that it may have been and still keep the memory. */
export function readCure(open: Case): Cure {
  const { asOfMs, history, row, base } = open;
  const runAt = (daysAgo: number) => open.runRow(withRead(history, asOfMs - daysAgo * dayMs));
  const keepsAt = (daysAgo: number) => keeps(open, runAt(daysAgo));
  const idle = base.timing.idleDays[row]!;
  if (!keepsAt(0)) {
    const now = judge(open, 'read', 'A read, even now', runAt(0), {
      kind: 'edit',
      edit: { kind: 'read', row, atMs: asOfMs },
    });
    return open.taker.pass.reads.includes('ageDays')
      ? { ...now, why: 'a read does not make it younger' }
      : now;
  }
  const daysAgo = settleDays(keepsAt(idle) ? idle : longestAgo(idle, keepsAt), keepsAt);
  const edit = { kind: 'read', row, atMs: asOfMs - daysAgo * dayMs } as const;
  const when = daysAgo === 0 ? 'just now' : `at most ${daysWithUnit(daysAgo)} ago`;
  return judge(open, 'read', `One more read, ${when}`, runAt(daysAgo), { kind: 'edit', edit });
}

/**
 * The longest ago that a read keeps, to a fourth of the step at which it is offered; 0 keeps, `idle` does not. In days.
 * The search is fine where the answer is small: a minute ago is not lost in the steps of a year.
 */
function longestAgo(idle: number, keepsAt: (daysAgo: number) => boolean): number {
  const points = 8;
  let [kept, lost] = [0, idle / points];
  for (let i = points - 1; i > 0; i -= 1) {
    if (!keepsAt((idle * i) / points)) continue;
    [kept, lost] = [(idle * i) / points, (idle * (i + 1)) / points];
    break;
  }
  const isFine = () => lost - kept <= Math.max(finestDays, stepOf(kept, finestDays) / 4);
  while (!isFine()) {
    const middle = (kept + lost) / 2;
    if (keepsAt(middle)) kept = middle;
    else lost = middle;
  }
  return kept;
}

/** The largest offered number of days that keeps; the nearest round one when the search stopped just short of it. */
function settleDays(found: number, keepsAt: (daysAgo: number) => boolean): number {
  const step = stepOf(found);
  const nearest = Number((Math.round(found / step) * step).toPrecision(12));
  if (keepsAt(nearest)) return nearest;
  let days = Math.max(0, roundDown(found));
  for (let i = 0; i < 3 && days > 0 && !keepsAt(days); i += 1) days = Math.max(0, roundDown(days - step));
  return keepsAt(days) ? days : 0;
}

/** More reads at the times that are known already: what frequency alone would do. */
export function countCure(open: Case): Cure {
  const { policy, history, row, base } = open;
  const { weights, frequencyCap } = policy.importance;
  const had = base.timing.readCount[row]!;
  const most = Math.ceil(frequencyCap - had);
  if (weights.frequency === 0)
    return refuse('reads', 'No number of reads', 'frequency counts 0 in importance');
  if (most <= 0)
    return refuse('reads', 'No number of reads', `it has ${countText(had)}, the cap is ${frequencyCap}`);
  const start = Math.max(history.readCount, history.readsMs?.length ?? 0);
  const runMore = (more: number) => open.runRow({ ...history, readCount: start + more });
  if (!keeps(open, runMore(most))) {
    const full = judge(open, 'reads', `No number of reads`, runMore(most), {
      kind: 'edit',
      edit: { kind: 'count', row, readCount: start + most },
    });
    return { ...full, why: `even with ${countText(had + most)} reads, ${full.why}` };
  }
  let low = 0;
  let high = most;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (keeps(open, runMore(middle))) high = middle;
    else low = middle;
  }
  const edit = { kind: 'count', row, readCount: start + high } as const;
  const reads = `${countText(high)} more read${high === 1 ? '' : 's'}`;
  return judge(open, 'reads', `${reads} (${countText(had + high)} in all) by then`, runMore(high), {
    kind: 'edit',
    edit,
  });
}

/** Its own protection. */
export function protectCure(open: Case): Cure {
  const edit = { kind: 'protect', row: open.row, isProtected: true } as const;
  return judge(open, 'protect', 'Protect it', open.runRow(open.history, true), { kind: 'edit', edit });
}
