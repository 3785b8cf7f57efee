import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonScanner } from '../../../src/engine/import/json-scanner.ts';

type Found = readonly [line: number, what: unknown];

/** What is found: objects as values, everything else as text. */
function scan(form: 'lines' | 'array', pieces: readonly string[]): Found[] {
  const found: Found[] = [];
  const scanner = new JsonScanner(form, {
    object: (value, text, line) => {
      expect(JSON.parse(text)).toEqual(value);
      found.push([line, value]);
    },
    broken: (text, line) => found.push([line, text]),
  });
  for (const piece of pieces) scanner.push(piece, false);
  scanner.push('', true);
  return found;
}

const lines = (...all: string[]) => scan('lines', [all.join('\n')]);
const array = (text: string) => scan('array', [text]);

describe('lines', () => {
  it('are objects, also after a mark, with \\r\\n, blanks and no last line break', () => {
    expect(scan('lines', ['\ufeff{"a":1}\r\n\r\n  \n {"a":2} \n{"a":3}'])).toEqual([
      [1, { a: 1 }],
      [4, { a: 2 }],
      [5, { a: 3 }],
    ]);
  });

  it('that are none are given back as they are', () => {
    expect(lines('{"a":1}', 'junk', '[1,2]', '"x"', '5', 'null', '{"a":2}')).toEqual([
      [1, { a: 1 }],
      [2, 'junk'],
      [3, '[1,2]'],
      [4, '"x"'],
      [5, '5'],
      [6, 'null'],
      [7, { a: 2 }],
    ]);
  });

  it('may hold several objects', () => {
    expect(lines('{"a":1}{"a":2} {"a":3},{"a":4},', '{"a":5}')).toEqual([
      [1, { a: 1 }],
      [1, { a: 2 }],
      [1, { a: 3 }],
      [1, { a: 4 }],
      [2, { a: 5 }],
    ]);
  });

  it('keep the good objects before a broken one', () => {
    expect(lines('{"a":1}{"a":"x', '{"a":2}')).toEqual([
      [1, { a: 1 }],
      [1, '{"a":"x'],
      [2, { a: 2 }],
    ]);
  });

  it('may be one object together, line numbers are where it starts', () => {
    expect(
      lines('{', '  "a": 1,', '  "b": [', '    {"c": 2},', '    {"c": 3}', '  ],', '}', '{"a":2}'),
    ).toEqual([
      [1, { a: 1, b: [{ c: 2 }, { c: 3 }] }],
      [8, { a: 2 }],
    ]);
  });

  it('with an unclosed string do not swallow the next', () => {
    expect(lines('{"a":"x', '{"a":2}', '{"a":"y}', '{"a":"z\\"}', '{"a":3}')).toEqual([
      [1, '{"a":"x'],
      [2, { a: 2 }],
      [3, '{"a":"y}'],
      [4, '{"a":"z\\"}'],
      [5, { a: 3 }],
    ]);
  });

  it('that are cut off do not swallow the next', () => {
    expect(lines('{"a":1', '{"a":2}', '{"a":[1,', '{"a":3}', '{"a":{"b":', '{"a":4}', '{"a":5}')).toEqual([
      [1, '{"a":1'],
      [2, { a: 2 }],
      [3, '{"a":[1'],
      [4, { a: 3 }],
      [5, '{"a":{"b":'],
      [6, { a: 4 }],
      [7, { a: 5 }],
    ]);
  });

  it('cut off at the end are given back', () => {
    expect(lines('{"a":1}', '{"a":2,"b')).toEqual([
      [1, { a: 1 }],
      [2, '{"a":2,"b'],
    ]);
    expect(lines('{"a":1}', '{', '  "a": 2,', '  "b')).toEqual([
      [1, { a: 1 }],
      [2, '{\n  "a": 2,\n  "b'],
    ]);
  });

  it('with a broken object over several lines go on at the next object', () => {
    expect(lines('{', '  "a": "x,', '  "b": {"c": 1}', '}', '{"a":2}')).toEqual([
      [1, '{\n  "a": "x,\n  "b": {"c": 1}\n}'],
      [5, { a: 2 }],
    ]);
  });
});

