type NumberArray = Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

/** A typed array that grows by doubling. Costs nothing while every row has the default. */
export class GrowingColumn<T extends NumberArray> {
  readonly #create: (length: number) => T;
  readonly #default: number;
  #array: T | null = null;

  constructor(create: (length: number) => T, defaultValue: number) {
    this.#create = create;
    this.#default = defaultValue;
  }

  get(row: number): number {
    const array = this.#array;
    return array === null || row >= array.length ? this.#default : array[row]!;
  }

  set(row: number, value: number): void {
    let array = this.#array;
    if (array === null || row >= array.length) {
      if (Object.is(value, this.#default)) return;
      array = this.#grow(row + 1);
    }
    array[row] = value;
  }

  /** One entry per row, owned by the caller. */
  toArray(rowCount: number): T {
    const result = this.#create(rowCount);
    const array = this.#array;
    if (array === null) {
      if (this.#default !== 0) result.fill(this.#default);
      return result;
    }
    const known = Math.min(rowCount, array.length);
    result.set(array.subarray(0, known));
    if (known < rowCount && this.#default !== 0) result.fill(this.#default, known);
    return result;
  }

  #grow(least: number): T {
    const old = this.#array;
    const array = this.#create(Math.max(1024, least, 2 * (old?.length ?? 0)));
    if (old !== null) array.set(old);
    if (this.#default !== 0) array.fill(this.#default, old?.length ?? 0);
    this.#array = array;
    return array;
  }
}

/** A column of doubles. */
export function growingFloats(defaultValue: number): GrowingColumn<Float64Array<ArrayBuffer>> {
  return new GrowingColumn((length) => new Float64Array(length), defaultValue);
}

/** A column of flag words, codes or line numbers. */
export function growingWords(): GrowingColumn<Uint32Array<ArrayBuffer>> {
  return new GrowingColumn((length) => new Uint32Array(length), 0);
}

/** A column of small codes. */
export function growingBytes(): GrowingColumn<Uint8Array<ArrayBuffer>> {
  return new GrowingColumn((length) => new Uint8Array(length), 0);
}
