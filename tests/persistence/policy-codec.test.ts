import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import published from '../../public/schema/policy.v1.json' with { type: 'json' };
import { standardDefaultCategory } from '../../src/engine/policy.ts';
import {
  parsePolicy,
  policyToFile,
  policyVersion,
  serialisePolicy,
} from '../../src/persistence/policy-codec.ts';
import { PolicyRefusal } from '../../src/persistence/policy-problem.ts';
import { policyJsonSchema } from '../../src/persistence/policy-schema.ts';
import notebook from '../../src/presets/notebook.ts';
import { presets } from '../../src/presets/registry.ts';
import { arbitraryPolicy, inNameOrder } from './arbitrary-policy.ts';

const file = () => JSON.parse(serialisePolicy(notebook.policy));

/** The notebook's file with one place changed; `undefined` takes the key away. */
function changed(path: string, value: unknown): string {
  const policy = file();
  const keys = path.split('.');
  const owner = keys.slice(0, -1).reduce((at, key) => at[key], policy);
  if (value === undefined) delete owner[keys.at(-1)!];
  else owner[keys.at(-1)!] = value;
  return JSON.stringify(policy);
}

function refusalOf(text: string): string {
  try {
    parsePolicy(text);
  } catch (error) {
    expect(error).toBeInstanceOf(PolicyRefusal);
    return (error as Error).message;
  }
  throw new Error(`This was accepted: ${text.slice(0, 200)}`);
}

describe('what a file may leave out', () => {
  test('an anchor of created and an empty list of modifiers are what a file means that has neither', () => {
    const plain = parsePolicy(changed('anchor', undefined));
    expect(parsePolicy(changed('anchor', 'created'))).toEqual(plain);
    expect(parsePolicy(changed('modifiers', []))).toEqual(plain);
    expect(plain).not.toHaveProperty('anchor');
    const stepped = parsePolicy(changed('modifiers', [{ id: 'strength-cap' }]));
    expect(stepped.modifiers).toEqual([{ id: 'strength-cap', params: { limit: 1 } }]);
  });

  test('read effect, removal, enabled, params, default category and alignment have their defaults', () => {
    const policy = parsePolicy(
      JSON.stringify({
        lethe: 'policy',
        version: 1,
        name: 'short',
        curve: { id: 'linear' },
        importance: { weights: { recency: 1, frequency: 0, category: 0 }, frequencyCap: 20 },
        categories: {},
        passes: [{ id: 'lru' }, { id: 'budget', params: { unit: 'tokens' } }],
      }),
    );
    expect(policy).toEqual({
      name: 'short',
      curve: { id: 'linear', params: { lifetimeDays: 365, floor: 0 } },
      readEffect: { id: 'reset', params: {} },
      importance: { weights: { recency: 1, frequency: 0, category: 0, alignment: 0 }, frequencyCap: 20 },
      categories: [],
      defaultCategory: standardDefaultCategory,
      passes: [
        { id: 'lru', enabled: true, params: { maxIdleDays: 60 } },
        { id: 'budget', enabled: true, params: { unit: 'tokens', cap: 1000 } },
      ],
      removal: { action: 'archive' },
    });
  });

  test.each(['name', 'curve', 'importance', 'categories', 'passes'])('%s may not be left out', (key) => {
    expect(refusalOf(changed(key, undefined))).toBe(`${key} is missing.`);
  });
});

