import type { DecayCurve } from './contracts/decay-curve.ts';
import type {
  EvictionPass,
  PassColumn,
  PassInput,
  PassOutcome,
  TraceCategory,
} from './contracts/eviction-pass.ts';
import { defaultParams } from './contracts/params.ts';
import type { ReadEffect } from './contracts/read-effect.ts';
import {
  type ChosenModifier,
  columnsRead,
  type Decay,
  type DecayRules,
  prepareDecay,
  protectedByModifiers,
} from './decay-pipeline.ts';
import { fillImportance } from './importance.ts';
import type { MemoryTable } from './memory-table.ts';
import { findRules, type Plugins } from './plugins.ts';
import type { PassChoice, Policy } from './policy.ts';
import { createRecentCache, type RecentCache } from './recent-cache.ts';
import { inputsOf } from './row-inputs.ts';
import { type MemoryHistory, sampleMemory } from './sample-memory.ts';
import { buildTiming, rowStatus, type Timing } from './timing.ts';
import { type CategoryOfCode, protectedRows, rulesByCode, traceCategory } from './trace-categories.ts';
import { awayCode, verdictCode } from './verdict-code.ts';

/** One pass of a trace; `outcome` is null for a pass that is off. */
export interface TraceStep {
  /** Place in the policy's list. */
  readonly index: number;
  readonly choice: PassChoice;
  readonly pass: EvictionPass;
  readonly input: PassInput;
  readonly outcome: PassOutcome | null;
}

/** The run of a policy over a table at one as-of. Columns are shared with the tracer's cache: read only. */
export interface Trace {
  readonly policy: Policy;
  readonly timing: Timing;
  readonly curve: DecayCurve;
  readonly effect: ReadEffect;
  readonly modifiers: readonly ChosenModifier[];
  /** By category code. */
  readonly categories: readonly TraceCategory[];
  /** 1 = a column that the policy looks at holds something that was not taken; null = none does. */
  readonly hasBadInput: Uint8Array | null;
  /** The quantity behind a curve over all reads, under `curve.overReads.rawName`; null for other curves. */
  readonly raw: Float64Array | null;
  /** Importance under which a memory counts as unimportant, whether or not a pass acts on it. */
  readonly importanceThreshold: number;
  /** Height 1. NaN for rows that take no part, as in all columns. */
  readonly recency: Float64Array;
  readonly strength: Float64Array;
  /** The formula's value, for protected rows too. */
  readonly importance: Float64Array;
  /** 1 = the row's or its category's protection. */
  readonly isProtected: Uint8Array;
  readonly steps: readonly TraceStep[];
  /** 0 = kept, k = taken by `steps[k − 1]`, see also `verdictCode`. */
  readonly verdicts: Uint8Array;
}

/** Runs policies over one table; results are kept by stage, each keyed by what it reads. */
export interface Tracer {
  readonly table: MemoryTable;
  run(policy: Policy, asOfMs: number): Trace;
  /** How many rows one pass would take if it were the only one. */
  runAlone(policy: Policy, asOfMs: number, passIndex: number): PassOutcome;
  /** The trace as it would be if one row's own past were another. Nothing of it is kept. */
  runWith(policy: Policy, asOfMs: number, change: RowChange): Trace;
}

/** One row with another past or protection. */
export interface RowChange {
  readonly row: number;
  readonly history: MemoryHistory;
  readonly isProtected: boolean;
}

/** What the stages of one run share. */
interface Run {
  readonly table: MemoryTable;
  readonly cache: RecentCache;
  readonly policy: Policy;
  readonly plugins: Plugins;
  readonly rules: DecayRules;
  readonly timing: Timing;
  readonly categories: readonly TraceCategory[];
  readonly isProtected: Uint8Array;
  readonly columnKey: Readonly<Record<PassColumn | 'recency', string>>;
  /** What of the categories the passes look at. */
  readonly limitsKey: string;
  readonly columns: Columns;
}

/** The columns that are worked out only when a pass or a reader asks for them. */
interface Columns {
  recency(): Float64Array;
  strength(): Float64Array;
  importance(): Float64Array;
  raw(): Float64Array | null;
}

/** A tracer over one table. Keeps up to three generations of each stage. */
export function createTracer(table: MemoryTable, plugins: Plugins): Tracer {
  const cache = createRecentCache(48);
  return {
    table,
    run: (policy, asOfMs) => runTrace(startRun(table, cache, plugins, policy, asOfMs)),
    runAlone: (policy, asOfMs, passIndex) => {
      const run = startRun(table, cache, plugins, policy, asOfMs);
      return runPass(run, startingStage(run), policy.passes[passIndex]!, passIndex).step.outcome!;
    },
    runWith: (policy, asOfMs, change) => {
      const run = startRun(table, cache, plugins, policy, asOfMs);
      return runTrace(changeRow(run, change));
    },
  };
}

