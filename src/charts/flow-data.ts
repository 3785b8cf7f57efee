import type { PassSummary, RowName, Sizes } from '../engine/evaluation.ts';
import { formatChange, formatCount, formatSize } from '../ui/format-number.ts';
import { changeWords, type FlowBaseline, type FlowGhosts, prepareFlowGhosts } from './flow-baseline.ts';
import { estimateTextWidth, fitText } from './text-width.ts';
import type { MarkOf, VerdictMark } from './verdict-marks.ts';

/** Up to this many memories have a strand each. */
export const strandLimit = 40;
/** Names shown under one pass. */
const namesPerPass = 6;
const strandPitch = 13;
const trayPitch = 15;
const top = 50;

export interface FlowInput {
  readonly passes: readonly PassSummary[];
  readonly markOf: MarkOf;
  /** What takes part: neither unusable nor not yet written. */
  readonly before: Sizes;
  readonly keptCount: number;
  readonly keptProtectedCount: number;
  readonly keptSizes: Sizes;
  readonly keptNames: readonly RowName[];
  /** Passes that have run so far, 0 … passes.length. */
  readonly step: number;
  readonly width: number;
  /** The pinned state; null without one. */
  readonly baseline: FlowBaseline | null;
}

/** A level that the baseline had, dashed. */
export interface FlowLevel {
  readonly x1: number;
  readonly x2: number;
  readonly y: number;
}

/** One pass's place on the way. */
export interface FlowGate {
  readonly passIndex: number;
  readonly x: number;
  readonly y: number;
  readonly bottom: number;
  readonly mark: VerdictMark;
  readonly title: string;
  readonly rule: string;
  /** Against the baseline: "+2"; empty without one. */
  readonly change: { readonly x: number; readonly text: string };
  readonly isOff: boolean;
  /** The step has not come to it yet. */
  readonly isAhead: boolean;
}

export interface FlowStrand extends RowName {
  readonly y: number;
  readonly fromX: number;
  readonly toX: number;
  readonly isKept: boolean;
  readonly mark: VerdictMark;
  /** Where its marker and name stand; null = merged into "+n more". */
  readonly end: { readonly x: number; readonly y: number; readonly name: string } | null;
  /** SVG path of the way down; empty where it stays. */
  readonly drop: string;
  readonly passIndex: number | null;
}

