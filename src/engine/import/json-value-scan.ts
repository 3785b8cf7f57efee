const quote = 34;

const states = { value: 0, valueOrEnd: 1, keyOrEnd: 2, colon: 3, next: 4 } as const;

/** How a scan ended: `whole` at `end`; `more` text is needed; `broken` at `end`, where the grammar was hurt; `cut` by the end of the file. */
export type ScanOutcome = 'whole' | 'more' | 'broken' | 'cut';

/**
 * Finds where one JSON value ends, by its grammar but without recursion. Lets pass what a repair can mend (trailing commas,
 * bare words); a line break within a string breaks the value, so that an unclosed string cannot swallow what follows.
 */
export class JsonValueScan {
  /** Position behind the value, or of what broke it. */
  end = 0;
  /** A line break breaks every value, not just strings. */
  isOneLine = false;
  readonly #isObject: boolean[] = [];
  #text = '';
  #isLast = false;
  /** The first line break at or behind `#breakFrom`; looked up once, however many strings lie before it. */
  #breakAt = -1;
  #breakFrom = 0;

  /** Must be called when the text changes; `isLast`: nothing follows it. */
  setText(text: string, isLast: boolean): void {
    this.#text = text;
    this.#isLast = isLast;
    this.#breakAt = -1;
  }

  scan(from: number): ScanOutcome {
    const text = this.#text;
    const stack = this.#isObject;
    stack.length = 0;
    let state: number = states.value;
    let at = from;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code <= 32 || code === 0xfeff || code === 0xa0) {
        if (code === 10 && this.isOneLine) return this.#broken(at);
        at++;
        continue;
      }
      if (at >= text.length) return this.#outOfText(at);
      if (code === quote && state !== states.colon && state !== states.next) {
        const end = this.#endOfString(at);
        if (end < 0) return this.#stringOutcome(at);
        at = end;
        if (stack.length === 0) return this.#whole(at);
        state = state === states.keyOrEnd ? states.colon : states.next;
      } else if (state === states.next) {
        if (code === 44) state = stack[stack.length - 1] ? states.keyOrEnd : states.valueOrEnd;
        else if (!this.#closes(code)) return this.#broken(at);
        at++;
        if (stack.length === 0) return this.#whole(at);
      } else if (state === states.colon) {
        if (code !== 58) return this.#broken(at);
        state = states.value;
        at++;
      } else if (code === 125 || code === 93) {
        if (state === states.value || !this.#closes(code)) return this.#broken(at);
        at++;
        if (stack.length === 0) return this.#whole(at);
        state = states.next;
      } else if (state === states.keyOrEnd) {
        return this.#broken(at);
      } else if (code === 123 || code === 91) {
        stack.push(code === 123);
        state = code === 123 ? states.keyOrEnd : states.valueOrEnd;
        at++;
      } else {
        const end = this.#endOfWord(at);
        if (end === at) return this.#broken(at);
        if (end >= text.length && !this.#isLast) return 'more';
        at = end;
        if (stack.length === 0) return this.#whole(at);
        state = states.next;
      }
    }
  }

  #closes(code: number): boolean {
    const isObject = this.#isObject[this.#isObject.length - 1];
    if ((code !== 125 || isObject !== true) && (code !== 93 || isObject !== false)) return false;
    this.#isObject.pop();
    return true;
  }

  #whole(at: number): ScanOutcome {
    this.end = at;
    return 'whole';
  }

  #broken(at: number): ScanOutcome {
    this.end = at;
    return 'broken';
  }

  #outOfText(at: number): ScanOutcome {
    this.end = at;
    return this.#isLast ? 'cut' : 'more';
  }

  /** Position behind the string at `at`; −1 when a line break or the end of the text comes first. */
  #endOfString(at: number): number {
    const text = this.#text;
    let end = at;
    for (;;) {
      end = text.indexOf('"', end + 1);
      if (end < 0) return -1;
      let slashes = 0;
      while (text.charCodeAt(end - 1 - slashes) === 92) slashes++;
      if (slashes % 2 === 0) break;
    }
    return this.nextBreak(at) < end ? -1 : end + 1;
  }

  #stringOutcome(at: number): ScanOutcome {
    const breakAt = this.nextBreak(at);
    return breakAt < this.#text.length ? this.#broken(breakAt) : this.#outOfText(this.#text.length);
  }

  /** Position of the first line break at or behind `at`; Infinity where none is left. */
  nextBreak(at: number): number {
    if (at > this.#breakAt || at < this.#breakFrom) {
      const found = this.#text.indexOf('\n', at);
      this.#breakAt = found < 0 ? Number.POSITIVE_INFINITY : found;
      this.#breakFrom = at;
    }
    return this.#breakAt;
  }

  /** Position behind a number or a bare word. */
  #endOfWord(at: number): number {
    let end = at;
    for (;;) {
      const code = this.#text.charCodeAt(end);
      const isLetter = (code | 32) >= 97 && (code | 32) <= 122;
      const isNumeric = (code >= 48 && code <= 57) || code === 43 || code === 45 || code === 46;
      if (!isLetter && !isNumeric) return end;
      end++;
    }
  }
}
