import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  clampOffset,
  offsetToReveal,
  type RowGeometry,
  scrollHeightOf,
  scrollScale,
  visibleRows,
  windowAround,
} from './row-window.ts';

export interface RowWindow {
  readonly scrollHeight: number;
  /** Rows to draw, [first, end). */
  readonly first: number;
  readonly end: number;
  /** Where row `first` stands below the top of the scrolled content, px. */
  readonly top: number;
  readonly pageRows: number;
  readonly reveal: (index: number) => void;
}

interface Options {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly total: number;
  readonly rowHeight: number;
  /** Sticky header inside the scrolling element, px. */
  readonly headerHeight: number;
  readonly onWindowChange: (first: number, count: number) => void;
}

/** At least so many are at hand, so that a page on paper holds more than a screen. */
const leastRows = 256;

/** Rows of equal height by their index: a list of ten million rows costs what a screenful costs. */
export function useRowWindow({
  scroller,
  total,
  rowHeight,
  headerHeight,
  onWindowChange,
}: Options): RowWindow {
  const [height, setHeight] = useState(480);
  const [wanted, setOffset] = useState(0);
  const geometry: RowGeometry = { total, rowHeight, viewHeight: Math.max(rowHeight, height - headerHeight) };
  const offset = clampOffset(wanted, geometry);
  const scale = scrollScale(geometry);
  const { first, end } = visibleRows(offset, geometry);
  const live = useRef({ geometry, offset, scale });
  useLayoutEffect(() => {
    live.current = { geometry, offset, scale };
  });

  useHeight(scroller, setHeight);
  useScrolling(scroller, live, setOffset);

  const around = windowAround(first, end, total);
  const window = {
    first: around.first,
    count: Math.min(total - around.first, Math.max(around.count, leastRows)),
  };
  const tell = useRef(onWindowChange);
  useLayoutEffect(() => {
    tell.current = onWindowChange;
  });
  useEffect(() => {
    if (window.count > 0) tell.current(window.first, window.count);
  }, [window.first, window.count]);

  const reveal = useCallback(
    (index: number) => {
      const { geometry: now, offset: from, scale: by } = live.current;
      const next = offsetToReveal(index, from, now);
      if (next === from) return;
      setOffset(next);
      if (scroller.current) scroller.current.scrollTop = next / by;
    },
    [scroller],
  );

  return {
    scrollHeight: scrollHeightOf(geometry),
    first,
    end,
    top: offset / scale - (offset - first * rowHeight),
    pageRows: Math.max(1, Math.floor(geometry.viewHeight / rowHeight) - 1),
    reveal,
  };
}

function useHeight(scroller: RefObject<HTMLElement | null>, setHeight: (height: number) => void): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    setHeight(element.clientHeight);
    return () => observer.disconnect();
  }, [scroller, setHeight]);
}

type Live = RefObject<{ readonly geometry: RowGeometry; readonly offset: number; readonly scale: number }>;

function useScrolling(
  scroller: RefObject<HTMLElement | null>,
  live: Live,
  setOffset: (offset: number) => void,
): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onScroll = () => {
      const { offset, scale } = live.current;
      // Rounding of scrollTop must not undo a finer position that a wheel or a key has set.
      if (Math.abs(offset / scale - element.scrollTop) < 1 && scale > 1) return;
      setOffset(element.scrollTop * scale);
    };
    const onWheel = (event: WheelEvent) => {
      const { geometry, offset, scale } = live.current;
      if (scale === 1 || event.ctrlKey || event.deltaY === 0) return;
      const next = clampOffset(
        offset + event.deltaY * (event.deltaMode === 1 ? geometry.rowHeight : 1),
        geometry,
      );
      if (next === offset) return;
      event.preventDefault();
      live.current = { geometry, offset: next, scale };
      setOffset(next);
      element.scrollTop = next / scale;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('wheel', onWheel);
    };
  }, [scroller, live, setOffset]);
}
