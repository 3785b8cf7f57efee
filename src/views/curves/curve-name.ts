import type { DecayCurve } from '../../engine/contracts/decay-curve.ts';
import type { ParamValues } from '../../engine/contracts/params.ts';
import { formatDuration, formatGiven } from '../../ui/format-number.ts';

/** What a curve is called until somebody names it: "Half-life 30 d"; with its family where several are plotted. */
export function nameCurve(curve: DecayCurve, params: ParamValues, hasFamily: boolean): string {
  if (curve.timeParam === '') return curve.label;
  const spec = curve.params[curve.timeParam];
  const value = Number(params[curve.timeParam]);
  const time = value >= 1 ? `${formatGiven(value)} d` : formatDuration(value);
  const own = `${spec?.label ?? ''} ${time}`.trim();
  return hasFamily ? `${curve.label}, ${own.charAt(0).toLowerCase()}${own.slice(1)}` : own;
}
