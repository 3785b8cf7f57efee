import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { dropFile, expect, openApp, test } from './fixture.ts';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const title = (app: Page) => app.getByRole('heading', { level: 1 });
const tab = (app: Page, name: RegExp | string) =>
  app.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
const archived = (app: Page) => app.getByRole('grid', { name: 'Archived memories' });
const log = (app: Page) => app.getByRole('grid', { name: /What was done/ });
const linesOf = (app: Page) =>
  log(app)
    .getByRole('row')
    .filter({ has: app.getByRole('gridcell') });

async function applyTrace(app: Page, removal?: string): Promise<void> {
  await app.getByRole('button', { name: /^Apply: / }).click();
  const dialog = app.getByRole('dialog');
  if (removal) await dialog.getByRole('button', { name: removal, exact: true }).click();
  await dialog.getByRole('button', { name: /^Apply: / }).click();
}

async function runFromPalette(app: Page, words: string, entry: string | RegExp): Promise<void> {
  await app.keyboard.press('Control+k');
  const palette = app.getByRole('dialog', { name: 'Find or run' });
  await expect(palette.getByRole('textbox')).toBeFocused();
  await app.keyboard.type(words);
  await expect(palette.getByRole('button', { name: entry })).toHaveAttribute('data-selected', 'true');
  await app.keyboard.press('Enter');
}

async function textOf(download: Promise<Download>): Promise<string> {
  return readFileSync(await (await download).path(), 'utf8');
}

