import { endOfString } from './json-members.ts';

const bareNumbers = new Set(['NaN', 'Infinity', '-Infinity', '+Infinity', '-NaN']);

export interface RepairedJson {
  readonly text: string;
  /** NaN and Infinity stood there as bare words; they are strings now. */
  readonly hasBareNumbers: boolean;
}

/**
 * Makes text that is nearly JSON valid: trailing commas go, bare NaN and Infinity become strings, raw control characters
 * within strings are escaped. Whether the result is JSON is for the parser to say.
 * `{"a": NaN,}` → `{"a":"NaN"}`.
 */
export function repairJson(text: string): RepairedJson {
  const parts: string[] = [];
  let hasBareNumbers = false;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const end = code === 34 ? endOfString(text, at) : endOfWord(text, at);
    const part = text.slice(at, end);
    at = end;
    if (code <= 32 || code === 0xfeff || code === 0xa0) continue;
    if ((code === 125 || code === 93) && parts[parts.length - 1] === ',') parts.pop();
    if (code === 34) {
      parts.push(escapeControls(part));
    } else if (bareNumbers.has(part)) {
      hasBareNumbers = true;
      parts.push(`"${part}"`);
    } else {
      parts.push(part);
    }
  }
  return { text: parts.join(''), hasBareNumbers };
}

/** Position behind a number or bare word that starts at `at`; of any other character, behind it. */
function endOfWord(text: string, at: number): number {
  let end = at;
  while (/[A-Za-z0-9+.-]/.test(text.charAt(end))) end++;
  return Math.max(end, at + 1);
}

function escapeControls(string: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return string.replace(/[\u0000-\u001f]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
