import { type ColumnRead, readTimeColumn } from './contracts/column-read.ts';
import type { ReadHistory } from './contracts/read-effect.ts';
import type { AnchorId } from './policy.ts';
import type { RowInputs } from './row-inputs.ts';
import { dayMs } from './units.ts';

const updatedAt = readTimeColumn('updated_at');
const eventAt = readTimeColumn('event_at');

/** The time column that an anchor looks at; none for `created`. */
export function anchorReads(anchor: AnchorId | undefined): readonly ColumnRead[] {
  if (anchor === 'event') return [eventAt];
  return anchor === 'updated' || anchor === 'latest' ? [updatedAt] : [];
}

/**
 * The history as the policy's anchor counts it: what stands for "created" in the curve and the reads. A time that is missing
 * leaves created; an update after as-of has not happened yet; an event after as-of is not past (0 days). Reads before the
 * anchor do not count. The passes keep the ages of the store. Created 40 days ago, updated 10 days ago, `latest`: 10.
 */
export function anchorHistory(
  history: ReadHistory,
  anchor: AnchorId | undefined,
  inputs: RowInputs,
): ReadHistory {
  const [read] = anchorReads(anchor);
  if (!read) return history;
  const { rowCount, asOfMs, lastReadMs } = history;
  const times = inputs.column(read);
  const createdMs = history.createdMs.slice();
  const ageDays = history.ageDays.slice();
  const idleDays = history.idleDays.slice();
  for (let row = 0; row < rowCount; row += 1) {
    if (Number.isNaN(ageDays[row]!)) continue;
    const from = anchoredMs(createdMs[row]!, times[row]!, asOfMs, anchor);
    const last = lastReadMs[row]!;
    const isJustRead = Number.isNaN(last) && idleDays[row] === 0;
    createdMs[row] = from;
    ageDays[row] = (asOfMs - from) / dayMs;
    const isReadSince = last >= from;
    if (!isJustRead) idleDays[row] = isReadSince ? (asOfMs - last) / dayMs : ageDays[row]!;
  }
  return { ...history, createdMs, ageDays, idleDays };
}

function anchoredMs(created: number, time: number, asOfMs: number, anchor: AnchorId | undefined): number {
  if (Number.isNaN(time)) return created;
  if (anchor === 'event') return Math.min(time, asOfMs);
  if (time > asOfMs) return created;
  return anchor === 'latest' ? Math.max(created, time) : time;
}
