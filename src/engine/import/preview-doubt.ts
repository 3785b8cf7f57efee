import type { Importer, ImportResult, ReadOptions } from '../contracts/importer.ts';
import { canonicalFields, columnFieldNumbers, fieldNumber, noColumnSentence } from './canonical-fields.ts';
import { tieSentence } from './import-bytes.ts';
import { type ColumnReading, timeProfiles } from './read-columns.ts';

export interface DoubtInput {
  readonly fileName: string;
  /** What the person said, without what was judged. */
  readonly options: ReadOptions;
  readonly candidates: readonly Importer[];
  /** null: the format has no columns to choose. */
  readonly reading: ColumnReading | null;
  readonly result: ImportResult | null;
}

/** Why a person should look at how a file is read before it is taken in, in sentences; null = nothing is in doubt. */
export function findDoubt({ fileName, options, candidates, reading, result }: DoubtInput): string | null {
  if (candidates.length > 1) return tieSentence(fileName, candidates);
  if (reading === null || reading.sample.records.length === 0) return null;
  const { sample, suggested, profiles } = reading;
  const numbers = columnFieldNumbers(sample.names, options.columns);
  if (numbers.every((number) => number < 0)) {
    const what = sample.hasHeader === undefined ? 'field' : 'column';
    // Which names are known, the dialog says at each column.
    return noColumnSentence(fileName, sample.names, what).replace(/; known are .*$/s, '.');
  }
  const isAgeKnown = numbers.includes(fieldNumber('created_at')) || numbers.includes(fieldNumber('age_days'));
  const created = [...suggested].find(([, field]) => field === 'created_at');
  if (!isAgeKnown && created)
    return `${fileName}: no column is named created_at; “${created[0]}” looks like it.`;
  const times = timeProfiles(sample, options.columns, profiles);
  const isDayMonth = times.some(({ dayMonthShare }) => dayMonthShare > 0.5);
  if (isDayMonth && options.dayFirst === undefined) {
    return `${fileName}: most of its dates are written with the day or the month first.`;
  }
  return unreadableSentence(fileName, numbers, result);
}

/** A file without any other column that might be the time is taken as it is: no mapping can help it. */
function unreadableSentence(
  fileName: string,
  numbers: readonly number[],
  result: ImportResult | null,
): string | null {
  if (result === null || result.table.rowCount === 0) return null;
  const { rowCount, createdMs } = result.table;
  const unusable = createdMs.reduce((count, time) => count + (Number.isNaN(time) ? 1 : 0), 0);
  const times = ['created_at', 'age_days'];
  const hasOthers = numbers.some((number) => number < 0 || times.includes(canonicalFields[number]!));
  if (2 * unusable <= rowCount || !hasOthers) return null;
  return `${fileName}: most of its rows have no time of creation that can be read, so they would take no part.`;
}
