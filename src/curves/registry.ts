import type { DecayCurve } from '../engine/contracts/decay-curve.ts';
import { buildRegistry } from '../engine/registry.ts';

/** Every file of this folder but this one; a new file is found by itself. */
export const curves = buildRegistry<DecayCurve>(
  import.meta.glob(['./*.ts', '!./registry.ts'], { eager: true, import: 'default' }),
);

export function findCurve(id: string): DecayCurve | undefined {
  return curves.find((plugin) => plugin.id === id);
}
