import { expectSoundInBothThemes } from './find-violations.ts';
import { dropFile, expect, openApp, test } from './fixture.ts';

const titles: Readonly<Record<string, string | RegExp>> = {
  curves: /Under 0.25/,
  reads: 'Two reads keep it until day 120',
  scores: '3 of 10 score under 0.25',
  trace: 'Kept 5 of 10',
  archive: 'Nothing is archived',
  log: 'Nothing was done yet',
};

for (const width of [360, 1000, 1440]) {
  for (const view of Object.keys(titles)) {
    test(`${view} at ${width} px, light and dark: nothing scrolls sideways, axe finds nothing serious`, async ({
      app,
    }) => {
      await app.setViewportSize({ width, height: 800 });
      await app.emulateMedia({ reducedMotion: 'reduce' });
      await openApp(app, `#/${view}`);
      await expect(app.getByRole('heading', { level: 1 })).toHaveText(titles[view]!);
      await expect(app).toHaveTitle(`${view.charAt(0).toUpperCase()}${view.slice(1)} · Lethe`);
      await expectSoundInBothThemes(app);
    });
  }
}

for (const width of [360, 1440]) {
  test(`long names and a long filter do not scroll sideways at ${width} px`, async ({ app }) => {
    await app.setViewportSize({ width, height: 800 });
    await openApp(app);
    const row = { text: 'y'.repeat(2000), category: 'c'.repeat(300), created_at: '2026-01-01' };
    await dropFile(app, 'long.jsonl', JSON.stringify(row));
    await expect(app.getByRole('heading', { level: 1 })).toHaveText('Kept 1 of 1');
    const overflow = () =>
      app.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect(app.getByRole('list', { name: 'Categories that are not in the policy' })).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
    await app.getByPlaceholder('Filter: text, category, “past hour”').fill('z'.repeat(600));
    await expect(app.getByText('No memory matches')).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}
