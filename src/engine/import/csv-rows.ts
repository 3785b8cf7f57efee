import type { TableBuilder } from '../table-builder.ts';
import { columnFieldNumbers, columnMeaning, keptName } from './canonical-fields.ts';
import { type CsvDialect, plainCell } from './csv-dialect.ts';
import type { CsvSink } from './csv-scanner.ts';

/** Where cells beyond the last column are kept. */
const surplusName = '_surplus';

/** Puts CSV records into a table, one row each. Unknown columns are kept as text; empty cells are missing. */
export class CsvRows implements CsvSink {
  readonly #builder: TableBuilder;
  /** Number of the canonical field of each column; −1 = unknown. */
  readonly #fields: readonly number[];
  /** `"name":` of each unknown column; empty for the others. */
  readonly #labels: readonly string[];
  readonly extraNames: readonly string[];
  #isHeaderNext: boolean;
  surplusCount = 0;
  unclosedCount = 0;

  constructor(
    builder: TableBuilder,
    dialect: CsvDialect,
    columns: Readonly<Record<string, string>> | undefined,
  ) {
    this.#builder = builder;
    this.#isHeaderNext = dialect.hasHeader;
    const meanings = dialect.names.map((name) => columnMeaning(name, columns));
    this.#fields = columnFieldNumbers(dialect.names, columns);
    const taken = new Set<string>([surplusName]);
    const extraNames: string[] = [];
    this.#labels = meanings.map((meaning, i) => {
      if (this.#fields[i]! >= 0) return '';
      const name = freeName(keptName(meaning.name), taken);
      extraNames.push(name);
      return `${JSON.stringify(name)}:`;
    });
    this.extraNames = extraNames;
  }

  record(cells: readonly string[], count: number, line: number): void {
    if (this.#isHeaderNext) {
      this.#isHeaderNext = false;
      return;
    }
    const builder = this.#builder;
    const width = this.#fields.length;
    builder.startRow(line);
    let extras = '';
    for (let i = 0; i < count && i < width; i++) {
      const cell = cells[i]!;
      if (cell.length === 0) continue;
      const plain = cell.charCodeAt(0) === 39 ? plainCell(cell) : cell;
      const field = this.#fields[i]!;
      if (field >= 0) builder.set(field, plain);
      else extras += `${extras === '' ? '' : ','}${this.#labels[i]!}${JSON.stringify(plain)}`;
    }
    if (count > width) extras = this.#withSurplus(cells.slice(width, count), extras, line);
    builder.setExtras(extras);
    builder.endRow();
  }

  unclosedQuote(line: number, text: string): void {
    this.unclosedCount++;
    const message = 'A quote is never closed; the line was read as an ordinary one.';
    this.#builder.report({ line, field: '', value: text, flag: 'unparseable', message });
  }

  #withSurplus(cells: readonly string[], extras: string, line: number): string {
    const surplus = cells.map(plainCell);
    if (surplus.every((cell) => cell === '')) return extras;
    this.surplusCount++;
    const value = JSON.stringify(surplus);
    const message = `More cells than columns; the surplus is kept as ${surplusName}.`;
    this.#builder.report({ line, field: surplusName, value, flag: 'unparseable', message });
    return `${extras}${extras === '' ? '' : ','}"${surplusName}":${value}`;
  }
}

/** The name itself, or with a number behind it when another column has it. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let n = 2; taken.has(free); n++) free = `${name} (${n})`;
  taken.add(free);
  return free;
}
