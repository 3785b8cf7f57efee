import type { Preset } from '../engine/contracts/preset.ts';
import { decayPolicy } from '../engine/decay-policy.ts';

/** Factor 1 when fresh, 0.65 after 14 days, never under 0.3. */
const memos: Preset = {
  id: 'memos',
  label: 'MemOS',
  variant: 'coded',
  source: 'MemTensor/MemOS, recall/recency.ts',
  summary:
    'A score is multiplied by three tenths plus seven tenths of an exponential that halves every 14 days: age can take no more than 70 percent of it. It only ranks; reads change nothing and nothing is removed.',
  policy: decayPolicy({
    name: 'MemOS',
    curve: { id: 'exponential', params: { halfLifeDays: 14 } },
    readEffect: { id: 'none', params: {} },
    modifiers: [{ id: 'linear-map', params: { base: 0.3, slope: 0.7 } }],
  }),
};

export default memos;
