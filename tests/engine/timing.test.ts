import { describe, expect, test } from 'vitest';
import { flagBit, flagIds, rowFlagIds } from '../../src/engine/row-flags.ts';
import { buildTiming, rowStatus } from '../../src/engine/timing.ts';
import { asOfMs } from './arbitrary-store.ts';
import { buildTable } from './build-table.ts';
import type { PlainMemory } from './reference-trace.ts';

const day = 86_400_000;
const ago = (days: number) => asOfMs - days * day;

function timingOf(change: Partial<PlainMemory>) {
  const memory: PlainMemory = {
    id: 'm',
    category: 'note',
    createdMs: ago(100),
    lastReadMs: null,
    readCount: 0,
    reads: [],
    isProtected: false,
    initialStrength: 1,
    alignment: null,
    tokens: 1,
    bytes: 4,
    ...change,
  };
  const timing = buildTiming(buildTable([memory]), asOfMs);
  return {
    status: timing.status[0],
    age: timing.ageDays[0],
    idle: timing.idleDays[0],
    count: timing.readCount[0],
    lastReadMs: timing.lastReadMs[0],
    flags: flagIds(timing.flags[0]!),
  };
}

test('never read counts from created', () => {
  expect(timingOf({})).toEqual({
    status: rowStatus.takesPart,
    age: 100,
    idle: 100,
    count: 0,
    lastReadMs: Number.NaN,
    flags: [],
  });
});

test('a last read counts from there', () => {
  expect(timingOf({ lastReadMs: ago(20), readCount: 4 })).toMatchObject({ idle: 20, count: 4, flags: [] });
});

test('a last read before created counts from created, flagged; after as-of as just now, flagged', () => {
  expect(timingOf({ lastReadMs: ago(120) })).toMatchObject({ idle: 100, flags: ['read-before-created'] });
  expect(timingOf({ lastReadMs: ago(-1) })).toMatchObject({ idle: 0, flags: ['read-after-as-of'] });
});

test('created after as-of is not yet written, created at as-of is there with age 0', () => {
  expect(timingOf({ createdMs: ago(-0.001) })).toMatchObject({
    status: rowStatus.notYet,
    age: Number.NaN,
    idle: Number.NaN,
    flags: ['not-yet'],
  });
  expect(timingOf({ createdMs: asOfMs })).toMatchObject({ status: rowStatus.takesPart, age: 0, idle: 0 });
});

test('no created time is unusable, whatever else is known', () => {
  const timing = timingOf({ createdMs: null, lastReadMs: ago(3), reads: [ago(3)] });
  expect(timing).toMatchObject({ status: rowStatus.unusable, age: Number.NaN, idle: Number.NaN });
});

describe('with a read log', () => {
  test('the log decides last read and count, also against the columns', () => {
    const timing = timingOf({ lastReadMs: ago(1), readCount: 2, reads: [ago(50), ago(40)] });
    expect(timing).toMatchObject({ idle: 40, count: 2, flags: [] });
  });

  test('reads after as-of do not count, and without an earlier one it was never read', () => {
    expect(timingOf({ reads: [ago(50), ago(-5)] })).toMatchObject({ idle: 50, count: 1, flags: [] });
    expect(timingOf({ lastReadMs: ago(2), reads: [ago(-5)] })).toMatchObject({
      idle: 100,
      count: 0,
      lastReadMs: Number.NaN,
    });
  });

  test('a log cut off at its old end keeps the reads that only the column counts', () => {
    expect(timingOf({ readCount: 9, reads: [ago(50), ago(40), ago(-1)] })).toMatchObject({ count: 2 + 6 });
    expect(timingOf({ readCount: 1, reads: [ago(50), ago(40)] })).toMatchObject({ count: 2 });
  });
});

test('every flag has its own bit and comes back by name', () => {
  expect(new Set(rowFlagIds.map(flagBit)).size).toBe(rowFlagIds.length);
  for (const id of rowFlagIds) expect(flagIds(flagBit(id))).toEqual([id]);
  expect(flagIds(5)).toEqual(['bad-created', 'bad-number']);
});
