import fc from 'fast-check';
import { expect, test } from 'vitest';
import { curves } from '../../src/curves/registry.ts';
import { emptyFilter } from '../../src/engine/evaluation.ts';
import { passes } from '../../src/passes/registry.ts';
import { readEffects } from '../../src/read-effects/registry.ts';
import type { Actions, Inputs } from '../../src/store/app-state.ts';
import { listParameters } from '../../src/store/policy-parameters.ts';
import { createApp } from './open-app.ts';

type Move = (actions: Actions, inputs: Inputs) => void;

const share = fc.double({ min: 0, max: 1, noNaN: true });
const categoryNames = fc.constantFrom('goal', 'salary', '__proto__', 'constructor', 'new one');

const arbitraryMove: fc.Arbitrary<Move> = fc.oneof(
  fc.tuple(fc.nat({ max: 40 }), share).map(
    ([n, at]): Move =>
      (actions, { policy }) => {
        const list = listParameters(policy, policy);
        const { path, spec } = list[n % list.length]!;
        if (spec.kind === 'choice')
          actions.setParameter(path, spec.options[Math.floor(at * 0.999 * spec.options.length)]!);
        else {
          const max = Math.min(spec.max, 1000);
          actions.setParameter(path, spec.min + at * (max - spec.min));
        }
      },
  ),
  fc.nat({ max: 40 }).map(
    (n): Move =>
      (actions, { policy }) => {
        const list = listParameters(policy, policy);
        actions.resetParameter(list[n % list.length]!.path);
      },
  ),
  fc.constantFrom(...curves).map(
    ({ id }): Move =>
      (actions) =>
        actions.setCurve(id),
  ),
  fc.constantFrom(...readEffects).map(
    ({ id }): Move =>
      (actions) =>
        actions.setReadEffect(id),
  ),
  fc.constantFrom(...passes).map(
    ({ id }): Move =>
      (actions) =>
        actions.addPass(id),
  ),
  fc.nat({ max: 5 }).map(
    (index): Move =>
      (actions) =>
        actions.removePass(index),
  ),
  fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 })).map(
    ([from, to]): Move =>
      (actions) =>
        actions.movePass(from, to),
  ),
  fc.tuple(fc.nat({ max: 4 }), fc.boolean()).map(
    ([index, isOn]): Move =>
      (actions) =>
        actions.setPassEnabled(index, isOn),
  ),
  categoryNames.map(
    (name): Move =>
      (actions) =>
        actions.addCategory(name),
  ),
  categoryNames.map(
    (name): Move =>
      (actions) =>
        actions.removeCategory(name),
  ),
  fc.tuple(categoryNames, share).map(
    ([name, weight]): Move =>
      (actions) =>
        actions.setCategory(name, { weight }),
  ),
  fc.integer({ min: -900, max: 900 }).map(
    (days): Move =>
      (actions, { asOfMs }) =>
        actions.setAsOf(asOfMs + days * 1e7),
  ),
  fc.constantFrom('', 'goal', 'kept').map(
    (text): Move =>
      (actions) =>
        actions.setFilter({ text }),
  ),
  fc.boolean().map(
    (isLostOnly): Move =>
      (actions) =>
        actions.setFilter({ isLostOnly }),
  ),
  fc.constant<Move>((actions) => actions.clearFilter()),
  fc.boolean().map(
    (keeps): Move =>
      (actions) =>
        actions.setKeepsWeightSum(keeps),
  ),
  fc.constant<Move>((actions) => actions.resetPolicy()),
  fc.constant<Move>((actions) =>
    actions.addComparedCurve({ name: '', curveId: curves[0]!.id, params: { halfLifeDays: 9 } }),
  ),
  fc.nat({ max: 6 }).map(
    (slot): Move =>
      (actions) =>
        actions.removeComparedCurve(slot),
  ),
  fc.nat({ max: 6 }).map(
    (slot): Move =>
      (actions) =>
        actions.changeComparedCurve(slot, { name: 'x' }),
  ),
  fc.nat({ max: 9 }).map(
    (row): Move =>
      (actions) =>
        actions.editRow({ kind: 'count', row, readCount: 3 }),
  ),
  fc.nat({ max: 9 }).map(
    (row): Move =>
      (actions) =>
        actions.setLabel(row, 'must-keep'),
  ),
  fc.constant<Move>((actions) => actions.pinBaseline()),
  fc.constant<Move>((actions) => actions.unpinBaseline()),
  fc.constant<Move>((actions) => actions.endGesture()),
);

/** What undo takes back. */
function decidingPart({ view, selectedRow, axes, sort, ...deciding }: Inputs) {
  return deciding;
}

test('undo through a hundred actions ends where it began, and redo where it was', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(arbitraryMove, fc.constantFrom(0, 16, 1000)), { minLength: 100, maxLength: 100 }),
      (moves) => {
        const { store, actions, clock } = createApp();
        const first = decidingPart(store.getState().inputs);
        for (const [move, pauseMs] of moves) {
          clock.ms += pauseMs;
          move(actions, store.getState().inputs);
        }
        const last = decidingPart(store.getState().inputs);
        let steps = 0;
        for (; store.getState().canUndo; steps += 1) actions.undo();
        expect(decidingPart(store.getState().inputs)).toEqual(first);
        expect(steps).toBeLessThanOrEqual(100);
        for (let i = 0; i < steps; i += 1) actions.redo();
        expect(store.getState().canRedo).toBe(false);
        expect(decidingPart(store.getState().inputs)).toEqual(last);
      },
    ),
    { numRuns: 30 },
  );
});

test('walking back and forth at random never loses a step', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryMove, { minLength: 5, maxLength: 20 }),
      fc.array(fc.boolean(), { maxLength: 40 }),
      (moves, walk) => {
        const { store, actions, clock } = createApp();
        const seen = [decidingPart(store.getState().inputs)];
        for (const move of moves) {
          clock.ms += 1000;
          const before = store.getState().inputs;
          move(actions, before);
          const now = decidingPart(store.getState().inputs);
          if (store.getState().inputs !== before && JSON.stringify(now) !== JSON.stringify(seen.at(-1)))
            seen.push(now);
        }
        // A move that sets a value to itself may be a step of its own, so walk by what is seen, not by number.
        for (const isBack of walk) {
          if (isBack) actions.undo();
          else actions.redo();
          expect(seen.map((one) => JSON.stringify(one))).toContain(
            JSON.stringify(decidingPart(store.getState().inputs)),
          );
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('an empty filter is the one that the app starts with', () => {
  expect(createApp().store.getState().inputs.filter).toEqual(emptyFilter);
});
