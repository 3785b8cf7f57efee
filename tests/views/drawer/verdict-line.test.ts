import { expect, test } from 'vitest';
import { splitReason } from '../../../src/views/drawer/split-reason.ts';

test('a reason is split from the name it begins with', () => {
  expect(splitReason('LRU: idle 75 days, limit 60 (15 over)')).toEqual([
    'LRU',
    'idle 75 days, limit 60 (15 over)',
  ]);
  expect(splitReason('no name at all')).toEqual(['', 'no name at all']);
});
