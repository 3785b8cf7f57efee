import type { Gauge } from '../engine/evaluation.ts';
import { dayMs } from '../engine/units.ts';
import { formatDayMonth } from '../ui/format-date.ts';
import type { PlotScale } from './plot-scale.ts';
import { estimateTextWidth } from './text-width.ts';
import type { MarkOf, VerdictMark } from './verdict-marks.ts';

/** The day on which one pass takes a memory if nothing changes. */
export interface DueMark {
  readonly key: number;
  readonly x: number;
  /** Where its marker and words stand, above the plot. */
  readonly y: number;
  readonly mark: VerdictMark;
  /** "LRU 14 Nov". */
  readonly label: string;
  readonly anchor: 'start' | 'end';
  readonly hasWords: boolean;
  readonly isHit: boolean;
}

export interface PlacedDues {
  readonly dues: readonly DueMark[];
  /** What comes after the plot ends: "TTL 12 May 2028 →". */
  readonly later: string;
  /** Lines of words above the plot. */
  readonly rows: number;
}

const mostRows = 3;

/** Earliest first, each on the first line above the plot where its words are free. */
export function placeDues(
  gauges: readonly Gauge[],
  markOf: MarkOf,
  asOfMs: number,
  time: PlotScale,
  width: number,
): PlacedDues {
  const known = gauges
    .filter(({ dueMs, isEnabled, aside }) => dueMs !== null && isEnabled && aside === null)
    .map((gauge) => ({ gauge, dueMs: gauge.dueMs!, day: (gauge.dueMs! - asOfMs) / dayMs }))
    .sort((a, b) => a.day - b.day);
  const inside = known.filter(({ day }) => day >= time.from && day <= time.to);
  const beyond = known.filter(({ day }) => day > time.to);
  const later = beyond
    .slice(0, 2)
    .map(({ gauge, dueMs }) => `${markOf(gauge.passId).label} ${formatDayMonth(dueMs, asOfMs)}`)
    .join(', ');
  const ends: { from: number; to: number }[][] = later === '' ? [] : [[laterSpan(later, width)]];
  const dues = inside.map(({ gauge, dueMs, day }): DueMark => {
    const mark = markOf(gauge.passId);
    const label = `${mark.label} ${formatDayMonth(dueMs, asOfMs)}`;
    const x = time.toPixel(day);
    const textWidth = estimateTextWidth(label, 11, gauge.isHit) + 14;
    const isRight = x + textWidth <= width;
    const span = isRight ? { from: x - 6, to: x + textWidth } : { from: x - textWidth, to: x + 6 };
    let row = ends.findIndex((taken) => taken.every(({ from, to }) => span.to < from || span.from > to));
    if (row < 0) row = ends.length;
    const hasWords = row < mostRows;
    row = Math.min(row, mostRows - 1);
    if (!ends[row]) ends[row] = [];
    ends[row]!.push(span);
    return {
      key: gauge.passIndex,
      x,
      y: row,
      mark,
      label,
      anchor: isRight ? 'start' : 'end',
      hasWords,
      isHit: gauge.isHit,
    };
  });
  const rows = Math.max(ends.length, 0);
  return {
    // The first line is the one nearest to the plot.
    dues: dues.map((due) => ({ ...due, y: 6 + (rows - 1 - due.y) * 14 })),
    later: later === '' ? '' : `${later} →`,
    rows,
  };
}

function laterSpan(later: string, width: number): { from: number; to: number } {
  return { from: width - estimateTextWidth(`${later} →`) - 6, to: width };
}
