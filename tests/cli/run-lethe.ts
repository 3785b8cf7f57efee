import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

interface Where {
  readonly cwd?: string;
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
}

/** Builds the command line from the sources as they are, so that no stale one is tested. */
export async function buildLethe(): Promise<void> {
  await build({ root, configFile: join(root, 'vite.cli.config.ts'), logLevel: 'error' });
}

/** Runs the command line as a person does. */
export function lethe(args: readonly string[], { cwd = root, input, env = {} }: Where = {}): Promise<Run> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [join(root, 'bin/lethe.mjs'), ...args], {
      cwd,
      env: { ...process.env, npm_lifecycle_event: '', ...env },
    });
    let out = '';
    let error = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      error += text;
    });
    child.on('error', failed);
    child.on('close', (code) => done({ code, out, error }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

export function freshFolder(): string {
  return mkdtempSync(join(tmpdir(), 'lethe-cli-'));
}
