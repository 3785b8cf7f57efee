import { expect, openApp, test } from './fixture.ts';

test('a link opens in a fresh profile with policy, as-of, filter, selection and view', async ({
  app,
  browser,
}) => {
  await openApp(app);
  await app.getByRole('textbox', { name: 'LRU, d' }).fill('75');
  await app.getByRole('textbox', { name: 'LRU, d' }).press('Enter');
  await app.getByRole('textbox', { name: 'Budget, memories' }).fill('7');
  await app.getByRole('textbox', { name: 'Budget, memories' }).press('Enter');
  await app
    .getByRole('grid')
    .getByRole('row', { name: /Goal: retire/ })
    .click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Kept 7 of 10');
  await expect.poll(() => app.url()).toContain('#/trace/');
  const before = app.url();
  await app.reload();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Kept 7 of 10');
  await expect(app.getByRole('complementary', { name: 'Memory' })).toContainText('Goal: retire at 55');
  expect(app.url()).toBe(before);
  const fresh = await browser.newContext();
  const page = await fresh.newPage();
  await page.goto(before);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kept 7 of 10');
  await expect(page.getByRole('textbox', { name: 'LRU, d' })).toHaveValue('75');
  await expect(page.getByRole('complementary', { name: 'Memory' })).toContainText('Goal: retire at 55');
  await fresh.close();
});

test('Back and Forward go between views', async ({ app }) => {
  await openApp(app);
  await expect.poll(() => app.url()).toContain('#/trace/');
  await app.getByRole('link', { name: 'Curves' }).click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Under 0.25 after 14, 60 and 180 days');
  await app.goBack();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Kept 5 of 10');
  await app.goForward();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Under 0.25 after 14, 60 and 180 days');
});

for (const [what, payload] of [
  ['damaged', 'abc%%%'],
  ['cut', 'q1YqU7KqVipQsgIA'],
  ['not one of ours', 'AAAA'],
] as const) {
  test(`a link that is ${what} says so and shows nothing in its place`, async ({ app }) => {
    await app.goto(`./#/trace/${payload}`);
    await expect(app.getByText('The link was not opened.')).toBeVisible();
    await expect(app.getByText(/Goal: retire/)).toHaveCount(0);
  });
}
