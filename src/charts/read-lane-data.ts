import { formatDayNumber } from './format-elapsed.ts';
import type { PlotScale } from './plot-scale.ts';
import { estimateTextWidth } from './text-width.ts';

/** One read in the lane. */
export interface LanePin {
  readonly index: number;
  readonly day: number;
  readonly x: number;
  readonly width: number;
  /** "day 30", "30" where there is less room, nothing where there is none. */
  readonly label: string;
  /** It does not pass its neighbours. */
  readonly from: number;
  readonly to: number;
}

const leastWidth = 7;
const space = 4;

/** Pins as wide as their neighbours let them be. */
export function prepareLanePins(pins: ArrayLike<number>, time: PlotScale): LanePin[] {
  const xs = Array.from(pins, (day) => time.toPixel(Math.min(day, time.to)));
  return xs.map((x, index) => {
    const day = pins[index]!;
    const gaps = [xs[index - 1], xs[index + 1]].flatMap((other) =>
      other === undefined ? [] : Math.abs(other - x),
    );
    const room = Math.max(leastWidth, Math.min(...gaps, 999) - space);
    const number = formatDayNumber(day);
    const label = [`day ${number}`, number].find((text) => widthOf(text) <= room) ?? '';
    return {
      index,
      day,
      x,
      width:
        label === '' ? Math.min(room, 12) : label === number ? widthOf(label) : Math.max(38, widthOf(label)),
      label,
      from: index === 0 ? 0 : pins[index - 1]!,
      to: index === pins.length - 1 ? Math.max(time.to, day) : pins[index + 1]!,
    };
  });
}

function widthOf(label: string): number {
  return Math.ceil(estimateTextWidth(label, 11, true)) + 6;
}

/** The selected pin is shown in full, over the others. */
export function widenPin(pin: LanePin): LanePin {
  const label = `day ${formatDayNumber(pin.day)}`;
  return { ...pin, label, width: Math.max(38, widthOf(label)) };
}
