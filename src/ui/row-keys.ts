/** Where a key takes the cursor of a list of rows, `at` −1 = nowhere yet; null = not a key of the list. May lie outside the list. */
export function indexAfterKey(key: string, at: number, page: number, total: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: Math.max(0, at) - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: total - 1,
  };
  return steps[key] ?? null;
}
