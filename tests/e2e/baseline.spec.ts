import type { Page } from '@playwright/test';
import { expect, openApp, test } from './fixture.ts';

async function pinAndMove(app: Page): Promise<void> {
  await openApp(app);
  await app.getByRole('button', { name: 'Pin baseline' }).click();
  for (const [name, value] of [
    ['LRU, d', '45'],
    ['Half-life, d', '21'],
  ] as const) {
    const box = app.getByRole('textbox', { name });
    await box.fill(value);
    await box.press('Enter');
  }
  await expect(app.getByText(/differs? from the baseline/)).toBeVisible();
}

test('what differs from the baseline stands beside every count, and in the table', async ({ app }) => {
  await pinAndMove(app);
  await expect(app.getByText('Baseline: Notebook, 29 Nov 2026')).toBeVisible();
  await expect(app.getByText('was 60 d')).toBeVisible();
  await expect(app.getByRole('button', { name: /^LRU 2/ })).toContainText('+1');
  await expect(app.getByRole('columnheader', { name: 'Change' }).first()).toBeVisible();
  const row = app.getByRole('grid').getByRole('row', { name: /FD of Rs/ });
  await expect(row).toContainText('0.240 → 0.194');
  await expect(row.getByRole('img', { name: 'was Importance' })).toBeVisible();
});

test('only the changed ones, by a switch and by its chip', async ({ app }) => {
  await pinAndMove(app);
  await app.getByRole('button', { name: /^Changed 3$/ }).click();
  await expect(app.getByRole('button', { name: 'Export 3 rows' })).toBeVisible();
  await app.getByRole('button', { name: 'Without “changed only”' }).click();
  await expect(app.getByRole('button', { name: 'Export 10 rows' })).toBeVisible();
});

test('curves, reads, scores and the drawer show its ghost', async ({ app }) => {
  await pinAndMove(app);
  await app
    .getByRole('grid')
    .getByRole('row', { name: /Goal: retire/ })
    .click();
  await expect(app.getByRole('region', { name: 'Past and future' })).toContainText('Dotted: the baseline.');
  await app.getByRole('link', { name: 'Curves' }).click();
  await expect(app.getByText('was 60.0 d')).toBeVisible();
  await app.getByRole('link', { name: 'Reads' }).click();
  await expect(app.getByText('baseline', { exact: true })).toBeVisible();
  await app.getByRole('link', { name: 'Scores' }).click();
  await expect(app.getByRole('row', { name: /Goal: retire/ }).first()).toContainText('0.416 → 0.379');
});

test('unpinned, nothing of it is left; it survives a reload before that', async ({ app }) => {
  await pinAndMove(app);
  await app.reload();
  await expect(app.getByText('was 60 d')).toBeVisible();
  await app.getByRole('button', { name: 'Unpin baseline' }).click();
  await expect(app.getByText('was 60 d')).toHaveCount(0);
  await expect(app.getByText(/the baseline/)).toHaveCount(0);
});

test('back where it was pinned no ghost is drawn', async ({ app }) => {
  await pinAndMove(app);
  await app.getByRole('button', { name: /^Undo/ }).click();
  await app.getByRole('button', { name: /^Undo/ }).click();
  await expect(app.getByText('No verdict differs from the baseline.')).toBeVisible();
  await expect(app.getByText('was 60 d')).toHaveCount(0);
});