async function seriousFaults(app: Page): Promise<readonly string[]> {
  await app.evaluate(axe);
  return app.evaluate(async () => {
    interface Found {
      id: string;
      impact: string;
      nodes: { html: string }[];
    }
    const { run } = (window as unknown as { axe: { run(): Promise<{ violations: Found[] }> } }).axe;
    return (await run()).violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
}

test('a trace is applied after a question; what went is in the archive with its reason, and one comes back', async ({
  app,
}) => {
  await openApp(app);
  await app.getByRole('button', { name: 'Apply: archive 5' }).click();
  const dialog = app.getByRole('dialog', { name: 'Archive 5 memories?' });
  await expect(dialog.getByRole('row', { name: /^TTL/ })).toHaveText(/2\s*16/);
  await expect(dialog.getByRole('row', { name: /^Stay in the store/ })).toContainText('5');
  await expect(dialog).toContainText('1 of them is lost though important');
  await dialog.getByRole('button', { name: 'Apply: archive 5 memories' }).click();
  await expect(title(app)).toHaveText('Kept 5 of 5');
  await expect(app.getByRole('button', { name: 'Nothing to apply' })).toHaveAttribute(
    'title',
    /evicts no memory/,
  );
  await app.getByRole('button', { name: 'Show the archive' }).click();
  await expect(title(app)).toHaveText('5 memories archived');
  await expect(tab(app, /^Archive/)).toHaveText('Archive5');
  const goal = archived(app).getByRole('row', { name: /Goal: retire at 55/ });
  await expect(goal).toContainText('LRU: idle 75 days, limit 60 (15 over)');
  await goal.getByRole('button', { name: 'Restore Goal: retire at 55' }).click();
  await expect(title(app)).toHaveText('4 memories archived');
  await tab(app, 'Trace').click();
  await expect(title(app)).toHaveText(/Kept \d of 6/);
  await expect(app.getByRole('grid').getByRole('row', { name: /Goal: retire at 55/ })).toBeVisible();
});

test('undo after applying brings all back', async ({ app }) => {
  await openApp(app);
  await applyTrace(app);
  await expect(title(app)).toHaveText('Kept 5 of 5');
  await app.keyboard.press('Control+z');
  await expect(title(app)).toHaveText('Kept 5 of 10');
  await expect(tab(app, /^Archive/)).toHaveText('Archive');
  await tab(app, /^Log/).click();
  await expect(title(app)).toHaveText('Nothing was done yet');
});

test('tombstones wait to be compacted; the log keeps them', async ({ app }) => {
  await openApp(app);
  await applyTrace(app, 'Tombstone');
  await app.getByRole('button', { name: 'Show the archive' }).click();
  await expect(title(app)).toHaveText('5 memories tombstoned');
  await app.getByRole('button', { name: 'Compact now…' }).click();
  const question = app.getByRole('dialog', { name: 'Compact 5 tombstones?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(title(app)).toHaveText('5 memories tombstoned');
  await app.getByRole('button', { name: 'Compact now…' }).click();
  await question.getByRole('button', { name: 'Compact 5 tombstones' }).click();
  await expect(title(app)).toHaveText(/^(There are no tombstones|Nothing is archived)$/);
  await tab(app, 'Log').click();
  await expect(title(app)).toHaveText('10 lines in the log');
});

test('several are marked and restored, others removed for good, the rest emptied', async ({ app }) => {
  await openApp(app);
  await applyTrace(app);
  await tab(app, /^Archive/).click();
  await app.getByRole('checkbox', { name: /Mark Bond yields/ }).check();
  await app.getByRole('checkbox', { name: /Mark Markets look/ }).check();
  await app.getByRole('button', { name: 'Restore 2' }).click();
  await expect(title(app)).toHaveText('3 memories archived');
  await app.getByRole('checkbox', { name: /Mark FD of Rs/ }).check();
  await app.getByRole('button', { name: 'Remove for good…' }).click();
  await app.getByRole('dialog').getByRole('button', { name: 'Remove 1 memory' }).click();
  await expect(title(app)).toHaveText('2 memories archived');
  await app.getByRole('button', { name: 'Empty the archive…' }).click();
  await app.getByRole('dialog').getByRole('button', { name: 'Remove 2 memories' }).click();
  await expect(title(app)).toHaveText('Nothing is archived');
  await expect(app.getByText(/come here with the reason why/)).toBeVisible();
});

test('the archive is searched, filtered by pass, sorted, and saved as it shows', async ({ app }) => {
  await openApp(app);
  await applyTrace(app);
  await tab(app, /^Archive/).click();
  const rows = archived(app)
    .getByRole('row')
    .filter({ has: app.getByRole('gridcell') });
  await archived(app).getByRole('button', { name: 'Importance' }).click();
  await expect(rows.first()).toContainText('Bond yields are rising');
  const chips = app.getByRole('group', { name: 'Taken by' });
  await chips.getByRole('button', { name: /TTL 2/ }).click();
  await expect(rows).toHaveCount(2);
  await app.getByRole('searchbox', { name: 'Search the archive' }).fill('salary');
  await expect(rows).toHaveCount(1);
  const download = app.waitForEvent('download');
  await app.getByRole('button', { name: 'Save 1 row as JSON Lines' }).click();
  const saved = (await textOf(download))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(saved.map(({ id, text }) => [id, text])).toEqual([['m4', 'Salary is Rs 90,000 at Infosys']]);
  await app.getByRole('searchbox', { name: 'Search the archive' }).fill('nothing like it');
  await app.getByRole('button', { name: 'Clear search' }).click();
  await expect(rows).toHaveCount(5);
});

test('the log: newest first, with the numbers of each eviction; searched, filtered, one memory alone, exported', async ({
  app,
}) => {
  await openApp(app);
  await applyTrace(app);
  await tab(app, /^Archive/).click();
  await app.getByRole('button', { name: 'Restore Goal: retire at 55' }).click();
  await tab(app, 'Log').click();
  await expect(title(app)).toHaveText('6 lines in the log');
  await expect(linesOf(app).first()).toContainText(/Restored.*Goal: retire at 55/);
  await expect(linesOf(app).nth(1)).toContainText('Archived');

  await linesOf(app).last().getByText('LRU: idle 75 days').click();
  const detail = app.getByRole('region', { name: 'The chosen line' });
  for (const words of ['75 d', '60 d', '0.416', '0.255', 'Notebook'])
    await expect(detail).toContainText(words);
  await detail.getByRole('button', { name: 'Only this memory' }).click();
  await expect(linesOf(app)).toHaveCount(2);
  await expect(app.getByText('only: Goal: retire at 55')).toBeVisible();
  await app.getByRole('button', { name: /^Without/ }).click();
  await expect(linesOf(app)).toHaveCount(6);

  await app.getByRole('combobox', { name: 'What was done' }).selectOption('archived');
  await expect(linesOf(app)).toHaveCount(5);
  await app.getByRole('searchbox', { name: 'Search the log' }).fill('budget');
  await expect(linesOf(app)).toHaveCount(1);

  await app.getByRole('button', { name: 'Export 1 line' }).click();
  const lines = app.waitForEvent('download');
  await app.getByRole('menuitem', { name: 'JSON Lines, 1 line' }).click();
  const record = JSON.parse(await textOf(lines));
  expect(record).toMatchObject({ kind: 'archived', id: 'm8', pass: 'budget', rank: 1 });
  expect([record.value, record.limit].map((value) => value.toFixed(3))).toEqual(['0.416', '0.422']);
  expect(record.policy_sha256).toMatch(/^[0-9a-f]{64}$/);

  await app.getByRole('button', { name: 'Export 1 line' }).click();
  const table = app.waitForEvent('download');
  await app.getByRole('menuitem', { name: 'CSV, 1 line' }).click();
  const [head, row, ...rest] = (await textOf(table)).trim().split(/\r?\n/);
  expect(head).toMatch(/^place,made_at,kind,id,text,category,words,as_of,policy/);
  expect(row).toContain(',archived,m8,Bond yields are rising,market_view,');
  expect(rest).toEqual([]);
});

test('archive and log survive a reload', async ({ app }) => {
  await openApp(app);
  const row = (id: string, created: string) =>
    JSON.stringify({ id, text: `memory ${id}`, category: 'general', created_at: created });
  await dropFile(app, 'mine.jsonl', [row('old', '2025-01-01'), row('new', '2025-06-01')].join('\n'));
  await expect(title(app)).toHaveText('Kept 1 of 2');
  await applyTrace(app);
  await app.getByRole('button', { name: 'Show the archive' }).click();
  await expect(title(app)).toHaveText('1 memory archived');
  await app.reload();
  await expect(title(app)).toHaveText('1 memory archived');
  await expect(archived(app).getByRole('row', { name: /memory old/ })).toBeVisible();
  await tab(app, 'Log').click();
  await expect(title(app)).toHaveText('1 line in the log');
  await app.reload();
  await expect(linesOf(app)).toHaveCount(1);
});

test('all of it by keyboard: palette, dialog, marks, restore, and the memory in its drawer', async ({
  app,
}) => {
  await openApp(app);
  await runFromPalette(app, 'apply the trace', /^Apply the trace/);
  await expect(app.getByRole('dialog', { name: 'Archive 5 memories?' })).toBeVisible();
  await expect(app.getByRole('button', { name: 'Apply: archive 5 memories' })).toBeFocused();
  await app.keyboard.press('Enter');
  await expect(title(app)).toHaveText('Kept 5 of 5');
  await runFromPalette(app, 'archive view', 'Archive');
  await expect(title(app)).toHaveText('5 memories archived');
  await archived(app).focus();
  for (const key of ['ArrowDown', 'Space', 'ArrowDown', 'Space']) await app.keyboard.press(key);
  await expect(app.getByRole('button', { name: 'Restore 2' })).toBeVisible();
  await app.keyboard.press('Enter');
  const drawer = app.getByRole('complementary', { name: 'Memory' });
  await expect(drawer.getByRole('heading', { level: 2 })).toHaveText('Salary is Rs 90,000 at Infosys');
  await app.getByRole('button', { name: 'Restore 2' }).focus();
  await app.keyboard.press('Enter');
  await expect(title(app)).toHaveText('3 memories archived');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`a full archive and log, ${scheme}, by width: nothing scrolls sideways, axe finds nothing serious`, async ({
    app,
  }) => {
    await app.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await openApp(app);
    await applyTrace(app);
    const check = async () => {
      for (const width of [1440, 1000, 360]) {
        await app.setViewportSize({ width, height: 800 });
        await expect
          .poll(() => app.evaluate(() => document.documentElement.scrollWidth - innerWidth))
          .toBeLessThanOrEqual(0);
        expect(await seriousFaults(app)).toEqual([]);
      }
    };
    await tab(app, /^Archive/).click();
    await app.getByRole('checkbox', { name: /Mark Bond yields/ }).check();
    await check();
    await tab(app, 'Log').click();
    await linesOf(app).getByText('Importance: 0.240').click();
    await expect(app.getByRole('region', { name: 'The chosen line' })).toBeVisible();
    await check();
  });
}
