import { useMemo } from 'react';
import { countAllDays, findAllDays, prepareReadDays, readDaysCsv } from '../../charts/read-days-data.ts';
import type { ReadTimeline } from '../../charts/read-timeline-data.ts';
import { dayMs } from '../../engine/units.ts';
import { formatCountOf } from '../../ui/format-number.ts';

export interface ReadDaysCsv {
  readonly label: string;
  readonly write: () => string;
}

/** Every day of the timeline as a file. */
export function useReadDaysCsv(timeline: ReadTimeline, asOfMs: number): ReadDaysCsv {
  return useMemo(() => {
    return {
      label: `CSV, ${formatCountOf(countAllDays(timeline), 'day')}`,
      write: () =>
        readDaysCsv(prepareReadDays(timeline, findAllDays(timeline)), (day) =>
          isoDate(asOfMs + (day - timeline.asOfDay) * dayMs),
        ),
    };
  }, [timeline, asOfMs]);
}

/** Days beyond any calendar have no date. */
function isoDate(ms: number): string {
  return Math.abs(ms) <= 8.64e15 ? new Date(ms).toISOString() : '';
}
