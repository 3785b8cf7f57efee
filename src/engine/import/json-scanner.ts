import { endOfString } from './json-members.ts';
import { JsonValueScan } from './json-value-scan.ts';
import { repairJson } from './repair-json.ts';

/** Receives what a `JsonScanner` finds, in the file's order. */
export interface JsonSink {
  /** An object; `text` is its (mended) JSON. `line`: where it starts; in an array the element, from 1. */
  object(value: object, text: string, line: number, hasBareNumbers: boolean): void;
  /** A stretch of the file that is no object. */
  broken(text: string, line: number, message: string): void;
}

const notAnObject = 'Not a JSON object.';
const notJson = 'Not valid JSON.';
/** Characters that may be looked at twice; a file that needs more is read line by line (an array: not gone back in). */
const rescanBudget = 1 << 22;

/**
 * Finds the objects of a JSON Lines file or of one JSON array in text that comes in pieces. Whatever is broken is given
 * back as text, and the scan goes on at the next place that looks like the start of an object.
 */
export class JsonScanner {
  readonly #isArray: boolean;
  readonly #sink: JsonSink;
  readonly #scan = new JsonValueScan();
  #text = '';
  #at = 0;
  /** Where the current line starts; may lie before the text that is still held. */
  #lineStart = 0;
  #line = 1;
  #elements = 0;
  /** A value that was not complete is looked at again when the text has doubled, so that the work stays linear. */
  #neededLength = 0;
  #rescanned = 0;
  #isOpen = false;
  /** Text of the last object of an array. */
  #lastObject = '';

  constructor(form: 'lines' | 'array', sink: JsonSink) {
    this.#isArray = form === 'array';
    this.#sink = sink;
  }

  /** True while an array lacks its closing bracket. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  push(text: string, isLast: boolean): void {
    if (this.#at > 0) {
      this.#lineStart -= this.#at;
      this.#text = this.#text.slice(this.#at);
      this.#at = 0;
    }
    this.#text += text;
    if (!isLast && this.#text.length < this.#neededLength) return;
    this.#scan.setText(this.#text, isLast);
    while (this.#step(isLast));
    this.#neededLength = 2 * (this.#text.length - this.#at);
  }

  /** Takes the next value; false when there is none, or not yet. */
  #step(isLast: boolean): boolean {
    this.#skipBetween();
    const text = this.#text;
    const from = this.#at;
    if (from >= text.length) return false;
    if (!this.#isArray) {
      const breakAt = text.indexOf('\n', from);
      if (breakAt < 0 && !isLast) return false;
      const end = breakAt < 0 ? text.length : breakAt;
      if (text.charCodeAt(from) !== 123) return this.#giveBroken(from, end, notAnObject);
      if (this.#giveLine(from, end)) return true;
    }
    switch (this.#scan.scan(from)) {
      case 'more':
        return false;
      case 'whole':
        return this.#giveWhole(from, this.#scan.end);
      case 'broken':
        return this.#recover(from, this.#scan.end, isLast, false);
      case 'cut':
        return this.#recover(from, text.length, isLast, true);
    }
  }

