/** Advance widths of Arial in 1/1000 em for the printable ASCII characters, from the space on. */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const wide = new Set('—…→⁻');
/** The other faces of the stack are up to this much wider. */
const allowance = 1.05;

function emOf(char: string): number {
  const code = char.codePointAt(0)!;
  const known = widths[code - 32];
  if (known !== undefined) return known / 1000;
  if (wide.has(char)) return 1;
  // CJK, Hangul, emoji: a full square.
  return code >= 0x1100 && !(code >= 0x2000 && code < 0x2e80) ? 1 : 0.6;
}

/** About how wide a text is drawn, in px; errs on the wide side so that labels placed by it do not touch. */
export function estimateTextWidth(text: string, fontSize = 11, isBold = false): number {
  let em = 0;
  for (const char of text) em += emOf(char);
  return em * allowance * fontSize * (isBold ? 1.06 : 1);
}

/** The text, or as much of it as fits with an ellipsis; empty where not even three letters fit. */
export function fitText(text: string, maxWidth: number, fontSize = 11, isBold = false): string {
  if (estimateTextWidth(text, fontSize, isBold) <= maxWidth) return text;
  const chars = [...text];
  let width = estimateTextWidth('…', fontSize, isBold);
  let count = 0;
  for (const char of chars) {
    width += estimateTextWidth(char, fontSize, isBold);
    if (width > maxWidth) break;
    count += 1;
  }
  return count < 3 ? '' : `${chars.slice(0, count).join('').trimEnd()}…`;
}
