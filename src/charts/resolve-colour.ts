/** The colour behind `var(--lethe-…)` in a place of the page: a canvas knows no variables. */
export function createColourResolver(element: Element): (colour: string) => string {
  const style = getComputedStyle(element);
  const known = new Map<string, string>();
  return (colour) => {
    const name = /^var\((--[\w-]+)\)$/.exec(colour)?.[1];
    if (name === undefined) return colour;
    const found = known.get(name) ?? style.getPropertyValue(name).trim();
    known.set(name, found);
    return found || '#808080';
  };
}
