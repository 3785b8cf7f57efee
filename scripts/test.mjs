/* npm test: installs what is missing, then types, lint, unit tests, unused code, build and the tests in a browser. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root, runStep } from './run-step.mjs';

ensureInstalled();
const bin = (name) => `${root}/node_modules/.bin/${name}`;
const reports = mkdtempSync(join(tmpdir(), 'lethe-test-'));
const totals = { passed: 0, failed: 0 };

function step(name, run) {
  process.stdout.write(`\n— ${name}\n`);
  if (run() === 0) return true;
  process.stdout.write(`✗ ${name} failed\n`);
  totals.failed += 1;
  return false;
}

/** Adds a report's tests to the totals; a step that failed without a failed test still counts as one failure. */
function count(file, read) {
  const before = totals.failed;
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
    totals.passed += passed;
    if (failed > 0) totals.failed = before - 1 + failed;
  } catch {
    process.stdout.write(`No report was written (${file}).\n`);
    if (totals.failed === before) totals.failed += 1;
  }
}

step('types', () => runStep('npm', ['run', '-s', 'types']));
step('lint and format', () => runStep('npm', ['run', '-s', 'lint']));

const unitReport = join(reports, 'unit.json');
const unitOk = step('unit and property tests', () =>
  runStep(bin('vitest'), ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`]),
);
count(unitReport, (report) => ({
  passed: report.numPassedTests,
  failed: unitOk ? 0 : report.numFailedTests,
}));

step('unused code', () => runStep('npm', ['run', '-s', 'unused']));
const built = step('build (app and command line)', () => runStep('npm', ['run', '-s', 'build']));

if (built) {
  const { ensureChromium } = await import('./find-chromium.mjs');
  const chromium = ensureChromium();
  if (chromium) {
    const e2eReport = join(reports, 'e2e.json');
    const env = { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport };
    const e2eOk = step('tests in a browser', () =>
      runStep(bin('playwright'), ['test', '--reporter=line,json'], { env }),
    );
    count(e2eReport, ({ stats }) => ({
      passed: stats.expected,
      failed: e2eOk ? 0 : stats.unexpected + stats.flaky,
    }));
  } else {
    totals.failed += 1;
    process.stdout.write(
      'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium; elsewhere: ' +
        'npx playwright install chromium) or set CHROMIUM_PATH; "npm run types", "npm run lint", "npm run unit", ' +
        '"npm run unused" and "npm run build" run without one.\n',
    );
  }
}
rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exitCode = totals.failed === 0 ? 0 : 1;
