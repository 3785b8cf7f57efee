import type { TableBuilder } from '../table-builder.ts';
import { columnMeaning, fieldNumber, keptName } from './canonical-fields.ts';
import { sliceMembers } from './json-members.ts';
import type { JsonSink } from './json-scanner.ts';
import type { Cell } from './read-cell.ts';

const textFields = new Set((['id', 'text', 'category', 'subject', 'source'] as const).map(fieldNumber));
const numberFields = new Set(
  (['read_count', 'age_days', 'idle_days', 'initial_strength', 'alignment', 'tokens', 'bytes'] as const).map(
    fieldNumber,
  ),
);
const readsField = fieldNumber('reads');
/** Names of unknown fields that are remembered; a hostile file may have a new one on every line. */
const keptNames = 1000;

/** What is known about one key, looked up once. */
interface KnownKey {
  /** Number of the canonical field; −1 = unknown. */
  readonly field: number;
  readonly rank: number;
  /** What the key is kept under when it is unknown or loses its field to another one. */
  readonly extraName: string;
}

/** Puts JSON objects into a table, one row each. Digits of ids and of unknown fields are those of the source. */
export class JsonRows implements JsonSink {
  readonly #builder: TableBuilder;
  readonly #columns: Readonly<Record<string, string>> | undefined;
  readonly #keys = new Map<string, KnownKey>();
  readonly #extraNames = new Set<string>();
  #isKnownFieldSeen = false;
  #objectCount = 0;

  constructor(builder: TableBuilder, columns: Readonly<Record<string, string>> | undefined) {
    this.#builder = builder;
    this.#columns = columns;
  }

  /** False while no object had a single canonical field. */
  get isKnownFieldSeen(): boolean {
    return this.#isKnownFieldSeen;
  }

  get objectCount(): number {
    return this.#objectCount;
  }

  /** The unknown fields seen, at most a thousand. */
  get extraNames(): string[] {
    return [...this.#extraNames];
  }

  broken(text: string, line: number, message: string): void {
    this.#builder.addUnparseable(line, text, message);
  }

  object(value: object, text: string, line: number, hasBareNumbers: boolean): void {
    const builder = this.#builder;
    const members = value as Record<string, Cell>;
    this.#objectCount++;
    builder.startRow(line);
    let isPlain = true;
    for (const key in members) {
      const { field } = this.#known(key);
      const cell = members[key];
      const isText = typeof cell === 'string' || cell === null;
      if (
        field < 0 ||
        builder.isSet(field) ||
        (!isText && (typeof cell === 'object' || textFields.has(field)))
      ) {
        isPlain = false;
        break;
      }
      builder.set(field, cell);
      this.#isKnownFieldSeen = true;
    }
    if (!isPlain) {
      builder.startRow(line);
      this.#setFromSource(members, sliceMembers(text));
    }
    if (hasBareNumbers && !this.#isBareNumberInField(members)) {
      builder.flagRow('', 'NaN', 'bad-number', 'NaN and Infinity are not JSON; they were read as text.');
    }
    builder.endRow();
  }

  /** The careful way: values as they stand in the source, two keys for one field, unknown fields. */
  #setFromSource(members: Readonly<Record<string, Cell>>, slices: readonly string[]): void {
    const builder = this.#builder;
    const winners = this.#winnersOf(slices);
    const isRepeating = slices.length > 2 * Object.keys(members).length;
    const extras = new Map<string, string>();
    let parts = '';
    for (let i = 0; i < slices.length; i += 2) {
      const key = slices[i]!;
      const source = slices[i + 1]!;
      const { field, extraName } = this.#known(key);
      if (field >= 0 && (winners === null || winners.get(field) === key)) {
        builder.set(field, cellOf(field, members[key], source));
        this.#isKnownFieldSeen = true;
        continue;
      }
      if (winners !== null && this.#extraNames.size < keptNames) this.#extraNames.add(extraName);
      if (isRepeating || winners !== null) extras.set(extraName, source);
      else parts += `${parts === '' ? '' : ','}${JSON.stringify(extraName)}:${source}`;
    }
    for (const [name, source] of extras) {
      parts += `${parts === '' ? '' : ','}${JSON.stringify(name)}:${source}`;
    }
    builder.setExtras(parts);
  }

  /** Which key has each field, where two keys of the object want the same one; else null. */
  #winnersOf(slices: readonly string[]): Map<number, string> | null {
    let seen = 0;
    let isContested = false;
    for (let i = 0; i < slices.length; i += 2) {
      const { field } = this.#known(slices[i]!);
      if (field < 0) continue;
      if ((seen & (1 << field)) !== 0) isContested = true;
      seen |= 1 << field;
    }
    if (!isContested) return null;
    const winners = new Map<number, string>();
    for (let i = 0; i < slices.length; i += 2) {
      const { field, rank } = this.#known(slices[i]!);
      const winner = winners.get(field);
      if (winner === undefined || rank > this.#known(winner).rank) winners.set(field, slices[i]!);
    }
    return winners;
  }

  /** The builder itself flags a number field that is no number. */
  #isBareNumberInField(members: Readonly<Record<string, Cell>>): boolean {
    for (const key in members) {
      const cell = members[key];
      if (cell !== 'NaN' && cell !== 'Infinity' && cell !== '-Infinity') continue;
      if (numberFields.has(this.#known(key).field)) return true;
    }
    return false;
  }

  #known(key: string): KnownKey {
    let known = this.#keys.get(key);
    if (known === undefined) {
      const { field, rank, name } = columnMeaning(key, this.#columns);
      known = { field, rank, extraName: keptName(name) };
      if (this.#keys.size < 10 * keptNames) this.#keys.set(key, known);
      if (field < 0 && this.#extraNames.size < keptNames) this.#extraNames.add(known.extraName);
    }
    return known;
  }
}

function cellOf(field: number, cell: Cell, source: string): Cell {
  if (typeof cell === 'string' || cell === null) return cell;
  if (textFields.has(field)) return source;
  return typeof cell === 'object' && !(field === readsField && Array.isArray(cell)) ? source : cell;
}
