import type { DecayCurve } from './contracts/decay-curve.ts';
import type { ParamValues } from './contracts/params.ts';
import type { BoundCurve } from './contracts/read-effect.ts';
import { fillNormalised } from './curve-values.ts';

/**
 * Binds a curve's params, letting some categories replace some of them.
 * `overrides[code]` are the params of a category (null = the policy's own); `codes` the category code of each row.
 */
export function bindCurve(
  curve: DecayCurve,
  params: ParamValues,
  overrides: readonly (ParamValues | null)[],
  codes: Uint32Array,
): BoundCurve {
  const hasOverrides = overrides.some((override) => override !== null);
  if (!hasOverrides) return { fill: (out, elapsed) => fillNormalised(curve, out, elapsed, params) };
  return {
    fill: (out, elapsedDays, rows) => {
      const codeAt = (i: number) => codes[rows ? rows[i]! : i]!;
      const positions = groupPositions(out.length, overrides, codeAt);
      for (const [code, group] of positions) {
        const column = Float64Array.from(group, (position) => elapsedDays[position]!);
        fillNormalised(curve, column, column, { ...params, ...overrides[code] });
        group.forEach((position, i) => {
          out[position] = column[i]!;
        });
      }
    },
  };
}

/** Positions by category code; all categories without an override share the group of code −1. */
function groupPositions(
  length: number,
  overrides: readonly (ParamValues | null)[],
  codeAt: (position: number) => number,
): Map<number, Uint32Array> {
  const groupOf = (i: number) => (overrides[codeAt(i)] ? codeAt(i) : -1);
  const sizes = new Map<number, number>();
  for (let i = 0; i < length; i += 1) sizes.set(groupOf(i), (sizes.get(groupOf(i)) ?? 0) + 1);
  const groups = new Map([...sizes].map(([code, size]) => [code, new Uint32Array(size)]));
  const next = new Map<number, number>();
  for (let i = 0; i < length; i += 1) {
    const group = groupOf(i);
    const at = next.get(group) ?? 0;
    groups.get(group)![at] = i;
    next.set(group, at + 1);
  }
  return groups;
}
