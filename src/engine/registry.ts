/** What `import.meta.glob(…, {eager: true, import: 'default'})` gives, as a list in the order of `compare`; a double id throws. */
export function buildRegistry<T extends { readonly id: string }>(
  modules: Readonly<Record<string, unknown>>,
  compare: (a: T, b: T) => number = (a, b) => (a.id < b.id ? -1 : 1),
): readonly T[] {
  const plugins = (Object.values(modules) as T[]).sort(compare);
  const seen = new Set<string>();
  for (const plugin of plugins) {
    if (seen.has(plugin.id)) throw new Error(`Two plug-ins are called "${plugin.id}".`);
    seen.add(plugin.id);
  }
  return plugins;
}