function startRun(
  table: MemoryTable,
  cache: RecentCache,
  plugins: Plugins,
  policy: Policy,
  asOfMs: number,
): Run {
  const timing = cache.get(`time ${asOfMs}`, () => buildTiming(table, asOfMs));
  const rules = findRules(policy, plugins);
  const named = rulesByCode(table, policy);
  const categories = named.map(traceCategory);
  const decayKey = JSON.stringify([asOfMs, policy.anchor, policy.modifiers]);
  const protects = rules.modifiers.some(({ plugin }) => plugin.fillProtected);
  const protectedKey = JSON.stringify(categories.map((category) => category.isProtected));
  const isProtected = cache.get(`protected ${protectedKey} ${protects ? decayKey : ''}`, () =>
    joinProtected(
      protectedRows(table, categories),
      protects ? protectedByModifiers(rules, timing, inputsOf(table)) : null,
    ),
  );
  const recencyKey = JSON.stringify([
    decayKey,
    policy.curve,
    policy.readEffect,
    named.map(({ rule }) => rule.curveParams),
  ]);
  const strengthKey = rules.modifiers.length > 0 ? recencyKey + protectedKey : recencyKey;
  const weightsKey = JSON.stringify([policy.importance, categories.map((category) => category.weight)]);
  const run: Omit<Run, 'columns'> = {
    table,
    cache,
    policy,
    plugins,
    rules,
    timing,
    categories,
    isProtected,
    columnKey: {
      ageDays: `${asOfMs}`,
      idleDays: `${asOfMs}`,
      recency: recencyKey,
      strength: strengthKey,
      importance: recencyKey + weightsKey,
      size: '',
    },
    limitsKey: JSON.stringify([
      categories.map((c) => [`${c.ttlDays}`, `${c.maxIdleDays}`, c.isProtected, c.exemptFrom]),
      protects && decayKey,
    ]),
  };
  return { ...run, columns: cachedColumns(run, named) };
}

function joinProtected(own: Uint8Array, more: Uint8Array | null): Uint8Array {
  more?.forEach((isMore, row) => {
    own[row] = own[row]! | isMore;
  });
  return own;
}

function cachedColumns(run: Omit<Run, 'columns'>, named: readonly CategoryOfCode[]): Columns {
  const { table, cache, timing, policy, columnKey } = run;
  let prepared: Decay | undefined;
  const decay = () => {
    prepared ??= prepareDecay(run.rules, {
      timing,
      inputs: inputsOf(table),
      categoryCodes: table.category.codes,
      overrides: named.map(({ rule }) => rule.curveParams ?? null),
      initialStrength: table.initialStrength,
      isProtected: run.isProtected,
      isStore: true,
    });
    return prepared;
  };
  const fill = (key: string, write: (out: Float64Array) => void) =>
    cache.get(key, () => {
      const out = new Float64Array(table.rowCount);
      write(out);
      return out;
    });
  const recency = () => fill(`recency ${columnKey.recency}`, (out) => decay().fillRecency(out));
  return {
    recency,
    strength: () => fill(`strength ${columnKey.strength}`, (out) => decay().fillStrength(out, recency())),
    raw: () =>
      run.rules.curve.overReads ? cache.get(`raw ${columnKey.recency}`, () => decay().rawColumn()) : null,
    importance: () =>
      fill(`importance ${columnKey.importance}`, (out) => {
        const input = {
          recency: recency(),
          readCount: timing.readCount,
          alignment: table.alignment,
          categoryCodes: table.category.codes,
          categories: run.categories,
        };
        fillImportance(out, input, policy.importance);
      }),
  };
}

/** Rows in which a column that the policy looks at holds something that was not taken. */
function badInputRows({ table, rules }: Run): Uint8Array | null {
  let joined: Uint8Array | null = null;
  for (const read of columnsRead(rules)) {
    const bad = inputsOf(table).badRows(read);
    if (bad) joined = joinProtected(joined ?? new Uint8Array(table.rowCount), bad);
  }
  return joined;
}

/** A run over copies of the columns in which one row is different; it shares no cache with others. */
function changeRow(run: Run, { row, history, isProtected }: RowChange): Run {
  const { timing, policy, categories, rules } = run;
  const at = Float64Array.of(timing.asOfMs);
  const sample = sampleMemory({ ...rules, policy, categories }, history, at);
  const patch = (column: Float64Array, value: number) => {
    const copy = column.slice();
    copy[row] = value;
    return copy;
  };
  const strength = patch(run.columns.strength(), sample.strength[0]!);
  const importance = patch(run.columns.importance(), sample.importance[0]!);
  const recency = patch(run.columns.recency(), sample.recency[0]!);
  const protectedNow = run.isProtected.slice();
  const ofCategory = categories[run.table.category.codes[row]!]!.isProtected;
  const ofModifiers = protectedByModifiers(rules, timing, inputsOf(run.table))?.[row] === 1;
  protectedNow[row] = Number(isProtected || ofCategory || ofModifiers);
  return {
    ...run,
    cache: createRecentCache(0),
    isProtected: protectedNow,
    timing: {
      ...timing,
      idleDays: patch(timing.idleDays, sample.timing.idleDays[0]!),
      readCount: patch(timing.readCount, sample.timing.readCount[0]!),
      lastReadMs: patch(timing.lastReadMs, sample.timing.lastReadMs[0]!),
    },
    columns: {
      ...run.columns,
      recency: () => recency,
      strength: () => strength,
      importance: () => importance,
    },
  };
}

