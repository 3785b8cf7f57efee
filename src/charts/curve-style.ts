import type { MarkerShape } from '../ui/VerdictMarker.tsx';

/** How a slot's curve is drawn, from its creation to its removal. */
export interface CurveStyle {
  readonly colour: string;
  /** SVG dash array; empty = solid. */
  readonly dash: string;
  readonly shape: MarkerShape;
}

const dashes = ['', '8 4', '2 3', '12 3 2 3', '5 2', '1 4 6 4'];
const shapes: readonly MarkerShape[] = ['circle', 'square', 'triangle', 'diamond', 'plus', 'wye'];

/** Slot 1 is the policy's own curve: solid, circle. Past six the colour repeats with the next dash. */
export function curveStyle(slot: number): CurveStyle {
  const index = Math.max(0, slot - 1);
  const colour = index % 6;
  const dash = (colour + Math.floor(index / 6)) % 6;
  return { colour: `var(--lethe-c${colour + 1})`, dash: dashes[dash]!, shape: shapes[dash]! };
}
