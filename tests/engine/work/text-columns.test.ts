import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TextColumn } from '../../../src/engine/memory-table.ts';
import { textAt } from '../../../src/engine/memory-table.ts';
import {
  compactNames,
  concatNames,
  concatTexts,
  replaceNames,
  replaceTexts,
  textColumnOf,
} from '../../../src/engine/work/text-columns.ts';

const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), {
  maxLength: 12,
});
const listOf = (column: TextColumn) =>
  Array.from({ length: column.offsets.length - 1 }, (_, row) => textAt(column, row));

test('texts come back from a column as they were, and from two columns one behind the other', () => {
  fc.assert(
    fc.property(texts, texts, (a, b) => {
      expect(listOf(textColumnOf(a))).toEqual(a);
      expect(listOf(concatTexts(textColumnOf(a), textColumnOf(b)))).toEqual([...a, ...b]);
    }),
  );
});

test('replaced texts stand in their rows, the others as they were, and nothing else is in the buffer', () => {
  fc.assert(
    fc.property(
      texts,
      fc.array(fc.tuple(fc.nat({ max: 11 }), fc.constantFrom('', 'x', 'Ünïcode 🌱'))),
      (a, picks) => {
        const changes = new Map(picks.filter(([row]) => row < a.length));
        const wanted = a.map((text, row) => changes.get(row) ?? text);
        const column = replaceTexts(textColumnOf(a), changes);
        expect(listOf(column)).toEqual(wanted);
        expect(Buffer.from(column.bytes)).toEqual(Buffer.from(wanted.join('')));
      },
    ),
  );
});

test('names are told apart by their words whatever the table they came from; unused ones are let go', () => {
  const a = { codes: Uint32Array.of(1, 0, 1), names: ['', 'goal'] };
  const b = { codes: Uint32Array.of(0, 1), names: ['news', 'goal'] };
  const both = concatNames(a, b);
  expect([...both.codes].map((code) => both.names[code])).toEqual(['goal', '', 'goal', 'news', 'goal']);
  expect(both.names).toEqual(['', 'goal', 'news']);
  const replaced = replaceNames(
    both,
    new Map([
      [0, 'tea'],
      [3, 'tea'],
    ]),
  );
  const compact = compactNames(replaced);
  expect([...compact.codes].map((code) => compact.names[code])).toEqual(['tea', '', 'goal', 'tea', 'goal']);
  expect(compact.names).not.toContain('news');
});
