import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createScale } from '../../src/charts/plot-scale.ts';
import { estimateTextWidth } from '../../src/charts/text-width.ts';
import {
  momentAfterKey,
  momentAtPixel,
  prepareBars,
  prepareTicks,
  prepareTimeLine,
} from '../../src/charts/time-line-data.ts';

const day = 86_400_000;
const date = (text: string) => Date.parse(`${text}T00:00:00Z`);
const line = { fromMs: date('2025-06-01'), toMs: date('2027-12-01') };
const span = {
  fromMs: date('2025-06-07'),
  toMs: date('2026-11-29'),
  births: Uint32Array.from({ length: 400 }, (_, i) => i % 3),
  reads: new Uint32Array(400),
};
const input = { ...line, span, newestMs: span.toMs, nowMs: date('2027-05-01'), width: 700 };

describe('ticks', () => {
  test('years say their number, months their name, the first of them its year', () => {
    const { ticks } = prepareTimeLine({ ...input, width: 1400 });
    const labels = ticks.map(({ label }) => label).filter(Boolean);
    expect(labels.filter((label) => /^\d{4}$/.test(label))).toEqual(['2026', '2027']);
    expect(labels[0]).toMatch(/2025$/);
    expect(ticks.find(({ label }) => label === '2026')).toMatchObject({
      ms: date('2026-01-01'),
      isYear: true,
    });
  });

  test('never touch, on a line of any length and width', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2400 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 150, max: 2000 }),
        (months, shift, width) => {
          const from = Date.UTC(1990, shift, 1);
          const to = Date.UTC(1990, shift + months, 1);
          const ticks = prepareTicks(createScale(false, [from, to], [8, width - 8]), width);
          expect(ticks.length).toBeLessThan(width);
          const labels = ticks.filter(({ label }) => label !== '');
          labels.forEach(({ x, label, isYear }, i) => {
            const half = estimateTextWidth(label, 11, isYear) / 2;
            expect(x - half).toBeGreaterThanOrEqual(0);
            expect(x + half).toBeLessThanOrEqual(width);
            const before = labels[i - 1];
            if (before) {
              const room = estimateTextWidth(before.label, 11, before.isYear) / 2 + half;
              expect(x - before.x).toBeGreaterThan(room);
            }
          });
        },
      ),
    );
  });
});

describe('bars', () => {
  const scale = createScale(false, [0, 100], [0, 60]);
  const range = { fromMs: 0, toMs: 100 };

  test('bins are joined until a bar can be seen, and none is lost', () => {
    const bars = prepareBars(Uint32Array.of(1, 1, 0, 2, 0, 0, 0, 4), { ...range, toMs: 10 }, scale);
    // 8 bins on 6 px: four bins a bar.
    expect(bars).toEqual([
      { x: 0, width: 3, size: 1 },
      { x: 3, width: 3, size: 1 },
    ]);
  });

  test('an empty bin draws nothing, the fullest is 1', () => {
    const bars = prepareBars(Uint32Array.of(1, 0, 4), range, scale);
    expect(bars).toEqual([
      { x: 0, width: 20, size: 0.25 },
      { x: 40, width: 20, size: 1 },
    ]);
    expect(prepareBars(new Uint32Array(3), range, scale)).toEqual([]);
  });
});

describe('marks', () => {
  const labels = (change: Partial<typeof input>) =>
    prepareTimeLine({ ...input, ...change }).marks.map(({ label }) => label);

  test('newest and now, one label where they would touch, none for what is off the line', () => {
    expect(labels({})).toEqual(['newest', 'now']);
    expect(labels({ nowMs: date('2026-11-30') })).toEqual(['', 'newest, now']);
    expect(labels({ nowMs: date('2040-01-01') })).toEqual(['newest']);
    expect(prepareTimeLine({ ...input, newestMs: null, span: null }).marks).toMatchObject([{ label: 'now' }]);
  });
});

describe('a pointer', () => {
  const scale = createScale(false, [line.fromMs, line.toMs], [8, 692]);

  test('finds midnight of a day, within the line', () => {
    expect(momentAtPixel(350, scale) % day).toBe(0);
    expect(momentAtPixel(-50, scale)).toBe(line.fromMs);
    expect(momentAtPixel(5000, scale)).toBe(line.toMs);
  });

  test('finds hours where a pixel is less than a day', () => {
    const near = createScale(false, [line.fromMs, line.fromMs + 20 * day], [0, 500]);
    expect(momentAtPixel(13, near) % day).not.toBe(0);
    expect(momentAtPixel(13, near) % (day / 24)).toBe(0);
  });
});

describe('keys', () => {
  const at = date('2026-01-31');
  const press = (key: string, held: { shiftKey?: boolean; altKey?: boolean; ctrlKey?: boolean } = {}) =>
    momentAfterKey(
      { key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...held },
      at,
      line.fromMs,
      line.toMs,
    );

  test('a day, ten, a tenth; a month; the ends', () => {
    expect(press('ArrowRight')).toBe(at + day);
    expect(press('ArrowDown')).toBe(at - day);
    expect(press('ArrowLeft', { shiftKey: true })).toBe(at - 10 * day);
    expect(press('ArrowRight', { altKey: true })).toBe(at + day / 10);
    expect(press('PageUp')).toBe(date('2026-02-28'));
    expect(press('PageDown')).toBe(date('2025-12-31'));
    expect([press('Home'), press('End')]).toEqual([line.fromMs, line.toMs]);
  });

  test('others are not its own', () => {
    expect(press('a')).toBeNull();
    expect(press('ArrowRight', { ctrlKey: true })).toBeNull();
  });
});
