import type { RowView } from '../engine/evaluation.ts';
import { fieldNumber } from '../engine/import/canonical-fields.ts';
import type { Plugins } from '../engine/plugins.ts';
import type { Policy } from '../engine/policy.ts';
import { viewRow } from '../engine/row-view.ts';
import { TableBuilder } from '../engine/table-builder.ts';
import { createTracer } from '../engine/trace.ts';

/** One made-up memory, of which only this is known. */
export interface Scenario {
  readonly label: string;
  readonly category: string;
  readonly idle: number;
  readonly reads: number;
}

const field = {
  id: fieldNumber('id'),
  text: fieldNumber('text'),
  category: fieldNumber('category'),
  age: fieldNumber('age_days'),
  idle: fieldNumber('idle_days'),
  reads: fieldNumber('read_count'),
};

/**
 * What a policy's formula makes of scenarios: the rows of a store of their own in which only the passes over importance
 * run, since nothing else of them is known. Their age is their idle time.
 */
export function scoreScenarios(
  scenarios: readonly Scenario[],
  policy: Policy,
  plugins: Plugins,
  asOfMs: number,
): RowView[] {
  const options = { clockMs: asOfMs, asOfMs };
  const builder = new TableBuilder(options, false);
  scenarios.forEach((scenario, i) => {
    builder.startRow(i + 1);
    builder.set(field.id, `scenario-${i + 1}`);
    builder.set(field.text, scenario.label);
    builder.set(field.category, scenario.category);
    builder.set(field.age, scenario.idle);
    if (scenario.reads > 0) builder.set(field.idle, scenario.idle);
    builder.set(field.reads, scenario.reads);
    builder.endRow();
  });
  const { table } = builder.finish(options);
  const passes = policy.passes.filter(({ id }) => plugins.findPass(id)?.importanceThreshold !== undefined);
  const trace = createTracer(table, plugins).run({ ...policy, passes }, asOfMs);
  return scenarios.map((_, row) => viewRow(trace, table, row, null));
}
