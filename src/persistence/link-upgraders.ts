/** Upgraders by the version they read; each gives the next version's form. Version 1 is the first. */
const upgraders: Readonly<Record<number, (state: object) => object>> = {};

/** The content of a link in today's form; what is not a link's content comes back as it is. */
export function upgradeLinkState(state: unknown): unknown {
  let current = state;
  while (typeof current === 'object' && current !== null && 'v' in current && typeof current.v === 'number') {
    const upgrade = Object.hasOwn(upgraders, current.v) ? upgraders[current.v] : undefined;
    if (!upgrade) return current;
    current = upgrade(current);
  }
  return current;
}
