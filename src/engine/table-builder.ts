import type { ImportOptions, TimeField, TimeUnit } from './contracts/importer.ts';
import { canonicalFields, fieldNumber } from './import/canonical-fields.ts';
import { type GrowingColumn, growingBytes, growingFloats, growingWords } from './import/growing-column.ts';
import { GrowingDictionary } from './import/growing-dictionary.ts';
import { GrowingText } from './import/growing-text.ts';
import { markDuplicateIds } from './import/mark-duplicate-ids.ts';
import { ProblemList } from './import/problem-list.ts';
import { type Cell, isMissing, readBoolean, readNumber } from './import/read-cell.ts';
import { ReadLogColumn } from './import/read-log-column.ts';
import { resolveTimes, saidUnit } from './import/resolve-times.ts';
import { TimeColumn, type TimeKind, timeKinds } from './import/time-column.ts';
import { type MemoryTable, textAt } from './memory-table.ts';
import type { TimeSettings } from './parse-time.ts';
import { uncategorised } from './policy.ts';
import { flagBit, type RowFlagId, type RowProblem } from './row-flags.ts';
import { estimateTokens } from './units.ts';

const f = {
  id: fieldNumber('id'),
  text: fieldNumber('text'),
  category: fieldNumber('category'),
  created: fieldNumber('created_at'),
  lastRead: fieldNumber('last_read_at'),
  readCount: fieldNumber('read_count'),
  age: fieldNumber('age_days'),
  idle: fieldNumber('idle_days'),
  protected: fieldNumber('protected'),
  strength: fieldNumber('initial_strength'),
  alignment: fieldNumber('alignment'),
  tokens: fieldNumber('tokens'),
  bytes: fieldNumber('bytes'),
  subject: fieldNumber('subject'),
  source: fieldNumber('source'),
  reads: fieldNumber('reads'),
};

/** What `finish` hands over. */
export interface BuiltTable {
  readonly table: MemoryTable;
  readonly problems: readonly RowProblem[];
  readonly problemCount: number;
  /** Newest time in the file that is not after the clock; null where the file has none. */
  readonly newestMs: number | null;
  /** What `age_days` and `idle_days` were counted back from; null where no row has them. */
  readonly daysAnchorMs: number | null;
  /** Unit of each column that has numeric times. */
  readonly timeUnits: Readonly<Record<string, TimeUnit>>;
}

/**
 * Turns cells into the memory table, row by row, without an object per memory:
 * `startRow(line)`, `set(field, cell)` for each canonical field that the row has, `setExtras`, `endRow()`; at last `finish`.
 * Never throws for bad data: what cannot be read gets its default and a flag, and the value itself is kept among the
 * extras under its field's name, so that an export gives it back.
 */
export class TableBuilder {
  readonly #isDecimalComma: boolean;
  readonly #cells: Cell[] = new Array<Cell>(canonicalFields.length).fill(undefined);
  #extras = '';
  #line = 0;
  #rowCount = 0;
  #flaggedCount = 0;

  readonly #ids = new GrowingText();
  readonly #texts = new GrowingText();
  readonly #extraTexts = new GrowingText();
  readonly #category = new GrowingDictionary(null);
  readonly #subject = new GrowingDictionary('');
  readonly #source = new GrowingDictionary('');
  readonly #created: TimeColumn;
  readonly #lastRead: TimeColumn;
  readonly #reads: ReadLogColumn;
  readonly #ageDays = growingFloats(Number.NaN);
  readonly #idleDays = growingFloats(Number.NaN);
  readonly #readCount = growingFloats(Number.NaN);
  readonly #initialStrength = growingFloats(1);
  readonly #alignment = growingFloats(0);
  readonly #tokens = growingFloats(0);
  readonly #bytes = growingFloats(0);
  readonly #isProtected = growingBytes();
  readonly #isTokensEstimated = growingBytes();
  readonly #flags = growingWords();
  readonly #lines = growingWords();
  readonly #problems = new ProblemList();

  constructor(options: ImportOptions, isDecimalComma: boolean) {
    const settingsOf = (field: TimeField): TimeSettings => ({
      naiveOffsetMinutes: options.naiveOffsetMinutes ?? 0,
      dayFirst: options.dayFirst,
      isEpochOnly: saidUnit(options, field) !== undefined,
    });
    this.#isDecimalComma = isDecimalComma;
    this.#created = new TimeColumn(settingsOf('created_at'), isDecimalComma);
    this.#lastRead = new TimeColumn(settingsOf('last_read_at'), isDecimalComma);
    this.#reads = new ReadLogColumn(settingsOf('reads'), isDecimalComma);
  }

  get rowCount(): number {
    return this.#rowCount;
  }

  /** Rows with a flag so far. */
  get flaggedCount(): number {
    return this.#flaggedCount;
  }

  startRow(line: number): void {
    this.#line = line;
    this.#cells.fill(undefined);
    this.#extras = '';
  }

  /** `field` = number of a canonical field. id, text, category, subject and source take text. */
  set(field: number, cell: Cell): void {
    this.#cells[field] = cell;
  }

