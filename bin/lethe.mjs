#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../dist-cli/lethe.mjs', import.meta.url);
if (existsSync(built)) await import(built.href);
else {
  process.stderr.write('lethe: the command line is not built yet; run "npm run build:cli" in its folder.\n');
  process.exitCode = 2;
}
