import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scoreScenarios } from '../../src/charts/scenario-scores-data.ts';
import {
  fallsUnderWords,
  prepareScoreBar,
  prepareScoreTerms,
  scoreRowsCsv,
} from '../../src/charts/score-bars-data.ts';
import { findCurve } from '../../src/curves/registry.ts';
import type { Policy } from '../../src/engine/policy.ts';
import notebook from '../../src/presets/notebook.ts';
import { findReadEffect } from '../../src/read-effects/registry.ts';
import { plugins } from '../engine/plugins.ts';

const golden = JSON.parse(readFileSync('tests/fixtures/notebook.json', 'utf8')) as {
  scenarios: {
    label: string;
    category: string;
    idle: number;
    reads: number;
    total: number;
    formula?: number;
  }[];
};
const shipped = JSON.parse(readFileSync('public/samples/scenarios.json', 'utf8')) as typeof golden;
const asOfMs = Date.UTC(2026, 10, 29);
const rowsUnder = (policy: Policy) => scoreScenarios(shipped.scenarios, policy, plugins, asOfMs);
const termsOf = (policy: Policy) =>
  prepareScoreTerms(policy, findCurve(policy.curve.id)!, findReadEffect(policy.readEffect.id)!);

describe('the seven scenarios', () => {
  test('the shipped file is the fixture’s', () => {
    expect(shipped.scenarios).toEqual(
      golden.scenarios.map(({ label, category, idle, reads }) => ({ label, category, idle, reads })),
    );
  });

  test('score as the notebook has them', () => {
    const rows = rowsUnder(notebook.policy);
    const totals = rows.map((row) => (row.isProtected ? 1 : row.importance));
    golden.scenarios.forEach(({ total }, i) => {
      expect(totals[i]).toBeCloseTo(total, 3);
    });
    expect(rows[4]!.importance).toBeCloseTo(0.38, 9);
  });

  test('only importance judges them, and each says when it falls under θ', () => {
    const rows = rowsUnder(notebook.policy);
    expect(rows.map(({ verdict }) => verdict)).toEqual([
      'kept',
      'importance',
      'kept',
      'importance',
      'kept',
      'kept',
      'kept',
    ]);
    expect(rows.map((row) => fallsUnderWords(row.fallsUnderInDays).text)).toEqual([
      'in 157 d',
      '420 d ago',
      'never',
      '27.8 d ago',
      'never',
      'in 13.9 d',
      'never',
    ]);
  });

  test('follow the policy', () => {
    const policy = { ...notebook.policy, curve: { id: 'exponential', params: { halfLifeDays: 60 } } };
    expect(rowsUnder(policy)[3]!.importance).toBeCloseTo(0.26, 9);
  });
});

describe('a bar', () => {
  const terms = termsOf(notebook.policy);
  const [fresh, , , , constraint] = rowsUnder(notebook.policy);

  test('is category, frequency, recency from the left', () => {
    const { parts, extensionFrom } = prepareScoreBar(fresh!, terms);
    expect(parts.map(({ term }) => term)).toEqual(['category', 'frequency', 'recency']);
    expect(parts.map(({ to }) => Number(to.toFixed(3)))).toEqual([0.225, 0.24, 0.613]);
    expect(parts[0]!.words).toBe('Category 0.225');
    expect(extensionFrom).toBeNull();
  });

  test('goes on to 1 where the memory is protected', () => {
    expect(prepareScoreBar(constraint!, terms).extensionFrom).toBeCloseTo(0.38, 9);
  });

  test('is cut at 1 where weights sum to more', () => {
    const row = {
      ...fresh!,
      terms: { category: 0.7, frequency: 0.2, recency: 0.4, alignment: 0 },
      importance: 1.3,
    };
    const { parts, isCut } = prepareScoreBar(row, terms);
    expect(parts.at(-1)!.to).toBe(1);
    expect(isCut).toBe(true);
  });

  test('is empty where the memory takes no part', () => {
    expect(prepareScoreBar({ ...fresh!, importance: Number.NaN }, terms).parts).toEqual([]);
  });
});

test('the legend says each term with the policy’s numbers', () => {
  expect(termsOf(notebook.policy).map(({ formula }) => formula)).toEqual([
    '0.3 × category weight',
    '0.3 × min(reads / 20, 1)',
    '0.4 × 0.5^(idle / 30)',
  ]);
  const { importance } = notebook.policy;
  const policy = {
    ...notebook.policy,
    readEffect: { id: 'none', params: {} },
    importance: { ...importance, weights: { ...importance.weights, alignment: 0.1 } },
  };
  expect(termsOf(policy).map(({ formula }) => formula)).toEqual([
    '0.3 × category weight',
    '0.3 × min(reads / 20, 1)',
    '0.4 × 0.5^(age / 30)',
    '0.1 × alignment',
  ]);
});

test.each([
  [Number.POSITIVE_INFINITY, 'never', 'muted'],
  [Number.NEGATIVE_INFINITY, 'from the start', 'bold'],
  [Number.NaN, '–', 'muted'],
  [27.24, 'in 27.2 d', 'bold'],
  [157.3, 'in 157 d', 'plain'],
  [-4.03, '4.0 d ago', 'bold'],
] as const)('falls under θ in %d days: %s', (days, text, weight) => {
  expect(fallsUnderWords(days)).toEqual({ text, weight });
});

test('rows as a file, with their terms', () => {
  const [head, first] = scoreRowsCsv(rowsUnder(notebook.policy), termsOf(notebook.policy)).split('\n');
  expect(head).toBe(
    'id,text,category,verdict,protected,idle_days,reads,category_term,frequency_term,recency_term,importance,falls_under_in_days',
  );
  expect(first).toMatch(/^scenario-1,New salary \(fresh\),salary,kept,false,3,1,0\.2\d+,0\.015,0\.373/);
});