  /** Blanks, commas, and the brackets of the array itself. */
  #skipBetween(): void {
    for (; ; this.#at++) {
      const code = this.#text.charCodeAt(this.#at);
      if (code === 10) {
        this.#line++;
        this.#lineStart = this.#at + 1;
      } else if (this.#isArray && code === 91 && !this.#isOpen) {
        this.#isOpen = true;
      } else if (this.#isArray && code === 93 && this.#isOpen) {
        this.#isOpen = false;
      } else if (!isBetween(code)) {
        return;
      }
    }
  }

  /** The usual case of JSON Lines: the line is one object. */
  #giveLine(from: number, end: number): boolean {
    // A failed parse costs more than ten good ones: the first line of a pretty-printed object is not even tried.
    let last = end - 1;
    while (this.#text.charCodeAt(last) <= 32) last--;
    if (this.#text.charCodeAt(last) !== 125) return false;
    const line = this.#text.slice(from, last + 1);
    const value = parsedOrUndefined(line);
    if (typeof value !== 'object' || value === null) return false;
    this.#sink.object(value, line, this.#line, false);
    this.#at = end;
    return true;
  }

  #giveWhole(from: number, end: number): boolean {
    const source = this.#text.slice(from, end);
    let text = source;
    let hasBareNumbers = false;
    let value = parsedOrUndefined(source);
    if (value === undefined) {
      ({ text, hasBareNumbers } = repairJson(source));
      value = parsedOrUndefined(text);
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return this.#giveBroken(from, end, value === undefined ? notJson : notAnObject);
    }
    this.#elements++;
    this.#sink.object(value, text, this.#isArray ? this.#elements : this.#line, hasBareNumbers);
    if (this.#isArray) this.#lastObject = text;
    this.#moveTo(end);
    return true;
  }

  #giveBroken(from: number, end: number, message: string): boolean {
    this.#elements++;
    let last = end;
    while (last > from && isBetween(this.#text.charCodeAt(last - 1))) last--;
    const raw = this.#text.slice(from, last);
    this.#sink.broken(raw, this.#isArray ? this.#elements : this.#line, message);
    this.#moveTo(end);
    return true;
  }

  #moveTo(end: number): void {
    for (let at = this.#scan.nextBreak(this.#at); at < end; at = this.#scan.nextBreak(at + 1)) {
      this.#line++;
      this.#lineStart = at + 1;
    }
    this.#at = end;
  }

  /** A value is broken at `hurtAt`: gives it back as text up to where the next object seems to start. */
  #recover(from: number, hurtAt: number, isLast: boolean, isCut: boolean): boolean {
    const text = this.#text;
    const message = isCut ? 'Cut off: the file ends in the middle of it.' : notJson;
    const breakAt = text.indexOf('\n', from);
    const isOneLine = breakAt < 0 || hurtAt <= breakAt;
    const searchFrom = this.#rescanned > rescanBudget ? hurtAt : from;
    let end = -1;
    if (isOneLine && !this.#isArray) {
      if (breakAt < 0 && !isLast) return false;
      end = breakAt < 0 ? text.length : breakAt;
    } else if (isOneLine && !isCut) {
      end = this.#nextOnLine(searchFrom, breakAt < 0 ? text.length : breakAt);
    }
    if (end < 0) end = this.#nextOnOtherLine(searchFrom, from - this.#lineStart);
    if (end < 0 && !isLast) return false;
    if (end < 0) end = text.length;
    this.#rescanned += Math.max(0, hurtAt - end);
    this.#scan.isOneLine = !this.#isArray && this.#rescanned > rescanBudget;
    return this.#giveBroken(from, end, message);
  }

  /** `},{` on the same line, with the key first that objects of this file have first; −1 = none. */
  #nextOnLine(from: number, lineEnd: number): number {
    const key = firstKey(this.#lastObject);
    const start = new RegExp(`\\}[\\s,]*\\{\\s*${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'g');
    start.lastIndex = from;
    const found = start.exec(this.#text);
    if (found === null || found.index >= lineEnd) return -1;
    return this.#text.indexOf('{', found.index);
  }

  /** A later line that starts an object and is indented no deeper than the broken one; −1 = none. */
  #nextOnOtherLine(from: number, column: number): number {
    const text = this.#text;
    for (let at = text.indexOf('\n', from); at >= 0; at = text.indexOf('\n', at + 1)) {
      let first = at + 1;
      while (text.charCodeAt(first) === 32 || text.charCodeAt(first) === 9) first++;
      if (first - at - 1 > column) continue;
      if (text.charCodeAt(first) === 125) {
        first++;
        while (text.charCodeAt(first) === 32 || text.charCodeAt(first) === 44) first++;
      }
      if (text.charCodeAt(first) === 123) return first;
    }
    return -1;
  }
}

/** What may stand between two values: blanks, commas, a byte order mark. */
function isBetween(code: number): boolean {
  return code <= 32 || code === 44 || code === 0xfeff || code === 0xa0;
}

/** The first key of an object with its quotes; a lone quote where there is none. */
function firstKey(object: string): string {
  const from = object.indexOf('"');
  return from < 0 ? '"' : object.slice(from, endOfString(object, from));
}

function parsedOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
