import type { DictionaryColumn } from '../memory-table.ts';
import { growingWords } from './growing-column.ts';
import { detachedText } from './growing-text.ts';

/** A dictionary column under construction. Names are looked up in a Map: `__proto__` is a name like any other. */
export class GrowingDictionary {
  readonly #codeOf = new Map<string, number>();
  readonly #names: string[] = [];
  readonly #codes = growingWords();
  #lastName: string | null = null;
  #lastCode = 0;

  /** `first` gets code 0. */
  constructor(first: string | null) {
    if (first !== null) this.#codeFor(first);
  }

  set(row: number, name: string): void {
    this.#codes.set(row, name === this.#lastName ? this.#lastCode : this.#codeFor(name));
  }

  toColumn(rowCount: number): DictionaryColumn {
    return { codes: this.#codes.toArray(rowCount), names: this.#names };
  }

  #codeFor(name: string): number {
    let code = this.#codeOf.get(name);
    if (code === undefined) {
      const kept = detachedText(name);
      // A lone half of a surrogate pair has become U+FFFD, which may be known already.
      code = this.#codeOf.get(kept) ?? this.#names.length;
      if (code === this.#names.length) this.#names.push(kept);
      this.#codeOf.set(kept, code);
    }
    this.#lastName = this.#names[code]!;
    this.#lastCode = code;
    return code;
  }
}
