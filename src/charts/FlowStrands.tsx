import type { KeyboardEvent } from 'react';
import { FlowLevels } from './FlowLevels.tsx';
import styles from './flow.module.css';
import type { Flow, FlowGate, FlowStrand } from './flow-data.ts';
import { Marker } from './Marker.tsx';
import plotStyles from './plot.module.css';

export interface FlowStrandsProps {
  readonly flow: Flow;
  readonly selectedRow: number | null;
  readonly onSelect: (row: number) => void;
  /** The pass that has just run by step or play; its strands are seen to drop. */
  readonly droppingPass: number | null;
}

/** One strand per memory: it runs until the pass that takes it, then drops to its name. */
export function FlowStrands({ flow, selectedRow, onSelect, droppingPass }: FlowStrandsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a fieldset.
    <svg width={flow.width} height={flow.height} aria-label={flow.sentence} role="group">
      <text x={0} y={15} className={styles.title}>
        {flow.start.title}
      </text>
      <text x={0} y={31} className={plotStyles.muted}>
        {flow.start.detail}
      </text>
      {flow.gates.map((gate) => (
        <Gate key={gate.passIndex} gate={gate} />
      ))}
      <text x={flow.end.x + 10} y={15} className={styles.title}>
        {flow.end.title}
      </text>
      <text x={flow.end.x + 10} y={31} className={plotStyles.muted}>
        {flow.end.detail}
      </text>
      <text x={flow.end.change.x} y={15} className={plotStyles.muted}>
        {flow.end.change.text}
      </text>
      <FlowLevels levels={flow.levels} />
      {flow.strands.map((strand, i) => (
        <Strand
          key={strand.row}
          strand={strand}
          isSelected={strand.row === selectedRow}
          isDropping={strand.passIndex === droppingPass && droppingPass !== null}
          delayMs={
            flow.strands.slice(i + 1).filter(({ passIndex }) => passIndex === strand.passIndex).length * 40
          }
          onSelect={onSelect}
        />
      ))}
      {flow.more.map((entry) => (
        <text key={entry.y} x={entry.x} y={entry.y + 4} className={plotStyles.muted}>
          {entry.text}
        </text>
      ))}
    </svg>
  );
}

function Gate({ gate }: { readonly gate: FlowGate }) {
  return (
    <g className={gate.isOff || gate.isAhead ? styles.dim : undefined}>
      <line
        className={plotStyles.axis}
        x1={gate.x}
        x2={gate.x}
        y1={gate.y}
        y2={gate.bottom}
        strokeDasharray="2 2"
      />
      <Marker shape={gate.mark.shape} colour={gate.mark.colour} x={gate.x + 5} y={11} r={4.6} />
      <text x={gate.x + 15} y={15} className={styles.title}>
        {gate.title}
      </text>
      <text x={gate.change.x} y={15} className={plotStyles.muted}>
        {gate.change.text}
      </text>
      <text x={gate.x} y={31} className={plotStyles.muted}>
        {gate.rule}
      </text>
    </g>
  );
}

/** Begins with what can be read on the screen, so that it answers to that when it is spoken. */
function nameStrand({ text, end, isKept, mark }: FlowStrand): string {
  const shown = end?.name ?? '';
  const fate = isKept ? mark.label : `taken by ${mark.label}`;
  return shown === '' || shown === text ? `${text}: ${fate}` : `${shown} ${text}: ${fate}`;
}

interface StrandProps {
  readonly strand: FlowStrand;
  readonly isSelected: boolean;
  readonly isDropping: boolean;
  readonly delayMs: number;
  readonly onSelect: (row: number) => void;
}

function Strand({ strand, isSelected, isDropping, delayMs, onSelect }: StrandProps) {
  const width = isSelected ? 5 : 4;
  const { mark, end } = strand;
  const open = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onSelect(strand.row);
  };
  const drop = isDropping ? { className: styles.dropping, style: { animationDelay: `${delayMs}ms` } } : {};
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element.
    <g
      role="button"
      tabIndex={0}
      aria-label={nameStrand(strand)}
      aria-pressed={isSelected}
      className={styles.strand}
      onClick={() => onSelect(strand.row)}
      onKeyDown={open}
    >
      <title>{strand.text}</title>
      <path
        d={`M${strand.fromX} ${strand.y}H${strand.toX}`}
        stroke={strand.isKept ? mark.colour : 'var(--lethe-kept)'}
        strokeWidth={width}
        opacity={strand.isKept ? (strand.isProtected ? 1 : 0.75) : 0.3}
      />
      <g {...drop}>
        {strand.drop && <path d={strand.drop} stroke={mark.colour} strokeWidth={width - 1} fill="none" />}
        {end && <Marker shape={mark.shape} colour={mark.colour} x={end.x} y={end.y} />}
        {end && (
          <text
            x={end.x + 10}
            y={end.y + 4}
            className={`${plotStyles.halo} ${isSelected ? plotStyles.bold : ''}`}
          >
            {end.name}
          </text>
        )}
      </g>
    </g>
  );
}
