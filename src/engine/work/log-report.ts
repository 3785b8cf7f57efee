import { csvLine } from '../export/csv-cells.ts';
import { type ImportanceTerm, importanceTerms } from '../policy.ts';
import { asOfText } from '../verdict-report.ts';
import type { LogLine, LogPlaces } from './store-log.ts';

const linesPerPiece = 1000;

const columns = [
  'place',
  'made_at',
  'kind',
  'id',
  'text',
  'category',
  'words',
  'as_of',
  'policy',
  'policy_sha256',
  'pass',
  'value',
  'limit',
  'rank',
  'strength',
  'importance',
  // `category` is the memory's own.
  ...importanceTerms.map(termColumn),
];

function termColumn(term: ImportanceTerm): string {
  return `${term}_term`;
}

function timeText(ms: number): string | null {
  return Number.isNaN(ms) ? null : asOfText(ms);
}

function recordOf(line: LogLine): Record<string, string | number | null> {
  const { decision } = line;
  const rest = decision && {
    as_of: asOfText(decision.asOfMs),
    policy: decision.policyName,
    policy_sha256: decision.policySha256,
    pass: decision.passId,
    value: decision.value,
    limit: decision.limit,
    rank: decision.rank,
    strength: decision.strength,
    importance: decision.importance,
    ...Object.fromEntries(importanceTerms.map((term) => [termColumn(term), decision.terms[term]])),
  };
  return {
    place: line.place,
    made_at: timeText(line.madeMs),
    kind: line.kind,
    id: line.row === null ? null : line.id,
    text: line.row === null ? null : line.text,
    category: line.row === null ? null : line.category,
    words: line.words,
    ...rest,
  };
}

/** A log as a file, oldest first, in pieces. JSON Lines leave out what a line does not have; CSV has all columns. */
export function* writeLog(places: LogPlaces, format: 'jsonl' | 'csv'): Generator<string> {
  if (format === 'csv') yield csvLine(columns);
  let piece = '';
  for (let i = places.count - 1; i >= 0; i -= 1) {
    const record = recordOf(places.line(i));
    piece +=
      format === 'csv' ? csvLine(columns.map((name) => record[name] ?? null)) : `${JSON.stringify(record)}\n`;
    if (i % linesPerPiece === 0) {
      yield piece;
      piece = '';
    }
  }
}
