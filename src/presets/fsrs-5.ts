import type { Preset } from '../engine/contracts/preset.ts';
import { decayPolicy } from '../engine/decay-policy.ts';

/** S = 1 d: 0.9 after 1 day, 0.546711 after 10. */
const fsrs5: Preset = {
  id: 'fsrs-5',
  label: 'FSRS-5',
  source: 'open-spaced-repetition/ts-fsrs, packages/fsrs/src',
  summary:
    'A power law scaled so that nine tenths are left when as many days have passed as the stability says. The stability is therefore no half-life: half is left only after 12.8 times the stability. A review restarts the clock and its grade sets a new stability and difficulty; here the stability of now is read from a column stability in days, 1 where it is missing. Nothing is removed: a scheduler asks again.',
  policy: decayPolicy({
    name: 'FSRS-5',
    curve: { id: 'power-law-fsrs', params: { stabilityDays: 1, decay: 0.5 } },
    readEffect: { id: 'reset', params: {} },
    modifiers: [{ id: 'own-time-constant', params: { column: 'stability, days' } }],
  }),
};

export default fsrs5;
