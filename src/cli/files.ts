import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { ByteSource } from '../engine/contracts/importer.ts';
import { CommandProblem } from './command-problem.ts';

/** The folder the person stands in: npm runs scripts elsewhere and says it in INIT_CWD. */
function startingFolder(): string {
  const { INIT_CWD, npm_lifecycle_event } = process.env;
  return INIT_CWD && npm_lifecycle_event === 'lethe' ? INIT_CWD : process.cwd();
}

function resolvePath(path: string): string {
  return resolve(startingFolder(), path);
}

function unreadable(path: string, error: NodeJS.ErrnoException): CommandProblem {
  const why: Record<string, string> = {
    ENOENT: 'there is no such file',
    EISDIR: 'this is a folder',
    EACCES: 'no permission',
  };
  return new CommandProblem(`${path} cannot be read: ${why[error.code ?? ''] ?? error.message}.`);
}

/** A file, or standard input for `-`. */
export async function openSource(path: string): Promise<ByteSource> {
  if (path === '-') return { name: 'standard input', sizeBytes: undefined, stream: () => process.stdin };
  const full = resolvePath(path);
  const info = await stat(full).catch((error: NodeJS.ErrnoException) => {
    throw unreadable(path, error);
  });
  if (info.isDirectory()) throw new CommandProblem(`${path} cannot be read: this is a folder.`);
  return {
    name: basename(full),
    sizeBytes: info.isFile() ? info.size : undefined,
    stream: () => createReadStream(full, { highWaterMark: 1 << 18 }),
  };
}

export async function readText(path: string): Promise<string> {
  return readFile(resolvePath(path), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw unreadable(path, error);
  });
}

/** Writes pieces to a file, or to standard output when no path is given. */
export async function writePieces(path: string | undefined, pieces: Iterable<string>): Promise<void> {
  if (path !== undefined) {
    await writeFile(resolvePath(path), joined(pieces)).catch((error: NodeJS.ErrnoException) => {
      throw new CommandProblem(`${path} cannot be written: ${error.message}.`);
    });
    return;
  }
  for (const block of joined(pieces)) {
    if (!process.stdout.write(block)) await new Promise((resume) => process.stdout.once('drain', resume));
  }
}

/** Small pieces as blocks of some 256 kB. */
function* joined(pieces: Iterable<string>): Generator<string> {
  let block = '';
  for (const piece of pieces) {
    block += piece;
    if (block.length > 262_144) {
      yield block;
      block = '';
    }
  }
  if (block !== '') yield block;
}
