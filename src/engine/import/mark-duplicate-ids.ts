import type { TextColumn } from '../memory-table.ts';

/** FNV-1a over the bytes of one id. */
function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193);
  return hash ^ (hash >>> 15);
}

function isSame(bytes: Uint8Array, a: number, b: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (bytes[a + i] !== bytes[b + i]) return false;
  return true;
}

/**
 * Which rows carry an id that another row carries too: 1 on each of them. A hash table of row numbers over the id bytes,
 * so that a million ids are not a million strings.
 */
export function markDuplicateIds(ids: TextColumn, rowCount: number): Uint8Array {
  const { bytes, offsets } = ids;
  const isDuplicate = new Uint8Array(rowCount);
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(16, 2 * rowCount))));
  const mask = slots.length - 1;
  for (let row = 0; row < rowCount; row++) {
    const from = offsets[row]!;
    const length = offsets[row + 1]! - from;
    let slot = hashOf(bytes, from, from + length) & mask;
    for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
      const other = slots[slot]! - 1;
      const otherFrom = offsets[other]!;
      if (offsets[other + 1]! - otherFrom === length && isSame(bytes, from, otherFrom, length)) {
        isDuplicate[row] = 1;
        isDuplicate[other] = 1;
        break;
      }
    }
    if (slots[slot] === 0) slots[slot] = row + 1;
  }
  return isDuplicate;
}
