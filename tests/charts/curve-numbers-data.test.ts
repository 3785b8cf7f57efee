import { describe, expect, it } from 'vitest';
import { moveCursor } from '../../src/charts/cursor-step.ts';
import {
  curveNumbersCsv,
  prepareCurveNumbers,
  prepareTellingNumbers,
} from '../../src/charts/curve-numbers-data.ts';
import { formatElapsed, formatElapsedShort } from '../../src/charts/format-elapsed.ts';
import { createScale } from '../../src/charts/plot-scale.ts';
import { findCurve } from '../../src/curves/registry.ts';

const curve = findCurve('exponential')!;
const plotted = [7, 30, 90].map((halfLifeDays, i) => ({
  slot: i + 1,
  name: `=h ${halfLifeDays}`,
  curve,
  params: { halfLifeDays },
}));

describe('prepareCurveNumbers', () => {
  it('gives 401 rows from 0 to the end of the plot, the golden values among them', () => {
    const { days, columns } = prepareCurveNumbers(plotted, 0.25, false);
    expect(days).toHaveLength(401);
    expect([days[0], days[400]]).toEqual([0, 200]);
    const at = (day: number) => columns.map((column) => column[days.indexOf(day)]);
    expect(at(14)[0]).toBe(0.25);
    expect(at(60)[1]).toBe(0.25);
    expect(at(180)[2]).toBe(0.25);
  });

  it('shows the days that people think in', () => {
    expect([...prepareTellingNumbers(plotted, 0.25).days]).toEqual([0, 1, 3, 7, 14, 30, 60, 90, 180]);
    const short = plotted.map((entry) => ({ ...entry, params: { halfLifeDays: 0.01 } }));
    const { days } = prepareTellingNumbers(short, 0.25);
    expect(days).toHaveLength(9);
    expect(days[0]).toBe(0);
  });

  it('writes CSV that no spreadsheet runs', () => {
    const lines = curveNumbersCsv(prepareTellingNumbers(plotted, 0.25)).split('\r\n');
    expect(lines[0]).toBe("idle_days,'=h 7,'=h 30,'=h 90");
    expect(lines[5]).toMatch(/^14,0\.25,/);
  });
});

describe('moveCursor', () => {
  const time = createScale(false, [0, 200], [0, 1000]);
  it('steps by a two-hundredth, jumps to crossings and ends, and leaves other keys alone', () => {
    expect(moveCursor('ArrowRight', 75, time, false, [])).toBe(76);
    expect(moveCursor('ArrowLeft', 75, time, true, [])).toBe(65);
    expect(moveCursor('PageUp', 60, time, false, [14, 60, 180])).toBe(180);
    expect(moveCursor('PageDown', 60, time, false, [14, 60, 180])).toBe(14);
    expect(moveCursor('End', 60, time, false, [])).toBe(200);
    expect(moveCursor('ArrowLeft', 0, time, false, [])).toBe(0);
    expect(moveCursor('a', 60, time, false, [])).toBeUndefined();
  });
});

describe('formatElapsed', () => {
  it('says days, and shorter units where days say nothing', () => {
    expect([60, 0.2, 1 / 1440, 180, Number.POSITIVE_INFINITY].map(formatElapsed)).toEqual([
      '60.0 d',
      '4.8 h',
      '1.0 min',
      '180 d',
      'never',
    ]);
    expect([30, 43.28, 0.5].map(formatElapsedShort)).toEqual(['30 d', '43.3 d', '12 h']);
  });
});
