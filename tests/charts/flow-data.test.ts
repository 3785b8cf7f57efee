import { describe, expect, it } from 'vitest';
import { prepareFlowBands } from '../../src/charts/flow-bands-data.ts';
import { type FlowInput, prepareFlow } from '../../src/charts/flow-data.ts';
import { prepareFlowRows } from '../../src/charts/flow-rows-data.ts';
import type { Policy } from '../../src/engine/policy.ts';
import { keptNames, markOf, passSummaries, sizesOf } from './notebook-evaluation.ts';

const input: FlowInput = {
  passes: passSummaries(),
  markOf,
  baseline: null,
  before: sizesOf(10),
  keptCount: 5,
  keptProtectedCount: 1,
  keptSizes: sizesOf(5),
  keptNames,
  step: 4,
  width: 735,
};

describe('prepareFlow', () => {
  it('shows the notebook: 2, 1, 1, 1 taken and 5 kept', () => {
    const flow = prepareFlow(input);
    expect(flow.gates.map((gate) => gate.title)).toEqual(['TTL −2', 'LRU −1', 'Importance −1', 'Budget −1']);
    expect(flow.start.title).toBe('Start 10');
    expect(flow.end.title).toBe('Kept 5');
    expect(flow.end.detail).toContain('1 of them protected');
    expect(flow.strands.filter((strand) => strand.isKept)).toHaveLength(5);
    expect(flow.sentence).toBe(
      'Of 10 memories TTL takes 2, LRU takes 1, Importance takes 1, Budget takes 1, 5 are kept.',
    );
  });

  it('lets each pass take the lowest strands that are left', () => {
    const { strands } = prepareFlow(input);
    const ends = strands.map((strand) => (strand.isKept ? 4 : strand.passIndex!));
    expect(ends).toEqual([...ends].sort((a, b) => b - a));
    expect(strands[0]!.isProtected).toBe(true);
    expect(strands.map((strand) => strand.y)).toEqual(
      [...strands.map((strand) => strand.y)].sort((a, b) => a - b),
    );
  });

  it('stops after the step it is asked for', () => {
    const flow = prepareFlow({ ...input, step: 2 });
    expect(flow.end.title).toBe('Left 7');
    expect(flow.strands.filter((strand) => !strand.isKept).map((strand) => strand.mark.label)).toEqual([
      'LRU',
      'TTL',
      'TTL',
    ]);
    expect(flow.gates.map((gate) => gate.isAhead)).toEqual([false, false, true, true]);
    expect(prepareFlow({ ...input, step: 0 }).strands.every((strand) => strand.isKept)).toBe(true);
  });

  it('works for any order of the passes and says which are off', () => {
    const order = ['budget', 'importance', 'ttl', 'lru'];
    const flow = prepareFlow({ ...input, passes: passSummaries(order, ['lru']), keptNames: [...keptNames] });
    expect(flow.gates.map((gate) => gate.mark.label)).toEqual(['Budget', 'Importance', 'TTL', 'LRU']);
    expect(flow.gates[3]).toMatchObject({ isOff: true, rule: expect.stringContaining('off') });
    const ends = flow.strands.map((strand) => (strand.isKept ? 4 : strand.passIndex!));
    expect(ends).toEqual([...ends].sort((a, b) => b - a));
  });

  it('names at most six under a pass and counts the rest', () => {
    const many = Array.from({ length: 30 }, (_, row) => ({
      row,
      id: `m${row}`,
      text: `Memory ${row}`,
      importance: row / 30,
      isProtected: false,
    }));
    const passes = passSummaries(['ttl']).map((pass) => ({ ...pass, taken: 30, names: many }));
    const flow = prepareFlow({ ...input, passes, before: sizesOf(35), keptCount: 5, step: 1 });
    expect(flow.strands.filter((strand) => !strand.isKept && strand.end !== null)).toHaveLength(6);
    expect(flow.more.map((entry) => entry.text)).toEqual(['+24 more']);
    expect(flow.height).toBeGreaterThan(flow.more[0]!.y);
  });

  it.each([600, 672, 735, 1100])('keeps every name inside %d px', (width) => {
    const flow = prepareFlow({ ...input, width });
    for (const strand of flow.strands) if (strand.end) expect(strand.end.x).toBeLessThan(width);
    for (const gate of flow.gates) expect(gate.x).toBeLessThan(flow.end.x);
  });
});

