import type { RowView } from '../engine/evaluation.ts';
import { formatGiven, formatScore } from '../ui/format-number.ts';
import { Marker } from './Marker.tsx';
import styles from './plot.module.css';
import { fallsUnderWords, prepareScoreBar, type ScoreTerm } from './score-bars-data.ts';
import { fitText } from './text-width.ts';
import type { MarkOf } from './verdict-marks.ts';

export interface ScoreBarsPictureProps {
  readonly rows: readonly RowView[];
  readonly terms: readonly ScoreTerm[];
  readonly threshold: number;
  readonly markOf: MarkOf;
}

const width = 960;
const pitch = 26;
const top = 52;
const bars = { from: 300, to: 760 };
const at = (value: number): number => bars.from + value * (bars.to - bars.from);

/** The rows of the table as one drawing: what an export takes along. */
export function ScoreBarsPicture({ rows, terms, threshold, markOf }: ScoreBarsPictureProps) {
  const height = top + rows.length * pitch + 4;
  return (
    <div className={styles.plot} style={{ width }}>
      <svg width={width} height={height} role="img" aria-label={`Importance of ${rows.length} memories`}>
        {terms.map(({ term, name, formula, colour }, i) => (
          <g key={term}>
            <rect x={i * 240} y={4} width={11} height={11} fill={colour} />
            <text x={i * 240 + 17} y={14}>
              {name} <tspan fill="var(--lethe-n6)">{formula}</tspan>
            </text>
          </g>
        ))}
        {[0, 0.5, 0.75, 1].map((tick) => (
          <g key={tick}>
            <line className={styles.grid} x1={at(tick)} x2={at(tick)} y1={top - 4} y2={height} />
            <text x={at(tick)} y={top - 10} textAnchor="middle" className={styles.muted}>
              {Math.abs(tick - threshold) > 0.09 ? tick : ''}
            </text>
          </g>
        ))}
        <text x={at(threshold)} y={top - 10} textAnchor="middle" className={styles.bold}>
          θ {formatGiven(threshold)}
        </text>
        {rows.map((row, i) => (
          <PictureRow key={row.row} row={row} y={top + i * pitch} terms={terms} markOf={markOf} />
        ))}
        <line className={styles.limit} x1={at(threshold)} x2={at(threshold)} y1={top - 4} y2={height} />
      </svg>
    </div>
  );
}

interface PictureRowProps extends Pick<ScoreBarsPictureProps, 'terms' | 'markOf'> {
  readonly row: RowView;
  readonly y: number;
}

function PictureRow({ row, y, terms, markOf }: PictureRowProps) {
  const mark = markOf(row.verdict, row.isProtected);
  const bar = prepareScoreBar(row, terms);
  const middle = y + pitch / 2;
  return (
    <g>
      <Marker shape={mark.shape} colour={mark.colour} x={6} y={middle} />
      <text x={22} y={middle + 4}>
        {fitText(row.text, bars.from - 40)}
      </text>
      {bar.parts.map((part) => (
        <rect
          key={part.term}
          x={at(part.from)}
          y={y + 6}
          width={Math.max(0.5, at(part.to) - at(part.from) - 1)}
          height={pitch - 12}
          fill={part.colour}
        />
      ))}
      {bar.extensionFrom !== null && (
        <path
          d={`M${at(bar.extensionFrom)} ${y + 6}H${bars.to}V${y + pitch - 6}H${at(bar.extensionFrom)}`}
          fill="none"
          stroke="var(--lethe-n5)"
          strokeDasharray="3 3"
        />
      )}
      <text x={850} y={middle + 4} textAnchor="end" className={styles.bold}>
        {row.isProtected ? `1.000 (${formatScore(row.importance)})` : formatScore(row.importance)}
      </text>
      <text x={width - 4} y={middle + 4} textAnchor="end" className={styles.muted}>
        {fallsUnderWords(row.fallsUnderInDays).text}
      </text>
    </g>
  );
}
