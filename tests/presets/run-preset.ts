import type { Preset } from '../../src/engine/contracts/preset.ts';
import { createByteSource } from '../../src/engine/import/byte-source.ts';
import { importBytes } from '../../src/engine/import/import-bytes.ts';
import { sampleByDay } from '../../src/engine/one-memory.ts';
import { findRules } from '../../src/engine/plugins.ts';
import { createTracer } from '../../src/engine/trace.ts';
import { type ReportedMemory, reportMemory } from '../../src/engine/trace-report.ts';
import { importers } from '../../src/importers/registry.ts';
import { policyFromFile, policyToFile } from '../../src/persistence/policy-codec.ts';
import { plugins } from '../engine/plugins.ts';

const day = 86_400_000;
const asOfMs = Date.UTC(2026, 10, 29);

/** A time so many days before as-of, as a file holds it. */
export function daysAgo(days: number): string {
  return new Date(asOfMs - days * day).toISOString();
}

/** One memory of a file; `created` and `read` are days before as-of, anything else a column of its own. */
export interface FileMemory {
  readonly created: number;
  readonly read?: number;
  readonly [column: string]: unknown;
}

/** Traces a memory file under a preset, as the command line does: what the report says of each memory. */
export async function tracePreset(
  { policy }: Preset,
  memories: readonly FileMemory[],
): Promise<ReportedMemory[]> {
  const lines = memories.map(({ created, read, ...rest }, i) =>
    JSON.stringify({
      id: `m${i}`,
      created_at: daysAgo(created),
      ...(read === undefined ? {} : { last_read_at: daysAgo(read) }),
      ...rest,
    }),
  );
  const source = createByteSource('memories.jsonl', new TextEncoder().encode(lines.join('\n')));
  const { result } = await importBytes(importers, source, { clockMs: asOfMs }, {});
  const trace = createTracer(result.table, plugins).run(throughFile(policy), asOfMs);
  return memories.map((_, row) => reportMemory(trace, result.table, row));
}

/** The strength of one memory under a preset. */
export async function strengthUnder(preset: Preset, memory: FileMemory): Promise<number> {
  const [report] = await tracePreset(preset, [memory]);
  return report!.strength!;
}

/** Strength by day of a memory that the preset knows nothing of, as `lethe curve` gives it. */
export function curveOf(
  { policy }: Preset,
  days: readonly number[],
  reads: readonly number[] = [],
): number[] {
  const rules = { ...findRules(policy, plugins), policy };
  return Array.from(sampleByDay(rules, days, Float64Array.from(reads)).strength);
}

/** A preset is a whole policy: written to a file and read again it is the same one. */
function throughFile(policy: Preset['policy']): Preset['policy'] {
  return policyFromFile(JSON.parse(JSON.stringify(policyToFile(policy))));
}
