import type { ReadOptions } from '../contracts/importer.ts';
import { keptName } from './canonical-fields.ts';

/**
 * The person's word on one column: a field, or null = kept as it is. Whichever column had the field before is kept as it is.
 * `current` = what each column is read as now.
 */
export function mapColumn(
  columns: ReadOptions['columns'],
  current: readonly { readonly name: string; readonly field: string | null }[],
  name: string,
  field: string | null,
): Readonly<Record<string, string>> {
  const changed: Record<string, string> = { ...columns };
  for (const other of current) {
    if (field !== null && other.field === field && other.name !== name)
      changed[other.name] = keptName(other.name);
  }
  changed[name] = field ?? keptName(name);
  return changed;
}
