const knownByScheme = new Map<string, Map<string, string>>();

/**
 * The colour behind `var(--lethe-…)`: a canvas knows no variables. Tokens differ by scheme alone, so each is looked up
 * once a scheme; asking the page's style at every draw would make the browser work it out before its time.
 */
export function createColourResolver(element: Element, scheme: string): (colour: string) => string {
  const known = knownByScheme.get(scheme) ?? new Map<string, string>();
  knownByScheme.set(scheme, known);
  return (colour) => {
    const name = /^var\((--[\w-]+)\)$/.exec(colour)?.[1];
    if (name === undefined) return colour;
    const found = known.get(name) ?? getComputedStyle(element).getPropertyValue(name).trim();
    if (found) known.set(name, found);
    return found || '#808080';
  };
}
