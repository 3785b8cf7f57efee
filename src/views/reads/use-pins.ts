import { useState } from 'react';
import { latestPinDay, mostPins, type ReadTimeline } from '../../charts/read-timeline-data.ts';
import { useAppStore } from '../../store/store-context.tsx';

export interface Pins {
  /** The selected read; null = none. */
  readonly active: number | null;
  readonly setActive: (index: number | null) => void;
  readonly add: (day: number) => void;
  readonly move: (index: number, day: number) => void;
  readonly remove: (index: number) => void;
}

/** Reads by their place in time; adding and removing are undo steps of their own, a drag is one. */
export function usePins({ pins }: ReadTimeline, onMoved: () => void): Pins {
  const actions = useAppStore((state) => state.actions);
  const [chosen, setActive] = useState<number | null>(null);
  const active = chosen !== null && chosen < pins.length ? chosen : null;
  const setPins = (days: readonly number[]): void => {
    actions.setReadPins(days.map((day) => Math.min(Math.max(day, 0), latestPinDay)));
  };
  return {
    active,
    setActive,
    add: (day) => {
      if (pins.length >= mostPins) {
        actions.notify({
          kind: 'info',
          title: `No more than ${mostPins} reads.`,
          detail: 'Remove one to add another.',
        });
        return;
      }
      actions.endGesture();
      setPins([...pins, day]);
      actions.endGesture();
      setActive(pins.filter((other) => other <= day).length);
    },
    move: (index, day) => {
      if (day === pins[index]) return;
      const others = Array.from(pins).filter((_, i) => i !== index);
      setPins([...others, day]);
      onMoved();
      setActive(others.filter((other) => other < day).length);
    },
    remove: (index) => {
      actions.endGesture();
      setPins(Array.from(pins).filter((_, i) => i !== index));
      actions.endGesture();
      setActive(pins.length > 1 ? Math.min(index, pins.length - 2) : null);
    },
  };
}
