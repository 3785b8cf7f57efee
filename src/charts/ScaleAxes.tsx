import { memo, useMemo } from 'react';
import { XAxis, YAxis } from 'recharts';
import type { PlotScale } from './plot-scale.ts';

export interface ScaleAxesProps {
  /** Of the rows that the lines are drawn through. */
  readonly dataKey: string;
  readonly time: PlotScale;
  readonly strength: PlotScale;
  /** What the axes take from the drawing, px. */
  readonly left: number;
  readonly bottom: number;
}

/** The scales of a plot whose ticks are prepared. */
export function ScaleAxes({ dataKey, time, strength, left, bottom }: ScaleAxesProps) {
  return (
    <>
      <Across dataKey={dataKey} from={time.from} to={time.to} isLog={time.isLog} size={bottom} />
      <Up from={strength.from} to={strength.to} isLog={strength.isLog} size={left} />
    </>
  );
}

interface AxisProps {
  readonly from: number;
  readonly to: number;
  readonly isLog: boolean;
  readonly size: number;
}

// Every new props object makes Recharts work the whole chart out again, though they say the same.
const Across = memo(function Across({ dataKey, from, to, isLog, size }: AxisProps & { dataKey: string }) {
  const domain = useMemo<[number, number]>(() => [from, to], [from, to]);
  return (
    <XAxis
      dataKey={dataKey}
      type="number"
      scale={isLog ? 'log' : 'linear'}
      domain={domain}
      allowDataOverflow
      height={size}
      tick={false}
      axisLine={false}
    />
  );
});

const Up = memo(function Up({ from, to, isLog, size }: AxisProps) {
  const domain = useMemo<[number, number]>(() => [from, to], [from, to]);
  return (
    <YAxis
      type="number"
      scale={isLog ? 'log' : 'linear'}
      domain={domain}
      allowDataOverflow
      width={size}
      tick={false}
      axisLine={false}
    />
  );
});
