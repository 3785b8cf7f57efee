import type { Importer } from '../engine/contracts/importer.ts';
import { buildRegistry } from '../engine/registry.ts';

/** Every file of this folder but this one; a new file is found by itself. */
export const importers = buildRegistry<Importer>(
  import.meta.glob(['./*.ts', '!./registry.ts'], { eager: true, import: 'default' }),
);

export function findImporter(id: string): Importer | undefined {
  return importers.find((importer) => importer.id === id);
}
