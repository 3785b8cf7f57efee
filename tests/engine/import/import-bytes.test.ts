import { describe, expect, it } from 'vitest';
import {
  type ByteSource,
  ImportCancelled,
  type Importer,
  ImportRefusal,
} from '../../../src/engine/contracts/importer.ts';
import { createByteSource } from '../../../src/engine/import/byte-source.ts';
import { importBytes } from '../../../src/engine/import/import-bytes.ts';
import { importers } from '../../../src/importers/registry.ts';

const clockMs = Date.UTC(2027, 0, 1);
const row = '{"id":"a","text":"b","created_at":"2026-01-01"}\n';

/** A source that says whether it was closed before its end. */
function watchedSource(pieces: readonly string[]) {
  const seen = { isClosed: false };
  const source: ByteSource = {
    name: 'watched',
    sizeBytes: undefined,
    async *stream() {
      try {
        for (const piece of pieces) yield new TextEncoder().encode(piece);
      } finally {
        seen.isClosed = true;
      }
    },
  };
  return { source, seen };
}

const blocks = Array.from({ length: 6 }, () => row.repeat(2000));

describe('the format', () => {
  it('is the one that is said, whatever the file looks like', async () => {
    const source = createByteSource('a.txt', 'text\nhello\n');
    const { importer } = await importBytes(importers, source, { clockMs, formatId: 'csv' }, {});
    expect(importer.id).toBe('csv');
  });

  it('that is not known is refused, and the source is not touched', async () => {
    const { source, seen } = watchedSource([row]);
    const reading = importBytes(importers, source, { clockMs, formatId: 'xlsx' }, {});
    await expect(reading).rejects.toThrow('There is no format "xlsx"; known are csv, json-array, jsonl.');
    await expect(reading).rejects.toBeInstanceOf(ImportRefusal);
    expect(seen.isClosed).toBe(false);
  });

  it('that could be two is for the caller to say', async () => {
    const twin = (id: string): Importer => ({
      ...importers.find((importer) => importer.id === 'jsonl')!,
      id,
      label: id.toUpperCase(),
    });
    const twins = [twin('one'), twin('two')];
    const { source, seen } = watchedSource(blocks);
    await expect(importBytes(twins, source, { clockMs }, {})).rejects.toThrow(
      'watched could be ONE (one) or TWO (two): say which one it is.',
    );
    expect(seen.isClosed).toBe(true);
    const { importer } = await importBytes(
      twins,
      createByteSource('a', row),
      { clockMs, formatId: 'two' },
      {},
    );
    expect(importer.id).toBe('two');
  });
});

describe('the source is closed', () => {
  it('at its end', async () => {
    const { source, seen } = watchedSource(blocks);
    const { result } = await importBytes(importers, source, { clockMs }, {});
    expect(result.table.rowCount).toBe(12_000);
    expect(seen.isClosed).toBe(true);
  });

  it('when the person stops it', async () => {
    const { source, seen } = watchedSource(blocks);
    let rows = 0;
    const reading = importBytes(
      importers,
      source,
      { clockMs },
      {
        onProgress: (progress) => {
          rows = progress.rows;
        },
        isCancelled: () => rows > 0,
      },
    );
    await expect(reading).rejects.toBeInstanceOf(ImportCancelled);
    expect(rows).toBeLessThan(12_000);
    expect(seen.isClosed).toBe(true);
  });

  it('when the file is refused, before anything was read or later', async () => {
    for (const [pieces, options] of [
      [['\0\x01\x02\0', '\0'], {}],
      [['foo,bar\n1,2\n', '3,4\n'], {}],
      [['id,text\n1,2\n', '3,4\n'], { delimiter: 'ab', formatId: 'csv' }],
    ] as const) {
      const { source, seen } = watchedSource(pieces);
      await expect(importBytes(importers, source, { clockMs, ...options }, {})).rejects.toBeInstanceOf(
        ImportRefusal,
      );
      expect(seen.isClosed).toBe(true);
    }
  });
});

describe('what cannot be', () => {
  it('is a number of days that no date can hold: the row takes no part, and says why', async () => {
    const source = createByteSource('a.csv', 'id,age_days,idle_days\na,1e308,1\nb,1e9,1\nc,5,1e308\n');
    const { result } = await importBytes(importers, source, { clockMs }, {});
    expect([...result.table.createdMs]).toEqual([Number.NaN, Number.NaN, clockMs - 5 * 86_400_000]);
    expect(result.table.lastReadMs[2]).toBeNaN();
    expect(result.problems.map(({ line, field, flag }) => [line, field, flag])).toEqual(
      expect.arrayContaining([
        [2, 'age_days', 'bad-created'],
        [3, 'age_days', 'bad-created'],
        [4, 'idle_days', 'bad-last-read'],
      ]),
    );
  });

  it('is text of four bytes a letter: it is refused by its mark', async () => {
    const bytes = new Uint8Array([0xff, 0xfe, 0, 0, 0x69, 0, 0, 0, 0x64, 0, 0, 0]);
    const source = createByteSource('a.csv', bytes);
    await expect(importBytes(importers, source, { clockMs }, {})).rejects.toThrow(
      'a.csv is UTF-32 text: save it as UTF-8.',
    );
  });
});
