import { useMemo } from 'react';
import { findAllDays, prepareReadDays, readDaysCsv } from '../../charts/read-days-data.ts';
import type { ReadTimeline } from '../../charts/read-timeline-data.ts';
import { dayMs } from '../../engine/units.ts';
import { formatUtc } from '../../ui/format-date.ts';
import { formatCountOf } from '../../ui/format-number.ts';

export interface ReadDaysCsv {
  readonly label: string;
  readonly write: () => string;
}

/** Every day of the timeline as a file. */
export function useReadDaysCsv(timeline: ReadTimeline, asOfMs: number): ReadDaysCsv {
  return useMemo(() => {
    const days = findAllDays(timeline);
    return {
      label: `CSV, ${formatCountOf(days.length, 'day')}`,
      write: () =>
        readDaysCsv(prepareReadDays(timeline, days), (day) =>
          formatUtc(asOfMs + (day - timeline.asOfDay) * dayMs),
        ),
    };
  }, [timeline, asOfMs]);
}
