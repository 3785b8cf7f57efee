import type { FlowLevel } from './flow-data.ts';
import plotStyles from './plot.module.css';

/** How many the baseline had left after each pass, where that differs. */
export function FlowLevels({ levels }: { readonly levels: readonly FlowLevel[] }) {
  return levels.map((level) => (
    <line
      key={level.x1}
      className={plotStyles.limit}
      x1={level.x1}
      x2={level.x2}
      y1={level.y}
      y2={level.y}
      strokeDasharray="3 3"
    />
  ));
}
