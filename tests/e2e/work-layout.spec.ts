import type { Page } from '@playwright/test';
import { expectSoundInBothThemes } from './find-violations.ts';
import { dropFile, expect, openApp, test } from './fixture.ts';

const long = 'a-name-of-one-word-that-goes-on-'.repeat(5);
const file = Array.from({ length: 6 }, (_, i) =>
  JSON.stringify({
    id: `m${i}`,
    text: `Fact ${i}`,
    subject: i === 0 ? long : 'Asha',
    created_at: '2026-10-01',
  }),
).join('\n');

async function choose(app: Page, name: RegExp): Promise<void> {
  const isPhone = app.viewportSize()!.width < 720;
  await app.getByRole('button', isPhone ? { name: 'Menu', exact: true } : { name: /^Store/ }).click();
  const menu = isPhone ? app.getByRole('dialog', { name: 'Menu' }) : app;
  await menu.getByRole(isPhone ? 'button' : 'menuitem', { name }).click();
}

async function expectSound(app: Page): Promise<void> {
  const sideways = await app
    .getByRole('dialog')
    .evaluateAll((dialogs) => dialogs.filter((dialog) => dialog.scrollWidth > dialog.clientWidth).length);
  expect(sideways).toBe(0);
  await expectSoundInBothThemes(app);
}

for (const width of [360, 1000, 1440]) {
  test(`dialogs and marks at ${width} px, light and dark: nothing scrolls sideways, axe finds nothing serious`, async ({
    app,
  }) => {
    await app.setViewportSize({ width, height: 800 });
    await app.emulateMedia({ reducedMotion: 'reduce' });
    await openApp(app);
    await dropFile(app, `${long}.jsonl`, file);
    await expect(app.getByRole('heading', { level: 1 })).toHaveText(/of 6/);

    await choose(app, /^Add a memory/);
    const form = app.getByRole('dialog', { name: 'Add a memory' });
    await form.getByRole('textbox', { name: 'Alignment' }).fill('3');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(form.getByText('A memory must have a text.')).toBeVisible();
    await expectSound(app);
    await app.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Throw it away' }).click();

    await choose(app, /^Add many memories/);
    await app.getByRole('textbox', { name: 'Memories as text' }).fill('one\ntwo');
    await expect(app.getByRole('button', { name: 'Add 2 memories' })).toBeEnabled();
    await expectSound(app);
    await app.keyboard.press('Escape');
    await app.getByRole('button', { name: 'Throw it away' }).click();

    await choose(app, /^Stores in this browser/);
    await app
      .getByRole('button', { name: /^Delete a-name/ })
      .last()
      .click();
    await expect(app.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await expectSound(app);
    await app.keyboard.press('Escape');

    await choose(app, /^Erase a subject/);
    await app
      .getByRole('dialog')
      .getByRole('button', { name: /^a-name/ })
      .click();
    await app.getByRole('button', { name: 'Look for it' }).click();
    await expect(app.getByText('It would take 1 memory from 1 store')).toBeVisible();
    await expectSound(app);
    await app.getByRole('textbox', { name: /To erase it/ }).fill(long);
    await app.keyboard.press('Enter');
    await expect(app.getByRole('dialog', { name: 'Erased' })).toBeVisible();
    await expectSound(app);
    await app.keyboard.press('Escape');

    const grid = app.getByRole('grid', { name: /^Memories/ });
    await grid.getByRole('checkbox', { name: 'Mark Fact 1' }).check();
    await expect(app.getByText('1 marked')).toBeVisible();
    await expectSound(app);
    await grid.getByText('Fact 2').click();
    await app.getByRole('button', { name: 'Read now' }).last().click();
    await expect(app.getByRole('region', { name: 'What was done to it' })).toBeVisible();
    await expectSound(app);
  });
}
