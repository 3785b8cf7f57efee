import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, openApp, test } from './fixture.ts';

const pin = (app: Page, number: number) => app.getByRole('slider', { name: `Read ${number}, days` });
const title = (app: Page) => app.getByRole('heading', { level: 1 });

test('the day table of the golden example, and what the reads bought', async ({ app }) => {
  await openApp(app, '#/reads');
  await expect(title(app)).toHaveText('Two reads keep it until day 120');
  const rows = await app
    .locator('table tbody tr')
    .evaluateAll((list) =>
      list.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
    );
  const telling = rows.filter(([day]) =>
    ['0', '15', '29', '30', '45', '59', '60', '61', '90'].includes(day!),
  );
  expect(telling.map(([, , never]) => never)).toEqual(
    '1.000 0.707 0.512 0.500 0.354 0.256 0.250 0.244 0.125'.split(' '),
  );
  expect(telling.map(([, , , read]) => read)).toEqual(
    '1.000 0.707 0.512 1.000 0.707 0.512 1.000 0.977 0.500'.split(' '),
  );
  await expect(app.getByText('60 days longer')).toBeVisible();
  await app.getByRole('button', { name: 'Every day' }).click();
  await expect(app.locator('table tbody tr')).toHaveCount(151);
});

test('pins by keyboard: moved, fine, fast, deleted; Alt+Left does not leave the page', async ({ app }) => {
  await openApp(app, '#/curves');
  await app.getByRole('link', { name: 'Reads' }).click();
  await pin(app, 2).focus();
  await app.keyboard.press('ArrowLeft');
  await expect(pin(app, 2)).toHaveAttribute('aria-valuetext', 'day 59');
  await expect(title(app)).toHaveText('Two reads keep it until day 119');
  await app.keyboard.press('Shift+ArrowRight');
  await expect(title(app)).toHaveText('Two reads keep it until day 129');
  await app.keyboard.press('Alt+ArrowLeft');
  await expect(pin(app, 2)).toHaveAttribute('aria-valuenow', '68.9');
  await expect(app).toHaveURL(/#\/reads/);
  await app.keyboard.press('Delete');
  await expect(pin(app, 2)).toHaveCount(0);
  await expect(pin(app, 1)).toBeFocused();
  await expect(title(app)).toHaveText('One read keeps it until day 90');
  await app.keyboard.press('Backspace');
  await expect(title(app)).toHaveText('Never read, it is under 0.25 from day 60');
  await app.keyboard.press('Control+z');
  await expect(title(app)).toHaveText('One read keeps it until day 90');
});

test('pins by mouse: a click in the lane adds, a drag moves, one undo step takes the drag back', async ({
  app,
}) => {
  await openApp(app, '#/reads');
  const lane = app.getByRole('group', { name: 'Reads of the memory' }).locator('rect').first();
  const box = (await lane.boundingBox())!;
  const xOf = (day: number) => box.x + (day / 150) * box.width;
  const y = box.y + box.height / 2;
  await app.mouse.click(xOf(80), y);
  await expect(title(app)).toHaveText('Three reads keep it until day 140');
  const third = (await pin(app, 3).boundingBox())!;
  await app.mouse.move(third.x + third.width / 2, third.y + third.height / 2);
  await app.mouse.down();
  for (const day of [82, 90, 100]) await app.mouse.move(box.x + (day / 180) * box.width, y);
  // Neighbours are not passed, however far the pointer goes.
  await app.mouse.move(xOf(20), y);
  await expect(pin(app, 3)).toHaveAttribute('aria-valuenow', '60');
  await app.mouse.up();
  await app.keyboard.press('Control+z');
  await expect(title(app)).toHaveText('Three reads keep it until day 140');
  await app.keyboard.press('Control+z');
  await expect(title(app)).toHaveText('Two reads keep it until day 120');
});

test('effects, examples, as-of and typed days; all of it survives a reload', async ({ app }) => {
  await openApp(app, '#/reads');
  await app
    .getByLabel('Example', { exact: true })
    .selectOption({ label: 'Example: spaced repetition: 1, 3, 7, 14, 30, 60' });
  await expect(app.getByRole('slider', { name: /^Read \d/ })).toHaveCount(6);
  await app.getByRole('combobox', { name: 'What a read does' }).selectOption('boost');
  await expect(app.getByText(/A read lifts strength by a fixed amount/).last()).toBeVisible();
  const asOf = app.getByRole('slider', { name: /^As of/ });
  await asOf.focus();
  await app.keyboard.press('ArrowRight');
  await expect(asOf).toHaveAttribute('aria-valuenow', '91');
  await app.getByLabel('Day of read 6, d').fill('70');
  await app.getByLabel('Day of read 6, d').press('Enter');
  await expect(pin(app, 6)).toHaveAttribute('aria-valuenow', '70');
  const before = await title(app).textContent();
  await app.reload();
  await expect(title(app)).toHaveText(before!);
  await expect(asOf).toHaveAttribute('aria-valuenow', '91');
});

test('every day as a file', async ({ app }) => {
  await openApp(app, '#/reads');
  const [download] = await Promise.all([
    app.waitForEvent('download'),
    app.getByRole('button', { name: 'CSV', exact: true }).click(),
  ]);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines).toHaveLength(152);
  expect(lines[91]).toBe('90,2026-11-29T00:00:00.000Z,0.125,0.5,0.375,as of');
});

test('without a strength pass the line of θ says that it is a reference', async ({ app }) => {
  await openApp(app, '#/reads');
  await expect(app.getByText('θ of importance, for reference')).toBeVisible();
});
