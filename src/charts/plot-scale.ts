/** Maps values to pixels and back on one axis. */
export interface PlotScale {
  readonly from: number;
  readonly to: number;
  readonly isLog: boolean;
  toPixel(value: number): number;
  toValue(pixel: number): number;
}

/** Values outside the domain fall outside the range; on a log scale everything ≤ 0 stands at the start. */
export function createScale(
  isLog: boolean,
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): PlotScale {
  const map = isLog ? Math.log10 : (value: number) => value;
  const low = map(from);
  const span = map(to) - low || 1;
  return {
    from,
    to,
    isLog,
    toPixel: (value) =>
      start + ((map(isLog ? Math.max(value, from / 10) : value) - low) / span) * (end - start),
    toValue: (pixel) => {
      const at = low + ((pixel - start) / (end - start || 1)) * span;
      return isLog ? 10 ** at : at;
    },
  };
}

/** A step of 1, 2 or 5 times a power of ten that cuts `span` into at most `count` parts. */
export function niceStep(span: number, count: number): number {
  const raw = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 2, 5, 10].find((step) => step * power >= raw * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Multiples of a nice step from 0 up to `to`; rounded so that 0.1 + 0.2 reads 0.3. */
export function linearTicks(to: number, count: number): number[] {
  const step = niceStep(to, count);
  const ticks: number[] = [];
  for (let i = 0; i * step <= to * (1 + 1e-9); i += 1) ticks.push(Number((i * step).toPrecision(12)));
  return ticks;
}

/** Powers of ten inside [from, to]; with `isDense` the threes between them too. */
export function logTicks(from: number, to: number, isDense: boolean): number[] {
  const ticks: number[] = [];
  for (let power = Math.floor(Math.log10(from)); 10 ** power <= to * (1 + 1e-9); power += 1) {
    for (const factor of isDense ? [1, 3] : [1]) {
      const tick = Number((factor * 10 ** power).toPrecision(12));
      if (tick >= from * (1 - 1e-9) && tick <= to * (1 + 1e-9)) ticks.push(tick);
    }
  }
  return ticks;
}

/** The next 1, 2 or 5 times a power of ten that is not below the value. */
export function niceCeiling(value: number): number {
  return Number(niceStep(value, 1).toPrecision(12));
}
