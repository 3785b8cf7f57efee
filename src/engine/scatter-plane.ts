import type { DensityGrid, ScatterPoint } from './evaluation.ts';
import { isLost, verdictNames, verdictOf } from './explain.ts';
import type { MemoryTable } from './memory-table.ts';
import { nameRow } from './row-view.ts';
import type { Trace } from './trace.ts';

/** Above this many memories the plane holds counts, not points. */
const mostPoints = 2000;

/** Every memory that takes part as a point; null above `mostPoints`. */
export function buildPoints(trace: Trace, table: MemoryTable): ScatterPoint[] | null {
  if (table.rowCount > mostPoints) return null;
  const points: ScatterPoint[] = [];
  for (let row = 0; row < table.rowCount; row += 1) {
    if (trace.timing.status[row] !== 0) continue;
    points.push({
      ...nameRow(trace, table, row),
      idleDays: trace.timing.idleDays[row]!,
      verdict: verdictOf(trace, row),
      isLost: isLost(trace, row),
    });
  }
  return points;
}

const columns = 120;
const rows = 50;
const idleFromLog = -1;
const idleToLog = 3;

/** Counts of memories in cells of log10(idle days) × importance, and the commonest verdict of each cell. */
export function buildDensity(trace: Trace): DensityGrid {
  const names = verdictNames(trace);
  const verdicts = [...new Set(names.values())];
  const verdictOfCode = new Uint8Array(256);
  for (const [code, name] of names) verdictOfCode[code] = verdicts.indexOf(name);
  const cells = columns * rows;
  const byVerdict = new Uint32Array(cells * verdicts.length);
  const idleHistogram = new Uint32Array(columns);
  const importanceHistogram = new Uint32Array(rows);
  const { idleDays, status } = trace.timing;
  const perColumn = columns / (idleToLog - idleFromLog);
  for (let row = 0; row < status.length; row += 1) {
    if (status[row] !== 0) continue;
    const x = clampCell((Math.log10(idleDays[row]!) - idleFromLog) * perColumn, columns);
    const y = clampCell(trace.importance[row]! * rows, rows);
    const cell = (y * columns + x) * verdicts.length + verdictOfCode[trace.verdicts[row]!]!;
    byVerdict[cell] = byVerdict[cell]! + 1;
    idleHistogram[x] = idleHistogram[x]! + 1;
    importanceHistogram[y] = importanceHistogram[y]! + 1;
  }
  const counts = new Uint32Array(cells);
  const commonest = new Uint8Array(cells);
  for (let cell = 0; cell < cells; cell += 1) {
    let most = 0;
    for (let verdict = 0; verdict < verdicts.length; verdict += 1) {
      const count = byVerdict[cell * verdicts.length + verdict]!;
      counts[cell] = counts[cell]! + count;
      if (count > most) {
        most = count;
        commonest[cell] = verdict;
      }
    }
  }
  return {
    columns,
    rows,
    idleFromLog,
    idleToLog,
    counts,
    commonest,
    verdicts,
    idleHistogram,
    importanceHistogram,
  };
}

function clampCell(position: number, size: number): number {
  return Math.max(0, Math.min(size - 1, Math.floor(position)));
}
