import type { RefObject } from 'react';
import { ExportMenu } from '../../charts/ExportMenu.tsx';
import { flowCsv } from '../../charts/trace-numbers-csv.ts';
import type { Evaluation } from '../../engine/evaluation.ts';
import { formatCountOf } from '../../ui/format-number.ts';

export interface FlowExportProps {
  readonly evaluation: Evaluation;
  readonly target: RefObject<Element | null>;
  readonly onDrawing: (isDrawing: boolean) => void;
}

/** Saves the flow; a narrow screen that shows rows saves the strands. */
export function FlowExport({ evaluation, target, onDrawing }: FlowExportProps) {
  const { kept, total } = evaluation.counts;
  return (
    <ExportMenu
      name="lethe-trace"
      title={`Kept ${kept} of ${total}`}
      target={target}
      onDrawing={onDrawing}
      csv={{
        label: `CSV, ${formatCountOf(evaluation.passes.length, 'pass', 'passes')}`,
        write: () => flowCsv(evaluation),
      }}
    />
  );
}
