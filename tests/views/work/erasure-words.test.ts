import { expect, test } from 'vitest';
import type { ErasureReceipt } from '../../../src/store/app-state.ts';
import { erasedWords, receiptJson, receiptText } from '../../../src/views/work/erasure-words.ts';

const counts = { active: 3, archived: 1, tombstoned: 0, earlier: 2, mentions: 1 };
const receipt: ErasureReceipt = {
  ...counts,
  subject: 'Asha Rao',
  madeMs: Date.UTC(2026, 10, 30, 12),
  stores: [
    { name: 'asha rao, asha rao.jsonl', isOpen: true, ...counts, earlier: 0 },
    { name: 'team', isOpen: false, active: 0, archived: 0, tombstoned: 0, earlier: 2, mentions: 0 },
  ],
  failed: ['old Asha Rao'],
};

test('a receipt as a file says how many from where, and never whom', () => {
  const json = JSON.parse(receiptJson(receipt, 'abc123', true));
  expect(json).toMatchObject({
    lethe: 'erasure-receipt',
    made_at: '2026-11-30T12:00:00.000Z',
    subject_sha256: 'abc123',
    also_mentions: true,
    erased: { active: 3, archived: 1, tombstoned: 0, earlier: 2, of_these_mentions: 1, total: 6 },
    stores: [
      { name: '…, ….jsonl', total: 4 },
      { name: 'team', total: 2 },
    ],
    could_not_be_read: ['old …'],
  });
  for (const text of [receiptJson(receipt, 'abc123', true), receiptText(receipt, 'abc123', true)])
    expect(text).not.toMatch(/asha|rao/i);
});

test('in words: how many from how many stores', () => {
  expect(erasedWords(receipt)).toBe('6 memories from 2 stores');
  expect(receiptText(receipt, 'abc123', false)).toContain(
    'team: active 0, archived 0, tombstoned 0, earlier 2\n',
  );
});
