import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './source-files.ts';

/** One new file per kind of plug-in; nothing else is written. */
const newFiles: Readonly<Record<string, string>> = {
  'src/curves/halving-steps.ts': `
    import { defineCurve } from '../engine/contracts/decay-curve.ts';
    import { timeScaleDays } from '../engine/contracts/params.ts';
    export default defineCurve({
      id: 'halving-steps', label: 'Halving steps', formula: '0.5^floor(t/h)', source: 'a test', timeParam: 'everyDays',
      params: { everyDays: { ...timeScaleDays, kind: 'number', label: 'Every', step: 1, default: 10, help: 'Days of a step.' } },
      fillRetention: (out, t, { everyDays }) => {
        for (let i = 0; i < out.length; i += 1) out[i] = 0.5 ** Math.floor(t[i] / everyDays);
      },
      arithmetic: (t, { everyDays }) => \`0.5^floor(\${t} / \${everyDays})\`,
    });`,
  'src/read-effects/half-reset.ts': `
    import { defineReadEffect } from '../engine/contracts/read-effect.ts';
    export default defineReadEffect({
      id: 'half-reset', label: 'Half reset', help: 'A read halves the idle time.', source: 'a test', params: {},
      needsLog: false, anchor: 'last-read',
      fillRecency: (out, history, curve) => {
        for (let i = 0; i < out.length; i += 1) out[i] = (history.ageDays[i] + history.idleDays[i]) / 2;
        curve.fill(out, out, null);
      },
    });`,
  'src/modifiers/times-mood.ts': `
    import { readNumberColumn } from '../engine/contracts/column-read.ts';
    import { defineModifier } from '../engine/contracts/strength-modifier.ts';
    export default defineModifier({
      id: 'times-mood', label: 'Mood', formula: '× mood', help: 'Multiplies by a column.', source: 'a test', params: {},
      reads: () => [readNumberColumn('mood', 0, 10, 1)],
      fillStrength: (strength, _input, _params, [mood]) => {
        for (let i = 0; i < strength.length; i += 1) strength[i] = strength[i] * mood[i];
      },
    });`,
  'src/passes/odd-one-out.ts': `
    import { definePass } from '../engine/contracts/eviction-pass.ts';
    import { takeUnder } from '../engine/take-rows.ts';
    import { findUnderThreshold } from '../engine/under-threshold.ts';
    export default definePass({
      id: 'odd-one-out', label: 'Odd one', mark: { shape: 'bar', colour: 'strength' }, order: 99, help: 'A test.', params: {},
      isTimeBased: false, isSingle: true, reads: ['strength'], measure: 'score',
      valueFor: (input, _params, row) => input.strength[row], limitFor: () => 0.4, rule: () => 'under 0.4',
      take: (input) => takeUnder(input.strength, 0.4, input.candidates),
      find: (input, _params, _outcome, row) => findUnderThreshold('Odd one', input.strength[row], 0.4),
    });`,
  'src/presets/new-system.ts': `
    import { decayPolicy } from '../engine/decay-policy.ts';
    export default {
      id: 'new-system', label: 'New system', source: 'a test', summary: 'A test.',
      policy: decayPolicy({
        name: 'New system',
        curve: { id: 'halving-steps', params: { everyDays: 10 } },
        readEffect: { id: 'half-reset', params: {} },
        modifiers: [{ id: 'times-mood', params: {} }],
        passes: [{ id: 'odd-one-out', params: {} }],
      }),
    };`,
};

const folder = mkdtempSync(join(tmpdir(), 'lethe-plugin-'));
let server: ViteDevServer;

beforeAll(async () => {
  cpSync(join(root, 'src'), join(folder, 'src'), { recursive: true });
  cpSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries(newFiles)) writeFileSync(join(folder, path), text);
  server = await createServer({
    root: folder,
    configFile: false,
    server: { middlewareMode: true, watch: null },
    appType: 'custom',
    logLevel: 'error',
    cacheDir: join(folder, '.vite'),
  });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a new curve, effect, modifier, pass and preset is one file each: policy files, traces and lists have it', async () => {
  const load = (path: string) => server.ssrLoadModule(path);
  const { findPreset } = await load('/src/presets/registry.ts');
  const { policyFromFile, policyToFile } = await load('/src/persistence/policy-codec.ts');
  const { policyJsonSchema } = await load('/src/persistence/policy-schema.ts');
  const { policyPlugins } = await load('/src/persistence/policy-plugins.ts');
  const { importBytes } = await load('/src/engine/import/import-bytes.ts');
  const { createByteSource } = await load('/src/engine/import/byte-source.ts');
  const { importers } = await load('/src/importers/registry.ts');
  const { createTracer } = await load('/src/engine/trace.ts');

  const policy = policyFromFile(JSON.parse(JSON.stringify(policyToFile(findPreset('new-system').policy))));
  const schema = JSON.stringify(policyJsonSchema());
  for (const id of ['halving-steps', 'half-reset', 'times-mood', 'odd-one-out'])
    expect(schema).toContain(`"${id}"`);

  const asOfMs = Date.UTC(2026, 10, 29);
  const lines =
    '{"id":"a","age_days":15,"mood":3}\n{"id":"b","age_days":15}\n{"id":"c","age_days":25,"idle_days":15}';
  const source = createByteSource('m.jsonl', lines);
  const { result } = await importBytes(importers, source, { clockMs: asOfMs, asOfMs }, {});
  const trace = createTracer(result.table, policyPlugins).run(policy, asOfMs);
  expect(Array.from(trace.strength)).toEqual([1.5, 0.5, 0.25]);
  expect(Array.from(trace.verdicts)).toEqual([0, 0, 1]);
});

test.each(['curves', 'read-effects', 'modifiers', 'passes', 'presets'])(
  '%s: beside its file a plug-in has one test, and both are called as it is',
  (kind) => {
    const files = readdirSync(join(root, 'src', kind)).filter((name) => name !== 'registry.ts');
    for (const name of files) {
      const test = join(root, 'tests', kind, name.replace(/\.ts$/, '.test.ts'));
      expect(existsSync(test), test).toBe(true);
    }
    const tests = readdirSync(join(root, 'tests', kind)).filter((name) => name.endsWith('.test.ts'));
    expect(tests.map((name) => name.replace('.test.ts', '.ts')).sort()).toEqual(files.sort());
  },
);
