/** Browsers stop near 17 million pixels of scroll height (Firefox); beyond this the scroll bar is scaled. */
export const maxScrollHeight = 12_000_000;

export interface RowGeometry {
  readonly total: number;
  readonly rowHeight: number;
  /** Height in which rows show. */
  readonly viewHeight: number;
}

/** What the scrolling element is told to be tall. */
export function scrollHeightOf({ total, rowHeight }: RowGeometry): number {
  return Math.min(total * rowHeight, maxScrollHeight);
}

/** How many pixels of rows one pixel of scroll bar stands for; 1 until the list passes the browser's limit. */
export function scrollScale(geometry: RowGeometry): number {
  const bar = scrollHeightOf(geometry) - geometry.viewHeight;
  const rows = geometry.total * geometry.rowHeight - geometry.viewHeight;
  return bar > 0 && rows > bar ? rows / bar : 1;
}

/** Pixels from the top of the first row to the top of the view, within what there is. */
export function clampOffset(offset: number, { total, rowHeight, viewHeight }: RowGeometry): number {
  return Math.max(0, Math.min(offset, total * rowHeight - viewHeight));
}

/** The rows that show, [first, end). */
export function visibleRows(
  offset: number,
  geometry: RowGeometry,
): { readonly first: number; readonly end: number } {
  const first = Math.min(geometry.total, Math.floor(offset / geometry.rowHeight));
  const end = Math.min(geometry.total, Math.ceil((offset + geometry.viewHeight) / geometry.rowHeight));
  return { first, end };
}

/**
 * The window to ask for: what shows and a view more on either side, on a grid of 32 rows, so that a slow scroll asks
 * seldom. 20 of 1,000,000 rows from 500 → 480 to 544.
 */
export function windowAround(
  first: number,
  end: number,
  total: number,
): { readonly first: number; readonly count: number } {
  const margin = Math.max(16, end - first);
  const grid = 32;
  const from = Math.max(0, Math.floor((first - margin) / grid) * grid);
  const to = Math.min(total, Math.ceil((end + margin) / grid) * grid);
  return { first: from, count: Math.max(0, to - from) };
}

/** The offset that brings a row into view with the least movement; the same offset when it is in view. */
export function offsetToReveal(
  index: number,
  offset: number,
  { rowHeight, viewHeight }: RowGeometry,
): number {
  const top = index * rowHeight;
  if (top < offset) return top;
  return top + rowHeight > offset + viewHeight ? top + rowHeight - viewHeight : offset;
}
