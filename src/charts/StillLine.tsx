import { memo } from 'react';
import { Line } from 'recharts';
import { PlainLineShape } from './PlainLineShape.tsx';

export interface StillLineProps {
  readonly dataKey: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly strokeDasharray: string;
}

/** A line without dots and animation. It follows the chart's rows; itself it is drawn anew only with another look. */
export const StillLine = memo(function StillLine(look: StillLineProps) {
  return (
    <Line
      {...look}
      type="linear"
      dot={false}
      activeDot={false}
      shape={PlainLineShape}
      isAnimationActive={false}
    />
  );
});
