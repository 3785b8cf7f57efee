import { type PointerEvent, type RefObject, useState } from 'react';

interface Drag {
  readonly from: number;
  /** Where the row would go if it were let go now. */
  readonly to: number;
}

export interface Reorder {
  readonly drag: Drag | null;
  readonly gripProps: (index: number) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/** The row whose middle the pointer has passed; the first and last rows catch everything beyond them. */
export function targetIndex(pointerY: number, middles: readonly number[], from: number): number {
  const above = middles.filter((middle, i) => i !== from && middle < pointerY).length;
  return Math.max(0, Math.min(middles.length - 1, above));
}

/** Drags the children of a list by their grips. */
export function useReorder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): Reorder {
  const [drag, setDrag] = useState<Drag | null>(null);
  const middles = () =>
    [...(list.current?.children ?? [])].map((child) => {
      const box = child.getBoundingClientRect();
      return (box.top + box.bottom) / 2;
    });
  return {
    drag,
    gripProps: (index) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: index, to: index });
      },
      onPointerMove: (event) => {
        if (!drag) return;
        const to = targetIndex(event.clientY, middles(), drag.from);
        if (to !== drag.to) setDrag({ from: drag.from, to });
      },
      onPointerUp: () => {
        if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}
