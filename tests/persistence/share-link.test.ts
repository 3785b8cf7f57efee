import fc from 'fast-check';
import { deflateSync, inflateSync, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { curves } from '../../src/curves/registry.ts';
import { emptyFilter } from '../../src/engine/evaluation.ts';
import {
  decodeLinkState,
  encodeLinkState,
  LinkRefusal,
  type LinkState,
} from '../../src/persistence/share-link.ts';
import notebook from '../../src/presets/notebook.ts';
import { arbitraryParams } from '../contracts/arbitrary-params.ts';
import frozen from '../fixtures/links.json' with { type: 'json' };
import { arbitraryPolicy, inNameOrder } from './arbitrary-policy.ts';

const plain: LinkState = {
  presetId: notebook.id,
  policy: notebook.policy,
  asOfMs: Date.UTC(2026, 10, 29),
  filter: emptyFilter,
  sort: [],
  selectedRow: null,
  curves: [],
  axes: { isTimeLog: false, isStrengthLog: false },
  keepsWeightSum: false,
  edits: [],
  labels: {},
  baseline: null,
  readPins: [30, 60],
  readsAsOfDay: 90,
  store: null,
};

const toPayload = (content: unknown) =>
  Buffer.from(deflateSync(strToU8(JSON.stringify(content)))).toString('base64url');
const fromPayload = (payload: string) =>
  JSON.parse(new TextDecoder().decode(inflateSync(Buffer.from(payload, 'base64url'))));

/** The content of the plain link with some of it changed. */
const changed = (change: object) => toPayload({ ...fromPayload(encodeLinkState(plain)), ...change });

function refusalOf(payload: string): string {
  try {
    decodeLinkState(payload);
  } catch (error) {
    expect(error).toBeInstanceOf(LinkRefusal);
    return (error as Error).message;
  }
  throw new Error('The link was accepted.');
}

const moment = fc.double({ min: -8.64e15, max: 8.64e15, noNaN: true }).map((ms) => ms + 0);
const bound = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((x) => x + 0);
const range = fc.option(fc.tuple(bound, fc.oneof(bound, fc.constant(Number.POSITIVE_INFINITY))));
const row = fc.nat({ max: 1_000_000 });
const edit = fc.oneof(
  fc.record({ kind: fc.constant('read' as const), row, atMs: moment }),
  fc.record({ kind: fc.constant('protect' as const), row, isProtected: fc.boolean() }),
  fc.record({ kind: fc.constant('count' as const), row, readCount: fc.nat() }),
);
const words = fc.string({ maxLength: 20, unit: 'grapheme' });
const curve = fc.constantFrom(...curves).chain((one) =>
  fc.record({
    slot: fc.integer({ min: 2, max: 99 }),
    name: words,
    curveId: fc.constant(one.id),
    params: arbitraryParams(one.params),
  }),
);
const edits = fc.array(edit, { maxLength: 5 });

const arbitraryState: fc.Arbitrary<LinkState> = fc.record({
  presetId: fc.constant(notebook.id),
  policy: arbitraryPolicy.map(inNameOrder),
  asOfMs: moment,
  filter: fc.record({
    text: words,
    verdicts: fc.subarray(['kept', 'lru', 'not-yet']),
    categories: fc.array(words, { maxLength: 3 }),
    isLostOnly: fc.boolean(),
    isChangedOnly: fc.boolean(),
    isFlaggedOnly: fc.boolean(),
    idleDays: range,
    importance: range,
    timeMs: range,
  }),
  sort: fc.array(
    fc.record({ column: fc.constantFrom('text', 'age', 'margin'), isDescending: fc.boolean() }),
    { maxLength: 3 },
  ),
  selectedRow: fc.option(row),
  curves: fc.array(curve, { maxLength: 4 }),
  axes: fc.record({ isTimeLog: fc.boolean(), isStrengthLog: fc.boolean() }),
  keepsWeightSum: fc.boolean(),
  edits,
  labels: fc.dictionary(row.map(String), fc.constantFrom('must-keep', 'may-go'), {
    maxKeys: 4,
    noNullPrototype: true,
  }),
  baseline: fc.option(
    fc.record({ name: words, policy: arbitraryPolicy.map(inNameOrder), asOfMs: moment, edits }),
  ),
  readPins: fc.array(fc.integer({ min: 0, max: 36_525 }), { maxLength: 5 }),
  readsAsOfDay: fc.integer({ min: 0, max: 36_525 }),
  store: fc.option(
    fc.record({
      name: words,
      sha256: fc
        .array(fc.constantFrom(...'0123456789abcdef'), { minLength: 64, maxLength: 64 })
        .map((x) => x.join('')),
    }),
  ),
});

test('any state comes back from its link as it was', () => {
  fc.assert(
    fc.property(arbitraryState, (state) => {
      const payload = encodeLinkState(state);
      expect(payload).toMatch(/^[\w-]+$/);
      const back = decodeLinkState(payload);
      const ordered = {
        ...back,
        policy: inNameOrder(back.policy),
        baseline: back.baseline && { ...back.baseline, policy: inNameOrder(back.baseline.policy) },
      };
      expect(ordered).toEqual(state);
    }),
    { numRuns: 40 },
  );
});

test('a link carries differences only: the preset as it is takes a few hundred characters at most', () => {
  expect(encodeLinkState(plain).length).toBeLessThan(300);
});

test('a filter that is open at its upper end stays open', () => {
  const filter = { ...emptyFilter, idleDays: [60, Number.POSITIVE_INFINITY] as const };
  expect(decodeLinkState(encodeLinkState({ ...plain, filter })).filter.idleDays).toEqual([
    60,
    Number.POSITIVE_INFINITY,
  ]);
});

describe('links of every version are read for ever', () => {
  test.each(frozen)('$name', ({ payload, state }) => {
    expect(JSON.parse(JSON.stringify(decodeLinkState(payload)))).toEqual(state);
  });
});

describe('refused with one sentence', () => {
  const damaged = 'This link is damaged: part of it is missing or was changed.';

  test('what is no link, or only a part of one', () => {
    const whole = encodeLinkState(plain);
    for (const payload of ['', 'x', '%%%', 'AAAA', '🎯', whole.slice(0, -4), whole.slice(4)]) {
      expect(refusalOf(payload)).toBe(damaged);
    }
    expect(refusalOf(toPayload('a string'))).toMatch(/^This link is damaged/);
    expect(refusalOf(toPayload(null))).toMatch(/^This link is damaged/);
  });

  test('a link with one character changed is read or refused, nothing else', () => {
    const whole = encodeLinkState({ ...plain, asOfMs: 1 });
    fc.assert(
      fc.property(fc.nat({ max: whole.length - 1 }), fc.constantFrom(...'Aa0_-z'), (at, character) => {
        try {
          decodeLinkState(whole.slice(0, at) + character + whole.slice(at + 1));
        } catch (error) {
          expect(error).toBeInstanceOf(LinkRefusal);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a link from the future', () => {
    expect(refusalOf(changed({ v: 2 }))).toBe(
      'This link was made by a newer Lethe (version 2 of links; this one reads 1).',
    );
  });

  test('a preset, a curve or a policy that this version cannot use', () => {
    expect(refusalOf(changed({ p: 'atlantis' }))).toBe(
      'This link names the preset "atlantis", which this version lacks.',
    );
    const comparing = (curveId: string, params: object) =>
      refusalOf(changed({ c: [{ slot: 2, name: '', curveId, params }] }));
    expect(comparing('constructor', {})).toBe(
      'This link compares the curve "constructor", which this version lacks.',
    );
    expect(comparing('exponential', {})).toBe(
      'This link compares a curve exponential whose halfLifeDays is missing.',
    );
    expect(comparing('exponential', { halfLifeDays: 0 })).toBe(
      'This link compares a curve exponential whose halfLifeDays is 0.',
    );
    expect(refusalOf(changed({ d: [[['curve', 'params', 'halfLifeDays'], -1]] }))).toBe(
      'The policy in this link cannot be used: curve.params.halfLifeDays is -1; it must be between 0.0005 and 36525.',
    );
  });

  test.each([
    ['an as-of that no calendar has', { t: 9e15 }],
    ['a row that is none', { m: -1 }],
    ['a sort by a column that there is not', { o: [['colour', true]] }],
    ['a store without a hash', { s: { name: 'x', sha256: 'abc' } }],
    ['a filter of another shape', { f: { verdicts: 'kept' } }],
    ['a label that there is not', { l: { 1: 'burn' } }],
    [
      'too many compared curves',
      { c: new Array(25).fill({ slot: 2, name: '', curveId: 'step', params: {} }) },
    ],
  ])('%s', (_what, change) => {
    expect(refusalOf(changed(change))).toBe('This link is damaged: its content is not what a link holds.');
  });

  test('a small link that inflates past 64 kB, and a long one', () => {
    const bomb = changed({ p: 'a'.repeat(2_000_000) });
    expect(bomb.length).toBeLessThan(64 * 1024);
    expect(refusalOf(bomb)).toBe('This link is too large: it inflates to more than 64 kB.');
    expect(refusalOf('A'.repeat(64 * 1024 + 1))).toBe('This link is too long.');
  });
});

test('no link reaches a prototype', () => {
  const content = JSON.stringify(fromPayload(encodeLinkState(plain))).replace(
    '"d":[]',
    '"d":[[["__proto__","polluted"],1],[["constructor","prototype","polluted"],1]],"__proto__":{"polluted":1}',
  );
  decodeLinkState(Buffer.from(deflateSync(strToU8(content))).toString('base64url'));
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});
