import type { MemoryTable } from '../memory-table.ts';

/** A subject and where its memories are. */
export interface SubjectCount {
  readonly name: string;
  readonly active: number;
  readonly archived: number;
  readonly tombstoned: number;
}

/** Every subject that a table names, the fullest first; memories without one are not counted. */
export function countSubjects({ subject, presence, rowCount }: MemoryTable): SubjectCount[] {
  const counts = new Uint32Array(subject.names.length * 4);
  for (let row = 0; row < rowCount; row += 1) {
    const at = subject.codes[row]! * 4 + (presence?.[row] ?? 0);
    counts[at] = counts[at]! + 1;
  }
  return subject.names
    .map((name, code) => {
      const [active = 0, archived = 0, tombstoned = 0] = counts.subarray(code * 4, code * 4 + 3);
      return { name, active, archived, tombstoned };
    })
    .filter(({ name, active, archived, tombstoned }) => name !== '' && active + archived + tombstoned > 0)
    .sort((a, b) => b.active + b.archived - a.active - a.archived || (a.name < b.name ? -1 : 1));
}
