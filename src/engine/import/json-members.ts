const quote = 34;
const backslash = 92;

/** Position behind the JSON string that starts at `at`; the end of the text when it is not closed. */
export function endOfString(text: string, at: number): number {
  let end = at;
  for (;;) {
    end = text.indexOf('"', end + 1);
    if (end < 0) return text.length;
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === backslash) slashes++;
    if (slashes % 2 === 0) return end + 1;
  }
}

/** Position behind the value that starts at `at`; no recursion, so that depth costs nothing. */
function endOfValue(text: string, at: number): number {
  let depth = 0;
  let i = at;
  while (i < text.length) {
    const code = text.charCodeAt(i);
    if (code === quote) {
      i = endOfString(text, i);
      if (depth === 0) return i;
      continue;
    }
    if (code === 123 || code === 91) depth++;
    else if (code === 125 || code === 93) {
      if (depth === 0) return i;
      depth--;
      if (depth === 0) return i + 1;
    } else if (depth === 0 && (code === 44 || code <= 32)) return i;
    i++;
  }
  return i;
}

function skipBlanks(text: string, at: number): number {
  let i = at;
  while (text.charCodeAt(i) <= 32) i++;
  return i;
}

/** Valid JSON without the blanks between its parts; digits and escapes stay as they are. */
function withoutBlanks(json: string): string {
  if (!/[ \t\r\n]/.test(json)) return json;
  let result = '';
  let i = 0;
  while (i < json.length) {
    const code = json.charCodeAt(i);
    const end = code === quote ? endOfString(json, i) : i + 1;
    if (code > 32) result += json.slice(i, end);
    i = end;
  }
  return result;
}

/**
 * The members of a JSON object with each value's own source text, so that no digit is lost: key and value in turn.
 * `{"a": 1.0, "b": [9007199254740993]}` gives `['a', '1.0', 'b', '[9007199254740993]']`. The text must be valid JSON.
 */
export function sliceMembers(object: string): string[] {
  const members: string[] = [];
  let i = skipBlanks(object, 0) + 1;
  for (;;) {
    i = skipBlanks(object, i);
    if (object.charCodeAt(i) === 44) i = skipBlanks(object, i + 1);
    if (object.charCodeAt(i) !== quote) return members;
    const keyEnd = endOfString(object, i);
    const key = object.slice(i + 1, keyEnd - 1);
    members.push(key.includes('\\') ? (JSON.parse(`"${key}"`) as string) : key);
    i = skipBlanks(object, skipBlanks(object, keyEnd) + 1);
    const end = endOfValue(object, i);
    members.push(withoutBlanks(object.slice(i, end)));
    i = end;
  }
}
