/* Builds the command line after an install, so that `npm run -s lethe` works at once. */
import { existsSync } from 'node:fs';
import { root, runStep } from './run-step.mjs';

if (existsSync(`${root}/node_modules/vite`)) {
  process.exitCode = runStep(process.execPath, [
    `${root}/node_modules/vite/bin/vite.js`,
    'build',
    '--config',
    'vite.cli.config.ts',
    '--logLevel',
    'warn',
  ]);
} else
  process.stdout.write('Vite is not installed (dev packages left out): the command line was not built.\n');