interface FlowMore {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export interface Flow {
  readonly width: number;
  readonly height: number;
  readonly gates: readonly FlowGate[];
  readonly strands: readonly FlowStrand[];
  readonly more: readonly FlowMore[];
  readonly start: { readonly title: string; readonly detail: string };
  readonly end: {
    readonly x: number;
    readonly title: string;
    readonly detail: string;
    readonly change: { readonly x: number; readonly text: string };
  };
  /** How far down the baseline's strands reached. */
  readonly levels: readonly FlowLevel[];
  readonly sentence: string;
}

/** How many stand before each pass and after the last, for the passes that ran. */
export function countsAlong(total: number, passes: readonly PassSummary[], step: number): number[] {
  let left = total;
  const counts = [left];
  passes.forEach((pass, i) => {
    if (i < step && pass.isEnabled) left -= pass.taken;
    counts.push(left);
  });
  return counts;
}

/** "Of 10 memories, TTL takes 2, LRU 1; 5 are kept." */
export function describeFlow({ before, passes, markOf, step, keptCount }: FlowInput): string {
  const ran = passes.slice(0, step).filter((pass) => pass.isEnabled);
  const left = countsAlong(before.memories, passes, step).at(-1)!;
  const parts = ran.map((pass) => `${markOf(pass.id).label} takes ${formatCount(pass.taken)}`);
  const end =
    step >= passes.length
      ? `${formatCount(keptCount)} are kept`
      : `${formatCount(left)} are left after ${step} of ${passes.length} passes`;
  return `Of ${formatCount(before.memories)} memories ${[...parts, end].join(', ')}.`;
}

export function describeEnd({ keptSizes, keptProtectedCount, passes, step, before, keptCount }: FlowInput): {
  title: string;
  detail: string;
} {
  const left = countsAlong(before.memories, passes, step).at(-1)!;
  if (step < passes.length)
    return { title: `Left ${formatCount(left)}`, detail: `after pass ${step} of ${passes.length}` };
  const words = keptProtectedCount > 0 ? `, ${formatCount(keptProtectedCount)} of them protected` : '';
  return { title: `Kept ${formatCount(keptCount)}`, detail: `${formatSize(keptSizes.bytes)}${words}` };
}

interface Columns {
  readonly startWidth: number;
  readonly endWidth: number;
  readonly gateWidth: number;
  readonly gateX: readonly number[];
}

/** Where the gates stand: names on the right get as much as the gates can spare. */
export function flowColumns(width: number, gateCount: number): Columns {
  const startWidth = width < 640 ? 52 : 58;
  const endWidth = Math.max(128, Math.min(240, width - startWidth - gateCount * 110));
  const gateWidth = (width - startWidth - endWidth) / Math.max(1, gateCount);
  return {
    startWidth,
    endWidth,
    gateWidth,
    gateX: Array.from({ length: gateCount }, (_, i) => startWidth + i * gateWidth),
  };
}

interface Ordered {
  readonly name: RowName;
  /** null = kept. */
  readonly passIndex: number | null;
}

/** Kept on top (protected first), then what later passes take: so each pass takes the lowest strands. */
function orderStrands({ passes, keptNames }: FlowInput): Ordered[] {
  const byImportance = (a: RowName, b: RowName): number =>
    Number(b.isProtected) - Number(a.isProtected) || b.importance - a.importance || a.row - b.row;
  const list: Ordered[] = [...keptNames].sort(byImportance).map((name) => ({ name, passIndex: null }));
  for (let i = passes.length - 1; i >= 0; i -= 1) {
    const pass = passes[i]!;
    if (pass.isEnabled)
      list.push(...[...pass.names].sort(byImportance).map((name) => ({ name, passIndex: i })));
  }
  return list;
}

/** The baseline's levels between the gates that have run, each only where it stands a pixel from the level of now. */
export function prepareLevels(
  ghosts: FlowGhosts | null,
  counts: readonly number[],
  step: number,
  { gateX, endX }: { readonly gateX: readonly number[]; readonly endX: number },
  yOf: (count: number) => number,
): FlowLevel[] {
  return (ghosts?.left ?? []).flatMap((left, i) => {
    if (left === null || i >= step) return [];
    if (Math.abs(yOf(left) - yOf(counts[i + 1]!)) < 0.8) return [];
    return [{ x1: gateX[i]!, x2: gateX[i + 1] ?? endX, y: yOf(left) }];
  });
}

/** The difference beside a title, where it fits. */
function placeChange(x: number, title: string, change: number | null | undefined, room: number) {
  const text = changeWords(change);
  const offset = estimateTextWidth(title, 12, true) + 5;
  return {
    x: x + offset,
    text: offset + estimateTextWidth(`(${text})`) <= room && text !== '' ? `(${text})` : '',
  };
}

function prepareGates(
  input: FlowInput,
  columns: Columns,
  counts: readonly number[],
  ghosts: FlowGhosts | null,
): FlowGate[] {
  return input.passes.map((pass, i) => {
    const x = columns.gateX[i]!;
    const mark = input.markOf(pass.id);
    const isAhead = i >= input.step;
    const count = pass.isEnabled && !isAhead ? ` ${pass.taken === 0 ? '±0' : formatChange(-pass.taken)}` : '';
    const last = i === input.passes.length - 1;
    const room = columns.gateWidth - (last ? 12 : 5);
    const title = `${fitText(mark.label, room - 15 - estimateTextWidth(count, 12, true), 12, true)}${count}`;
    const change = isAhead ? null : ghosts?.changes[i];
    const placed = placeChange(x + 15, title, change, room - 15);
    // Where the title leaves no room the difference stands before the rule.
    const against = placed.text === '' && change ? `(${changeWords(change)}) ` : '';
    return {
      passIndex: i,
      x,
      y: 38,
      bottom: top + counts[i]! * strandPitch + 3,
      mark,
      title,
      change: placed,
      rule: fitText(`${against}${pass.isEnabled ? pass.rule : 'off, takes nothing'}`, room),
      isOff: !pass.isEnabled,
      isAhead,
    };
  });
}

interface Drop {
  readonly ordered: Ordered;
  readonly y: number;
  readonly x: number;
  readonly endY: number;
}

/** A name may run under later gates while its row is free; else it is cut. */
function nameRoom(drop: Drop, drops: readonly Drop[], gates: readonly FlowGate[], width: number): number {
  const walls = drops
    .filter((other) => other.x > drop.x && drop.endY > other.y - 8 && drop.endY < other.endY + 12)
    .map((other) => other.x - 6);
  const gateWalls = gates
    .filter((gate) => gate.x > drop.x && gate.bottom > drop.endY - 8)
    .map((gate) => gate.x - 6);
  return Math.min(width, ...walls, ...gateWalls) - drop.x - 39;
}

interface StrandContext {
  readonly input: FlowInput;
  readonly columns: Columns;
  readonly drops: readonly Drop[];
  readonly gates: readonly FlowGate[];
  readonly endX: number;
}

interface PlacedStrand {
  readonly entry: Ordered;
  readonly y: number;
  readonly drop: Drop | null;
  readonly isNamed: boolean;
}

/** A strand that stays runs to its name at the right; one that is taken bends down to its name under the pass. */
function prepareStrand({ entry, y, drop, isNamed }: PlacedStrand, context: StrandContext): FlowStrand {
  const { name, passIndex } = entry;
  const { markOf, passes, width } = context.input;
  const base = { ...name, y, fromX: 0, passIndex };
  if (drop === null) {
    const label = fitText(name.text, context.columns.endWidth - 12);
    const end = { x: context.endX, y, name: label };
    return {
      ...base,
      toX: context.endX,
      isKept: true,
      mark: markOf('kept', name.isProtected),
      drop: '',
      end,
    };
  }
  const { x, endY } = drop;
  const label = isNamed ? fitText(name.text, nameRoom(drop, context.drops, context.gates, width)) : '';
  return {
    ...base,
    toX: x,
    isKept: false,
    mark: markOf(passes[passIndex!]!.id),
    drop: `M${x} ${y}C${x + 16} ${y} ${x + 8} ${endY} ${x + 24} ${endY}`,
    end: isNamed ? { x: x + 27, y: endY, name: label } : null,
  };
}

function prepareEnd(input: FlowInput, x: number, ghosts: FlowGhosts | null): Flow['end'] {
  const words = describeEnd(input);
  const change = input.step < input.passes.length ? null : ghosts?.keptChange;
  return { x, ...words, change: placeChange(x + 10, words.title, change, input.width - x - 10) };
}

/** The whole picture for up to 40 memories, in pixels. */
export function prepareFlow(input: FlowInput): Flow {
  const { passes, step, width } = input;
  const columns = flowColumns(width, passes.length);
  const counts = countsAlong(input.before.memories, passes, step);
  const ghosts = prepareFlowGhosts(passes, input.keptCount, input.baseline);
  const gates = prepareGates(input, columns, counts, ghosts);
  const endX = width - columns.endWidth;
  const taken = new Map<number, number>();
  const drops: Drop[] = [];
  const ordered = orderStrands(input).map((entry, i) => {
    const isTaken = entry.passIndex !== null && entry.passIndex < step;
    const y = top + i * strandPitch + strandPitch / 2;
    if (!isTaken) return { entry, y, drop: null, isNamed: true };
    const index = entry.passIndex!;
    const place = taken.get(index) ?? 0;
    taken.set(index, place + 1);
    const isNamed = place < namesPerPass;
    const tray = top + counts[index]! * strandPitch + 9;
    const drop = {
      ordered: entry,
      x: columns.gateX[index]!,
      y,
      endY: tray + trayPitch * Math.min(place, namesPerPass) + 6,
    };
    drops.push(drop);
    return { entry, y, drop, isNamed };
  });
  const more: FlowMore[] = [...taken]
    .filter(([index]) => passes[index]!.taken > namesPerPass)
    .map(([index]) => ({
      x: columns.gateX[index]! + 37,
      y: top + counts[index]! * strandPitch + 9 + trayPitch * namesPerPass + 6,
      text: `+${formatCount(passes[index]!.taken - namesPerPass)} more`,
    }));
  const context: StrandContext = { input, columns, drops, gates, endX };
  const strands = ordered.map((strand) => prepareStrand(strand, context));
  const lowest = Math.max(
    top + ordered.length * strandPitch,
    ...drops.map((drop) => drop.endY + 6),
    ...more.map((entry) => entry.y + 6),
  );
  return {
    width,
    height: Math.ceil(lowest + 6),
    gates,
    strands,
    more,
    start: { title: `Start ${formatCount(input.before.memories)}`, detail: formatSize(input.before.bytes) },
    end: prepareEnd(input, endX, ghosts),
    levels: prepareLevels(ghosts, counts, step, { ...columns, endX }, (n) => top + n * strandPitch),
    sentence: describeFlow(input),
  };
}
