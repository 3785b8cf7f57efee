import { useElementSize } from '@mantine/hooks';
import type { RefCallback } from 'react';
import { useIsPrinting } from '../ui/use-is-printing.ts';

/** What an upright A4 page holds between margins of 12 mm, px. */
const paperWidth = 700;

/** Width of the box that a chart stands in; 0 until it was measured, fixed on paper, where nothing is measured in time. */
export function useChartWidth(): {
  readonly ref: RefCallback<HTMLDivElement | null>;
  readonly width: number;
} {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const isPrinting = useIsPrinting();
  return { ref, width: isPrinting ? paperWidth : Math.round(width) };
}