const refusals: readonly (readonly [what: string, text: () => string, sentence: string | RegExp])[] = [
  ['text that is not JSON', () => 'hello\nworld', /^This is not JSON: .+\.$/],
  ['a list', () => '[]', 'A policy is a JSON object with "lethe": "policy".'],
  ['null', () => 'null', 'A policy is a JSON object with "lethe": "policy".'],
  ['another file', () => '{"a": 1}', 'This is not a policy file: it lacks "lethe": "policy".'],
  [
    'a version from the future',
    () => changed('version', 2),
    'This policy is of version 2; this program reads up to version 1. Open it with a newer Lethe.',
  ],
  ['a version as text', () => changed('version', '1'), 'version is "1"; it must be 1.'],
  ['no version', () => changed('version', undefined), 'version is missing; it must be 1.'],
  [
    'a misspelt key',
    () => changed('curv', {}),
    '"curv" is not a known key of a policy; did you mean "curve"?',
  ],
  [
    'a misspelt param',
    () => changed('curve.params.halflife', 3),
    '"halflife" is not a known key of curve.params; did you mean "halfLifeDays"?',
  ],
  [
    'a required key that is misspelt: the misspelling is named, not only that it is missing',
    () => changed('removal', { act: 'delete' }),
    '"act" is not a known key of removal; did you mean "action"?',
  ],
  [
    'a misspelt category key',
    () => changed('categories.goal', { weigth: 1, ttlDays: null, protected: false }),
    '"weigth" is not a known key of categories.goal; did you mean "weight"?',
  ],
  [
    'a misspelt pass key',
    () => changed('passes.0.enable', true),
    '"enable" is not a known key of passes.0; did you mean "enabled"?',
  ],
  [
    'a misspelt weight',
    () => changed('importance.weights.recensy', 1),
    '"recensy" is not a known key of importance.weights; did you mean "recency"?',
  ],
  [
    'a key called __proto__',
    () => changed('x', 1).replace('"x":1', '"__proto__":1'),
    /^"__proto__" is not a known key of a policy; did you mean ".+"\?$/,
  ],
  [
    'a half-life of 0',
    () => changed('curve.params.halfLifeDays', 0),
    'curve.params.halfLifeDays is 0; it must be between 0.0005 and 36525.',
  ],
  [
    'a half-life of a thousand years',
    () => changed('curve.params.halfLifeDays', 365_250),
    'curve.params.halfLifeDays is 365250; it must be between 0.0005 and 36525.',
  ],
  [
    'a number as text',
    () => changed('curve.params.halfLifeDays', '30'),
    'curve.params.halfLifeDays is "30"; it must be a number.',
  ],
  [
    'a number that no double holds',
    () => changed('passes.3.params.cap', 77).replace('77', '1e999'),
    'passes.3.params.cap is too large to hold; it must be a finite number.',
  ],
  [
    'a negative weight',
    () => changed('importance.weights.recency', -1),
    'importance.weights.recency is -1; it must be at least 0.',
  ],
  [
    'a frequency cap under 1',
    () => changed('importance.frequencyCap', 0.5),
    'importance.frequencyCap is 0.5; it must be at least 1.',
  ],
  [
    'a threshold over 1',
    () => changed('passes.2.params.threshold', 1.01),
    'passes.2.params.threshold is 1.01; it must be between 0 and 1.',
  ],
  [
    'a negative lifetime',
    () => changed('categories.goal.ttlDays', -3),
    'categories.goal.ttlDays is -3; it must be at least 0.',
  ],
  [
    'a category that is a number',
    () => changed('categories.goal', 3),
    'categories.goal is 3; it must be an object.',
  ],
  ['categories as a list', () => changed('categories', []), 'categories is []; it must be an object.'],
  [
    "a category's own param that the curve lacks",
    () => changed('categories.goal.curveParams', { floor: 0.1 }),
    'categories.goal.curveParams.floor is not a param of the curve exponential; it has halfLifeDays.',
  ],
  [
    "a category's own param out of range",
    () => changed('categories.goal.curveParams', { halfLifeDays: 0 }),
    'categories.goal.curveParams.halfLifeDays is 0; it must be between 0.0005 and 36525.',
  ],
  [
    'a curve that there is not',
    () => changed('curve.id', 'exponentail'),
    /^curve\.id is "exponentail"; it must be one of .*"exponential", .+\.$/,
  ],
  [
    'a curve called constructor',
    () => changed('curve.id', 'constructor'),
    /^curve\.id is "constructor"; it must be one of /,
  ],
  [
    'a pass that there is not',
    () => changed('passes.0.id', 'tll'),
    /^passes\.0\.id is "tll"; it must be one of "ttl", /,
  ],
  [
    'a read effect that there is not',
    () => changed('readEffect', { id: 'bost' }),
    /^readEffect\.id is "bost"; it must be one of .*"boost", /,
  ],
  [
    'an anchor that there is not',
    () => changed('anchor', 'writen'),
    'anchor is "writen"; it must be one of "created", "updated", "latest", "event".',
  ],
  [
    'a modifier that there is not',
    () => changed('modifiers', [{ id: 'strength-cup' }]),
    /^modifiers\.0\.id is "strength-cup"; it must be one of .*"strength-cap", /,
  ],
  [
    'a misspelt param of a modifier',
    () => changed('modifiers', [{ id: 'strength-cap', params: { limits: 1 } }]),
    '"limits" is not a known key of modifiers.0.params; did you mean "limit"?',
  ],
  [
    'a param of a modifier out of range',
    () => changed('modifiers', [{ id: 'toward-floor', params: { floor: 2 } }]),
    'modifiers.0.params.floor is 2; it must be between 0 and 1.',
  ],
  [
    'a modifier with a key too many',
    () => changed('modifiers', [{ id: 'strength-cap', param: {} }]),
    '"param" is not a known key of modifiers.0; did you mean "params"?',
  ],
  [
    'a unit that there is not',
    () => changed('passes.3.params.unit', 'token'),
    'passes.3.params.unit is "token"; it must be one of "memories", "tokens", "bytes".',
  ],
  [
    'an exemption from no pass',
    () => changed('categories.goal.exemptFrom', ['lur']),
    /^categories\.goal\.exemptFrom\.0 is "lur"; /,
  ],
  ['a pass twice', () => changed('passes.4', file().passes[0]), 'The pass ttl is listed twice.'],
  [
    'a budget twice in one unit',
    () => changed('passes.4', file().passes[3]),
    'The pass budget in memories is listed twice.',
  ],
  [
    'a removal that there is not',
    () => changed('removal.action', 'burn'),
    'removal.action is "burn"; it must be one of "archive", "delete", "tombstone".',
  ],
  ['a name that is a number', () => changed('name', 3), 'name is 3; it must be a string.'],
];

