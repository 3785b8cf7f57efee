import { expect, test } from 'vitest';
import { emptyWords, extentOf, questionOf, titleOfPlace } from '../../../src/views/archive/archive-words.ts';

test('the title says how many are where', () => {
  expect(titleOfPlace('archived', 1)).toBe('1 memory archived');
  expect(titleOfPlace('tombstoned', 4995)).toBe('4,995 memories tombstoned');
  expect(titleOfPlace('archived', 0)).toBe('Nothing is archived');
  expect(titleOfPlace('tombstoned', 0)).toBe('There are no tombstones');
});

test('an empty place says what would come there and how', () => {
  expect(emptyWords('archived')).toContain('applied with removal set to “archive”');
  expect(emptyWords('tombstoned')).toContain('compacted');
});

test('what goes for good is counted in the question and on its button', () => {
  expect(questionOf('archived', 'marked', 1)).toMatchObject({
    title: 'Remove 1 memory for good?',
    button: 'Remove 1 memory',
  });
  expect(questionOf('archived', 'all', 5).title).toBe('Empty the archive of 5 memories?');
  expect(questionOf('tombstoned', 'all', 2)).toMatchObject({
    title: 'Compact 2 tombstones?',
    button: 'Compact 2 tombstones',
  });
  expect(questionOf('tombstoned', 'all', 2).detail).toContain('until the subject is erased');
});

test('all of a list is marked when as many are marked as it has rows and those at hand are among them', () => {
  expect(extentOf(new Set(), 3, [1, 2, 3])).toBe('none');
  expect(extentOf(new Set([1]), 3, [1, 2, 3])).toBe('some');
  expect(extentOf(new Set([1, 2, 3]), 3, [1, 2, 3])).toBe('all');
  // Marked under another search: as many, but others.
  expect(extentOf(new Set([4, 5, 6]), 3, [1, 2, 3])).toBe('some');
});
