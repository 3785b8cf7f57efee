import fc from 'fast-check';
import { curves } from '../../src/curves/registry.ts';
import type { EvictionPass } from '../../src/engine/contracts/eviction-pass.ts';
import type { NamedCategory, Policy } from '../../src/engine/policy.ts';
import { modifiers } from '../../src/modifiers/registry.ts';
import { passes } from '../../src/passes/registry.ts';
import { readEffects } from '../../src/read-effects/registry.ts';
import { arbitraryParams } from '../contracts/arbitrary-params.ts';

const amount = fc.oneof(fc.constantFrom(0, 1, 14, 730), fc.double({ min: 0, max: 1e6, noNaN: true }));
const name = fc.oneof(
  fc.constantFrom(
    'goal',
    '__proto__',
    'constructor',
    'toString',
    '10',
    '2',
    '',
    'a.b',
    'Ziel 🎯',
    'hasOwnProperty',
  ),
  fc.string({ maxLength: 12 }),
);

function arbitraryRow(curveParams: fc.Arbitrary<Record<string, number | string>>) {
  return fc.record(
    {
      weight: amount,
      ttlDays: fc.option(amount),
      protected: fc.boolean(),
      curveParams: curveParams.filter((own) => Object.keys(own).length > 0),
      maxIdleDays: fc.option(amount),
      exemptFrom: fc.subarray(
        passes.map(({ id }) => id),
        { minLength: 1 },
      ),
    },
    { requiredKeys: ['weight', 'ttlDays', 'protected'] },
  );
}

interface PassInUnit {
  readonly pass: EvictionPass;
  /** null where the pass may be listed only once. */
  readonly unit: string | null;
}

const passChoices = fc
  .subarray<PassInUnit>(passes.flatMap((pass) => (pass.isSingle ? [{ pass, unit: null }] : unitsOf(pass))))
  .chain((list) => fc.shuffledSubarray(list, { minLength: list.length }))
  .chain((list) =>
    fc.tuple(
      ...list.map(({ pass, unit }) =>
        fc.record({ enabled: fc.boolean(), params: arbitraryParams(pass.params) }).map((choice) => ({
          id: pass.id,
          ...choice,
          params: unit === null ? choice.params : { ...choice.params, unit },
        })),
      ),
    ),
  );

function unitsOf(pass: EvictionPass): PassInUnit[] {
  const spec = pass.params.unit;
  return spec?.kind === 'choice' ? spec.options.map((unit) => ({ pass, unit })) : [];
}

/** Any whole policy: every registered curve, effect and pass, category names that look like JavaScript's own. */
export const arbitraryPolicy: fc.Arbitrary<Policy> = fc.constantFrom(...curves).chain((curve) =>
  fc
    .record({
      name: fc.string({ maxLength: 20 }),
      curve: arbitraryParams(curve.params).map((params) => ({ id: curve.id, params })),
      readEffect: fc
        .constantFrom(...readEffects)
        .chain((effect) => arbitraryParams(effect.params).map((params) => ({ id: effect.id, params }))),
      anchor: fc.constantFrom(undefined, 'updated', 'latest', 'event'),
      modifiers: fc.array(
        fc
          .constantFrom(...modifiers)
          .chain((step) => arbitraryParams(step.params).map((params) => ({ id: step.id, params }))),
        { maxLength: 3 },
      ),
      importance: fc.record({
        weights: fc.record({ recency: amount, frequency: amount, category: amount, alignment: amount }),
        frequencyCap: fc.constantFrom(1, 3.5, 20),
      }),
      categories: fc
        .uniqueArray(name, { maxLength: 6 })
        .chain((names) =>
          fc.tuple(
            ...names.map((one) => arbitraryRow(ownParams(curve)).map((row) => ({ name: one, ...row }))),
          ),
        ),
      defaultCategory: arbitraryRow(ownParams(curve)),
      passes: passChoices,
      removal: fc.record({ action: fc.constantFrom('archive', 'delete', 'tombstone') }),
    })
    .map(({ anchor, modifiers: steps, ...policy }) => {
      const own = { ...(anchor ? { anchor } : {}), ...(steps.length > 0 ? { modifiers: steps } : {}) };
      return { ...policy, ...own } as unknown as Policy;
    }),
);

function ownParams(curve: (typeof curves)[number]) {
  return arbitraryParams(curve.params).chain((all) =>
    fc.subarray(Object.keys(all), { minLength: 1 }).map((keys) => {
      return Object.fromEntries(keys.map((key) => [key, all[key]!]));
    }),
  );
}

/** A policy up to the order of its categories, which JSON objects do not keep for names such as "10". */
export function inNameOrder(policy: Policy): Policy {
  const byName = (a: NamedCategory, b: NamedCategory) => (a.name < b.name ? -1 : 1);
  return { ...policy, categories: [...policy.categories].sort(byName) };
}
