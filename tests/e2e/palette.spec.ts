import { expect, openApp, test } from './fixture.ts';

test('a memory by its words: Enter opens it', async ({ app }) => {
  await openApp(app);
  await app.keyboard.press('Control+k');
  const dialog = app.getByRole('dialog', { name: 'Find or run' });
  await dialog.getByRole('textbox').fill('infosys');
  await expect(dialog.getByRole('button', { name: 'Salary is Rs 90,000 at Infosys m4' })).toHaveAttribute(
    'data-selected',
    'true',
  );
  await app.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(
    app.getByRole('complementary', { name: 'Memory' }).getByRole('heading', { level: 2 }),
  ).toHaveText('Salary is Rs 90,000 at Infosys');
});

test('a parameter by its name: the panel opens and its box has the focus', async ({ app }) => {
  await openApp(app);
  await app.getByRole('button', { name: 'Collapse the policy panel' }).click();
  await app.getByRole('button', { name: 'Find or run' }).click();
  await app.getByRole('dialog').getByRole('textbox').fill('half-life');
  await app.getByRole('dialog').getByRole('button', { name: 'Half-life 30 d' }).click();
  await expect(app.getByRole('textbox', { name: 'Half-life, d' })).toBeFocused();
});

test('views and actions run; Escape gives the focus back', async ({ app }) => {
  await openApp(app);
  await app.keyboard.press('Control+k');
  await app.getByRole('dialog').getByRole('textbox').fill('curves');
  await app.keyboard.press('Enter');
  await expect(app.getByRole('heading', { level: 1 })).toHaveText(/Under 0.25/);
  await app.getByRole('button', { name: 'Find or run' }).click();
  await app.getByRole('dialog').getByRole('textbox').fill('pin base');
  await app.keyboard.press('Enter');
  await expect(app.getByText('Baseline: Notebook, 29 Nov 2026')).toBeVisible();
  const find = app.getByRole('button', { name: 'Find or run' });
  await find.click();
  await app.keyboard.press('Escape');
  await expect(app.getByRole('dialog')).toHaveCount(0);
  await expect(find).toBeFocused();
});

test('presentation size: titles and charts alone, larger; the cursor still reads where it points; Esc leaves', async ({
  app,
}) => {
  await openApp(app, '#/curves');
  await app.getByRole('button', { name: /^Presentation size/ }).click();
  await expect(app.getByRole('complementary', { name: 'Policy' })).toHaveCount(0);
  await expect(app.getByRole('heading', { name: 'Plotted numbers' })).toBeHidden();
  expect(await app.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('22px');
  const cursor = app.getByRole('slider', { name: /^Cursor on the curves/ });
  const box = (await cursor.boundingBox())!;
  await app.mouse.move(box.x + box.width / 2, box.y + 40);
  await expect(cursor).toHaveAttribute('aria-valuetext', /^100 d/);
  await app.keyboard.press('Escape');
  await expect(app.getByRole('complementary', { name: 'Policy' })).toBeVisible();
});
