const plainNumber = /^-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/**
 * One cell of a CSV file. A text that a spreadsheet would run as a formula (it starts with `=`, `+`, `-`, `@`, a tab or `'`)
 * gets a `'` in front, which an import takes away again; plain numbers, negative ones too, stay as they are.
 * `=1+1` → `'=1+1`, `-5` → `-5`, `a "b", c` → `"a ""b"", c"`, null and NaN → nothing.
 */
export function csvCell(value: string | number | boolean | null, delimiter = ','): string {
  if (value === null || (typeof value === 'number' && Number.isNaN(value))) return '';
  if (typeof value !== 'string') return String(value);
  const isRisky = value !== '' && "=+-@\t'".includes(value[0]!) && !plainNumber.test(value);
  const safe = isRisky ? `'${value}` : value;
  const needsQuotes = safe.includes(delimiter) || /["\r\n]|^\s|\s$/.test(safe);
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One record with its line break; a single empty cell is quoted, for an empty line is no record. */
export function csvLine(cells: readonly (string | number | boolean | null)[], delimiter = ','): string {
  const line = cells.map((cell) => csvCell(cell, delimiter)).join(delimiter);
  return `${line === '' ? '""' : line}\n`;
}
