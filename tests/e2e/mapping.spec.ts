import { readFileSync } from 'node:fs';
import { dropFile, expect, openApp, test } from './fixture.ts';

const stranger = readFileSync('tests/fixtures/csv/stranger.csv');

test("a stranger's CSV is in the store after the mapping dialog alone, and a reload reads it the same way", async ({
  app,
}) => {
  await openApp(app);
  await dropFile(app, 'stranger.csv', stranger);
  const dialog = app.getByRole('dialog', { name: 'How to read stranger.csv' });
  await expect(dialog).toContainText('no known column; found Nr, Notiz');
  await expect(dialog).toContainText('Früh aufstehen, dann Müsli mit Äpfeln');
  await expect(dialog).toContainText('2025-11-03T09:15:00Z');
  await expect(dialog.getByRole('row', { name: /ungefähr im Juli/ })).toContainText('Not a time.');
  await expect(dialog.getByRole('combobox', { name: 'Encoding' })).toHaveValue('');
  await expect(dialog.getByRole('combobox', { name: 'Read “Angelegt am” as' })).toHaveValue('created_at');
  await expect(dialog.getByRole('combobox', { name: 'Read “Bemerkung” as' })).toHaveValue('');
  await dialog.getByRole('button', { name: 'Read 5 rows' }).click();
  await expect(dialog).toHaveCount(0);
  for (const reload of [false, true]) {
    if (reload) await app.reload();
    await expect(app.getByRole('button', { name: /Store stranger.csv/ })).toBeVisible();
    await expect(app.getByRole('button', { name: /As of 30 Nov 2025/ })).toBeVisible();
    await expect(app.getByRole('grid')).toContainText('Größe der Küche: 12,5 m²');
    // Two are older than the 60 days of other categories, one has no time.
    await expect(app.getByRole('heading', { level: 1 })).toHaveText('Kept 2 of 5');
  }
});

test('every choice shows at once what it does, by keyboard too, and can be taken back', async ({ app }) => {
  await openApp(app);
  await dropFile(app, 'guess.csv', 'id,text,created_at\n1,tea in the morning,03/04/2026\n');
  const dialog = app.getByRole('dialog', { name: 'How to read guess.csv' });
  await expect(dialog).toContainText('either order would do');
  await expect(dialog).toContainText('2026-04-03T00:00:00Z');
  await dialog.getByRole('combobox', { name: 'Dates' }).selectOption({ label: 'Month first: 12/31/2026' });
  await expect(dialog).toContainText('2026-03-04T00:00:00Z');
  await dialog.getByRole('combobox', { name: 'Times without a zone' }).selectOption('330');
  await expect(dialog).toContainText('2026-03-03T18:30:00Z');
  await dialog.getByRole('combobox', { name: 'Read “text” as' }).selectOption('subject');
  await dialog.getByRole('combobox', { name: 'Read “id” as' }).selectOption('text');
  await expect(dialog.getByRole('combobox', { name: 'Read “id” as' })).toHaveValue('text');
  await dialog.getByRole('button', { name: 'Judge by the file again' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Read “id” as' })).toHaveValue('id');
  await app.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Kept 5 of 10');
});

test('what cannot be read so is said and cannot be confirmed; the open store can be read in another way', async ({
  app,
}) => {
  await openApp(app);
  await dropFile(app, 'other.csv', 'foo,bar\n1,2\n3,4\n');
  const dialog = app.getByRole('dialog', { name: 'How to read other.csv' });
  await expect(dialog).toContainText('It cannot be read so.');
  await expect(dialog.getByRole('button', { name: /^Read/ })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Read “bar” as' }).selectOption('text');
  await dialog.getByRole('combobox', { name: 'Read “foo” as' }).selectOption('age_days');
  await dialog.getByRole('button', { name: 'Read 2 rows' }).click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText(/of 2$/);
  await app.getByRole('button', { name: /Store other.csv/ }).click();
  await app.getByRole('menuitem', { name: /Import report/ }).click();
  await app.getByRole('button', { name: 'Change how it was read…' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Read “foo” as' })).toHaveValue('age_days');
  await dialog.getByRole('combobox', { name: 'First line' }).selectOption({ label: 'Already a row' });
  await expect(dialog.getByRole('combobox', { name: 'Read “column 2” as' })).toBeVisible();
});

test('at 360 px nothing but the preview scrolls sideways', async ({ app }) => {
  await app.setViewportSize({ width: 360, height: 740 });
  await openApp(app);
  await dropFile(app, 'stranger.csv', stranger);
  const dialog = app.getByRole('dialog', { name: 'How to read stranger.csv' });
  await expect(dialog.getByRole('button', { name: 'Read 5 rows' })).toBeVisible();
  expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
  const region = dialog.getByRole('region', { name: 'First rows of the file' });
  expect(await region.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(true);
});
