import { describe, expect, test } from 'vitest';
import { createApp, openApp } from './open-app.ts';

const day = 86_400_000;
const date = (text: string) => Date.parse(`${text}T00:00:00Z`);

type App = Awaited<ReturnType<typeof openApp>>;

/** So much time passes, and one frame is drawn. */
async function pass({ clock, actions, settled }: App, ms: number) {
  clock.ms += ms;
  actions.advancePlay();
  await settled();
}

const asOf = ({ store }: App) => new Date(store.getState().inputs.asOfMs).toISOString().slice(0, 10);
const isPlaying = ({ store }: App) => store.getState().time.run !== null;

describe('play', () => {
  test('follows the clock, and the counts follow it', async () => {
    const app = await openApp();
    app.actions.play();
    await pass(app, 1000);
    expect(asOf(app)).toBe('2026-12-29');
    await pass(app, 5000);
    expect(asOf(app)).toBe('2027-05-29');
    const { evaluation } = app.store.getState();
    expect(evaluation!.counts.kept).toBeLessThan(5);
    expect(evaluation!.asOfMs).toBe(date('2027-05-29'));
    expect(evaluation!.change!.fall.sinceMs).toBe(date('2026-11-29'));
    expect(isPlaying(app)).toBe(true);
  });

  test('a whole run is one undo step, however slow the frames were', async () => {
    const app = await openApp();
    app.actions.play();
    for (const ms of [16, 2000, 700, 5000, 16]) await pass(app, ms);
    app.actions.pause();
    const end = asOf(app);
    app.actions.undo();
    expect(asOf(app)).toBe('2026-11-29');
    expect(app.store.getState().canUndo).toBe(false);
    app.actions.redo();
    expect(asOf(app)).toBe(end);
  });

  test('a slider that is moved meanwhile is a step of its own', async () => {
    const app = await openApp();
    const half = () => app.store.getState().inputs.policy.curve.params.halfLifeDays;
    app.actions.play();
    await pass(app, 1000);
    app.actions.setParameter('curve.halfLifeDays', 20);
    await pass(app, 1000);
    app.actions.setParameter('curve.halfLifeDays', 10);
    app.actions.endGesture();
    await pass(app, 1000);
    expect(isPlaying(app)).toBe(true);
    app.actions.undo();
    expect([half(), asOf(app)]).toEqual([30, '2026-12-29']);
    app.actions.undo();
    expect(asOf(app)).toBe('2026-11-29');
    expect(app.store.getState().canUndo).toBe(false);
  });

  test('holds while paused and goes on from there', async () => {
    const app = await openApp();
    app.actions.play();
    await pass(app, 2000);
    app.actions.pause();
    await pass(app, 60_000);
    expect(asOf(app)).toBe('2027-01-29');
    app.actions.play();
    await pass(app, 1000);
    // The same share of February as of January had passed.
    expect(asOf(app)).toBe('2027-02-26');
  });

  test('ends at the end of the line, and from there begins again', async () => {
    const app = await openApp();
    app.actions.play();
    await pass(app, 60_000);
    expect(asOf(app)).toBe('2027-12-01');
    expect(isPlaying(app)).toBe(false);
    app.actions.play();
    await pass(app, 0);
    expect(asOf(app)).toBe('2025-06-01');
    expect(app.store.getState().evaluation!.counts.notYet).toBe(10);
  });

  test('loops over the range that was chosen, and tells each round from its start', async () => {
    const app = await openApp();
    app.actions.setLooping(true);
    app.actions.setPlayRange([date('2026-11-01'), date('2027-02-01')]);
    app.actions.play();
    await pass(app, 3500);
    expect(isPlaying(app)).toBe(true);
    expect(asOf(app) >= '2026-11-01' && asOf(app) < '2027-02-01').toBe(true);
    expect(app.store.getState().evaluation!.change!.fall.sinceMs).toBe(date('2026-11-01'));
    app.actions.setLooping(false);
    await pass(app, 60_000);
    expect(asOf(app)).toBe('2027-12-01');
    app.actions.undo();
    expect(asOf(app)).toBe('2026-11-29');
  });

  test('another speed goes on from where it is', async () => {
    const app = await openApp();
    app.actions.play();
    await pass(app, 1000);
    app.actions.setPlayUnit('day');
    await pass(app, 2000);
    expect(asOf(app)).toBe('2026-12-31');
    expect(app.store.getState().time.unit).toBe('day');
  });

  const interruptions: readonly [string, (app: App) => void | Promise<void>][] = [
    ['a date that is typed', ({ actions }) => actions.setAsOf(date('2026-01-01'))],
    ['a drag', ({ actions }) => actions.scrubTo(date('2026-01-01'))],
    ['a step', ({ actions }) => actions.stepTime(1)],
    ['undo', ({ actions }) => actions.undo()],
    [
      'another store',
      ({ actions }) =>
        actions.importFile(new File(['{"id":"a","text":"t","created_at":"2026-11-01"}'], 'mine.jsonl')),
    ],
    ['a link', ({ actions }) => actions.openLink('/trace/')],
  ];
  for (const [what, interrupt] of interruptions) {
    test(`is stopped by ${what}`, async () => {
      const app = await openApp();
      app.actions.play();
      await pass(app, 1500);
      await interrupt(app);
      await app.settled();
      expect(isPlaying(app)).toBe(false);
      const there = asOf(app);
      await pass(app, 3000);
      expect(asOf(app)).toBe(there);
    });
  }

  test('does not begin without a store', () => {
    const { store, actions } = createApp();
    actions.play();
    expect(store.getState().time.run).toBeNull();
  });
});

