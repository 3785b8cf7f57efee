import { useMemo, useState } from 'react';
import {
  prepareReadTimeline,
  type ReadTimeline,
  type ReadTimelineInput,
} from '../../charts/read-timeline-data.ts';
import { useAppStore } from '../../store/store-context.tsx';

/** The timeline of the pins; its axis stands still while something on it is held. */
export function useReadTimeline(
  rules: ReadTimelineInput['rules'],
  threshold: number,
): {
  readonly timeline: ReadTimeline;
  readonly isHeld: boolean;
  readonly setHeld: (isHeld: boolean) => void;
} {
  const pins = useAppStore((state) => state.inputs.readPins);
  const asOfDay = useAppStore((state) => state.inputs.readsAsOfDay);
  const [endDay, setEndDay] = useState<number | undefined>(undefined);
  const timeline = useMemo(
    () => prepareReadTimeline({ rules, pins, asOfDay, threshold, endDay }),
    [rules, pins, asOfDay, threshold, endDay],
  );
  return {
    timeline,
    isHeld: endDay !== undefined,
    setHeld: (isHeld) => setEndDay(isHeld ? timeline.endDay : undefined),
  };
}
