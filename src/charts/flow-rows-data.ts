import { formatChange, formatCount } from '../ui/format-number.ts';
import { changeWords, prepareFlowGhosts } from './flow-baseline.ts';
import { countsAlong, describeEnd, describeFlow, type FlowInput, strandLimit } from './flow-data.ts';
import type { VerdictMark } from './verdict-marks.ts';

const namesPerPass = 6;

/** One line of the narrow flow. */
export interface FlowRow {
  readonly key: string;
  readonly title: string;
  readonly mark: VerdictMark | null;
  /** 0–1 of the start: what stays and what leaves here. */
  readonly stays: number;
  readonly leaves: number;
  readonly count: string;
  readonly rule: string;
  readonly names: readonly { readonly row: number; readonly text: string }[];
  readonly more: string;
  readonly isOff: boolean;
}

export interface FlowRows {
  readonly rows: readonly FlowRow[];
  /** Unit squares of this many; null = plain bars. */
  readonly unitCount: number | null;
  readonly sentence: string;
}

/** The same flow where there is no room for strands: a row per pass, a square per memory (bars above 40). */
export function prepareFlowRows(input: FlowInput): FlowRows {
  const total = Math.max(1, input.before.memories);
  const counts = countsAlong(input.before.memories, input.passes, input.step);
  const isNamed = input.before.memories <= strandLimit;
  const ghosts = prepareFlowGhosts(input.passes, input.keptCount, input.baseline);
  const against = (change: number | null | undefined) =>
    change === null || change === undefined ? '' : `, ${changeWords(change)} against the baseline`;
  const plain = { mark: null, rule: '', names: [], more: '', isOff: false, leaves: 0 };
  const rows = input.passes.map((pass, i): FlowRow => {
    const mark = input.markOf(pass.id);
    const hasRun = i < input.step && pass.isEnabled;
    const names = hasRun && isNamed ? pass.names.slice(0, namesPerPass) : [];
    return {
      key: `${pass.index}-${pass.id}`,
      title: mark.label,
      mark,
      stays: counts[i + 1]! / total,
      leaves: (counts[i]! - counts[i + 1]!) / total,
      count: hasRun ? (pass.taken === 0 ? '±0' : formatChange(-pass.taken)) : '',
      rule: `${pass.isEnabled ? pass.rule : 'off, takes nothing'}${i < input.step ? against(ghosts?.changes[i]) : ''}`,
      names,
      more:
        hasRun && isNamed && pass.taken > names.length
          ? `+${formatCount(pass.taken - names.length)} more`
          : '',
      isOff: !pass.isEnabled,
    };
  });
  const end = describeEnd(input);
  return {
    rows: [
      { ...plain, key: 'start', title: 'Start', stays: 1, count: formatCount(input.before.memories) },
      ...rows,
      {
        ...plain,
        key: 'end',
        title: end.title.split(' ')[0]!,
        rule: `${end.detail}${input.step < input.passes.length ? '' : against(ghosts?.keptChange)}`,
        stays: counts.at(-1)! / total,
        count: formatCount(counts.at(-1)!),
      },
    ],
    unitCount: isNamed ? input.before.memories : null,
    sentence: describeFlow(input),
  };
}
