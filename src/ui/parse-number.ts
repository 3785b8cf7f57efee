/**
 * What a person typed into a number box, or NaN. A comma is a decimal comma ("0,25") unless it groups thousands the
 * way this app prints them ("250,000", "1,000,000"); spaces and apostrophes may group too; a true minus is a minus.
 */
export function parseNumber(text: string, isCommaGrouping = groupsWithComma()): number {
  const plain = text
    .trim()
    .replace(/[\s'’_]/g, '')
    .replace(/^−/, '-');
  if (plain === '') return Number.NaN;
  return strictNumber(normaliseSeparators(plain, isCommaGrouping));
}

function normaliseSeparators(text: string, isCommaGrouping: boolean): string {
  const hasComma = text.includes(',');
  const hasDot = text.includes('.');
  if (hasComma && hasDot) {
    return text.lastIndexOf(',') > text.lastIndexOf('.')
      ? text.replaceAll('.', '').replace(',', '.')
      : text.replaceAll(',', '');
  }
  if (!hasComma) return /^-?[1-9]\d{0,2}(\.\d{3}){2,}$/.test(text) ? text.replaceAll('.', '') : text;
  const isGrouped = /^-?[1-9]\d{0,2}(,\d{3})+$/.test(text);
  if (isGrouped && (isCommaGrouping || text.indexOf(',') !== text.lastIndexOf(',')))
    return text.replaceAll(',', '');
  return text.replace(',', '.');
}

function strictNumber(text: string): number {
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
}

function groupsWithComma(): boolean {
  return new Intl.NumberFormat()
    .formatToParts(12_345)
    .some((part) => part.type === 'group' && part.value === ',');
}
