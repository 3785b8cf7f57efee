import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dropFile, expect, openApp, test } from './fixture.ts';

const store = (app: Page) => app.getByRole('grid', { name: /^Store|shown$/ });
const texts = (app: Page) =>
  store(app).locator('[role="row"][aria-selected] > :nth-child(2)').allTextContents();

test('the store’s scores, θ, what is protected, and the notebook’s scenarios', async ({ app }) => {
  await openApp(app, '#/scores');
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('3 of 10 score under 0.25');
  const row = (name: string) => app.getByRole('row', { name: new RegExp(name) });
  await expect(row('Never invest in equity')).toContainText('1.000 (0.380)');
  await expect(row('Never invest in equity')).toContainText('protected: counts as 1');
  await expect(row('Goal: retire at 55')).toContainText('0.416');
  await expect(row('Goal: retire at 55')).toContainText('never');
  await expect(row('Bond yields')).toContainText('in 27.2 d');
  const scenarios = app.getByRole('grid', { name: 'Seven notebook scenarios' });
  const totals = scenarios.locator('[role="row"][aria-selected] > :nth-last-child(2)');
  await expect(totals).toHaveText(['0.613', '0.225', '0.655', '0.160', '1.000 (0.380)', '0.305', '0.797']);
});

test('order and search are shared; keys walk the rows and open the memory', async ({ app }) => {
  await openApp(app, '#/scores');
  const order = app.getByRole('group', { name: 'Order' });
  await order.getByRole('button', { name: 'Importance' }).click();
  await expect.poll(() => texts(app).then((list) => list[0])).toBe('SIP of Rs 5,000 in a liquid fund');
  await order.getByRole('button', { name: 'Smallest margin' }).click();
  await expect.poll(() => texts(app).then((list) => list[0])).toBe('FD of Rs 50,000 matures in 3 months');
  await order.getByRole('button', { name: 'Under θ soonest' }).click();
  await expect.poll(() => texts(app).then((list) => list[0])).toBe('Salary is Rs 90,000 at Infosys');
  await store(app).focus();
  await app.keyboard.press('ArrowDown');
  await app.keyboard.press('ArrowDown');
  await app.keyboard.press('Enter');
  await expect(app.getByRole('complementary', { name: 'Memory' })).toContainText(
    'Markets look volatile this week',
  );
  await app.getByLabel('Filter by text, category or time').fill('salary');
  await expect(app.getByRole('grid', { name: '2 of 10 shown' })).toBeVisible();
  await app.getByRole('link', { name: 'Trace' }).click();
  await expect(app.getByText('of 10 shown')).toBeVisible();
});

test('a store of 3,000 memories draws only the rows that show', async ({ app }) => {
  await openApp(app, '#/scores');
  const lines = Array.from({ length: 3000 }, (_, i) =>
    JSON.stringify({
      id: `m${i}`,
      text: `memory ${i}`,
      category: 'general',
      created_at: 1_760_000_000 + i * 3600,
    }),
  );
  await dropFile(app, 'many.jsonl', lines.join('\n'));
  await expect(app.getByRole('grid', { name: /3,000 memories/ })).toBeVisible();
  const drawn = store(app).locator('[role="row"]');
  expect(await drawn.count()).toBeLessThan(80);
  await store(app).focus();
  await app.keyboard.press('End');
  await expect(app.getByRole('row', { name: 'memory 2999' })).toBeVisible();
});

test('the shown rows as files', async ({ app }) => {
  await openApp(app, '#/scores');
  await app.getByRole('button', { name: '10 rows' }).click();
  const [download] = await Promise.all([
    app.waitForEvent('download'),
    app.getByRole('menuitem', { name: 'CSV, 10 rows with their terms' }).click(),
  ]);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines).toHaveLength(11);
  expect(lines[1]).toMatch(
    /^m1,Never invest in equity for me,constraint,kept,true,90,2,0\.3,0\.03,0\.05,0\.38,never/,
  );
});
