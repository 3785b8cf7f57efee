import { expect, test } from 'vitest';
import { summariseFall } from '../../src/engine/fall-summary.ts';
import type { Policy } from '../../src/engine/policy.ts';
import { createTracer } from '../../src/engine/trace.ts';
import { findPreset } from '../../src/presets/registry.ts';
import { asOfMs } from './arbitrary-store.ts';
import { buildTable } from './build-table.ts';
import { notebookMemories } from './notebook-memories.ts';
import { plugins } from './plugins.ts';

const day = 86_400_000;
const { policy } = findPreset('notebook')!;
const tracer = createTracer(buildTable(notebookMemories), plugins);
const at = (days: number, under: Policy = policy) => tracer.run(under, asOfMs + days * day);

test('a year on, what was kept has fallen, each to the pass that took it', () => {
  const fall = summariseFall(at(365), at(0));
  const fell = Object.values(fall.fell).reduce((sum, count) => sum + count, 0);
  expect(fall).toMatchObject({ sinceMs: asOfMs, returned: 0, written: 0, unwritten: 0 });
  // Five are kept; the protected one stays.
  expect(fell).toBe(4);
  expect(Object.keys(fall.fell)).toEqual(policy.passes.map(({ id }) => id).filter((id) => fall.fell[id]));
});

test('a year back nine of ten are not yet written, and forth again they are', () => {
  expect(summariseFall(at(-365), at(0))).toMatchObject({ fell: {}, written: 0, unwritten: 9 });
  expect(summariseFall(at(0), at(-365))).toMatchObject({ written: 9, unwritten: 0 });
});

test('what one pass hands to another has not fallen again', () => {
  const fewer = { ...policy, passes: policy.passes.map((pass) => ({ ...pass, enabled: pass.id !== 'lru' })) };
  const fall = summariseFall(at(0, fewer), at(0));
  const verdicts = (trace: ReturnType<typeof at>) => [...trace.verdicts];
  expect(verdicts(at(0, fewer))).not.toEqual(verdicts(at(0)));
  expect(Object.values(fall.fell).reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1);
  expect(summariseFall(at(0), at(0))).toEqual({
    sinceMs: asOfMs,
    fell: {},
    returned: 0,
    written: 0,
    unwritten: 0,
  });
});
