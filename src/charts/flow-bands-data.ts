import { formatChange, formatCount, formatSize } from '../ui/format-number.ts';
import { changeWords, type FlowGhosts, prepareFlowGhosts } from './flow-baseline.ts';
import {
  countsAlong,
  describeEnd,
  describeFlow,
  type FlowInput,
  type FlowLevel,
  flowColumns,
  prepareLevels,
} from './flow-data.ts';
import { fitText } from './text-width.ts';
import type { VerdictMark } from './verdict-marks.ts';

const top = 42;
const bandHeight = 74;
const height = 168;

/** One pass of many memories: the band that goes on, and what leaves it. */
export interface FlowBand {
  readonly passIndex: number;
  readonly x: number;
  readonly nextX: number;
  /** Bottom of what stood before the pass and of what is left after it. */
  readonly beforeY: number;
  readonly afterY: number;
  readonly mark: VerdictMark;
  readonly title: string;
  readonly rule: string;
  readonly isOff: boolean;
  readonly isAhead: boolean;
  /** SVG path of the part that leaves; empty where it takes nothing. */
  readonly drop: string;
  readonly foot: { readonly x: number; readonly y: number; readonly height: number };
  readonly count: string;
  readonly size: string;
}

export interface FlowBands {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly startWidth: number;
  readonly startHeight: number;
  readonly bands: readonly FlowBand[];
  readonly levels: readonly FlowLevel[];
  readonly start: { readonly title: string; readonly detail: string };
  readonly end: {
    readonly x: number;
    readonly height: number;
    readonly title: string;
    readonly detail: string;
    readonly lines: readonly string[];
  };
  readonly sentence: string;
}

/** What stands beside the last band: size and protection, once the trace is over. */
function endLines(
  { step, passes, keptSizes, keptProtectedCount }: FlowInput,
  ghosts: FlowGhosts | null,
): string[] {
  if (step < passes.length) return [`after pass ${step} of ${passes.length}`];
  return [
    [formatSize(keptSizes.bytes), ...(ghosts ? [changeWords(ghosts.keptChange)] : [])].join(', '),
    ...(keptProtectedCount > 0 ? [`${formatCount(keptProtectedCount)} protected`] : []),
  ];
}

interface BandPlace {
  readonly startWidth: number;
  readonly endWidth: number;
  readonly gateWidth: number;
  /** px per memory. */
  readonly scale: number;
  readonly counts: readonly number[];
  readonly ghosts: FlowGhosts | null;
}

function prepareBand(
  { passes, step, width, markOf }: FlowInput,
  { startWidth, endWidth, gateWidth, scale, counts, ghosts }: BandPlace,
  i: number,
): FlowBand {
  const pass = passes[i]!;
  const x = startWidth + i * gateWidth;
  const mark = markOf(pass.id);
  const isAhead = i >= step;
  const hasTaken = pass.isEnabled && !isAhead && pass.taken > 0;
  const beforeY = top + counts[i]! * scale;
  const afterY = top + counts[i + 1]! * scale;
  const thick = beforeY - afterY;
  // The parts that leave stand in steps, so that their words do not run into the next band.
  const footY = Math.max(beforeY + 12, top + bandHeight + 12 - i * 12);
  const footX = x + Math.min(40, gateWidth * 0.3);
  const bend = (footX - x) * 0.6;
  const drop = `M${x} ${afterY}C${x + bend} ${afterY} ${footX - bend} ${footY} ${footX} ${footY}V${footY + thick}C${footX - bend} ${footY + thick} ${x + bend} ${beforeY} ${x} ${beforeY}Z`;
  return {
    passIndex: i,
    x,
    nextX: i === passes.length - 1 ? width - endWidth : x + gateWidth,
    beforeY,
    afterY,
    mark,
    title: mark.label,
    rule: fitText(pass.isEnabled ? pass.rule : 'off, takes nothing', gateWidth - 8),
    isOff: !pass.isEnabled,
    isAhead,
    drop: hasTaken ? drop : '',
    foot: { x: footX, y: footY, height: Math.max(1, thick) },
    count: isAhead || !pass.isEnabled ? '' : pass.taken === 0 ? '±0' : formatChange(-pass.taken),
    size: [hasTaken ? formatSize(pass.sizes.bytes) : '', isAhead ? '' : changeWords(ghosts?.changes[i])]
      .filter((words) => words !== '')
      .join(', '),
  };
}

/** Above 40 memories: bands whose height is the count. */
export function prepareFlowBands(input: FlowInput): FlowBands {
  const { passes, before, step, width } = input;
  const total = Math.max(1, before.memories);
  const scale = bandHeight / total;
  const columns = flowColumns(width, passes.length);
  const startWidth = Math.min(96, columns.startWidth + 30);
  const endWidth = Math.min(150, columns.endWidth);
  const gateWidth = (width - startWidth - endWidth) / Math.max(1, passes.length);
  const counts = countsAlong(before.memories, passes, step);
  const ghosts = prepareFlowGhosts(passes, input.keptCount, input.baseline);
  const place = { startWidth, endWidth, gateWidth, scale, counts, ghosts };
  const bands = passes.map((_, i) => prepareBand(input, place, i));
  const left = counts.at(-1)!;
  const lowest = Math.max(height, ...bands.map((band) => band.foot.y + Math.max(band.foot.height, 26) + 6));
  return {
    width,
    height: Math.ceil(lowest),
    top,
    startWidth,
    startHeight: before.memories * scale,
    bands,
    levels: prepareLevels(
      ghosts,
      counts,
      step,
      { gateX: bands.map(({ x }) => x), endX: width - endWidth },
      (count) => top + count * scale,
    ),
    start: { title: `Start ${formatCount(before.memories)}`, detail: formatSize(before.bytes) },
    end: {
      x: width - endWidth,
      height: left * scale,
      title: describeEnd(input).title,
      detail: `${((left / total) * 100).toFixed(1)} % of the store`,
      lines: endLines(input, ghosts),
    },
    sentence: describeFlow(input),
  };
}
