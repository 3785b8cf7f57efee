import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import figures from '../fixtures/notebook.json' with { type: 'json' };
import { buildLethe, freshFolder, lethe, type Run } from './run-lethe.ts';

const sample = resolve('public/samples/notebook.jsonl');
const asOf = ['--as-of', '2026-11-29'];

beforeAll(buildLethe, 120_000);

/** Exit 2, nothing on standard output, one line on standard error. */
function expectRefusal({ code, out, error }: Run, sentence: string | RegExp): void {
  expect(out).toBe('');
  expect(error).toMatch(/^lethe: [^\n]+\n$/);
  if (typeof sentence === 'string') expect(error).toBe(`lethe: ${sentence}\n`);
  else expect(error).toMatch(sentence);
  expect(code).toBe(2);
}

describe('trace', () => {
  test('json: the golden trace of the notebook', async () => {
    const { code, out, error } = await lethe(['trace', sample, ...asOf, '--format', 'json']);
    expect(error).toBe('');
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(report).toMatchObject({
      asOf: '2026-11-29T00:00:00.000Z',
      policy: 'Notebook',
      counts: {
        total: 10,
        kept: 5,
        unusable: 0,
        notYet: 0,
        evicted: { ttl: 2, lru: 1, importance: 1, strength: 0, budget: 1 },
      },
      lostThoughImportant: [{ row: 1, id: 'm2' }],
      overBudgetBy: 0,
    });
    figures.trace.forEach((memory, row) => {
      const got = report.memories[row];
      expect(got.verdict).toBe(memory.verdict);
      expect(got.importance).toBeCloseTo(memory.importance, 6);
      expect(got.ageDays).toBe(memory.age);
      expect(got.idleDays).toBe(memory.idle);
    });
    expect(report.memories[1]).toMatchObject({
      id: 'm2',
      strength: 0.5 ** (75 / 30),
      protected: false,
      value: 75,
      limit: 60,
      margin: 15,
      reason: 'LRU: idle 75 days, limit 60 (15 over)',
      flags: [],
    });
    const { terms, importance } = report.memories[1];
    expect(terms.recency + terms.frequency + terms.category + terms.alignment).toBeCloseTo(importance, 14);
    expect(report.sizes.before.memories).toBe(10);
    expect(report.sizes.after.memories).toBe(5);
  });

  test('csv: the columns of the contract, a row a memory', async () => {
    const { out } = await lethe(['trace', sample, ...asOf, '--format', 'csv']);
    const lines = out.trim().split(/\r?\n/);
    expect(lines[0]).toBe(
      'id,verdict,importance,strength,age_days,idle_days,protected,value,limit,margin,reason,flags',
    );
    expect(lines).toHaveLength(11);
    expect(lines[2]).toMatch(
      /^m2,lru,0\.4157\d+,0\.1767\d+,200,75,false,75,60,15,"LRU: idle 75 days, limit 60 \(15 over\)",$/,
    );
  });

  test('table: for reading', async () => {
    const { out } = await lethe(['trace', sample, ...asOf]);
    expect(out).toContain('Kept 5 of 10 as of 2026-11-29T00:00:00.000Z, policy Notebook');
    expect(out).toContain('lost though important: 1 (m2)');
    expect(out).not.toContain('NaN');
  });

  test('as-of is the newest time in the file where none is said, the clock with "now"', async () => {
    const { asOf: newest } = JSON.parse((await lethe(['trace', sample, '--format', 'json'])).out);
    expect(newest).toBe('2026-11-26T00:00:00.000Z');
    const now = JSON.parse((await lethe(['trace', sample, '--as-of', 'now', '--format', 'json'])).out);
    expect(Math.abs(Date.parse(now.asOf) - Date.now())).toBeLessThan(600_000);
  });

  test('moved into the past, what is not yet written takes no part', async () => {
    const { out } = await lethe(['trace', sample, '--as-of', '2026-01-01', '--format', 'json']);
    const { counts, memories } = JSON.parse(out);
    expect(counts).toMatchObject({ total: 10, notYet: 9 });
    expect(memories[0]).toMatchObject({ verdict: 'not-yet', importance: null, flags: ['not-yet'] });
  });

  test('a policy file decides, and a refused one is one line', async () => {
    const folder = freshFolder();
    const policy = {
      lethe: 'policy',
      version: 1,
      name: 'all',
      curve: { id: 'step' },
      importance: { weights: { recency: 1, frequency: 0, category: 0 }, frequencyCap: 1 },
      categories: {},
      passes: [],
    };
    writeFileSync(join(folder, 'policy.json'), JSON.stringify(policy));
    const kept = await lethe(['trace', sample, '--policy', join(folder, 'policy.json'), '--format', 'json']);
    expect(JSON.parse(kept.out).counts.kept).toBe(10);
    writeFileSync(
      join(folder, 'bad.json'),
      JSON.stringify({ ...policy, curve: { id: 'step', params: { days: 1 } } }),
    );
    expectRefusal(
      await lethe(['trace', sample, '--policy', 'bad.json'], { cwd: folder }),
      'bad.json: "days" is not a known key of curve.params; did you mean "lifetimeDays"?',
    );
  });

  test('ids keep their digits', async () => {
    const input = '{"id": 9007199254740993, "text": "big", "created_at": "2026-11-01"}\n';
    const { out } = await lethe(['trace', '-', '--format', 'json'], { input });
    expect(JSON.parse(out).memories[0].id).toBe('9007199254740993');
  });

  test('standard input, a file named as an array, and csv give the same verdicts', async () => {
    const lines = readFileSync(sample, 'utf8').trim().split('\n');
    const rows = lines.map((line) => JSON.parse(line));
    const columns = Object.keys(rows[0]);
    const csv = [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))]
      .map((cells) => cells.map((cell: unknown) => `"${cell}"`).join(';'))
      .join('\r\n');
    const verdicts = async (input: string) => {
      const { out } = await lethe(['trace', '-', ...asOf, '--format', 'json'], { input });
      return JSON.parse(out).memories.map(({ id, verdict }: { id: string; verdict: string }) => [
        id,
        verdict,
      ]);
    };
    const expected = figures.trace.map(({ verdict }, i) => [`m${i + 1}`, verdict]);
    expect(await verdicts(lines.join('\n'))).toEqual(expected);
    expect(await verdicts(JSON.stringify(rows))).toEqual(expected);
    expect(await verdicts(csv)).toEqual(expected);
  });

  test('--strict exits with 1 where a row was flagged, and writes the trace all the same', async () => {
    const input = '{"id":"a","created_at":"2026-02-30"}\n{"id":"b","created_at":"2026-11-01"}\n';
    const args = ['trace', '-', '--format', 'json'];
    expect((await lethe([...args, '--strict'], { input })).code).toBe(1);
    expect(JSON.parse((await lethe([...args, '--strict'], { input })).out).counts).toMatchObject({
      total: 2,
      unusable: 1,
    });
    expect((await lethe(args, { input })).code).toBe(0);
    expect((await lethe(['trace', sample, ...asOf, '--strict'])).code).toBe(0);
  });

  test('--out writes the file and nothing else', async () => {
    const folder = freshFolder();
    const run = await lethe(['trace', sample, ...asOf, '--format', 'csv', '--out', 'verdicts.csv'], {
      cwd: folder,
    });
    expect(run).toEqual({ code: 0, out: '', error: '' });
    expect(readFileSync(join(folder, 'verdicts.csv'), 'utf8')).toMatch(/^id,verdict,/);
  });

  test('no memory at all is a trace of none', async () => {
    const { code, out } = await lethe(['trace', '-', '--format', 'json'], { input: '[]' });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ counts: { total: 0, kept: 0 }, memories: [] });
  });
});

