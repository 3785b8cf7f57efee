import type { MemoryTable } from '../memory-table.ts';

/** What a person may set of one memory by hand; what is left out stays as it is. */
export interface MemoryFields {
  readonly text?: string;
  readonly category?: string;
  readonly subject?: string;
  readonly source?: string;
  /** ms since epoch. */
  readonly createdMs?: number;
  /** ms since epoch; null = never read. */
  readonly lastReadMs?: number | null;
  /** A whole number ≥ 0. */
  readonly readCount?: number;
  readonly isProtected?: boolean;
  /** 0–1. */
  readonly initialStrength?: number;
  /** 0–1. */
  readonly alignment?: number;
  /** ≥ 0; null = estimated from the bytes. */
  readonly tokens?: number | null;
  /** ≥ 0; null = the text's own length in UTF-8. */
  readonly bytes?: number | null;
}

/** Where a row of a table stands. Absent `presence` = all are active. */
export const presenceCode = { active: 0, archived: 1, tombstoned: 2, gone: 3 } as const;

/** Whether a row is part of the active store, whatever its times. */
export function isPresent(table: Pick<MemoryTable, 'presence'>, row: number): boolean {
  return table.presence === undefined || table.presence[row] === presenceCode.active;
}