/** Who is still in the store between two passes. */
interface Stage {
  readonly key: string;
  readonly active: Uint8Array;
  readonly verdicts: Uint8Array;
}

function startingStage({ cache, timing, table }: Run): Stage {
  return cache.get(`start ${timing.asOfMs}`, () => {
    const verdicts = new Uint8Array(timing.rowCount);
    const active = new Uint8Array(timing.rowCount);
    for (let row = 0; row < active.length; row += 1) {
      const status = timing.status[row];
      active[row] = Number(status === rowStatus.takesPart);
      if (status === rowStatus.unusable) verdicts[row] = verdictCode.unusable;
      if (status === rowStatus.notYet) verdicts[row] = verdictCode.notYet;
      if (status === rowStatus.away) verdicts[row] = awayCode[table.presence![row]!]!;
    }
    return { key: `start ${timing.asOfMs}`, active, verdicts };
  });
}

function runPass(
  run: Run,
  before: Stage,
  choice: PassChoice,
  index: number,
): { step: TraceStep; after: Stage } {
  const pass = run.plugins.findPass(choice.id);
  if (!pass) throw new Error(`No pass "${choice.id}".`);
  const columns = pass.reads.map((column) => run.columnKey[column]).join();
  const key = `${before.key} > ${index} ${JSON.stringify(choice)} ${columns} ${run.limitsKey}`;
  return run.cache.get(key, () => {
    const input = passInput(run, before, pass.id);
    if (!choice.enabled)
      return { step: { index, choice, pass, input, outcome: null }, after: { ...before, key } };
    const outcome = pass.take(input, choice.params);
    const active = before.active.slice();
    const verdicts = before.verdicts.slice();
    const { taken } = outcome;
    // Branch-free: which rows go, no processor can guess.
    for (let row = 0; row < active.length; row += 1) {
      const isTaken = taken[row]!;
      active[row] = active[row]! & (1 - isTaken);
      verdicts[row] = verdicts[row]! | (isTaken * (index + 1));
    }
    return { step: { index, choice, pass, input, outcome }, after: { key, active, verdicts } };
  });
}

function passInput(run: Run, before: Stage, passId: string): PassInput {
  const isExempt = Uint8Array.from(run.categories, (category) =>
    Number(category.exemptFrom.includes(passId)),
  );
  const codes = run.table.category.codes;
  const { isProtected } = run;
  const candidates = before.active.slice();
  for (let row = 0; row < candidates.length; row += 1) {
    candidates[row] = candidates[row]! & (1 - isProtected[row]!) & (1 - isExempt[codes[row]!]!);
  }
  // Asked for by some passes only, then often: looked up once.
  let importance: Float64Array | undefined;
  let strength: Float64Array | undefined;
  return {
    rowCount: run.table.rowCount,
    ageDays: run.timing.ageDays,
    idleDays: run.timing.idleDays,
    get importance() {
      importance ??= run.columns.importance();
      return importance;
    },
    get strength() {
      strength ??= run.columns.strength();
      return strength;
    },
    tokens: run.table.tokens,
    bytes: run.table.bytes,
    categoryCodes: codes,
    categories: run.categories,
    candidates,
    active: before.active,
  };
}

function runTrace(run: Run): Trace {
  let stage = startingStage(run);
  let strength: Float64Array | undefined;
  const steps: TraceStep[] = [];
  run.policy.passes.forEach((choice, index) => {
    const { step, after } = runPass(run, stage, choice, index);
    steps.push(step);
    stage = after;
  });
  return {
    policy: run.policy,
    timing: run.timing,
    curve: run.rules.curve,
    effect: run.rules.effect,
    modifiers: run.rules.modifiers,
    categories: run.categories,
    hasBadInput: badInputRows(run),
    get raw() {
      return run.columns.raw();
    },
    importanceThreshold: importanceThresholdOf(run.policy, run.plugins),
    recency: run.columns.recency(),
    get strength() {
      strength ??= run.columns.strength();
      return strength;
    },
    importance: run.columns.importance(),
    isProtected: run.isProtected,
    steps,
    verdicts: stage.verdicts,
  };
}

/** θ of the policy's own pass that has one, else that pass's default. */
function importanceThresholdOf(policy: Policy, { passes }: Plugins): number {
  const owner = passes.find((pass) => pass.importanceThreshold);
  if (!owner?.importanceThreshold) return 0;
  const choice = policy.passes.find(({ id }) => id === owner.id);
  return owner.importanceThreshold(choice?.params ?? defaultParams(owner.params));
}
