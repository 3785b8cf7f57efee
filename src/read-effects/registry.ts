import type { ReadEffect } from '../engine/contracts/read-effect.ts';
import { buildRegistry } from '../engine/registry.ts';

/** Every file of this folder but this one; a new file is found by itself. */
export const readEffects = buildRegistry<ReadEffect>(
  import.meta.glob(['./*.ts', '!./registry.ts'], { eager: true, import: 'default' }),
);

export function findReadEffect(id: string): ReadEffect | undefined {
  return readEffects.find((plugin) => plugin.id === id);
}
