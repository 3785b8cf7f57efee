import { type PointerEvent, useRef, useState } from 'react';
import type { PlotScale } from './plot-scale.ts';

export interface DayDrag {
  readonly isDragging: boolean;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<SVGElement>) => void;
    readonly onPointerMove: (event: PointerEvent<SVGElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

export interface DayDragOptions {
  readonly time: PlotScale;
  readonly day: number;
  readonly onDay: (day: number) => void;
  /** True while the pointer holds it: the axis should stand still. */
  readonly onHold: (isHeld: boolean) => void;
}

/** Drags one day along the axis, with pointer capture; where the pointer took hold stays under it. */
export function useDayDrag({ time, day, onDay, onHold }: DayDragOptions): DayDrag {
  const [isDragging, setDragging] = useState(false);
  const grip = useRef(0);
  const daysPerPixel = (time.to - time.from) / (time.toPixel(time.to) - time.toPixel(time.from));
  const end = () => {
    if (!isDragging) return;
    setDragging(false);
    onHold(false);
  };
  return {
    isDragging,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = event.clientX * daysPerPixel - day;
        setDragging(true);
        onHold(true);
      },
      onPointerMove: (event) => {
        if (isDragging) onDay(event.clientX * daysPerPixel - grip.current);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
