import { expect, test } from 'vitest';
import { removalOf, removals } from '../../../src/engine/work/removal-words.ts';

test('every removal has its words', () => {
  expect(removals.map(({ action }) => action)).toEqual(['archive', 'tombstone', 'delete']);
  expect(removalOf('tombstone')).toMatchObject({ verb: 'tombstone', done: 'tombstoned' });
});
