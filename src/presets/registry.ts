import type { Preset } from '../engine/contracts/preset.ts';
import { buildRegistry } from '../engine/registry.ts';

/** Every file of this folder but this one; a new file is found by itself. */
export const presets = buildRegistry<Preset>(
  import.meta.glob(['./*.ts', '!./registry.ts'], { eager: true, import: 'default' }),
);

/** The preset to begin with. */
export const defaultPreset: Preset = presets.find(({ isDefault }) => isDefault) ?? presets[0]!;

export function findPreset(id: string): Preset | undefined {
  return presets.find((plugin) => plugin.id === id);
}
