import type { Preset } from '../engine/contracts/preset.ts';
import { decayPolicy } from '../engine/decay-policy.ts';

/** expiration_date 2026-11-28: 1 on that day, 0 from 2026-11-29 00:00 UTC on. */
const mem0: Preset = {
  id: 'mem0',
  label: 'mem0',
  variant: 'documented',
  source: 'mem0ai/mem0, docs/platform/features/memory-decay',
  summary:
    'The documentation describes a factor between 0.3 and 1.5 on search results by how recently a memory was touched, but not the formula, so none is made up here: strength stays 1. What can be said is the date of expiry: through that day (UTC) a memory counts, after it search hides it. Nothing is deleted. A column expiration_date is read per memory; without one it never expires.',
  policy: decayPolicy({
    name: 'mem0',
    curve: { id: 'step', params: { lifetimeDays: 36_525 } },
    readEffect: { id: 'none', params: {} },
    modifiers: [{ id: 'expiry-date', params: {} }],
    passes: [{ id: 'strength', params: { threshold: 0.5 } }],
  }),
};

export default mem0;
