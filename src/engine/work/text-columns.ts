import type { DictionaryColumn, TextColumn } from '../memory-table.ts';

const encoder = new TextEncoder();

/** Both columns, one behind the other. */
export function concatTexts(a: TextColumn, b: TextColumn): TextColumn {
  const bytes = new Uint8Array(a.bytes.length + b.bytes.length);
  bytes.set(a.bytes);
  bytes.set(b.bytes, a.bytes.length);
  const offsets = new Float64Array(a.offsets.length + b.offsets.length - 1);
  offsets.set(a.offsets);
  for (let i = 1; i < b.offsets.length; i += 1)
    offsets[a.offsets.length - 1 + i] = a.bytes.length + b.offsets[i]!;
  return { bytes, offsets };
}

/** Texts as a column. */
export function textColumnOf(texts: readonly string[]): TextColumn {
  const pieces = texts.map((text) => encoder.encode(text));
  const offsets = new Float64Array(texts.length + 1);
  pieces.forEach((piece, i) => {
    offsets[i + 1] = offsets[i]! + piece.length;
  });
  const bytes = new Uint8Array(offsets[texts.length]!);
  pieces.forEach((piece, i) => {
    bytes.set(piece, offsets[i]!);
  });
  return { bytes, offsets };
}

/** The column with other texts in some rows; one copy, whatever the number of rows. */
export function replaceTexts(column: TextColumn, changes: ReadonlyMap<number, string>): TextColumn {
  if (changes.size === 0) return column;
  const rows = column.offsets.length - 1;
  const encoded = new Map([...changes].map(([row, text]) => [row, encoder.encode(text)]));
  let size = column.bytes.length;
  for (const [row, text] of encoded) size += text.length - (column.offsets[row + 1]! - column.offsets[row]!);
  const bytes = new Uint8Array(size);
  const offsets = new Float64Array(rows + 1);
  // Runs of untouched rows are copied as one.
  let at = 0;
  let from = 0;
  const copyTo = (to: number) => {
    const shift = at - column.offsets[from]!;
    bytes.set(column.bytes.subarray(column.offsets[from], column.offsets[to]), at);
    for (let row = from; row < to; row += 1) offsets[row + 1] = column.offsets[row + 1]! + shift;
    at += column.offsets[to]! - column.offsets[from]!;
  };
  for (const row of [...encoded.keys()].sort((a, b) => a - b)) {
    copyTo(row);
    const text = encoded.get(row)!;
    bytes.set(text, at);
    at += text.length;
    offsets[row + 1] = at;
    from = row + 1;
  }
  copyTo(rows);
  return { bytes, offsets };
}

/** Both columns, one behind the other, over one list of names: that of `a` first. */
export function concatNames(a: DictionaryColumn, b: DictionaryColumn): DictionaryColumn {
  const { names, codeFor } = growingNames(a.names);
  const codeOf = Uint32Array.from(b.names, (name) => codeFor(name));
  const codes = new Uint32Array(a.codes.length + b.codes.length);
  codes.set(a.codes);
  for (let i = 0; i < b.codes.length; i += 1) codes[a.codes.length + i] = codeOf[b.codes[i]!]!;
  return { codes, names };
}

/** The column with other names in some rows. */
export function replaceNames(
  column: DictionaryColumn,
  changes: ReadonlyMap<number, string>,
): DictionaryColumn {
  if (changes.size === 0) return column;
  const { names, codeFor } = growingNames(column.names);
  const codes = column.codes.slice();
  for (const [row, name] of changes) codes[row] = codeFor(name);
  return { codes, names };
}

/** The column without the names that no row has any more; code 0 keeps its name. */
export function compactNames({ codes, names }: DictionaryColumn): DictionaryColumn {
  const isUsed = new Uint8Array(names.length);
  for (const code of codes) isUsed[code] = 1;
  if (names[0] === '') isUsed[0] = 1;
  const kept: string[] = [];
  const newCode = names.map((name, code) => (isUsed[code] === 1 ? kept.push(name) - 1 : 0));
  return { codes: codes.map((code) => newCode[code]!), names: kept };
}

function growingNames(first: readonly string[]) {
  const names = [...first];
  const codes = new Map(names.map((name, code) => [name, code]));
  return {
    names,
    codeFor: (name: string): number => {
      const known = codes.get(name);
      if (known !== undefined) return known;
      codes.set(name, names.length);
      return names.push(name) - 1;
    },
  };
}
