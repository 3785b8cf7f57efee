import type { FallSummary } from '../../engine/evaluation.ts';
import { formatDayMonth } from '../../ui/format-date.ts';
import { formatCount } from '../../ui/format-number.ts';

/** What a move of the date did: "3 fell, 5 written since 12 Mar (TTL 1, LRU 2)"; "Back from 12 Mar: 5 unwritten again". */
export function fallWords(fall: FallSummary, asOfMs: number, passLabelOf: (id: string) => string): string {
  const byPass = Object.entries(fall.fell);
  const fell = byPass.reduce((sum, [, count]) => sum + count, 0);
  const passes = byPass.map(([id, count]) => `${passLabelOf(id)} ${formatCount(count)}`).join(', ');
  const taken = fell > 0 ? ` (${passes})` : '';
  const since = formatDayMonth(fall.sinceMs, asOfMs);
  const others = [
    ...(fall.returned > 0 ? [`${formatCount(fall.returned)} kept again`] : []),
    ...(fall.written > 0 ? [`${formatCount(fall.written)} written`] : []),
    ...(fall.unwritten > 0 ? [`${formatCount(fall.unwritten)} unwritten again`] : []),
  ];
  if (asOfMs >= fall.sinceMs) {
    // By pass comes last: where room is short, that is what goes.
    return `${[`${fell > 0 ? formatCount(fell) : 'Nothing'} fell`, ...others].join(', ')} since ${since}${taken}`;
  }
  const parts = fell > 0 ? [...others, `${formatCount(fell)} fell${taken}`] : others;
  return `Back from ${since}: ${parts.length > 0 ? parts.join(', ') : 'nothing fell or came back'}`;
}
