import { parsePlainNumber } from '../parse-time.ts';

/**
 * One value of a file before it has a meaning. A CSV cell is a string; a JSON value that is an object comes as its
 * JSON text. undefined = the row has no such field.
 */
export type Cell = string | number | boolean | null | undefined | readonly unknown[];

/** Nothing stands there: no field, null, blank, or a word for null. `isNanMissing`: NaN and NaT count as well. */
export function isMissing(cell: Cell, isNanMissing: boolean): boolean {
  if (cell === undefined || cell === null || cell === '') return true;
  if (typeof cell === 'number') return isNanMissing && Number.isNaN(cell);
  if (typeof cell !== 'string') return false;
  const first = cell.charCodeAt(0);
  // Digits and most letters: cannot be blank or one of the words.
  if (first > 32 && first < 127 && first !== 78 && first !== 110) return false;
  const word = cell.trim().toLowerCase();
  if (word === '' || word === 'none' || word === 'null') return true;
  return isNanMissing && (word === 'nan' || word === 'nat');
}

const groupedNumber = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;

/** A number, or the number that a text is; NaN when it is none. `1.234,5` is 1234.5 where commas are decimal. */
export function readNumber(cell: Cell, isDecimalComma: boolean): number {
  if (typeof cell === 'number') return cell;
  if (typeof cell !== 'string') return Number.NaN;
  const text = cell.trim();
  if (!isDecimalComma) return parsePlainNumber(text);
  const plain = groupedNumber.test(text) ? text.replaceAll('.', '') : text;
  return parsePlainNumber(plain.replace(',', '.'));
}

/** A yes or a no in any of the usual spellings; undefined when it is neither. */
export function readBoolean(cell: Cell): boolean | undefined {
  if (typeof cell === 'boolean') return cell;
  if (cell === 1) return true;
  if (cell === 0) return false;
  if (typeof cell !== 'string') return undefined;
  const word = cell.trim().toLowerCase();
  if (word === 'true' || word === '1' || word === 'yes' || word === 'y' || word === 't') return true;
  if (word === 'false' || word === '0' || word === 'no' || word === 'n' || word === 'f') return false;
  return undefined;
}
