import type { Detected, ImportOptions, ImportResult, TimeField } from '../contracts/importer.ts';
import { formatTime } from '../format-time.ts';
import type { TableBuilder } from '../table-builder.ts';
import { saidUnit } from './resolve-times.ts';

const unitWords = { s: 'seconds', ms: 'milliseconds', us: 'microseconds', ns: 'nanoseconds' } as const;

/** Builds the table and puts into sentences what was decided on the way. */
export function finishImport(
  builder: TableBuilder,
  options: ImportOptions,
  detected: Omit<Detected, 'timeUnits'>,
  notices: readonly string[],
): ImportResult {
  const { daysAnchorMs, timeUnits, ...built } = builder.finish(options);
  const said = [...notices];
  if (built.table.rowCount === 0) said.push('There are no memories in the file.');
  for (const [field, unit] of Object.entries(timeUnits)) {
    const how =
      saidUnit(options, field as TimeField) === undefined
        ? ', judged by the size of most of its numbers'
        : '';
    said.push(`${field} was read as ${unitWords[unit]}${how}.`);
  }
  if (daysAnchorMs !== null) {
    said.push(`age_days and idle_days were counted back from ${formatTime(daysAnchorMs) ?? daysAnchorMs}.`);
  }
  return { ...built, detected: { ...detected, timeUnits }, notices: said };
}
