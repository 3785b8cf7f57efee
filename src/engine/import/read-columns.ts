import type { Importer, ReadOptions, SourceSample } from '../contracts/importer.ts';
import { type CanonicalField, canonicalFields, columnFieldNumbers } from './canonical-fields.ts';
import { type ColumnProfile, joinDayOrders, profileColumn } from './column-profile.ts';
import { suggestFields } from './suggest-fields.ts';

/** The columns of a file with what they are taken for. */
export interface ColumnReading {
  readonly sample: SourceSample;
  /** One per column of the sample. */
  readonly profiles: readonly ColumnProfile[];
  /** Columns whose field is neither said by the person nor by their own name. */
  readonly suggested: ReadonlyMap<string, CanonicalField>;
  /** All that an import must be told to read the file as the sample was read. */
  readonly options: ReadOptions;
}

/** Judges what the person left open: whether there is a header, which field each column is, the order of day and month. */
export function readColumns(
  takeSample: NonNullable<Importer['sample']>,
  head: Uint8Array,
  isWhole: boolean,
  said: ReadOptions,
  limit: number,
): ColumnReading {
  let sample = takeSample(head, isWhole, said, limit);
  let options = said;
  if (said.hasHeader === undefined && isHeaderless(sample, said)) {
    options = { ...said, hasHeader: false };
    sample = takeSample(head, isWhole, options, limit);
  }
  const profiles = profilesOf(sample);
  const numbers = columnFieldNumbers(sample.names, said.columns);
  const taken = new Set(numbers.filter((n) => n >= 0).map((n) => canonicalFields[n]!));
  const open = sample.names
    .map((name, i) => ({ name, profile: profiles[i]! }))
    .filter(({ name }, i) => numbers[i]! < 0 && !Object.hasOwn(said.columns ?? {}, name));
  const suggested = suggestFields(open, taken);
  const columns = { ...said.columns, ...Object.fromEntries(suggested) };
  if (Object.keys(columns).length > 0) options = { ...options, columns };
  // Whether commas are decimal is judged by the columns that are numbers: only now is it known which are.
  sample = takeSample(head, isWhole, options, limit);
  return { sample, profiles, suggested, options: pinned(options, sample, profiles) };
}

/** What was found is said to the import, so that it does not judge again by another part of the file. */
function pinned(options: ReadOptions, sample: SourceSample, profiles: readonly ColumnProfile[]): ReadOptions {
  const { delimiter, quote, decimalComma, hasHeader } = sample;
  const dayFirst = options.dayFirst ?? dayFirstOf(options, sample, profiles);
  return {
    ...options,
    ...(delimiter === undefined ? {} : { delimiter }),
    ...(quote === undefined ? {} : { quote }),
    ...(decimalComma === undefined ? {} : { decimalComma }),
    ...(hasHeader === undefined ? {} : { hasHeader }),
    ...(dayFirst === undefined ? {} : { dayFirst }),
  };
}

/** Where either order would do, the day comes first, as in most of the world: the dialog says that it is a guess. */
function dayFirstOf(
  { columns }: ReadOptions,
  sample: SourceSample,
  profiles: readonly ColumnProfile[],
): boolean | undefined {
  const order = joinDayOrders(timeProfiles(sample, columns, profiles).map(({ dayOrder }) => dayOrder));
  return order === 'none' ? undefined : order !== 'month-first';
}

/** Profiles of the columns that are read as times. */
export function timeProfiles(
  sample: SourceSample,
  columns: ReadOptions['columns'],
  profiles: readonly ColumnProfile[],
): ColumnProfile[] {
  const numbers = columnFieldNumbers(sample.names, columns);
  const times = ['created_at', 'last_read_at', 'reads'];
  return profiles.filter((_, i) => numbers[i]! >= 0 && times.includes(canonicalFields[numbers[i]!]!));
}

function profilesOf({ names, records }: SourceSample): ColumnProfile[] {
  return names.map((_, i) => profileColumn(records.map(({ cells }) => cells[i])));
}

/** What should be names is of the same kind as what stands under them: dates over dates, numbers over numbers. */
function isHeaderless(sample: SourceSample, { columns }: ReadOptions): boolean {
  if (!sample.hasHeader || columnFieldNumbers(sample.names, columns).some((number) => number >= 0))
    return false;
  const below = profilesOf(sample);
  return sample.names.some((name, i) => {
    const own = profileColumn([name]);
    const isDate = own.dateShare === 1 && below[i]!.dateShare > 0.8;
    return isDate || (own.numberShare === 1 && below[i]!.numberShare > 0.8);
  });
}