describe('an array', () => {
  it('gives its objects by their place', () => {
    expect(array(' [ {"a":1} ,{"a":[{"b":2}]},\n{"a":3}]\n')).toEqual([
      [1, { a: 1 }],
      [2, { a: [{ b: 2 }] }],
      [3, { a: 3 }],
    ]);
  });

  it('gives elements that are no objects back, and counts them', () => {
    expect(array('[1, "x,{", null, [{"a":0}], {"a":1}, true,]')).toEqual([
      [1, '1'],
      [2, '"x,{"'],
      [3, 'null'],
      [4, '[{"a":0}]'],
      [5, { a: 1 }],
      [6, 'true'],
    ]);
  });

  it('that is cut off loses its last element only', () => {
    expect(array('[{"a":1},{"a":2},{"a":[{"b":1},{"b":2}')).toEqual([
      [1, { a: 1 }],
      [2, { a: 2 }],
      [3, '{"a":[{"b":1},{"b":2}'],
    ]);
    expect(array('[{"a":1},{"a":"x')).toEqual([
      [1, { a: 1 }],
      [2, '{"a":"x'],
    ]);
  });

  it('goes on behind an unclosed string', () => {
    expect(array('[{"a":1},{"a":"x},{"a":2},{"a":3}]')).toEqual([
      [1, { a: 1 }],
      [2, '{"a":"x}'],
      [3, { a: 2 }],
      [4, { a: 3 }],
    ]);
  });

  it('goes on behind a broken element at an object like the others, not at one within it', () => {
    expect(array('[{"a":1},{"a":"x "y" z","b":[{"c":1},{"c":2}]},{"a":2}]')).toEqual([
      [1, { a: 1 }],
      [2, '{"a":"x "y" z","b":[{"c":1},{"c":2}]}'],
      [3, { a: 2 }],
    ]);
  });

  it('laid out over lines goes on at an object no deeper than the broken one', () => {
    const text = '[\n  {\n    "a": "x,\n    "b": [\n      {"c": 1}\n    ]\n  },\n  {\n    "a": 2\n  }\n]';
    expect(array(text)).toEqual([
      [1, '{\n    "a": "x,\n    "b": [\n      {"c": 1}\n    ]\n  }'],
      [2, { a: 2 }],
    ]);
  });

  it('with a bracket missing in the middle keeps the elements behind it', () => {
    expect(array('[\n{"a":1,"b":[1,2},\n{"a":2},\n{"a":3}\n]')).toEqual([
      [1, '{"a":1,"b":[1,2}'],
      [2, { a: 2 }],
      [3, { a: 3 }],
    ]);
  });
});

const objects = fc.array(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue()), { maxLength: 8 });
const cuts = fc.array(fc.nat(), { maxLength: 12 });

function cut(text: string, places: readonly number[]): string[] {
  const ends = [...places.map((place) => place % (text.length + 1)), text.length].sort((a, b) => a - b);
  return ends.map((end, i) => text.slice(i === 0 ? 0 : ends[i - 1]!, end));
}

it('finds what was written, in any layout and in any pieces', () => {
  const layout = fc.constantFrom(0, 2, '\t');
  fc.assert(
    fc.property(objects, layout, cuts, fc.boolean(), (values, indent, places, isArray) => {
      const texts = values.map((value) => JSON.stringify(value, null, indent));
      const text = isArray ? `[${texts.join(',\n')}]` : texts.join('\n');
      const found = scan(isArray ? 'array' : 'lines', cut(text, places)).map(([, what]) => what);
      expect(found).toEqual(values.map((value) => JSON.parse(JSON.stringify(value))));
    }),
  );
});

it('gives the same for the same text, whatever the pieces, and loses no character that is not a blank', () => {
  const junk = fc.array(
    fc.constantFrom('{', '}', '[', ']', '"', ',', ':', '\n', ' ', 'a', '1', '\\', '{"a":1}', '"b"', 'NaN'),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(junk, cuts, fc.constantFrom('lines' as const, 'array' as const), (parts, places, form) => {
      const text = parts.join('');
      const whole = scan(form, [text]);
      expect(scan(form, cut(text, places))).toEqual(whole);
      const letters = (all: string) => all.replace(/[^a\\]/g, '');
      const given = whole
        .map(([, what]) => (typeof what === 'string' ? what : JSON.stringify(what)))
        .join('');
      if (!text.includes('{"a":1}') && !text.includes('\\')) expect(letters(given)).toBe(letters(text));
    }),
    { numRuns: 500 },
  );
});

it('reads files made to be slow, and all of their lines', () => {
  expect(lines(...Array.from({ length: 20_000 }, () => '{"a":['))).toHaveLength(20_000);
  expect(array(`[${'{"a":[{},'.repeat(20_000)}`).length).toBeGreaterThan(0);
  expect(array(`[${'{"a":[{"x":1},\n'.repeat(20_000)}`).length).toBeGreaterThan(0);
});

it('does not mind depth', () => {
  const deep = `${'['.repeat(300_000)}${']'.repeat(300_000)}`;
  const found: (number | string)[] = [];
  const sink = {
    object: (_value: object, text: string) => found.push(text.length),
    broken: (text: string) => found.push(text),
  };
  const scanner = new JsonScanner('lines', sink);
  scanner.push(`{"a":${deep}}\n{"a":${deep},}\n{"a":1}`, true);
  const inArray = new JsonScanner('array', sink);
  inArray.push(`[{"a":${deep}},{"a":1}]`, true);
  expect(found).toEqual([600_006, 600_006, 7, 600_006, 7]);
});
