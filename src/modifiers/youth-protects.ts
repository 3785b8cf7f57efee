import { plainNumber } from '../engine/contracts/column-params.ts';
import { defineModifier } from '../engine/contracts/strength-modifier.ts';

/** No pass touches a memory in its first days: 89.9 days old with a grace of 90 days is protected, 90 is not. */
export default defineModifier({
  id: 'youth-protects',
  label: 'Grace for the young',
  formula: 'age < grace: no pass',
  help: 'A memory is left alone by every pass for so many days after it was written.',
  source: 'AutoMem: 90 days',
  params: {
    graceDays: {
      ...plainNumber('Grace', 90, 'Days after writing in which no pass touches it.', 0, 36_525),
      unit: 'd',
      sliderMax: 365,
    },
  },
  fillProtected: (isProtected, { history }, { graceDays }) => {
    for (let row = 0; row < isProtected.length; row += 1) {
      if (history.ageDays[row]! < graceDays) isProtected[row] = 1;
    }
  },
});
