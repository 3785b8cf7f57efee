/** Reads to begin with, days after the memory was written. */
export interface ReadExample {
  readonly id: string;
  readonly label: string;
  readonly days: readonly number[];
}

export const readExamples: readonly ReadExample[] = [
  { id: 'two', label: 'Read on days 30 and 60', days: [30, 60] },
  { id: 'spaced', label: 'Spaced repetition: 1, 3, 7, 14, 30, 60', days: [1, 3, 7, 14, 30, 60] },
  { id: 'crammed', label: 'Crammed: six reads in the first six days', days: [1, 2, 3, 4, 5, 6] },
  { id: 'weekly', label: 'Every week for eight weeks', days: [7, 14, 21, 28, 35, 42, 49, 56] },
  { id: 'eve', label: 'Once, on day 59', days: [59] },
  { id: 'late', label: 'Once, a day too late: day 61', days: [61] },
  { id: 'never', label: 'Never read', days: [] },
];

/** The example that these pins are; undefined = a person's own. */
export function findExample(pins: readonly number[]): ReadExample | undefined {
  return readExamples.find(
    ({ days }) => days.length === pins.length && days.every((day, i) => day === pins[i]),
  );
}
