import type { DensityGrid, Evaluation, PassSummary, ScatterPoint } from '../engine/evaluation.ts';
import { csvLine } from '../engine/export/csv-cells.ts';

/** The flow as a table: what each pass found, took and left. */
export function flowCsv({ passes, sizes }: Pick<Evaluation, 'passes' | 'sizes'>): string {
  const head = csvLine([
    'place',
    'pass',
    'rule',
    'enabled',
    'memories_before',
    'taken',
    'memories_after',
    'tokens_taken',
    'bytes_taken',
    'taken_alone',
  ]);
  let left = sizes.before.memories;
  const lines = passes.map((pass: PassSummary) => {
    const before = left;
    left -= pass.taken;
    return csvLine([
      pass.index + 1,
      pass.id,
      pass.rule,
      pass.isEnabled,
      before,
      pass.taken,
      left,
      pass.sizes.tokens,
      pass.sizes.bytes,
      pass.takenAlone,
    ]);
  });
  return head + lines.join('');
}

function pointsCsv(points: readonly ScatterPoint[]): string {
  const head = csvLine([
    'id',
    'text',
    'idle_days',
    'importance',
    'verdict',
    'protected',
    'lost_though_important',
  ]);
  return (
    head +
    points
      .map(({ id, text, idleDays, importance, verdict, isProtected, isLost }) =>
        csvLine([id, text, idleDays, importance, verdict, isProtected, isLost]),
      )
      .join('')
  );
}

/** Cells that hold a memory, with their bounds. */
function cellsCsv(grid: DensityGrid): string {
  const { columns, rows, idleFromLog, idleToLog, counts, commonest, verdicts } = grid;
  const idleAt = (x: number) => 10 ** (idleFromLog + (x / columns) * (idleToLog - idleFromLog));
  const lines: string[] = [];
  counts.forEach((count, i) => {
    if (count === 0) return;
    const [x, y] = [i % columns, Math.floor(i / columns)];
    lines.push(
      csvLine([idleAt(x), idleAt(x + 1), y / rows, (y + 1) / rows, count, verdicts[commonest[i]!] ?? null]),
    );
  });
  const head = csvLine([
    'idle_from',
    'idle_to',
    'importance_from',
    'importance_to',
    'memories',
    'commonest_verdict',
  ]);
  return head + lines.join('');
}

/** The plane of idle time and importance: its memories, or its cells where there are too many. */
export function planeCsv({ points, density }: Pick<Evaluation, 'points' | 'density'>): string {
  return density ? cellsCsv(density) : pointsCsv(points ?? []);
}
