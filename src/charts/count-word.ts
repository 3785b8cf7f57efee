const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** "five"; digits from thirteen on. */
export function countWord(count: number): string {
  return words[count] ?? count.toLocaleString();
}
