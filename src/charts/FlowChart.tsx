import { useMemo } from 'react';
import { FlowBandsPlot } from './FlowBandsPlot.tsx';
import { FlowRowsList } from './FlowRowsList.tsx';
import { FlowStrands } from './FlowStrands.tsx';
import { prepareFlowBands } from './flow-bands-data.ts';
import { type FlowInput, prepareFlow, strandLimit } from './flow-data.ts';
import { prepareFlowRows } from './flow-rows-data.ts';
import plotStyles from './plot.module.css';
import { useChartWidth } from './use-chart-width.ts';

export interface FlowChartProps extends Omit<FlowInput, 'width'> {
  readonly selectedRow: number | null;
  readonly onSelect: (row: number) => void;
  readonly droppingPass: number | null;
  /** For an export: drawn as wide as a desk has it, whatever room there is. */
  readonly isExporting?: boolean;
}

const rowsBelow = 600;
const exportWidth = 960;

/** From the start through every pass to what is kept. */
export function FlowChart({ selectedRow, onSelect, droppingPass, isExporting, ...input }: FlowChartProps) {
  const { ref, width: room } = useChartWidth();
  const width = isExporting && room < rowsBelow ? exportWidth : room;
  const { passes, markOf, before, keptCount, keptProtectedCount, keptSizes, keptNames, step, baseline } =
    input;
  const prepared = useMemo(() => {
    const kept = { keptCount, keptProtectedCount, keptSizes, keptNames };
    const all = { passes, markOf, before, ...kept, step, width, baseline };
    if (width === 0) return null;
    if (width < rowsBelow) return { kind: 'rows', flow: prepareFlowRows(all) } as const;
    if (before.memories > strandLimit) return { kind: 'bands', flow: prepareFlowBands(all) } as const;
    return { kind: 'strands', flow: prepareFlow(all) } as const;
  }, [passes, markOf, before, keptCount, keptProtectedCount, keptSizes, keptNames, step, width, baseline]);
  return (
    <div ref={ref} className={plotStyles.plot}>
      {prepared?.kind === 'rows' && <FlowRowsList flow={prepared.flow} onSelect={onSelect} />}
      {prepared?.kind === 'bands' && <FlowBandsPlot bands={prepared.flow} />}
      {prepared?.kind === 'strands' && (
        <FlowStrands
          flow={prepared.flow}
          selectedRow={selectedRow}
          onSelect={onSelect}
          droppingPass={droppingPass}
        />
      )}
    </div>
  );
}
