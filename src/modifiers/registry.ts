import type { StrengthModifier } from '../engine/contracts/strength-modifier.ts';
import { buildRegistry } from '../engine/registry.ts';

/** Every file of this folder but this one; a new file is found by itself. */
export const modifiers = buildRegistry<StrengthModifier>(
  import.meta.glob(['./*.ts', '!./registry.ts'], { eager: true, import: 'default' }),
);

export function findModifier(id: string): StrengthModifier | undefined {
  return modifiers.find((plugin) => plugin.id === id);
}
