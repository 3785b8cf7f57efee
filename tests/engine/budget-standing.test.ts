import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildStanding } from '../../src/engine/budget-standing.ts';

test('ranks are those of a stable sort by importance', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(0, 0.1, 0.2, 0.3), fc.boolean()), { minLength: 1, maxLength: 40 }),
      (rows) => {
        const importance = Float64Array.from(rows, ([value]) => value);
        const taken = Uint8Array.from(rows, ([, isTaken]) => Number(isTaken));
        const order = [...rows.keys()]
          .filter((row) => taken[row])
          .sort((a, b) => importance[a]! - importance[b]! || a - b);
        const standing = buildStanding(importance, taken, order.length);
        expect(order.map((row) => standing.rankOf(row))).toEqual(order.map((_, i) => i + 1));
      },
    ),
  );
});
