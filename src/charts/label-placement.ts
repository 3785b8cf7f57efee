import { estimateTextWidth } from './text-width.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Something better kept clear of; its owner's own label may come near. */
export interface SoftObstacle extends Box {
  readonly ownerId?: string;
}

export type LabelSide =
  | 'right'
  | 'left'
  | 'above'
  | 'below'
  | 'right-above'
  | 'right-below'
  | 'left-above'
  | 'left-below';

/** A label that wants to stand at a point; earlier ones choose first, a second one of the same id is a further chance. */
export interface LabelRequest {
  readonly id: string;
  /** One entry per line of text. */
  readonly lines: readonly LabelLine[];
  readonly x: number;
  readonly y: number;
  /** Free space kept round the point, px. */
  readonly gap: number;
  /** In the order of preference. */
  readonly sides: readonly LabelSide[];
  /** True: dropped rather than drawn across a soft obstacle. */
  readonly avoidsLines?: boolean;
}

export interface LabelLine {
  readonly text: string;
  readonly size: number;
  readonly isBold: boolean;
  readonly isMuted: boolean;
}

export interface PlacedLabel extends Box {
  readonly id: string;
  readonly lines: readonly LabelLine[];
  /** Soft obstacles that it stands on: no side was clear of them. */
  readonly crossings: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Where the text is anchored; the baseline of line i is `baselines[i]`. */
  readonly textX: number;
  readonly baselines: readonly number[];
}

/** The usual order: beside the point first. */
export const besideFirst: readonly LabelSide[] = [
  'right',
  'left',
  'above',
  'below',
  'right-above',
  'right-below',
  'left-above',
  'left-below',
];

export function boxesOverlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function isInside(box: Box, bounds: Box): boolean {
  return (
    box.x >= bounds.x &&
    box.y >= bounds.y &&
    box.x + box.width <= bounds.x + bounds.width &&
    box.y + box.height <= bounds.y + bounds.height
  );
}

const lineHeight = (line: LabelLine): number => line.size + 1;

function boxAt(request: LabelRequest, side: LabelSide): PlacedLabel {
  const width = Math.max(
    ...request.lines.map((line) => estimateTextWidth(line.text, line.size, line.isBold)),
  );
  const height = request.lines.reduce((sum, line) => sum + lineHeight(line), 0);
  const { x, y, gap } = request;
  const anchor = side.startsWith('right') ? 'start' : side.startsWith('left') ? 'end' : 'middle';
  const textX = anchor === 'start' ? x + gap : anchor === 'end' ? x - gap : x;
  const left = anchor === 'start' ? textX : anchor === 'end' ? textX - width : textX - width / 2;
  const top = side.endsWith('above') ? y - gap - height : side.endsWith('below') ? y + gap : y - height / 2;
  let baseline = top;
  const baselines = request.lines.map((line) => {
    baseline += lineHeight(line);
    return baseline - Math.round(line.size * 0.22);
  });
  return {
    id: request.id,
    lines: request.lines,
    crossings: 0,
    anchor,
    textX,
    baselines,
    x: left,
    y: top,
    width,
    height,
  };
}

interface Ground {
  readonly bounds: Box;
  readonly obstacles: readonly Box[];
  readonly soft: readonly SoftObstacle[];
}

/** The side with the fewest soft obstacles among those that are free; the earlier one where two have as many. */
function findPlace(request: LabelRequest, placed: readonly Box[], ground: Ground): PlacedLabel | undefined {
  const soft = ground.soft.filter(({ ownerId }) => ownerId === undefined || ownerId !== request.id);
  let chosen: PlacedLabel | undefined;
  for (const side of request.sides) {
    const box = boxAt(request, side);
    if (!isInside(box, ground.bounds)) continue;
    if ([...placed, ...ground.obstacles].some((other) => boxesOverlap(box, other))) continue;
    const crossings = soft.filter((other) => boxesOverlap(box, other)).length;
    if (crossings > 0 && request.avoidsLines) continue;
    if (!chosen || crossings < chosen.crossings) chosen = { ...box, crossings };
    if (crossings === 0) break;
  }
  return chosen;
}

/** Room for a label that found none: where one other label is in its way and can stand elsewhere, that one moves. */
function makeRoom(
  request: LabelRequest,
  placed: readonly PlacedLabel[],
  requests: readonly LabelRequest[],
  ground: Ground,
): PlacedLabel[] | undefined {
  for (const inTheWay of placed) {
    const others = placed.filter((label) => label !== inTheWay);
    const own = findPlace(request, others, ground);
    if (!own) continue;
    const chances = requests.filter(({ id }) => id === inTheWay.id);
    const moved = chances.map((chance) => findPlace(chance, [...others, own], ground)).find(Boolean);
    if (moved) return [...others, own, moved];
  }
  return undefined;
}

/**
 * Places labels greedily: each takes its first side that stays inside `bounds` and touches neither a label placed
 * before nor an obstacle; where every side crosses a soft obstacle (a line), the side that crosses fewest is
 * taken. What does not fit, even when one other label makes room, is dropped: the table beside the chart has it.
 */
export function placeLabels(
  requests: readonly LabelRequest[],
  bounds: Box,
  obstacles: readonly Box[],
  softObstacles: readonly SoftObstacle[] = [],
): PlacedLabel[] {
  const ground: Ground = { bounds, obstacles, soft: softObstacles };
  let placed: PlacedLabel[] = [];
  for (const request of requests) {
    if (placed.some(({ id }) => id === request.id)) continue;
    const own = findPlace(request, placed, ground);
    placed = own ? [...placed, own] : (makeRoom(request, placed, requests, ground) ?? placed);
  }
  return placed;
}
