import { memo, useMemo } from 'react';
import { XAxis, YAxis } from 'recharts';
import type { PlotScale } from './plot-scale.ts';

export interface ScaleAxesProps {
  /** Of the rows that the lines are drawn through. */
  readonly acrossKey: string;
  /** Lines name the column that they are drawn through themselves. */
  readonly upKey?: string;
  readonly across: PlotScale;
  readonly up: PlotScale;
  /** What the axes take from the drawing, px. */
  readonly left: number;
  readonly bottom: number;
}

/** The scales of a plot whose ticks are prepared. */
export function ScaleAxes({ acrossKey, upKey, across, up, left, bottom }: ScaleAxesProps) {
  return (
    <>
      <Across dataKey={acrossKey} from={across.from} to={across.to} isLog={across.isLog} size={bottom} />
      <Up dataKey={upKey} from={up.from} to={up.to} isLog={up.isLog} size={left} />
    </>
  );
}

interface AxisProps {
  readonly dataKey: string | undefined;
  readonly from: number;
  readonly to: number;
  readonly isLog: boolean;
  readonly size: number;
}

// Every new props object makes Recharts work the whole chart out again, though they say the same.
const Across = memo(function Across({ size, ...axis }: AxisProps) {
  return <XAxis {...useAxis(axis)} height={size} />;
});

const Up = memo(function Up({ size, ...axis }: AxisProps) {
  return <YAxis {...useAxis(axis)} width={size} />;
});

function useAxis({ dataKey, from, to, isLog }: Omit<AxisProps, 'size'>) {
  const domain = useMemo<[number, number]>(() => [from, to], [from, to]);
  return {
    ...(dataKey === undefined ? {} : { dataKey }),
    type: 'number',
    scale: isLog ? 'log' : 'linear',
    domain,
    allowDataOverflow: true,
    tick: false,
    axisLine: false,
  } as const;
}
