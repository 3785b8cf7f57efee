import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GrowingText } from '../../../src/engine/import/growing-text.ts';
import { markDuplicateIds } from '../../../src/engine/import/mark-duplicate-ids.ts';
import { textAt } from '../../../src/engine/memory-table.ts';

const id = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('', 'a', 'b', 'aa', '__proto__'));

it('marks exactly the ids that stand there more than once', () => {
  fc.assert(
    fc.property(fc.array(id, { maxLength: 60 }), (ids) => {
      const column = new GrowingText();
      for (const one of ids) column.append(one);
      const marks = markDuplicateIds(column.toColumn(), ids.length);
      expect([...marks]).toEqual(ids.map((one) => (ids.filter((other) => other === one).length > 1 ? 1 : 0)));
    }),
  );
});

it('finds two among many', () => {
  const column = new GrowingText();
  for (let i = 0; i < 20_000; i++) column.append(`memory-${i === 19_999 ? 7 : i}`);
  const marks = markDuplicateIds(column.toColumn(), 20_000);
  expect(marks.reduce((sum, mark) => sum + mark, 0)).toBe(2);
  expect([marks[7], marks[19_999]]).toEqual([1, 1]);
});

it('keeps a byte order mark within a text', () => {
  const growing = new GrowingText();
  growing.append('\ufeffa');
  expect(textAt(growing.toColumn(), 0)).toBe('\ufeffa');
});

it('keeps texts of any length and alphabet as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 120 }), { maxLength: 40 }), (texts) => {
      const growing = new GrowingText();
      const sizes = texts.map((text) => growing.append(text));
      const column = growing.toColumn();
      expect(texts.map((_, row) => textAt(column, row))).toEqual(
        texts.map((text) => text.replace(/^\ufeff/, '')),
      );
      expect(sizes).toEqual(texts.map((text) => new TextEncoder().encode(text).length));
    }),
  );
});