  isSet(field: number): boolean {
    return this.#cells[field] !== undefined;
  }

  /** Unknown fields as JSON members without the braces: `"a":1,"b":[2]`. */
  setExtras(members: string): void {
    this.#extras = members;
  }

  endRow(): void {
    const cells = this.#cells;
    const row = this.#rowCount;
    const id = cells[f.id];
    this.#ids.append(id === undefined || id === null || id === '' ? `row-${this.#line}` : String(id));
    const textBytes = this.#texts.append(nameOf(cells[f.text]));
    this.#category.set(row, nameOf(cells[f.category]) || uncategorised);
    this.#subject.set(row, nameOf(cells[f.subject]));
    this.#source.set(row, nameOf(cells[f.source]));
    this.#lines.set(row, this.#line);
    this.#readCreated(row);
    this.#readLastRead(row);
    this.#readLog(row);
    this.#readNumbers(row, textBytes);
    this.#readProtected(row);
    this.#extraTexts.append(this.#extras === '' ? '' : `{${this.#extras}}`);
    this.#closeRow(row);
  }

  /** A line that cannot be read: a row of its own, unusable, with the raw line as its text. */
  addUnparseable(line: number, raw: string, message: string): void {
    const row = this.#rowCount;
    this.startRow(line);
    this.#ids.append(`row-${line}`);
    const textBytes = this.#texts.append(raw);
    this.#category.set(row, uncategorised);
    this.#subject.set(row, '');
    this.#source.set(row, '');
    this.#lines.set(row, line);
    this.#reads.read(row, undefined);
    this.#readNumbers(row, textBytes);
    this.#extraTexts.append('');
    this.#flag(row, '', raw, 'unparseable', message);
    this.#closeRow(row);
  }

  /** Something odd about the row under construction. */
  flagRow(field: string, value: string, flag: RowFlagId, message: string): void {
    this.#flag(this.#rowCount, field, value, flag, message);
  }

  /** Something odd about a line that does not touch what its row says. */
  report(problem: RowProblem): void {
    this.#problems.add(problem, false);
  }

  finish(options: ImportOptions): BuiltTable {
    const rowCount = this.#rowCount;
    const ids = this.#ids.toColumn();
    const lines = this.#lines.toArray(rowCount);
    const flags = this.#flags.toArray(rowCount);
    const flagLate = (row: number, field: string, value: string, flag: RowFlagId, message: string) => {
      if (flags[row] === 0) this.#flaggedCount++;
      flags[row]! |= flagBit(flag);
      this.#problems.add({ line: lines[row]!, field, value, flag, message }, true);
    };
    const givenReadCount = (row: number) => this.#readCount.get(row);
    const times = resolveTimes(
      {
        rowCount,
        created: this.#created,
        lastRead: this.#lastRead,
        reads: this.#reads,
        ageDays: this.#ageDays.toArray(rowCount),
        idleDays: this.#idleDays.toArray(rowCount),
        givenReadCount,
      },
      options,
      flagLate,
    );
    markDuplicateIds(ids, rowCount).forEach((isDuplicate, row) => {
      if (isDuplicate === 0) return;
      flagLate(row, 'id', textAt(ids, row), 'duplicate-id', 'Another row has the same id; both were kept.');
    });
    const readCount = this.#readCount.toArray(rowCount);
    for (let row = 0; row < rowCount; row++) if (Number.isNaN(readCount[row]!)) readCount[row] = 0;
    const table: MemoryTable = {
      rowCount,
      ids,
      texts: this.#texts.toColumn(),
      category: this.#category.toColumn(rowCount),
      subject: this.#subject.toColumn(rowCount),
      source: this.#source.toColumn(rowCount),
      createdMs: times.createdMs,
      lastReadMs: times.lastReadMs,
      readCount,
      isProtected: this.#isProtected.toArray(rowCount),
      initialStrength: this.#initialStrength.toArray(rowCount),
      alignment: this.#alignment.toArray(rowCount),
      tokens: this.#tokens.toArray(rowCount),
      bytes: this.#bytes.toArray(rowCount),
      isTokensEstimated: this.#isTokensEstimated.toArray(rowCount),
      readLog: times.readLog,
      flags,
      lines,
      extras: this.#extraTexts.toColumn(),
    };
    return {
      table,
      problems: this.#problems.first(),
      problemCount: this.#problems.count,
      newestMs: times.newestMs,
      daysAnchorMs: times.isAsOfUsed ? times.asOfMs : null,
      timeUnits: times.timeUnits,
    };
  }

  #closeRow(row: number): void {
    if (this.#flags.get(row) !== 0) this.#flaggedCount++;
    this.#rowCount++;
  }

