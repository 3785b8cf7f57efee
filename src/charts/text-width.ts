/** Widths in 1/1000 em of Arial-like faces, by class of character; wide enough for the faces in the stack. */
const narrow = new Set("ijl|!.,:;'’‘`()[]{}/\\ ft-r");
const wide = new Set('mwMW@%—…→');

function emOf(char: string): number {
  if (narrow.has(char)) return 0.33;
  if (wide.has(char)) return 0.9;
  const code = char.codePointAt(0)!;
  // CJK, Hangul, emoji: a full square.
  if (code >= 0x1100 && !(code >= 0x2000 && code < 0x2e80)) return 1;
  if (char >= 'A' && char <= 'Z') return 0.7;
  return 0.56;
}

/** About how wide a text is drawn, in px; errs on the wide side so that labels placed by it do not touch. */
export function estimateTextWidth(text: string, fontSize = 11, isBold = false): number {
  let em = 0;
  for (const char of text) em += emOf(char);
  return em * fontSize * (isBold ? 1.08 : 1);
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
