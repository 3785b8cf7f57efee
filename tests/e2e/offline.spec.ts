import { expect, test } from '@playwright/test';
import { openApp } from './fixture.ts';

// Not the fixture's page: Chromium asks for the icon again at every address and reports that it cannot.
test('once it is quiet the page needs no server: every view and the palette open offline', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const fetched: string[] = [];
  page.on('response', (response) => fetched.push(response.url()));
  await openApp(page);
  for (const part of [
    'CurvesView',
    'ReadsView',
    'ScoresView',
    'MappingDialog',
    'CommandPalette',
    'time-words',
  ]) {
    await expect
      .poll(() => fetched.some((url) => url.includes(`/${part}-`) && url.endsWith('.js')))
      .toBe(true);
  }
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  for (const view of ['Curves', 'Reads', 'Scores', 'Trace']) {
    await page.getByRole('link', { name: view, exact: true }).click();
    await expect(page).toHaveTitle(`${view} · Lethe`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder(/Find a memory/)).toBeVisible();
  expect(faults).toEqual([]);
  expect(faults).toEqual([]);
});

test('a view that cannot be fetched says so; the rest stays usable', async ({ page }) => {
  await page.route(/ScoresView-.*\.js/, (route) => route.abort());
  await openApp(page);
  await page.getByRole('link', { name: 'Scores', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The view could not be shown.');
  await page.getByRole('link', { name: 'Trace', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kept 5 of 10');
});
