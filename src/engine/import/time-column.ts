import type { TimeUnit } from '../contracts/importer.ts';
import {
  epochToMs,
  parseCompactTime,
  parsePlainNumber,
  parseTimeText,
  type TimeSettings,
  timeUnitOf,
} from '../parse-time.ts';
import { growingBytes, growingFloats } from './growing-column.ts';
import { type Cell, isMissing } from './read-cell.ts';

export const timeKinds = { missing: 0, known: 1, epoch: 2, unreadable: 3 } as const;
export type TimeKind = (typeof timeKinds)[keyof typeof timeKinds];

const units = ['s', 'ms', 'us', 'ns'] as const;

/**
 * A column of times whose numeric entries wait for their unit: it is decided by the magnitude of most of them, once all
 * are known. Positions need not be rows (a read log has several per row).
 */
export class TimeColumn {
  readonly #settings: TimeSettings;
  readonly #isDecimalComma: boolean;
  readonly #values = growingFloats(Number.NaN);
  readonly #kinds = growingBytes();
  readonly #votes = [0, 0, 0, 0];
  #epochCount = 0;

  constructor(settings: TimeSettings, isDecimalComma: boolean) {
    this.#settings = settings;
    this.#isDecimalComma = isDecimalComma;
  }

  /** Reads one cell into a position and says what it was. */
  read(position: number, cell: Cell): TimeKind {
    if (isMissing(cell, true)) return timeKinds.missing;
    if (typeof cell === 'number') return this.#readNumber(position, cell);
    if (typeof cell !== 'string') return timeKinds.unreadable;
    const text = cell.trim();
    // A fifth character that is no digit and no point is the separator of a date: the usual case.
    const fifth = text.charCodeAt(4);
    if (fifth !== 45 && fifth !== 47) {
      const number = parsePlainNumber(this.#isDecimalComma ? text.replace(',', '.') : text);
      if (!Number.isNaN(number)) return this.#readNumber(position, number);
    }
    return this.#keep(position, parseTimeText(text, this.#settings));
  }

  /** The unit of the numeric entries; undefined when there are none. `forced` = the person's word. */
  unit(forced: TimeUnit | undefined): TimeUnit | undefined {
    if (this.#epochCount === 0) return undefined;
    if (forced !== undefined) return forced;
    let best = 0;
    for (let i = 1; i < units.length; i++) if (this.#votes[i]! > this.#votes[best]!) best = i;
    return units[best];
  }

  /** All positions in ms; NaN where nothing could be read. `onOutOfRange`: an epoch in this unit is no date. */
  toMs(
    count: number,
    unit: TimeUnit | undefined,
    onOutOfRange: (position: number, epoch: number) => void,
  ): Float64Array<ArrayBuffer> {
    const result = this.#values.toArray(count);
    if (unit === undefined) return result;
    for (let i = 0; i < count; i++) {
      if (this.#kinds.get(i) !== timeKinds.epoch) continue;
      const epoch = result[i]!;
      result[i] = epochToMs(epoch, unit);
      if (Number.isNaN(result[i]!)) onOutOfRange(i, epoch);
    }
    return result;
  }

  #readNumber(position: number, value: number): TimeKind {
    const { isEpochOnly, naiveOffsetMinutes } = this.#settings;
    if (!Number.isFinite(value)) return timeKinds.unreadable;
    const compact = isEpochOnly ? undefined : parseCompactTime(value, naiveOffsetMinutes);
    if (compact !== undefined) return this.#keep(position, compact);
    this.#values.set(position, value);
    this.#kinds.set(position, timeKinds.epoch);
    this.#epochCount++;
    // 0 stands for "none" in many stores and says nothing about the unit.
    if (value !== 0) this.#votes[units.indexOf(timeUnitOf(value))]!++;
    return timeKinds.epoch;
  }

  #keep(position: number, timeMs: number): TimeKind {
    if (Number.isNaN(timeMs)) return timeKinds.unreadable;
    this.#values.set(position, timeMs);
    this.#kinds.set(position, timeKinds.known);
    return timeKinds.known;
  }
}