describe('the line', () => {
  test('a drag is one undo step, the next one another', async () => {
    const app = await openApp();
    for (let i = 1; i <= 20; i += 1) {
      app.clock.ms += 1000;
      app.actions.scrubTo(date('2026-11-29') - i * day);
    }
    app.actions.endGesture();
    app.actions.scrubTo(date('2026-01-01'));
    app.actions.undo();
    expect(asOf(app)).toBe('2026-11-09');
    app.actions.undo();
    expect(asOf(app)).toBe('2026-11-29');
    expect(app.store.getState().canUndo).toBe(false);
  });

  test('grows for a date outside of it and by the year, and is another for another store', async () => {
    const app = await openApp();
    const reach = () => app.store.getState().time.reach?.map((ms) => new Date(ms).getUTCFullYear());
    expect(reach()).toBeUndefined();
    app.actions.setAsOf(date('2031-05-05'));
    expect(reach()).toEqual([2025, 2031]);
    app.actions.extendTime();
    expect(reach()).toEqual([2025, 2032]);
    app.actions.setAsOf(date('2026-05-05'));
    expect(reach()).toEqual([2025, 2032]);
    await app.actions.importFile(new File(['{"id":"a","text":"t","created_at":"2026-11-01"}'], 'mine.jsonl'));
    expect(reach()).toBeUndefined();
  });

  test('a step is one unit', async () => {
    const app = await openApp();
    app.actions.setPlayUnit('week');
    app.actions.stepTime(1);
    expect(asOf(app)).toBe('2026-12-06');
    app.clock.ms += 1000;
    app.actions.stepTime(-1);
    app.clock.ms += 1000;
    app.actions.stepTime(-1);
    expect(asOf(app)).toBe('2026-11-22');
    app.actions.undo();
    expect(asOf(app)).toBe('2026-11-29');
  });

  test('whether it is open and how fast it plays are remembered', async () => {
    const app = await openApp();
    app.actions.setTimeOpen(true);
    app.actions.setPlayUnit('week');
    const next = createApp({ preferences: app.parts.preferences });
    expect(next.store.getState().time).toMatchObject({ isOpen: true, unit: 'week', run: null });
  });
});
