import type { NumberSpec } from '../../engine/contracts/params.ts';
import { formatDuration, formatGiven } from '../../ui/format-number.ts';
import type { SliderScale } from '../../ui/slider-scale.ts';

function isTime(spec: NumberSpec): boolean {
  return spec.unit === 'd';
}

/** Counts: a step of whole numbers that are not days. */
function isWhole(spec: NumberSpec): boolean {
  return !isTime(spec) && Number.isInteger(spec.step) && Number.isInteger(spec.min);
}

/** What a parameter's track covers. One step of a long linear track of counts is about a thousandth of it. */
export function trackOf(spec: NumberSpec): SliderScale {
  const min = spec.sliderMin ?? spec.min;
  const max = spec.sliderMax ?? spec.max;
  const isCount = isWhole(spec);
  const coarse = isCount && spec.scale === 'linear' ? 10 ** Math.floor(Math.log10(Math.max(10, max)) - 3) : 0;
  return { min, max, scale: spec.scale, step: Math.max(spec.step, coarse), isWhole: isCount };
}

/** "30 d", "43 s", "0.25": in sentences and for the thumb. */
export function formatParameter(value: number, spec: NumberSpec, unit = spec.unit): string {
  if (isTime(spec) && value > 0 && (value < 0.01 || value === spec.max)) return formatDuration(value);
  return unit ? `${formatGiven(value)} ${unit}` : formatGiven(value);
}

/** The ends of a track: "1 min", "100 y", "1 M". */
export function formatTrackEnd(value: number, spec: NumberSpec): string {
  if (isTime(spec)) return formatDuration(value);
  if (value >= 1e6) return `${formatGiven(Number((value / 1e6).toPrecision(3)))} M`;
  if (value >= 100_000) return `${formatGiven(Number((value / 1000).toPrecision(3)))} k`;
  return formatGiven(value);
}
