import type { TableBuilder } from '../table-builder.ts';
import {
  type ColumnMeaning,
  canonicalFields,
  columnMeaning,
  fieldNumber,
  keptName,
} from './canonical-fields.ts';
import { sliceMembers } from './json-members.ts';
import type { JsonSink } from './json-scanner.ts';
import type { Cell } from './read-cell.ts';

const textFields = new Set(
  ['id', 'text', 'category', 'subject', 'source'].map((name) => canonicalFields.indexOf(name as 'id')),
);
const numberFields = [
  'read_count',
  'age_days',
  'idle_days',
  'initial_strength',
  'alignment',
  'tokens',
  'bytes',
] as const;
const numberFieldNumbers = new Set(numberFields.map(fieldNumber));
const readsField = fieldNumber('reads');
/** Names of unknown fields that are remembered; a hostile file may have a new one on every line. */
const keptNames = 1000;

/** Puts JSON objects into a table, one row each. Digits of ids and of unknown fields are those of the source. */
export class JsonRows implements JsonSink {
  readonly #builder: TableBuilder;
  readonly #columns: Readonly<Record<string, string>> | undefined;
  readonly #meanings = new Map<string, ColumnMeaning>();
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
      const { field } = this.#meaningOf(key);
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
      this.#setFromSource(members, text);
    }
    if (hasBareNumbers && !this.#isBareNumberInField(members)) {
      builder.flagRow('', 'NaN', 'bad-number', 'NaN and Infinity are not JSON; they were read as text.');
    }
    builder.endRow();
  }

  /** The careful way: values as they stand in the source, two keys for one field, unknown fields. */
  #setFromSource(members: Readonly<Record<string, Cell>>, text: string): void {
    const slices = sliceMembers(text);
    const winners = new Map<number, { readonly key: string; readonly rank: number }>();
    for (let i = 0; i < slices.length; i += 2) {
      const key = slices[i]!;
      const { field, rank } = this.#meaningOf(key);
      const winner = winners.get(field);
      if (winner === undefined || rank > winner.rank) winners.set(field, { key, rank });
    }
    const extras = new Map<string, string>();
    for (let i = 0; i < slices.length; i += 2) {
      const key = slices[i]!;
      const source = slices[i + 1]!;
      const meaning = this.#meaningOf(key);
      if (meaning.field >= 0 && winners.get(meaning.field)?.key === key) {
        this.#builder.set(meaning.field, cellOf(meaning.field, members[key], source));
        this.#isKnownFieldSeen = true;
      } else {
        const name = keptName(meaning.name);
        if (this.#extraNames.size < keptNames) this.#extraNames.add(name);
        extras.set(name, source);
      }
    }
    if (extras.size === 0) return;
    const parts: string[] = [];
    for (const [name, source] of extras) parts.push(`${JSON.stringify(name)}:${source}`);
    this.#builder.setExtras(parts.join(','));
  }

  /** The builder itself flags a number field that is no number. */
  #isBareNumberInField(members: Readonly<Record<string, Cell>>): boolean {
    for (const key in members) {
      const cell = members[key];
      if (cell !== 'NaN' && cell !== 'Infinity' && cell !== '-Infinity') continue;
      if (numberFieldNumbers.has(this.#meaningOf(key).field)) return true;
    }
    return false;
  }

  #meaningOf(key: string): ColumnMeaning {
    let meaning = this.#meanings.get(key);
    if (meaning === undefined) {
      meaning = columnMeaning(key, this.#columns);
      if (this.#meanings.size < 10 * keptNames) this.#meanings.set(key, meaning);
    }
    return meaning;
  }
}

function cellOf(field: number, cell: Cell, source: string): Cell {
  if (typeof cell === 'string' || cell === null) return cell;
  if (textFields.has(field)) return source;
  return typeof cell === 'object' && !(field === readsField && Array.isArray(cell)) ? source : cell;
}
