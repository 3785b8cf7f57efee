import type { RowProblem } from '../../engine/row-flags.ts';

// A spreadsheet would run such a cell as a formula; plain numbers are none.
function neutralise(cell: string): string {
  return /^[=+\-@\t']/.test(cell) && !/^[+-]?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell;
}

function quote(cell: string): string {
  const safe = neutralise(cell);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The problems of an import as CSV: line, field, value, flag, message. */
export function writeProblemsCsv(problems: readonly RowProblem[]): string {
  const lines = problems.map(({ line, field, value, flag, message }) =>
    [String(line), field, value, flag, message].map(quote).join(','),
  );
  return `${['line,field,value,flag,message', ...lines].join('\r\n')}\r\n`;
}
