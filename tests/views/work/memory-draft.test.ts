import { expect, test } from 'vitest';
import type { OwnFields } from '../../../src/engine/work/own-fields.ts';
import {
  changedFields,
  draftOf,
  emptyDraft,
  type MemoryDraft,
  readDraft,
} from '../../../src/views/work/memory-draft.ts';

const asOfMs = Date.UTC(2026, 10, 29);
const good: MemoryDraft = { ...emptyDraft(asOfMs), text: 'Prefers tea' };

test('a form with a text alone is a memory written at as-of and never read', () => {
  expect(readDraft(good)).toEqual({
    fields: {
      text: 'Prefers tea',
      category: '',
      subject: '',
      source: '',
      createdMs: asOfMs,
      lastReadMs: null,
      readCount: 0,
      isProtected: false,
      initialStrength: 1,
      alignment: 0,
      tokens: null,
      bytes: null,
    },
    problems: {},
  });
});

test('numbers may be typed as people do; names lose the blanks around them, the text none', () => {
  const { fields, problems } = readDraft({
    ...good,
    text: '  two\nlines ',
    category: ' goal ',
    readCount: '1 200',
    initialStrength: '0,5',
    alignment: '.25',
    tokens: '7',
  });
  expect(problems).toEqual({});
  expect(fields).toMatchObject({
    text: '  two\nlines ',
    category: 'goal',
    readCount: 1200,
    initialStrength: 0.5,
    alignment: 0.25,
    tokens: 7,
  });
});

const refused: readonly (readonly [Partial<MemoryDraft>, keyof MemoryDraft, RegExp])[] = [
  [{ text: ' \n' }, 'text', /must have a text/],
  [{ created: 'yesterdayish' }, 'created', /Created must be a date such as/],
  [{ created: '' }, 'created', /Created must be/],
  [{ lastRead: '2026-02-30' }, 'lastRead', /or empty for never/],
  [{ lastRead: '2026-11-28' }, 'lastRead', /not be before it was created, 2026-11-29/],
  [{ readCount: '' }, 'readCount', /whole number of at least 0/],
  [{ readCount: '-1' }, 'readCount', /whole number of at least 0/],
  [{ readCount: '1.5' }, 'readCount', /whole number/],
  [{ initialStrength: '1.01' }, 'initialStrength', /between 0 and 1/],
  [{ alignment: 'high' }, 'alignment', /between 0 and 1/],
  [{ tokens: '-3' }, 'tokens', /or empty to have them estimated/],
  [{ bytes: '0x10' }, 'bytes', /or empty for those of the text/],
];

test.each(refused)('%j is refused with a sentence, and nothing of it is set', (change, name, words) => {
  const { fields, problems } = readDraft({ ...good, ...change });
  expect(Object.keys(problems)).toEqual([name]);
  expect(problems[name]).toMatch(words);
  const field = { created: 'createdMs', lastRead: 'lastReadMs' }[String(name)] ?? name;
  expect(fields).not.toHaveProperty(field);
});

const own: OwnFields = {
  row: 3,
  id: 'm4',
  text: 'Goal: retire at 55',
  category: 'goal',
  subject: 'Asha',
  source: '',
  createdMs: Date.UTC(2026, 4, 13, 8, 0, 0, 0.125),
  lastReadMs: Date.UTC(2026, 8, 15),
  readCount: 6,
  isProtected: false,
  initialStrength: 0.1 + 0.2,
  alignment: 0,
  tokens: null,
  bytes: 4000,
  hasReadLog: false,
};

test('a form that nobody touched sets nothing, whatever its boxes cannot show', () => {
  expect(changedFields(draftOf(own), own)).toEqual({ fields: {}, problems: {} });
});

test('only what was changed is set; an emptied last read is never, an emptied size the estimate', () => {
  const draft = { ...draftOf(own), category: 'plan', lastRead: '', bytes: '', isProtected: true };
  expect(changedFields(draft, own)).toEqual({
    fields: { category: 'plan', lastReadMs: null, bytes: null, isProtected: true },
    problems: {},
  });
});

test('where a log decides when it was read, the form sets neither last read nor reads', () => {
  const logged = { ...own, hasReadLog: true };
  const draft = { ...draftOf(logged), lastRead: '2026-10-01', readCount: '9', text: 'Retire at 60' };
  expect(changedFields(draft, logged).fields).toEqual({ text: 'Retire at 60' });
});

test('what came so from a file is no fault of the person’s, until it is touched', () => {
  const odd: OwnFields = { ...own, text: '', createdMs: Number.NaN, readCount: 1.5 };
  expect(changedFields({ ...draftOf(odd), category: 'plan' }, odd)).toEqual({
    fields: { category: 'plan' },
    problems: {},
  });
  expect(changedFields({ ...draftOf(odd), readCount: '2.5' }, odd).problems).toHaveProperty('readCount');
});

test('a creation that is moved behind the last read is told at the last read', () => {
  const { problems } = changedFields({ ...draftOf(own), created: '2026-10-01' }, own);
  expect(problems.lastRead).toMatch(/not be before it was created, 2026-10-01/);
});
