import { plainNumber } from '../engine/contracts/column-params.ts';
import { defineModifier } from '../engine/contracts/strength-modifier.ts';

/**
 * `× (base + slope·a)`, a = 1 within the grace since the last read, then e^(−k·days): base and slope 0.3, k = 0.05, read 30
 * days ago: 0.3 + 0.3·0.22313 = 0.366939. Never read counts from created.
 */
export default defineModifier({
  id: 'last-read-decay',
  label: 'Last read as a decaying factor',
  formula: '× (base + slope·e^(−k·idle))',
  help: 'A second decay since the last read, beside that of age.',
  source: 'AutoMem',
  params: {
    base: plainNumber('Base', 0.3, 'The factor when the last read is long ago.'),
    slope: plainNumber('Slope', 0.3, 'What a read just now adds to the factor.'),
    graceDays: {
      ...plainNumber('Grace', 1, 'Days after a read in which nothing is lost.', 0, 36_525),
      unit: 'd',
      sliderMax: 30,
    },
    ratePerDay: {
      ...plainNumber('Rate k', 0.05, 'Loss per day after the grace, counted from the read.', 0, 86_400),
      unit: '1/d',
      sliderMax: 1,
    },
  },
  fillStrength: (strength, { history }, { base, slope, graceDays, ratePerDay }) => {
    for (let row = 0; row < strength.length; row += 1) {
      const idle = history.idleDays[row]!;
      const left = idle < graceDays ? 1 : Math.exp(-ratePerDay * idle);
      strength[row] = strength[row]! * (base + slope * left);
    }
  },
});
