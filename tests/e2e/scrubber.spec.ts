import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dropFile, expect, openApp, test } from './fixture.ts';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const thumbOf = (app: Page) => app.getByRole('slider', { name: 'Date on the time line' });
const barOf = (app: Page) => app.getByRole('region', { name: 'Time line' });
const dateOf = async (app: Page) => Number(await thumbOf(app).getAttribute('aria-valuenow'));
const title = (app: Page) => app.getByRole('heading', { level: 1 });

async function openLine(app: Page, address = ''): Promise<void> {
  await openApp(app, address);
  await app.keyboard.press('t');
  await expect(thumbOf(app)).toBeVisible();
}

test('play moves the date and the counts, pause holds them, and the whole run is one undo step', async ({
  app,
}) => {
  await openLine(app);
  await expect(thumbOf(app)).toHaveAttribute('aria-valuetext', '29 Nov 2026, 00:00 UTC');
  const start = await dateOf(app);
  await app.getByRole('combobox', { name: 'Speed' }).selectOption('3 months/s');
  await app.getByRole('button', { name: 'Play time (P)' }).click();
  await expect(title(app)).not.toHaveText('Kept 5 of 10');
  await expect(barOf(app)).toContainText(/\d fell since 29 Nov/);
  await app.getByRole('button', { name: 'Pause time (P)' }).click();
  await expect(app.getByRole('button', { name: 'Play time (P)' })).toBeVisible();
  const there = await dateOf(app);
  expect(there).toBeGreaterThan(start);
  // What plays would have moved with the next frames.
  await app.evaluate(async () => {
    for (let i = 0; i < 10; i += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
  expect(await dateOf(app)).toBe(there);
  await app.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click();
  await expect(title(app)).toHaveText('Kept 5 of 10');
  expect(await dateOf(app)).toBe(start);
  await expect(app.getByRole('button', { name: 'Undo (Ctrl+Z)' })).toBeDisabled();
});

test('play ends at the end of the line; in a loop it begins again', async ({ app }) => {
  await openLine(app);
  await app.getByRole('combobox', { name: 'Speed' }).selectOption('3 months/s');
  const thumb = thumbOf(app);
  await thumb.focus();
  await app.keyboard.press('End');
  await app.keyboard.press('PageDown');
  await app.keyboard.press('Space');
  const end = Number(await thumb.getAttribute('aria-valuemax'));
  await expect.poll(() => dateOf(app)).toBe(end);
  await expect(app.getByRole('button', { name: 'Play time (P)' })).toBeVisible();
  await app.getByRole('button', { name: 'Play in a loop' }).click();
  await app.getByRole('slider', { name: 'Loop from' }).focus();
  await app.keyboard.press('End');
  for (let i = 0; i < 2; i += 1) await app.keyboard.press('PageDown');
  const from = Number(await app.getByRole('slider', { name: 'Loop from' }).getAttribute('aria-valuenow'));
  expect(from).toBeLessThan(end);
  await app.keyboard.press('p');
  await expect(app.getByRole('button', { name: 'Pause time (P)' })).toBeVisible();
  // Its second round: earlier than a moment ago, and still playing.
  const isEarlier = app.waitForFunction((name) => {
    const now = Number(document.querySelector(`[aria-label="${name}"]`)?.getAttribute('aria-valuenow'));
    const seen = window as unknown as { latest?: number };
    if (seen.latest !== undefined && now < seen.latest) return true;
    seen.latest = now;
    return false;
  }, 'Date on the time line');
  await isEarlier;
  expect(await dateOf(app)).toBeGreaterThanOrEqual(from);
  await app.keyboard.press('p');
  await expect(app.getByRole('button', { name: 'Play time (P)' })).toBeVisible();
});

test('keys move a day, ten, a month, to the ends; hotkeys step, and do nothing in a field', async ({
  app,
}) => {
  await openLine(app);
  const thumb = thumbOf(app);
  const says = (text: string) => expect(thumb).toHaveAttribute('aria-valuetext', text);
  await thumb.focus();
  await app.keyboard.press('ArrowLeft');
  await says('28 Nov 2026, 00:00 UTC');
  await app.keyboard.press('Shift+ArrowLeft');
  await says('18 Nov 2026, 00:00 UTC');
  await app.keyboard.press('Alt+ArrowRight');
  await says('18 Nov 2026, 02:24 UTC');
  await app.keyboard.press('PageDown');
  await says('18 Oct 2026, 02:24 UTC');
  await app.keyboard.press('Home');
  await says('1 Jun 2025, 00:00 UTC');
  await expect(title(app)).toHaveText('Kept 0 of 10');
  await expect(barOf(app)).toContainText('10 not yet written');
  await app.keyboard.press('.');
  await says('1 Jul 2025, 00:00 UTC');
  await app.keyboard.press(',');
  await says('1 Jun 2025, 00:00 UTC');
  await app.getByRole('searchbox', { name: /Filter/ }).fill('past.p,t');
  await says('1 Jun 2025, 00:00 UTC');
  await expect(thumb).toBeVisible();
  await expect(app.getByRole('button', { name: 'Play time (P)' })).toBeVisible();
});

test('a drag follows the pointer and is one undo step; a click goes there', async ({ app }) => {
  await openLine(app);
  const box = (await thumbOf(app).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await app.mouse.move(x, y);
  await app.mouse.down();
  for (let i = 1; i <= 20; i += 1) await app.mouse.move(x - 10 * i, y);
  await app.mouse.up();
  await expect(title(app)).not.toHaveText('Kept 5 of 10');
  const dragged = await dateOf(app);
  await app.mouse.click(x - 100, y);
  expect(await dateOf(app)).toBeGreaterThan(dragged);
  await app.keyboard.press('Control+z');
  expect(await dateOf(app)).toBe(dragged);
  await app.keyboard.press('Control+z');
  await expect(title(app)).toHaveText('Kept 5 of 10');
});

test('the date survives a reload, and so does the open line', async ({ app }) => {
  await openLine(app);
  await app.keyboard.press('p');
  await expect(title(app)).not.toHaveText('Kept 5 of 10');
  await app.keyboard.press('p');
  await expect(app.getByRole('button', { name: 'Play time (P)' })).toBeVisible();
  const there = await thumbOf(app).getAttribute('aria-valuetext');
  const answer = await title(app).textContent();
  await app.reload();
  await expect(thumbOf(app)).toHaveAttribute('aria-valuetext', there!);
  await expect(title(app)).toHaveText(answer!);
});

test('a typed date, and another store, stop it; the line is that of the store', async ({ app }) => {
  await openLine(app);
  await app.keyboard.press('p');
  await expect(app.getByRole('button', { name: 'Pause time (P)' })).toBeVisible();
  await app.getByRole('button', { name: /^As of/ }).click();
  await app.getByLabel('As of, UTC').fill('2026-03-01T00:00');
  await app.keyboard.press('Enter');
  await expect(thumbOf(app)).toHaveAttribute('aria-valuetext', '1 Mar 2026, 00:00 UTC');
  await app.keyboard.press('Escape');
  await expect(app.getByRole('button', { name: 'Play time (P)' })).toBeVisible();
  await app.keyboard.press('p');
  await expect(app.getByRole('button', { name: 'Pause time (P)' })).toBeVisible();
  await dropFile(app, 'mine.jsonl', '{"id":"a","text":"one","created_at":"2020-05-05"}');
  await expect(title(app)).toHaveText('Kept 1 of 1');
  await expect(app.getByRole('button', { name: 'Play time (P)' })).toBeVisible();
  await expect(thumbOf(app)).toHaveAttribute('aria-valuetext', '5 May 2020, 00:00 UTC');
  await expect(thumbOf(app)).toHaveAttribute('aria-valuemin', String(Date.UTC(2020, 4, 1)));
});

for (const view of ['Curves', 'Reads', 'Scores']) {
  test(`${view} follows too`, async ({ app }) => {
    await openLine(app, `#/${view.toLowerCase()}`);
    const drawn = () => app.locator('main').innerHTML();
    const before = await drawn();
    await thumbOf(app).focus();
    await app.keyboard.press('PageUp');
    await expect.poll(drawn).not.toBe(before);
  });
}

test('in presentation size the line is there, and its keys', async ({ app }) => {
  await openLine(app);
  await app.getByRole('button', { name: /Presentation size/ }).click();
  await expect(thumbOf(app)).toBeVisible();
  await app.keyboard.press('.');
  await expect(thumbOf(app)).toHaveAttribute('aria-valuetext', '29 Dec 2026, 00:00 UTC');
  await app.getByRole('button', { name: 'Time (T)' }).click();
  await expect(thumbOf(app)).toHaveCount(0);
});

test('on a phone the menu brings it, over the bottom bar', async ({ app }) => {
  await app.setViewportSize({ width: 360, height: 740 });
  await openApp(app);
  await app.getByRole('button', { name: 'Menu', exact: true }).click();
  await app.getByRole('button', { name: 'Time line and play' }).click();
  await expect(thumbOf(app)).toBeVisible();
  const [bar, bottom] = [
    await barOf(app).boundingBox(),
    await app.getByRole('navigation', { name: 'Sheets' }).boundingBox(),
  ];
  expect(bar!.y + bar!.height).toBeLessThanOrEqual(bottom!.y);
  await app.getByRole('button', { name: 'Play time (P)' }).click();
  await expect(title(app)).not.toHaveText('Kept 5 of 10');
  await app.getByRole('button', { name: 'Pause time (P)' }).click();
  await app.getByRole('button', { name: 'Close the time line (T)' }).click();
  await expect(thumbOf(app)).toHaveCount(0);
});

for (const width of [360, 1000, 1440]) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`at ${width} px, ${scheme}: nothing scrolls sideways, axe finds nothing serious`, async ({
      app,
    }) => {
      await app.setViewportSize({ width, height: 800 });
      await app.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await openLine(app);
      await app.getByRole('button', { name: 'Play in a loop' }).click();
      await app.getByRole('button', { name: 'One month later (.)' }).click();
      await expect(barOf(app)).toContainText(/fell since/);
      const [content, window] = await app.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(content).toBeLessThanOrEqual(window!);
      const small = await barOf(app)
        .getByRole('button')
        .evaluateAll(
          (all) =>
            all.filter((one) => one.getBoundingClientRect().height < (innerWidth < 720 ? 44 : 24)).length,
        );
      expect(small).toBe(0);
      await app.evaluate(axe);
      const violations = await app.evaluate(async () => {
        interface Found {
          id: string;
          impact: string;
          nodes: { html: string }[];
        }
        const { violations: found } = await (
          window as unknown as { axe: { run(): Promise<{ violations: Found[] }> } }
        ).axe.run();
        return found
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
      });
      expect(violations).toEqual([]);
    });
  }
}