describe('prepareFlowBands', () => {
  const bandsInput: FlowInput = {
    ...input,
    before: { memories: 1_000_000, tokens: 0, bytes: 32e6 },
    passes: passSummaries().map((pass, i) => ({
      ...pass,
      taken: [226_536, 158_135, 8_864, 356_465][i]!,
      names: [],
    })),
    keptCount: 250_000,
    keptNames: [],
    width: 1073,
  };

  it('draws bands in proportion to what is left', () => {
    const { bands, top, startHeight, end } = prepareFlowBands(bandsInput);
    expect(startHeight).toBeCloseTo(74, 9);
    expect(end.height).toBeCloseTo(74 / 4, 9);
    expect(end.detail).toBe('25.0 % of the store');
    expect(bands.map((band) => Math.round(band.afterY - top))).toEqual([57, 46, 45, 19]);
    expect(bands.map((band) => band.count)).toEqual(['−226,536', '−158,135', '−8,864', '−356,465']);
  });

  it('draws nothing leaving at passes that have not run', () => {
    const { bands } = prepareFlowBands({ ...bandsInput, step: 1 });
    expect(bands.map((band) => band.drop !== '')).toEqual([true, false, false, false]);
  });
});

describe('prepareFlowRows', () => {
  it('gives a row per pass with the same counts', () => {
    const { rows, unitCount } = prepareFlowRows(input);
    expect(unitCount).toBe(10);
    expect(rows.map((row) => row.title)).toEqual(['Start', 'TTL', 'LRU', 'Importance', 'Budget', 'Kept']);
    expect(rows.map((row) => row.count)).toEqual(['10', '−2', '−1', '−1', '−1', '5']);
    expect(rows.at(-1)!.stays).toBe(0.5);
  });
});

describe('the baseline in the flow', () => {
  const baselineOf = (
    evicted: Record<string, number>,
    kept: number,
    order = ['ttl', 'lru', 'importance', 'budget'],
  ) => ({
    kept,
    evicted,
    sizes: { before: sizesOf(10), after: sizesOf(kept) },
    policy: { passes: order.map((id) => ({ id, enabled: true, params: {} })) } as unknown as Policy,
  });
  const same = baselineOf({ ttl: 2, lru: 1, importance: 1, budget: 1 }, 5);
  const more = baselineOf({ ttl: 2, lru: 0, importance: 2, budget: 0 }, 6);

  it('draws no level where none differs, and says ±0', () => {
    const flow = prepareFlow({ ...input, baseline: same, width: 1000 });
    expect(flow.levels).toEqual([]);
    expect(flow.gates.map(({ change }) => change.text)).toEqual(['(±0)', '(±0)', '(±0)', '(±0)']);
    expect(prepareFlow(input).gates.map(({ change }) => change.text)).toEqual(['', '', '', '']);
  });

  it('dashes what the baseline had left after each pass, where it differs', () => {
    const flow = prepareFlow({ ...input, baseline: more, width: 1000 });
    expect(flow.gates.map(({ change }) => change.text)).toEqual(['(±0)', '(+1)', '(−1)', '(+1)']);
    const narrow = prepareFlow({ ...input, baseline: more }).gates[3]!;
    expect([narrow.change.text, narrow.rule.slice(0, 5)]).toEqual(['', '(+1) ']);
    expect(flow.end.change.text).toBe('(−1)');
    expect(flow.levels.map(({ x1 }) => x1)).toEqual([flow.gates[1]!.x, flow.gates[3]!.x]);
    expect(flow.levels.at(-1)!.x2).toBe(flow.end.x);
  });

  it('leaves levels out where the passes ran in another order: they mean something else', () => {
    const turned = baselineOf({ ttl: 2, lru: 0, importance: 2, budget: 0 }, 6, [
      'lru',
      'ttl',
      'importance',
      'budget',
    ]);
    expect(prepareFlow({ ...input, baseline: turned }).levels).toEqual([]);
    expect(prepareFlow({ ...input, baseline: turned }).gates[1]!.change.text).toBe('(+1)');
  });

  it('stands beside sizes in bands and beside rules in rows', () => {
    const bands = prepareFlowBands({ ...input, baseline: more });
    expect(bands.bands[1]!.size).toMatch(/, \+1$/);
    expect(bands.end.lines[0]).toMatch(/, −1$/);
    const rows = prepareFlowRows({ ...input, baseline: more });
    expect(rows.rows[2]!.rule).toMatch(/, \+1 against the baseline$/);
  });
});
