import exponential from '../../src/curves/exponential.ts';
import type { ReadEffect } from '../../src/engine/contracts/read-effect.ts';
import { bindCurve } from '../../src/engine/recency.ts';
import { inputsOf } from '../../src/engine/row-inputs.ts';
import { buildTiming } from '../../src/engine/timing.ts';
import { buildTable } from '../engine/build-table.ts';
import { utf8Column } from '../fixtures/text-column.ts';

const day = 86_400_000;
const writtenMs = Date.UTC(2026, 0, 1);

/** Recency (h = 30 d) of one memory written on day 0 and read on `readDays`, at the end of `atDay`. */
export function strengthOnDay(
  effect: Pick<ReadEffect, 'fillRecency' | 'reads'>,
  params: Readonly<Record<string, number | string>>,
  readDays: readonly number[],
  atDay: number,
  change: { lastReadDay?: number; readCount?: number; initialStrength?: number; extras?: string } = {},
): number {
  const table = {
    ...buildTable([
      {
        id: 'm',
        category: 'note',
        createdMs: writtenMs,
        lastReadMs: change.lastReadDay === undefined ? null : writtenMs + change.lastReadDay * day,
        readCount: change.readCount ?? 0,
        reads: readDays.map((read) => writtenMs + read * day),
        isProtected: false,
        initialStrength: 1,
        alignment: null,
        tokens: 1,
        bytes: 1,
      },
    ]),
    extras: utf8Column([change.extras ?? '']),
  };
  const out = new Float64Array(1);
  const columns = (effect.reads?.(params) ?? []).map(inputsOf(table).column);
  const curve = bindCurve(exponential, { halfLifeDays: 30 }, [], table.category.codes);
  const timing = buildTiming(table, writtenMs + atDay * day);
  const startLevels = Float64Array.of(change.initialStrength ?? 1);
  effect.fillRecency(out, { ...timing, startLevels }, curve, params, columns);
  return out[0]!;
}