  #readCreated(row: number): void {
    const cell = this.#cells[f.created];
    const kind = this.#created.read(row, cell);
    const isAge = this.#readDays(row, f.age, this.#ageDays, kind, 'bad-created');
    if (kind === timeKinds.unreadable) {
      this.#flagCell(
        row,
        f.created,
        'bad-created',
        isAge ? 'Not a time; age_days was taken.' : 'Not a time.',
      );
    } else if (kind === timeKinds.missing && !isAge) {
      this.#flag(row, 'created_at', '', 'bad-created', 'No time of creation.');
    }
  }

  #readLastRead(row: number): void {
    const cell = this.#cells[f.lastRead];
    const kind = this.#lastRead.read(row, cell);
    const isIdle = this.#readDays(row, f.idle, this.#idleDays, kind, 'bad-last-read');
    if (kind === timeKinds.unreadable) {
      const done = isIdle ? 'idle_days was taken.' : 'treated as never read.';
      this.#flagCell(row, f.lastRead, 'bad-last-read', `Not a time; ${done}`);
    }
  }

  /** Reads age or idle days, where a readable time beside them wins. True when they are readable. */
  #readDays(
    row: number,
    field: number,
    column: GrowingColumn<Float64Array<ArrayBuffer>>,
    timeKind: TimeKind,
    badFlag: RowFlagId,
  ): boolean {
    const cell = this.#cells[field];
    if (isMissing(cell, false)) return false;
    const days = readNumber(cell, this.#isDecimalComma);
    const isTimeKnown = timeKind === timeKinds.known || timeKind === timeKinds.epoch;
    if (!Number.isFinite(days)) {
      this.#flagCell(row, field, isTimeKnown ? 'bad-number' : badFlag, 'Not a number of days; ignored.');
      return false;
    }
    column.set(row, days);
    if (isTimeKnown) {
      const time = canonicalFields[field === f.age ? f.created : f.lastRead]!;
      this.#flagCell(row, field, 'both-times', `${time} says it too and was taken.`);
    }
    return true;
  }

  #readLog(row: number): void {
    const unreadable = this.#reads.read(row, this.#cells[f.reads]);
    if (unreadable.length === 0) return;
    const entries = jsonOf(unreadable);
    this.#keep(f.reads, entries);
    const message = `${unreadable.length} logged ${unreadable.length === 1 ? 'read is' : 'reads are'} not a time; dropped.`;
    this.#flag(row, 'reads', entries, 'bad-last-read', message);
  }

  #readNumbers(row: number, textBytes: number): void {
    const most = Number.MAX_VALUE;
    this.#readCount.set(row, this.#number(row, f.readCount, 0, most, Number.NaN, 0));
    this.#initialStrength.set(row, this.#number(row, f.strength, 0, 1, 1, 1));
    this.#alignment.set(row, this.#number(row, f.alignment, 0, 1, 0, 0));
    const bytes = this.#number(row, f.bytes, 0, most, textBytes, textBytes);
    this.#bytes.set(row, bytes);
    const tokens = this.#number(row, f.tokens, 0, most, -1, -1);
    this.#tokens.set(row, tokens >= 0 ? tokens : estimateTokens(bytes));
    if (tokens < 0) this.#isTokensEstimated.set(row, 1);
  }

  /** The field's number, `missing` where there is none, `bad` and a flag where it is unreadable or out of range. */
  #number(row: number, field: number, min: number, max: number, missing: number, bad: number): number {
    const cell = this.#cells[field];
    if (isMissing(cell, false)) return missing;
    const value = readNumber(cell, this.#isDecimalComma);
    if (value >= min && value <= max) return value;
    const wanted = max === 1 ? `a number from ${min} to ${max}` : `a number of at least ${min}`;
    this.#flagCell(row, field, 'bad-number', `Not ${wanted}; the default was taken.`);
    return bad;
  }

  #readProtected(row: number): void {
    const cell = this.#cells[f.protected];
    if (isMissing(cell, false)) return;
    const value = readBoolean(cell);
    if (value !== false) this.#isProtected.set(row, 1);
    if (value === undefined) {
      this.#flagCell(row, f.protected, 'bad-number', 'Neither yes nor no; treated as protected.');
    }
  }

  /** Flags a value that was not taken, and keeps it. */
  #flagCell(row: number, field: number, flag: RowFlagId, message: string): void {
    const cell = this.#cells[field];
    const isText = typeof cell === 'string' || (typeof cell === 'number' && !Number.isFinite(cell));
    const value = isText ? String(cell) : jsonOf(cell);
    this.#keep(field, isText ? JSON.stringify(value) : value);
    this.#flag(row, canonicalFields[field]!, value, flag, message);
  }

  #keep(field: number, json: string): void {
    this.#extras += `${this.#extras === '' ? '' : ','}"${canonicalFields[field]!}":${json}`;
  }

  #flag(row: number, field: string, value: string, flag: RowFlagId, message: string): void {
    this.#flags.set(row, this.#flags.get(row) | flagBit(flag));
    this.#problems.add({ line: this.#line, field, value, flag, message }, false);
  }
}

function nameOf(cell: Cell): string {
  return typeof cell === 'string' ? cell : cell === undefined || cell === null ? '' : String(cell);
}

/** JSON text of a small value; what is nested too deeply for the engine is named instead. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return '"nested too deeply"';
  }
}
