import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sliceMembers } from '../../../src/engine/import/json-members.ts';

it('keeps every digit and escape of the values', () => {
  expect(
    sliceMembers('{"a": 1.0, "b": [9007199254740993, "x\\ud800 \\" }"], "c":1e3 ,"d":{ "e" : null }}'),
  ).toEqual(['a', '1.0', 'b', '[9007199254740993,"x\\ud800 \\" }"]', 'c', '1e3', 'd', '{"e":null}']);
});

it('reads keys with escapes, and keeps repeated ones', () => {
  expect(sliceMembers('{"\\u0061":1,"a":2,"":3,"\\\\":4}')).toEqual(['a', '1', 'a', '2', '', '3', '\\', '4']);
});

it('finds nothing in an empty object', () => {
  expect(sliceMembers(' { } ')).toEqual([]);
});

it('does not mind depth', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  expect(sliceMembers(`{"a":${deep},"b":1}`)).toEqual(['a', deep, 'b', '1']);
});

it('gives values that parse to the object, however it is laid out', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue()),
      fc.constantFrom(0, 2, '\t'),
      (object, indent) => {
        const slices = sliceMembers(JSON.stringify(object, null, indent));
        const entries = Array.from({ length: slices.length / 2 }, (_, i) => [
          slices[2 * i],
          JSON.parse(slices[2 * i + 1]!),
        ]);
        expect(entries).toEqual(Object.entries(JSON.parse(JSON.stringify(object))));
        for (let i = 1; i < slices.length; i += 2)
          expect(slices[i]).toBe(JSON.stringify(JSON.parse(slices[i]!)));
      },
    ),
  );
});
