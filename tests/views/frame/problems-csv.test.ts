import { expect, test } from 'vitest';
import { writeProblemsCsv } from '../../../src/views/frame/problems-csv.ts';

const problem = {
  line: 3,
  field: 'created_at',
  value: 'nodate',
  flag: 'bad-created',
  message: 'Not a time.',
} as const;
const valueCell = (value: string) =>
  writeProblemsCsv([{ ...problem, value }])
    .split('\r\n')
    .slice(1)
    .join('\r\n')
    .replace(/^3,created_at,/, '')
    .replace(/,bad-created[\s\S]*$/, '');

test('one line each, under a header', () => {
  expect(writeProblemsCsv([problem])).toBe(
    'line,field,value,flag,message\r\n3,created_at,nodate,bad-created,Not a time.\r\n',
  );
});

test('quotes what needs it', () => {
  expect(valueCell('a "b", c')).toBe('"a ""b"", c"');
});

test.each(['=1+1', '+cmd', '-x', '@a', "'x", '\tx'])('a spreadsheet does not run %j', (value) => {
  expect(valueCell(value)).toBe(`'${value}`);
});

test('plain numbers stay numbers', () => {
  expect(valueCell('-12.5')).toBe('-12.5');
});
