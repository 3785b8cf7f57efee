import { type CanonicalField, canonicalFields } from './canonical-fields.ts';
import type { ColumnProfile } from './column-profile.ts';
import { fieldSynonyms, plainName } from './field-synonyms.ts';

export interface NamedProfile {
  readonly name: string;
  readonly profile: ColumnProfile;
}

const isTime = ({ dateShare, epochShare }: ColumnProfile) => dateShare + epochShare;
const isWords = ({ numberShare, dateShare }: ColumnProfile) => 1 - Math.max(numberShare, dateShare);

/** From 0 to 1, how well the values of a column suit a field. Any text will do for an id. */
const suits: Readonly<Record<CanonicalField, (profile: ColumnProfile) => number>> = {
  id: ({ distinctShare, dateShare }) => Math.min(distinctShare, 1 - dateShare),
  text: isWords,
  category: isWords,
  created_at: isTime,
  last_read_at: isTime,
  read_count: ({ countShare }) => countShare,
  age_days: ({ numberShare, epochShare }) => numberShare - epochShare,
  idle_days: ({ numberShare, epochShare }) => numberShare - epochShare,
  protected: ({ booleanShare }) => booleanShare,
  initial_strength: ({ unitShare }) => unitShare,
  alignment: ({ unitShare }) => unitShare,
  tokens: ({ countShare }) => countShare,
  bytes: ({ countShare }) => countShare,
  subject: ({ dateShare }) => 1 - dateShare,
  source: ({ dateShare }) => 1 - dateShare,
  reads: ({ meanLength, numberShare }) => (meanLength > 8 && numberShare < 1 ? 1 : 0),
};

/** Values that suit a field less than this speak against the name. */
const leastSuiting = 0.5;
/** Mean length from which a column without a telling name is taken for the text. */
const longText = 20;

interface Match {
  readonly column: number;
  readonly field: CanonicalField;
  readonly score: number;
}

/** 2 = the name is a synonym, 1 = it holds one as whole words ("letzter zugriff utc"), 0 = neither. */
function nameScore(name: string, field: CanonicalField): number {
  let best = 0;
  for (const synonym of [plainName(field), ...fieldSynonyms[field]]) {
    if (name === synonym) return 2;
    if (` ${name} `.includes(` ${synonym} `)) best = Math.max(best, 1 + synonym.length / 100);
  }
  return best;
}

/**
 * Which of the columns might be which field: by a synonym in the name that the values do not speak against, then, for the
 * text and the two times, by the values alone. Each field is given once; `taken` fields are not given. Column → field.
 */
export function suggestFields(
  columns: readonly NamedProfile[],
  taken: ReadonlySet<CanonicalField>,
): Map<string, CanonicalField> {
  const matches: Match[] = [];
  for (const [column, { name, profile }] of columns.entries()) {
    for (const field of canonicalFields) {
      const score = nameScore(plainName(name), field);
      const suiting = profile.count === 0 ? leastSuiting : suits[field](profile);
      if (score > 0 && suiting >= leastSuiting) matches.push({ column, field, score: score + suiting / 2 });
    }
  }
  matches.sort((a, b) => b.score - a.score || a.column - b.column);
  const chosen = new Map<number, CanonicalField>();
  const used = new Set(taken);
  for (const { column, field } of matches) {
    if (chosen.has(column) || used.has(field)) continue;
    chosen.set(column, field);
    used.add(field);
  }
  suggestByValues(columns, chosen, used);
  return new Map([...chosen].map(([column, field]) => [columns[column]!.name, field]));
}

/** The longest words are the text; the first dates are those of creation where the file gives no age either. */
function suggestByValues(
  columns: readonly NamedProfile[],
  chosen: Map<number, CanonicalField>,
  used: Set<CanonicalField>,
): void {
  const free = () => columns.map((column, i) => ({ ...column, i })).filter(({ i }) => !chosen.has(i));
  const give = (field: CanonicalField, column: { readonly i: number } | undefined) => {
    if (used.has(field) || column === undefined) return;
    chosen.set(column.i, field);
    used.add(field);
  };
  const longest = free()
    .filter(({ profile }) => isWords(profile) > 0.8 && profile.meanLength >= longText)
    .sort((a, b) => b.profile.meanLength - a.profile.meanLength);
  give('text', longest[0]);
  const hasNoName = (name: string) => /^column \d+$/.test(name);
  const times = () => free().filter(({ profile }) => isTime(profile) >= 0.8);
  if (!used.has('age_days')) give('created_at', times()[0]);
  // A second column of dates may be anything (an expiry, a change); only where no name says so is it a guess worth making.
  if (!used.has('idle_days'))
    give(
      'last_read_at',
      times().find(({ name }) => hasNoName(name)),
    );
}
