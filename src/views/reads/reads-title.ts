import { formatDayNumber } from '../../charts/format-elapsed.ts';
import { countUsefulReads, type ReadTimeline } from '../../charts/read-timeline-data.ts';
import { formatGiven } from '../../ui/format-number.ts';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** "Two reads keep it", "One read keeps it". */
function readsKeep(count: number): string {
  const number = numbers[count] ?? formatGiven(count);
  return count === 1 ? `${number} read keeps it` : `${number} reads keep it`;
}

/** The view's answer: "Two reads keep it until day 120". */
export function titleOfReads(timeline: ReadTimeline): string {
  const { pins, underDay, neverUnderDay, threshold } = timeline;
  const theta = formatGiven(threshold);
  const useful = countUsefulReads(timeline);
  if (pins.length === 0 || useful === 0) {
    const who = pins.length === 0 ? 'Never read, it' : `${failWords(timeline)}: it`;
    return Number.isFinite(neverUnderDay)
      ? `${who} is under ${theta} from day ${formatDayNumber(neverUnderDay)}`
      : `${who} never falls under ${theta}`;
  }
  if (underDay === Number.POSITIVE_INFINITY) return `${readsKeep(useful)} for good`;
  return `${readsKeep(useful)} until day ${formatDayNumber(underDay)}`;
}

/** Why no read helped. */
function failWords({ jumps }: ReadTimeline): string {
  if (!jumps.every(({ isInVain }) => isInVain)) return 'Reads change nothing';
  return jumps.length === 1 ? 'The read comes too late' : 'The reads come too late';
}

/** What the same memory would do without reads, what a read is worth, and who looks at θ. */
export function subLineOfReads(timeline: ReadTimeline, isReference: boolean): string {
  const { pins, neverUnderDay, jumps, threshold } = timeline;
  const theta = `θ ${formatGiven(threshold)}`;
  const parts: string[] = [];
  if (pins.length > 0) {
    parts.push(
      Number.isFinite(neverUnderDay)
        ? `Never read, the same memory falls under ${theta} on day ${formatDayNumber(neverUnderDay)}.`
        : `Never read, the same memory does not fall under ${theta} either.`,
    );
  }
  parts.push(...worthOfReads(jumps));
  if (isReference) parts.push('No pass looks at strength alone: θ is the limit of importance.');
  return parts.join(' ');
}

function worthOfReads(jumps: ReadTimeline['jumps']): string[] {
  const late = jumps.filter(({ isInVain }) => isInVain).length;
  const bought = jumps.filter(({ isInVain }) => !isInVain).map(({ boughtDays }) => boughtDays);
  const words: string[] = [];
  const isSame = bought.every((days) => Math.abs(days - bought[0]!) < 1e-9 * Math.abs(days));
  if (bought.length > 0 && bought.every(Number.isFinite)) {
    if (bought.every((days) => days === 0)) words.push('A read changes nothing here.');
    else if (bought.length > 1 && isSame) words.push(`Each read here is worth ${daysWords(bought[0]!)}.`);
    else if (bought.length > 1)
      words.push(
        `A read is worth ${formatDayNumber(Math.min(...bought))} to ${daysWords(Math.max(...bought))}.`,
      );
    else words.push(`The read is worth ${daysWords(bought[0]!)}.`);
  }
  if (late > 0)
    words.push(
      `${late === 1 ? 'One read comes' : `${formatGiven(late)} reads come`} too late: it was under θ before.`,
    );
  return words;
}

function daysWords(days: number): string {
  return `${formatDayNumber(days)} ${days === 1 ? 'day' : 'days'}`;
}
