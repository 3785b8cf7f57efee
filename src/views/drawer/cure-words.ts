import type { Cure } from '../../engine/cure.ts';
import type { RowName } from '../../engine/evaluation.ts';
import { formatCount } from '../../ui/format-number.ts';

const longestName = 24;

/** "“Compared NPS and PPF…”". */
function quote({ text, id }: RowName): string {
  const name = text === '' ? id : text;
  if (name.length <= longestName) return `“${name}”`;
  const cut = name.slice(0, longestName - 1);
  // Not in the middle of a word, where one ends near enough.
  const space = cut.lastIndexOf(' ');
  return `“${(space > longestName / 2 ? cut.slice(0, space) : cut).trimEnd()}…”`;
}

function list(names: readonly RowName[], count: number): string {
  const quoted = names.map(quote);
  const more = count - names.length;
  if (more > 0) return `${quoted.join(', ')} + ${formatCount(more)} more`;
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}

/** Who goes instead of the memory that a cure keeps, and whom it keeps too. */
export function costOf({ payers, payerCount, alsoKept, alsoKeptCount }: Cure): string {
  const cost =
    payerCount === 0
      ? 'no other memory is lost'
      : `${list(payers, payerCount)} ${payerCount === 1 ? 'goes' : 'go'} instead`;
  return alsoKeptCount === 0 ? cost : `${cost}; also keeps ${list(alsoKept, alsoKeptCount)}`;
}

/** A label as the beginning of a line. */
export function capitalise(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
