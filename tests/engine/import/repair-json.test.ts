import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { repairJson } from '../../../src/engine/import/repair-json.ts';

test.each([
  ['{"a":1,}', '{"a":1}'],
  ['{"a":[1,2, ] , }', '{"a":[1,2]}'],
  ['{"a":"x\ty,}"}', '{"a":"x\\u0009y,}"}'],
  ['{"a":",]"}', '{"a":",]"}'],
])('%s', (broken, mended) => {
  expect(repairJson(broken)).toEqual({ text: mended, hasBareNumbers: false });
});

test.each(['NaN', 'Infinity', '-Infinity'])('makes a bare %s a text', (word) => {
  expect(repairJson(`{"a": ${word}, "b": "${word}"}`)).toEqual({
    text: `{"a":"${word}","b":"${word}"}`,
    hasBareNumbers: true,
  });
});

it('leaves what is JSON with its meaning', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
      const json = JSON.stringify(value, null, indent);
      expect(JSON.parse(repairJson(json).text)).toEqual(JSON.parse(json));
    }),
  );
});

it('does not make words into values', () => {
  expect(() => JSON.parse(repairJson('{"a": hello}').text)).toThrow();
});
