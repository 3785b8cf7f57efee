import { useElementSize } from '@mantine/hooks';
import type { RefCallback } from 'react';

/** Width of the box that a chart stands in; 0 until it was measured. */
export function useChartWidth(): {
  readonly ref: RefCallback<HTMLDivElement | null>;
  readonly width: number;
} {
  const { ref, width } = useElementSize<HTMLDivElement>();
  return { ref, width: Math.round(width) };
}
