import { expect, test } from 'vitest';
import notebook from '../../../src/presets/notebook.ts';
import { linesOfPolicy } from '../../../src/views/paper/PolicyOnPaper.tsx';

const valuesOf = (lines: ReturnType<typeof linesOfPolicy>) =>
  Object.fromEntries(lines.map(({ name, value }) => [name, value]));

test('every choice of a policy is a line', () => {
  expect(valuesOf(linesOfPolicy(notebook.policy))).toMatchObject({
    'Decay curve': 'Exponential, Half-life 30 d',
    'A read': 'Reset: strength back to 1',
    Weights: 'recency 0.4, frequency 0.3, category 0.3, alignment 0',
    'Frequency cap': '20 reads',
    'Pass 2': 'LRU, idle over 60 d',
    'What goes is': 'archived',
    constraint: 'weight 1, lives for ever, protected',
    goal: 'weight 0.85, lives 730 d',
    'Any other category': 'weight 0.45, lives 60 d',
  });
});

test('a pass that is off and a category with limits of its own', () => {
  const { passes, categories } = notebook.policy;
  const policy = {
    ...notebook.policy,
    passes: passes.map((pass, i) => (i === 1 ? { ...pass, enabled: false } : pass)),
    categories: categories.map((rule) =>
      rule.name === 'goal' ? { ...rule, maxIdleDays: null, exemptFrom: ['ttl'] } : rule,
    ),
  };
  expect(valuesOf(linesOfPolicy(policy))).toMatchObject({
    'Pass 2': 'LRU, off',
    goal: 'weight 0.85, lives 730 d, idle at most ∞ d, exempt from ttl',
  });
});
