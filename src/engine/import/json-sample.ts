import type { ReadOptions, SourceRecord, SourceSample } from '../contracts/importer.ts';
import { headBytes } from './detect-encoding.ts';
import { sliceMembers } from './json-members.ts';
import { JsonScanner } from './json-scanner.ts';
import { readHead } from './read-text.ts';

/** A hostile file may have a new key on every line. */
const mostNames = 500;

/** The keys of the first objects, in the order in which they turn up, and what stands under them. */
export function sampleJson(
  form: 'lines' | 'array',
  head: Uint8Array,
  isWhole: boolean,
  options: ReadOptions,
  limit: number,
): SourceSample {
  const { text, encoding } = readHead(head, isWhole, options.encoding);
  const places = new Map<string, number>();
  const found: { line: number; cells: (string | undefined)[] }[] = [];
  const scanner = new JsonScanner(form, {
    object(_value, json, line) {
      if (found.length >= limit) return;
      const cells: (string | undefined)[] = [];
      const members = sliceMembers(json);
      for (let i = 0; i < members.length; i += 2) {
        const name = members[i]!;
        let place = places.get(name);
        if (place === undefined) {
          if (places.size >= mostNames) continue;
          place = places.size;
          places.set(name, place);
        }
        cells[place] = cellOf(members[i + 1]!);
      }
      found.push({ line, cells });
    },
    broken(_text, line) {
      if (found.length < limit) found.push({ line, cells: [] });
    },
  });
  for (let from = 0; from < text.length && found.length < limit; from += headBytes) {
    scanner.push(text.slice(from, from + headBytes), isWhole && from + headBytes >= text.length);
  }
  const names = [...places.keys()];
  const records: SourceRecord[] = found.map(({ line, cells }) => ({
    line,
    cells: names.map((_, i) => cells[i]),
  }));
  return { names, records, encoding };
}

function cellOf(source: string): string | undefined {
  if (source === 'null') return undefined;
  return source.startsWith('"') ? (JSON.parse(source) as string) : source;
}
