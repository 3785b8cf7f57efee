import type { EvictionPass } from '../engine/contracts/eviction-pass.ts';
import { buildRegistry } from '../engine/registry.ts';

/** Every file of this folder but this one, in the reference order (cheapest first). */
export const passes = buildRegistry<EvictionPass>(
  import.meta.glob(['./*.ts', '!./registry.ts'], { eager: true, import: 'default' }),
  (a, b) => a.order - b.order || (a.id < b.id ? -1 : 1),
);

export function findPass(id: string): EvictionPass | undefined {
  return passes.find((plugin) => plugin.id === id);
}
