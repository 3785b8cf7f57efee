/**
 * A state that is too large for a link is kept by this browser as the last state; the address then holds a token with
 * the sum of what is kept, so that the state of another tab is never taken for it.
 */

/** `~` is in no link's payload. */
const mark = '~kept-';

/** FNV-1a over the payload, as hexadecimal: tells states apart, proves nothing. */
function sumOf(payload: string): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < payload.length; i++) sum = Math.imul(sum ^ payload.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}

/** What stands in the address instead of a payload. */
export function keptToken(payload: string): string {
  return `${mark}${sumOf(payload)}`;
}

export function isKeptToken(payload: string): boolean {
  return payload.startsWith(mark);
}
