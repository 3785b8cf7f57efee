import { useId, useMemo } from 'react';
import styles from './lifeline.module.css';
import type { Lifeline, LifelineInput } from './lifeline-data.ts';
import { prepareLifeline } from './lifeline-data.ts';
import type { DueMark } from './lifeline-dues.ts';
import { Marker } from './Marker.tsx';
import plotStyles from './plot.module.css';
import { useChartWidth } from './use-chart-width.ts';

export type LifelineChartProps = Omit<LifelineInput, 'width'>;

/** What one memory was worth and will be: solid until as-of, dashed from there. */
export function LifelineChart({ memory, asOfMs, threshold, baseline, markOf }: LifelineChartProps) {
  const { ref, width } = useChartWidth();
  const life = useMemo(
    () => (width > 0 ? prepareLifeline({ memory, asOfMs, threshold, baseline, markOf, width }) : undefined),
    [memory, asOfMs, threshold, baseline, markOf, width],
  );
  return (
    <div ref={ref} className={plotStyles.plot} style={{ minHeight: 140 }}>
      {life && <Drawing life={life} />}
      {life?.unknown && life.unknown.lines.length === 0 && (
        <p className={styles.note}>Hatched: {life.unknown.words}.</p>
      )}
      {life && life.ghosts.length > 0 && <p className={styles.note}>Dotted: the baseline.</p>}
    </div>
  );
}

function Drawing({ life }: { readonly life: Lifeline }) {
  const { plot, asOf } = life;
  const base = plot.y + plot.height;
  return (
    <svg width={life.width} height={life.height} role="img" aria-label={life.sentence}>
      <Ground life={life} />
      <line
        x1={asOf.x}
        x2={asOf.x}
        y1={plot.y}
        y2={base}
        stroke="var(--lethe-n8)"
        strokeDasharray="1 2"
        shapeRendering="crispEdges"
      />
      {life.ghosts.map((path) => (
        <path key={path} d={path} className={plotStyles.ghost} />
      ))}
      <path d={life.importance.past} className={styles.importance} />
      <path d={life.importance.future} className={styles.importance} strokeDasharray="3 3" />
      <path d={life.strength.past} className={styles.strength} />
      <path d={life.strength.future} className={styles.strength} strokeDasharray="4 3" />
      {life.dues.map((due) => (
        <Due key={due.key} due={due} base={base} />
      ))}
      {life.later !== '' && (
        <text
          x={life.width}
          y={plot.y - 12}
          textAnchor="end"
          className={`${plotStyles.muted} ${plotStyles.halo}`}
        >
          {life.later}
        </text>
      )}
      {life.reads.map(({ ms, x, y }) =>
        life.isCrowded ? (
          <line key={ms} x1={x} x2={x} y1={y - 5} y2={y} stroke="var(--lethe-n8)" />
        ) : (
          <circle key={ms} className={styles.read} cx={x} cy={y} r={3.5} />
        ),
      )}
      <circle cx={asOf.x} cy={asOf.strengthY} r={3} fill="var(--lethe-n8)" />
      <circle cx={asOf.x} cy={asOf.importanceY} r={3} fill="var(--lethe-importance)" />
      <Words life={life} />
    </svg>
  );
}

/** Grid, θ and the hatch over what the data does not tell. */
function Ground({ life }: { readonly life: Lifeline }) {
  const { plot, unknown, yTicks } = life;
  const id = useId();
  const right = plot.x + plot.width;
  return (
    <>
      <defs>
        <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V5" stroke="var(--lethe-n4)" />
        </pattern>
      </defs>
      {unknown && <rect {...unknown.area} fill={`url(#${id})`} opacity={0.55} />}
      {yTicks.map((tick) => (
        <g key={tick.isThreshold ? 'threshold' : tick.y}>
          <line
            className={tick.isThreshold ? plotStyles.axis : plotStyles.grid}
            x1={plot.x}
            x2={right}
            y1={tick.y}
            y2={tick.y}
          />
          <text
            x={plot.x - 5}
            y={tick.y + 4}
            textAnchor="end"
            className={tick.isThreshold ? plotStyles.bold : plotStyles.muted}
          >
            {tick.label}
          </text>
        </g>
      ))}
      {unknown?.lines.map((line, i) => (
        <text
          key={line}
          x={unknown.area.x + unknown.area.width / 2}
          y={plot.y + plot.height * 0.44 + i * 13}
          textAnchor="middle"
          className={`${plotStyles.muted} ${plotStyles.halo}`}
        >
          {line}
        </text>
      ))}
    </>
  );
}

function Due({ due, base }: { readonly due: DueMark; readonly base: number }) {
  const { x, y, mark, anchor } = due;
  return (
    <>
      <line
        x1={x}
        x2={x}
        y1={y}
        y2={base}
        stroke={mark.colour}
        strokeWidth={due.isHit ? 1.5 : 1}
        opacity={due.isHit ? 1 : 0.8}
        shapeRendering="crispEdges"
      />
      <Marker shape={mark.shape} colour={mark.colour} x={x} y={y} r={4.5} />
      {due.hasWords && (
        <text
          x={anchor === 'start' ? x + 9 : x - 9}
          y={y + 4}
          textAnchor={anchor}
          className={`${plotStyles.halo} ${due.isHit ? plotStyles.bold : ''}`}
        >
          {due.label}
        </text>
      )}
    </>
  );
}

/** Names at the ends of the lines, dates under the plot. */
function Words({ life }: { readonly life: Lifeline }) {
  const { plot, height } = life;
  return (
    <>
      {life.ends.map((end) => (
        <g key={end.name}>
          <text x={plot.x + plot.width + 5} y={end.y - 2}>
            {end.name}
          </text>
          <text x={plot.x + plot.width + 5} y={end.y + 11} className={plotStyles.muted}>
            {end.value}
          </text>
        </g>
      ))}
      {life.dates.map(({ name, date, x, anchor }) => (
        <g key={name}>
          <text x={x} y={height - 16} textAnchor={anchor} className={plotStyles.muted}>
            {name}
          </text>
          <text x={x} y={height - 3} textAnchor={anchor}>
            {date}
          </text>
        </g>
      ))}
    </>
  );
}