describe('curve', () => {
  test('the day table: read on days 30 and 60, and never', async () => {
    const strengths = async (...more: string[]) => {
      const { out } = await lethe(['curve', '--days', '0:90:15', '--format', 'json', ...more]);
      return JSON.parse(out) as { day: number; strength: number }[];
    };
    const never = await strengths();
    expect(never.map(({ day }) => day)).toEqual([0, 15, 30, 45, 60, 75, 90]);
    expect(never.map(({ strength }) => strength.toFixed(3)).join(' ')).toBe(
      '1.000 0.707 0.500 0.354 0.250 0.177 0.125',
    );
    expect(never[4]!.strength).toBe(0.25);
    const read = await strengths('--reads', '60,30');
    expect(read.map(({ strength }) => strength.toFixed(3)).join(' ')).toBe(
      '1.000 0.707 1.000 0.707 1.000 0.707 0.500',
    );
  });

  test('TO is always the last day; csv and table have the same numbers', async () => {
    const csv = await lethe(['curve', '--days', '0:10:4', '--format', 'csv']);
    expect(
      csv.out
        .trim()
        .split(/\r?\n/)
        .map((line) => line.split(',')[0]),
    ).toEqual(['day', '0', '4', '8', '10']);
    expect((await lethe(['curve', '--days', '0:10:4'])).out.trim().split('\n')).toHaveLength(5);
  });

  test.each([
    ['0:90', '--days is "0:90"; it must be FROM:TO:STEP, three numbers such as 0:90:1.'],
    ['0:90:0', '--days is "0:90:0"; it must run from 0 or later upwards, in steps above 0.'],
    ['9:1:1', '--days is "9:1:1"; it must run from 0 or later upwards, in steps above 0.'],
    ['0:1e9:0.001', '--days is "0:1e9:0.001": more than a million days.'],
  ])('--days %s is refused', async (days, sentence) => {
    expectRefusal(await lethe(['curve', '--days', days]), sentence);
  });
});

