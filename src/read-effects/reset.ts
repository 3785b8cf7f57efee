import { defineReadEffect } from '../engine/contracts/read-effect.ts';

/** The clock restarts at full height: recency = curve(idle). h = 30 d, read 75 days ago: 0.5^(75/30) = 0.1768. */
export default defineReadEffect({
  id: 'reset',
  label: 'Reset: strength back to 1',
  help: 'A read restarts the clock at full height.',
  source: 'notebook',
  params: {},
  needsLog: false,
  anchor: 'last-read',
  fillRecency: (out, history, curve) => curve.fill(out, history.idleDays, null),
});
