import type { TimeUnit } from '../contracts/importer.ts';
import type { ReadLog } from '../contracts/read-effect.ts';
import type { TimeSettings } from '../parse-time.ts';
import { growingWords } from './growing-column.ts';
import type { Cell } from './read-cell.ts';
import { isMissing } from './read-cell.ts';
import { TimeColumn, timeKinds } from './time-column.ts';

/** The read logs of all rows under construction. */
export class ReadLogColumn {
  readonly #times: TimeColumn;
  /** End of each row's entries. */
  readonly #ends = growingWords();
  #count = 0;

  constructor(settings: TimeSettings, isDecimalComma: boolean) {
    this.#times = new TimeColumn(settings, isDecimalComma);
  }

  /** Reads one row's log: a list, one time, or a text with `;` between. Answers the entries that cannot be read. */
  read(row: number, cell: Cell): unknown[] {
    const unreadable: unknown[] = [];
    if (!isMissing(cell, true)) {
      if (Array.isArray(cell)) {
        for (const entry of cell) this.#readEntry(entry, unreadable);
      } else if (typeof cell === 'string') {
        for (const entry of cell.split(';')) if (entry.trim() !== '') this.#readEntry(entry, unreadable);
      } else {
        this.#readEntry(cell, unreadable);
      }
    }
    this.#ends.set(row, this.#count);
    return unreadable;
  }

  unit(forced: TimeUnit | undefined): TimeUnit | undefined {
    return this.#times.unit(forced);
  }

  /** Each row's entries ascending; null where no row has one. `onOutOfRange` = an epoch that no date can hold, dropped. */
  toLog(rowCount: number, unit: TimeUnit | undefined, onOutOfRange: (row: number) => void): ReadLog | null {
    // Entries out of range are met again below, where their rows are known.
    const all = this.#times.toMs(this.#count, unit, () => {});
    const offsets = new Uint32Array(rowCount + 1);
    const timesMs = new Float64Array(this.#count);
    let length = 0;
    let from = 0;
    for (let row = 0; row < rowCount; row++) {
      const end = this.#ends.get(row);
      for (let i = from; i < end; i++) {
        if (Number.isNaN(all[i]!)) onOutOfRange(row);
        else timesMs[length++] = all[i]!;
      }
      from = end;
      if (length - offsets[row]! > 1) timesMs.subarray(offsets[row]!, length).sort();
      offsets[row + 1] = length;
    }
    return length === 0 ? null : { offsets, timesMs: timesMs.slice(0, length) };
  }

  #readEntry(entry: unknown, unreadable: unknown[]): void {
    const kind =
      typeof entry === 'string' || typeof entry === 'number'
        ? this.#times.read(this.#count, entry)
        : timeKinds.unreadable;
    if (kind === timeKinds.known || kind === timeKinds.epoch) this.#count++;
    else unreadable.push(entry);
  }
}