describe('convert', () => {
  test('to canonical lines and back again is the same file, extra fields and big ids included', async () => {
    const input = [
      '{"id":"1","text":"a, \\"b\\"\\nc 🎯","category":"goal","created_at":1795910400,"read_count":2,"mood":{"x":[1]}}',
      '{"id":9007199254740993,"text":"=1+1","created_at":1795910500,"protected":true,"reads":[1795910450]}',
    ].join('\n');
    const first = await lethe(['convert', '-'], { input });
    expect(first.code).toBe(0);
    expect(first.error).toContain('2 memories');
    expect(first.error).toContain('created_at in s,');
    const rows = first.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows[0]).toMatchObject({
      id: '1',
      text: 'a, "b"\nc 🎯',
      created_at: '2026-11-29T00:00:00.000Z',
      mood: { x: [1] },
    });
    expect(rows[1]).toMatchObject({ id: '9007199254740993', text: '=1+1', protected: true });
    const second = await lethe(['convert', '-'], { input: first.out });
    expect(second.out).toBe(first.out);
  });

  test('a format that there is not', async () => {
    expectRefusal(
      await lethe(['convert', sample, '--from', 'docx']),
      /^lethe: --from is "docx"; it must be csv, /,
    );
  });
});

describe('what cannot be used: exit 2 and one line that says what and where', () => {
  test.each<[string, string[], string | RegExp]>([
    ['no command', [], 'no command; "lethe --help" lists them.'],
    [
      'another command',
      ['tracee'],
      '"tracee" is not a command; there are trace, curve, convert, presets, formats.',
    ],
    ['a command of JavaScript', ['constructor'], /^lethe: "constructor" is not a command/],
    ['an option that there is not', ['trace', sample, '--polcy', 'x'], /^lethe: Unknown option '--polcy'/],
    ['an option of another command', ['trace', sample, '--days', '1:2:3'], 'trace takes no --days.'],
    ['no file', ['trace'], 'trace needs a file ("-" is standard input).'],
    ['two files', ['trace', 'a', 'b'], 'trace takes one file; "b" is one too many.'],
    ['a missing file', ['trace', 'nowhere.jsonl'], 'nowhere.jsonl cannot be read: there is no such file.'],
    ['a folder', ['trace', 'src'], 'src cannot be read: this is a folder.'],
    [
      'a missing policy',
      ['trace', sample, '--policy', 'nothing'],
      /^lethe: "nothing" is neither a preset \(.*notebook.*\) nor a file\.$/m,
    ],
    [
      'another format',
      ['trace', sample, '--format', 'xml'],
      '--format is "xml"; it must be json, csv or table.',
    ],
    [
      'a time that is none',
      ['trace', sample, '--as-of', '2026-02-30'],
      '--as-of is "2026-02-30"; it must be a time such as 2026-11-29 or 2026-11-29T12:00:00Z, or now.',
    ],
    ['no days', ['curve'], 'curve needs --days FROM:TO:STEP, such as 0:90:1.'],
    [
      'days that are no numbers',
      ['curve', '--days', '0:90:1', '--reads', '3,x'],
      '--reads has "x"; it must be days from 0 on, such as 30,60.',
    ],
    [
      'a folder that is not there',
      ['trace', sample, '--out', 'no/such/folder/x'],
      /^lethe: no\/such\/folder\/x cannot be written: /,
    ],
  ])('%s', async (_what, args, sentence) => {
    expectRefusal(await lethe(args), sentence);
  });

  test('a file in which no column is known', async () => {
    const run = await lethe(['trace', '-'], { input: 'colour,size\nred,3\nblue,4\n' });
    expectRefusal(run, /^lethe: .+/);
  });

  test('bytes that are no text', async () => {
    expectRefusal(
      await lethe(['trace', '-'], { input: new Uint8Array([0, 1, 2, 3, 0xff, 0]) }),
      /^lethe: .+/,
    );
  });
});

describe('paths', () => {
  test('are seen from where the person stands: the folder, or INIT_CWD under npm', async () => {
    const folder = freshFolder();
    const inside = join(folder, 'inside');
    mkdirSync(inside);
    writeFileSync(join(inside, 'mine.jsonl'), readFileSync(sample));
    expect((await lethe(['trace', 'mine.jsonl'], { cwd: inside })).code).toBe(0);
    const env = { INIT_CWD: inside, npm_lifecycle_event: 'lethe' };
    expect((await lethe(['trace', 'mine.jsonl'], { env })).code).toBe(0);
    expect((await lethe(['trace', 'mine.jsonl'])).code).toBe(2);
  });
});

test('help, presets and formats say what there is', async () => {
  expect((await lethe(['--help'])).out).toContain('lethe trace FILE');
  expect((await lethe(['presets'])).out).toMatch(/^notebook /m);
  expect((await lethe(['formats'])).out).toMatch(/^csv /m);
});
