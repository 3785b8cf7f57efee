import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a command in the project's folder, its output shown; gives the exit code. */
export function runStep(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) process.stderr.write(`${command}: ${error.message}\n`);
  return status ?? 1;
}

/** Installs the packages of the lock file where they are missing; ends the process when that fails. */
export function ensureInstalled() {
  if (existsSync(`${root}/node_modules/.package-lock.json`)) return;
  process.stdout.write('Installing packages (npm ci) …\n');
  if (runStep('npm', ['ci']) !== 0) {
    process.stderr.write('npm ci failed: without the packages nothing can be built.\n');
    process.exit(1);
  }
}