describe('refused with one sentence', () => {
  test.each(refusals)('%s', (_what, text, sentence) => {
    const message = refusalOf(text());
    if (typeof sentence === 'string') expect(message).toBe(sentence);
    else expect(message).toMatch(sentence);
    expect(message).not.toContain('\n');
    expect(message.length).toBeLessThan(400);
  });

  test('whatever stands in one place of a policy, it is read or refused, never anything else', () => {
    const paths = [
      'curve',
      'curve.params',
      'categories.goal',
      'passes.0',
      'passes.3.params',
      'importance',
      'version',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        const text = changed(path, value);
        try {
          parsePolicy(text);
        } catch (error) {
          expect(error).toBeInstanceOf(PolicyRefusal);
        }
      }),
      { numRuns: 200 },
    );
  });
});

test('budgets in different units may stand side by side', () => {
  const text = changed('passes.4', { id: 'budget', params: { unit: 'tokens', cap: 10 } });
  expect(parsePolicy(text).passes).toHaveLength(5);
});

test('a byte order mark in front is no part of the file', () => {
  expect(parsePolicy(`\uFEFF${serialisePolicy(notebook.policy)}`)).toEqual(notebook.policy);
});

test('categories with names of JavaScript are ordinary ones', () => {
  const text = serialisePolicy(notebook.policy)
    .replace('"goal":', '"__proto__":')
    .replace('"salary":', '"constructor":');
  const names = parsePolicy(text).categories.map(({ name }) => name);
  expect(names).toContain('__proto__');
  expect(names).toContain('constructor');
  expect(names).toHaveLength(notebook.policy.categories.length);
});

test.each(presets.map(({ id, policy }) => [id, policy] as const))(
  'the preset %s is a policy file',
  (_id, policy) => {
    expect(parsePolicy(serialisePolicy(policy))).toEqual(policy);
  },
);

test('any policy comes back from its file as it was', () => {
  fc.assert(
    fc.property(arbitraryPolicy, (policy) => {
      expect(inNameOrder(parsePolicy(serialisePolicy(policy)))).toEqual(inNameOrder(policy));
    }),
    { numRuns: 150 },
  );
});

test('the published schema is the one that the code checks with', () => {
  expect(published).toEqual(JSON.parse(JSON.stringify(policyJsonSchema())));
  expect(policyToFile(notebook.policy)).toMatchObject({ lethe: 'policy', version: policyVersion });
});
