import { defineReadEffect } from '../engine/contracts/read-effect.ts';

/** Reads change nothing: recency = curve(age). h = 30 d, 60 days old, read yesterday: 0.25. */
export default defineReadEffect({
  id: 'none',
  label: 'None: pure age',
  help: 'Reads change nothing; strength falls with age alone.',
  source: 'pure age decay',
  params: {},
  needsLog: false,
  anchor: 'created',
  fillRecency: (out, history, curve) => curve.fill(out, history.ageDays, null),
});
