import { reasonOf, verdictOf } from '../engine/explain.ts';
import { type MemoryTable, textAt } from '../engine/memory-table.ts';
import type { Trace } from '../engine/trace.ts';
import { countVerdicts, lostRows, overBudgetBy, sumSizes, traceNotices } from '../engine/trace-report.ts';
import { asOfText } from '../engine/verdict-report.ts';
import { countText, daysText, scoreText } from '../engine/words.ts';

const widestId = 24;
const widestText = 40;

function cut(text: string, width: number): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ');
  const characters = [...line];
  return characters.length > width ? `${characters.slice(0, width - 1).join('')}…` : line;
}

/** `trace --format table`: for reading, numbers rounded. */
export function* writeTraceTable(
  trace: Trace,
  table: MemoryTable,
  rows: readonly number[],
  passIds: readonly string[],
  notices: readonly string[],
): Generator<string> {
  const counts = countVerdicts(trace, passIds);
  const { before, after } = sumSizes(trace, table, passIds);
  yield `Kept ${countText(counts.kept)} of ${countText(counts.total)} as of ${asOfText(trace.timing.asOfMs)}, policy ${trace.policy.name}\n\n`;
  const idWidth = Math.min(
    widestId,
    Math.max(2, ...rows.slice(0, 5000).map((row) => textAt(table.ids, row).length)),
  );
  const line = (cells: readonly string[]) =>
    `${cells[0]!.padEnd(idWidth)}  ${cells[1]!.padEnd(10)}  ${cells[2]!.padStart(10)}  ${cells[3]!.padStart(8)}  ${cells[4]!.padStart(8)}  ${cells[5]!.padEnd(widestText)}  ${cells[6]!}\n`;
  yield line(['id', 'verdict', 'importance', 'age, d', 'idle, d', 'text', 'reason']);
  for (const row of rows) {
    const takesPart = trace.timing.status[row] === 0;
    const days = (value: number) => (takesPart ? daysText(value) : '-');
    yield line([
      cut(textAt(table.ids, row), widestId),
      verdictOf(trace, row),
      takesPart ? scoreText(trace.importance[row]!) : '-',
      days(trace.timing.ageDays[row]!),
      days(trace.timing.idleDays[row]!),
      cut(textAt(table.texts, row), widestText),
      cut(reasonOf(trace, table, row), 200),
    ]);
  }
  const taken = Object.entries(counts.evicted).filter(([, count]) => count > 0);
  yield `\nevicted: ${taken.map(([id, count]) => `${id} ${countText(count)}`).join(', ') || 'none'}`;
  yield `; unusable ${countText(counts.unusable)}, not yet written ${countText(counts.notYet)}\n`;
  yield `tokens: ${countText(before.tokens)} before, ${countText(after.tokens)} after, ${countText(before.tokens - after.tokens)} saved\n`;
  const lost = lostRows(trace);
  if (lost.length > 0) {
    const ids = lost.slice(0, 10).map((row) => textAt(table.ids, row));
    yield `lost though important: ${countText(lost.length)} (${ids.join(', ')}${lost.length > 10 ? ', …' : ''})\n`;
  }
  const over = overBudgetBy(trace);
  if (over > 0) yield `over the budget by ${countText(over)}\n`;
  for (const notice of [...notices, ...traceNotices(trace, table)]) yield `note: ${notice}\n`;
}
