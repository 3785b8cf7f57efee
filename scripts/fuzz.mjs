/* npm run fuzz [runs]: the unit and property tests under new seeds, one after the other; a failing seed is printed. */
import { randomInt } from 'node:crypto';
import { root, runStep } from './run-step.mjs';

const runs = Number(process.argv[2] ?? 10);
const failed = [];
for (let i = 0; i < runs; i += 1) {
  const seed = String(randomInt(2 ** 31));
  process.stdout.write(`\n— run ${i + 1} of ${runs}, LETHE_SEED=${seed}\n`);
  const env = { ...process.env, LETHE_SEED: seed, NO_COLOR: '1' };
  const args = ['run', '--reporter=agent', '--exclude=tests/architecture/**'];
  if (runStep(`${root}/node_modules/.bin/vitest`, args, { env }) !== 0) failed.push(seed);
}
process.stdout.write(
  failed.length ? `\nfailing seeds: ${failed.join(' ')}\n` : `\n${runs} seeds, none failed\n`,
);
process.exitCode = failed.length ? 1 : 0;
