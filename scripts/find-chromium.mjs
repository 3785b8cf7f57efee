import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function playwrightsOwn() {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** The first Chromium on this machine; undefined where there is none. */
export function findChromium() {
  return [...places, playwrightsOwn()].find((path) => path && existsSync(path));
}

/** As `findChromium`, installing one where there is none: Debian's package when root, else Playwright's own. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('No Chromium found: installing the Debian package …\n');
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation']);
  } else {
    process.stdout.write('No Chromium found: asking Playwright for its own …\n');
    run('npx', ['playwright', 'install', 'chromium']);
  }
  return findChromium();
}
