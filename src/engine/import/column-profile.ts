import type { DayOrder } from './import-preview.ts';

/** What the values of a column look like; shares are of the values that are not blank. */
export interface ColumnProfile {
  /** Values that are not blank. */
  readonly count: number;
  readonly dateShare: number;
  /** Whole numbers that would be a time from 1980 to 2100 in some unit. */
  readonly epochShare: number;
  /** Whole numbers from 0 to a million. */
  readonly countShare: number;
  readonly numberShare: number;
  /** Numbers from 0 to 1. */
  readonly unitShare: number;
  readonly booleanShare: number;
  /** Characters. */
  readonly meanLength: number;
  /** 1 = all differ. */
  readonly distinctShare: number;
  readonly dayOrder: DayOrder;
  /** Share of the values that are dates whose order of day and month must be known. */
  readonly dayMonthShare: number;
}

const isoDate = /^[+-]?\d{4,6}[-/]\d{1,2}[-/]\d{1,2}(?:[T\s].*)?$/;
const dayMonth = /^(\d{1,2})([./-])(\d{1,2})\2\d{4}(?!\d)/;
const compactDate = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:\d{4}|\d{6})?$/;
const wholeNumber = /^[+-]?\d+$/;
const anyNumber = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)(?:[eE][+-]?\d+)?$/;
const yesOrNo = /^(?:true|false|yes|no|y|n|t|f|0|1|ja|nein|wahr|falsch|oui|non|si)$/i;
const year1980 = 315_532_800;
const year2100 = 4_102_444_800;

function isEpoch(text: string): boolean {
  if (!/^\d{9,19}(?:\.\d+)?$/.test(text)) return false;
  const value = Number(text);
  return [1, 1e3, 1e6, 1e9].some((scale) => value >= year1980 * scale && value < year2100 * scale);
}

/** The order that the dates of a column are written in; dots stand only between a day, a month and a year in this order. */
function dayOrderOf(values: readonly string[]): { order: DayOrder; count: number } {
  let count = 0;
  let isDayFirst = false;
  let isMonthFirst = false;
  for (const value of values) {
    const match = dayMonth.exec(value);
    if (match === null) continue;
    count++;
    if (Number(match[1]) > 12 || match[2] === '.') isDayFirst = true;
    else if (Number(match[3]) > 12) isMonthFirst = true;
  }
  if (count === 0) return { order: 'none', count };
  if (isDayFirst) return { order: isMonthFirst ? 'mixed' : 'day-first', count };
  return { order: isMonthFirst ? 'month-first' : 'ambiguous', count };
}

/** Looks at the values of one column; blank ones and words for null are left out. */
export function profileColumn(cells: readonly (string | undefined)[]): ColumnProfile {
  const values = cells
    .map((cell) => cell?.trim() ?? '')
    .filter((value) => value !== '' && !/^(?:none|null|nan|nat)$/i.test(value));
  const count = values.length;
  const share = (test: (value: string) => boolean) =>
    count === 0 ? 0 : values.filter((value) => test(value)).length / count;
  const toNumber = (value: string) => (anyNumber.test(value) ? Number(value.replace(',', '.')) : Number.NaN);
  const { order, count: dayMonthCount } = dayOrderOf(values);
  return {
    count,
    dateShare: share((value) => isoDate.test(value) || dayMonth.test(value) || compactDate.test(value)),
    epochShare: share(isEpoch),
    countShare: share((value) => wholeNumber.test(value) && Number(value) >= 0 && Number(value) <= 1e6),
    numberShare: share((value) => anyNumber.test(value)),
    unitShare: share((value) => toNumber(value) >= 0 && toNumber(value) <= 1),
    booleanShare: share((value) => yesOrNo.test(value)),
    meanLength: count === 0 ? 0 : values.reduce((sum, { length }) => sum + length, 0) / count,
    distinctShare: count === 0 ? 0 : new Set(values).size / count,
    dayOrder: order,
    dayMonthShare: count === 0 ? 0 : dayMonthCount / count,
  };
}

/** The order of several columns taken together. */
export function joinDayOrders(orders: readonly DayOrder[]): DayOrder {
  const said = new Set(orders.filter((order) => order !== 'none'));
  if (said.has('mixed') || (said.has('day-first') && said.has('month-first'))) return 'mixed';
  if (said.has('day-first')) return 'day-first';
  if (said.has('month-first')) return 'month-first';
  return said.has('ambiguous') ? 'ambiguous' : 'none';
}
