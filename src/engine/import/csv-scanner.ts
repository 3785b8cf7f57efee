/** How the cells of a file are written. */
export interface CsvSyntax {
  /** One character. */
  readonly delimiter: string;
  /** One character; empty = nothing is quoted. */
  readonly quote: string;
}

/** Receives the records of a `CsvScanner`. */
export interface CsvSink {
  /** `cells[0] … cells[count − 1]`; the array is reused. `line` = where the record starts, from 1. */
  record(cells: readonly string[], count: number, line: number): void;
  /** A quote that is never closed: its line is read as an ordinary one. */
  unclosedQuote(line: number, text: string): void;
}

const lineFeed = 10;
const carriageReturn = 13;
/** A quoted cell that is longer than this many characters is taken for an unclosed one. */
const longestCell = 1 << 26;

/**
 * Splits CSV that comes in pieces into records: quoted line breaks, doubled quotes, `\n`, `\r\n` and `\r`. Empty lines are
 * stepped over. Quotes within a quoted cell that are not doubled stay as they are when it is plain where the cell ends.
 */
export class CsvScanner {
  readonly #delimiter: string;
  readonly #delimiterCode: number;
  readonly #quote: string;
  readonly #quoteCode: number;
  readonly #sink: CsvSink;
  readonly #cells: string[] = [];
  #text = '';
  #at = 0;
  #line: number;
  #isLast = false;
  /** A record that was not complete is read again when the text has doubled, so that the work stays linear. */
  #neededLength = 0;
  /** From here on quotes of the current record are ordinary characters; Infinity = nowhere. */
  #plainFrom = Number.POSITIVE_INFINITY;
  /** What the last cell left: where it ended, and line breaks within it. */
  #cellEnd = 0;
  #breaks = 0;

  constructor(syntax: CsvSyntax, sink: CsvSink, firstLine = 1) {
    this.#delimiter = syntax.delimiter;
    this.#delimiterCode = syntax.delimiter.charCodeAt(0);
    this.#quote = syntax.quote;
    this.#quoteCode = syntax.quote === '' ? -1 : syntax.quote.charCodeAt(0);
    this.#sink = sink;
    this.#line = firstLine;
  }

  push(text: string, isLast: boolean): void {
    if (this.#at > 0) {
      this.#text = this.#text.slice(this.#at);
      this.#at = 0;
    }
    this.#text += text;
    this.#isLast = isLast;
    if (!isLast && this.#text.length < this.#neededLength) return;
    while (this.#readRecord());
    this.#neededLength = 2 * (this.#text.length - this.#at);
  }

  /** Takes one record; false when there is none, or not yet. */
  #readRecord(): boolean {
    this.#plainFrom = Number.POSITIVE_INFINITY;
    if (!this.#skipEmptyLines()) return false;
    for (;;) {
      const count = this.#readCells();
      if (count >= 0) {
        this.#sink.record(this.#cells, count, this.#line);
        this.#line += this.#breaks;
        this.#at = this.#cellEnd;
        return this.#skipLineBreak();
      }
      if (count === -1) return false;
      const shown = this.#text.slice(this.#plainFrom, this.#plainFrom + 120);
      this.#sink.unclosedQuote(this.#line, shown);
    }
  }

  /** Fills the cells; their number, −1 = the record is not complete yet, −2 = read it again: a quote is not closed. */
  #readCells(): number {
    const cells = this.#cells;
    let count = 0;
    let at = this.#at;
    this.#breaks = 0;
    for (;;) {
      const isQuoted = this.#text.charCodeAt(at) === this.#quoteCode && at < this.#plainFrom;
      const cell = isQuoted ? this.#quotedCell(at) : this.#plainCell(at);
      if (cell === null) return isQuoted && this.#plainFrom === at ? -2 : -1;
      cells[count++] = cell;
      at = this.#cellEnd;
      if (this.#text.charCodeAt(at) !== this.#delimiterCode) return count;
      at++;
    }
  }

  #plainCell(from: number): string | null {
    const text = this.#text;
    const delimiter = this.#delimiterCode;
    const length = text.length;
    let at = from;
    for (; at < length; at++) {
      const code = text.charCodeAt(at);
      if (code === delimiter || code === lineFeed || code === carriageReturn) break;
    }
    if (at >= length && !this.#isLast) return null;
    this.#cellEnd = at;
    return text.slice(from, at);
  }

  /** null = not complete, or not closed (then `#plainFrom` is where it starts). */
  #quotedCell(from: number): string | null {
    const text = this.#text;
    let cell = '';
    let start = from + 1;
    let at = start;
    let breaks = 0;
    let countedTo = from;
    for (;;) {
      const end = text.indexOf(this.#quote, at);
      if (end < 0) return this.#openCell(from);
      if (end + 1 >= text.length && !this.#isLast) return null;
      if (text.charCodeAt(end + 1) === this.#quoteCode) {
        cell += text.slice(start, end + 1);
        start = end + 2;
        at = start;
        continue;
      }
      breaks += countLineBreaks(text, countedTo, end);
      countedTo = end;
      const next = this.#endOfBlanks(end + 1);
      if (next >= text.length && !this.#isLast) return null;
      if (this.#isCellEnd(next)) {
        cell += text.slice(start, end);
        this.#breaks += breaks;
        this.#cellEnd = next;
        return cell;
      }
      // A stray quote. Where it looks like the start of a cell on a later line, the first one was never closed.
      if (breaks > 0 && this.#isCellStart(end)) {
        this.#plainFrom = from;
        return null;
      }
      at = end + 1;
    }
  }

  #openCell(from: number): null {
    if (this.#isLast || this.#text.length - from > longestCell) this.#plainFrom = from;
    return null;
  }

  #endOfBlanks(from: number): number {
    let at = from;
    while (this.#text.charCodeAt(at) === 32) at++;
    return at;
  }

  #isCellEnd(at: number): boolean {
    const code = this.#text.charCodeAt(at);
    return (
      at >= this.#text.length || code === this.#delimiterCode || code === lineFeed || code === carriageReturn
    );
  }

  #isCellStart(at: number): boolean {
    const before = this.#text[at - 1];
    return before === this.#delimiter || before === '\n' || before === '\r';
  }

  /** Steps over lines with nothing on them; false at the end of the text. */
  #skipEmptyLines(): boolean {
    for (;;) {
      if (this.#at >= this.#text.length) return false;
      const code = this.#text.charCodeAt(this.#at);
      if (code !== lineFeed && code !== carriageReturn) return true;
      if (!this.#skipLineBreak()) return false;
    }
  }

  /** Steps over one line break; false when it may not be complete yet. */
  #skipLineBreak(): boolean {
    const text = this.#text;
    const code = text.charCodeAt(this.#at);
    if (code === carriageReturn) {
      // A lone \r at the end of a piece: its \n, if it has one, must not count as a line of its own.
      if (this.#at + 1 >= text.length && !this.#isLast) return false;
      this.#at += text.charCodeAt(this.#at + 1) === lineFeed ? 2 : 1;
      this.#line++;
    } else if (code === lineFeed) {
      this.#at++;
      this.#line++;
    }
    return true;
  }
}

/** Line breaks in a stretch of text; `\r\n` is one. */
function countLineBreaks(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === lineFeed || (code === carriageReturn && text.charCodeAt(at + 1) !== lineFeed)) count++;
  }
  return count;
}
