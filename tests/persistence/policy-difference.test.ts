import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPolicyChanges, diffPolicy } from '../../src/persistence/policy-difference.ts';
import { PolicyRefusal } from '../../src/persistence/policy-problem.ts';
import notebook from '../../src/presets/notebook.ts';
import { arbitraryPolicy, inNameOrder } from './arbitrary-policy.ts';

const { policy } = notebook;

test('a preset differs from itself in nothing', () => {
  expect(diffPolicy(policy, policy)).toEqual([]);
  expect(applyPolicyChanges(policy, [])).toEqual(policy);
});

test('one slider is one change, by its path in the file', () => {
  const moved = { ...policy, curve: { ...policy.curve, params: { halfLifeDays: 45 } } };
  expect(diffPolicy(policy, moved)).toEqual([[['curve', 'params', 'halfLifeDays'], 45]]);
});

test('a category that is gone is a path without a value, a new one its whole row', () => {
  const row = { name: '__proto__', weight: 0.1, ttlDays: 3, protected: false };
  const [first, ...rest] = policy.categories;
  const changes = diffPolicy(policy, { ...policy, categories: [...rest, row] });
  expect(changes).toHaveLength(2);
  expect(changes[0]).toEqual([['categories', first!.name]]);
  expect(changes[1]![0]).toEqual(['categories', '__proto__']);
  const back = applyPolicyChanges(policy, JSON.parse(JSON.stringify(changes)));
  expect(back.categories.at(-1)).toEqual(row);
  expect(back.categories.some(({ name }) => name === first!.name)).toBe(false);
});

test('any policy comes back from its differences to any other', () => {
  fc.assert(
    fc.property(arbitraryPolicy, arbitraryPolicy, (preset, wanted) => {
      const changes = JSON.parse(JSON.stringify(diffPolicy(preset, wanted)));
      expect(inNameOrder(applyPolicyChanges(preset, changes))).toEqual(inNameOrder(wanted));
    }),
    { numRuns: 120 },
  );
});

test('changes that lead to no policy are refused, and those that lead nowhere do nothing', () => {
  expect(() => applyPolicyChanges(policy, [[['curve', 'params', 'halfLifeDays'], -1]])).toThrow(
    PolicyRefusal,
  );
  expect(() => applyPolicyChanges(policy, [[['passes']]])).toThrow('passes is missing.');
  expect(applyPolicyChanges(policy, [[['no', 'such', 'place'], 1]])).toEqual(policy);
  expect(applyPolicyChanges(policy, [[[], 1]])).toEqual(policy);
  expect(applyPolicyChanges(policy, [[['__proto__', 'polluted'], 1]])).toEqual(policy);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});
