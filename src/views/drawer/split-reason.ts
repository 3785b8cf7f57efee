/** "LRU: idle 75 days" → ["LRU", "idle 75 days"]; a reason without a name is all reason. */
export function splitReason(reason: string): readonly [name: string, rest: string] {
  const at = reason.indexOf(': ');
  return at > 0 && at < 24 ? [reason.slice(0, at), reason.slice(at + 2)] : ['', reason];
}
