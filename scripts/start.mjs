/* npm start: installs what is missing, builds, serves, prints the address. */
import { ensureInstalled, root, runStep } from './run-step.mjs';

ensureInstalled();
const vite = `${root}/node_modules/vite/bin/vite.js`;
if (runStep(process.execPath, [vite, 'build', '--logLevel', 'warn']) !== 0) process.exit(1);
const { preview } = await import('vite');
const port = Number(process.env.PORT ?? 4180);
const server = await preview({
  root,
  preview: { port, host: process.env.HOST ?? 'localhost' },
  logLevel: 'warn',
});
const [address] = server.resolvedUrls?.local ?? [];
process.stdout.write(`\nLethe is served at ${address ?? `http://localhost:${port}/`}  (Ctrl+C stops it)\n`);
