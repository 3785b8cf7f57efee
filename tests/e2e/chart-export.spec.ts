import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dropFile, expect, openApp, test } from './fixture.ts';

/** View, place of its menu in the page, name of the files, words that the picture must hold. */
const charts = [
  ['curves', 0, 'lethe-curves', '60.0 d'],
  ['reads', 0, 'lethe-reads', '0.500 → 1.000'],
  ['scores', 0, 'lethe-scores', 'Goal: retire at 55'],
  ['trace', 0, 'lethe-trace', 'Goal: retire at 55'],
  ['trace', 1, 'lethe-plane', 'Goal: retire at 55'],
] as const;

async function save(app: Page, menu: number, item: RegExp): Promise<{ name: string; path: string }> {
  await app.locator('[data-print="off"] button').nth(menu).click();
  const [download] = await Promise.all([
    app.waitForEvent('download'),
    app.getByRole('menuitem', { name: item }).first().click(),
  ]);
  return { name: download.suggestedFilename(), path: await download.path() };
}

/** What an SVG file is made of, read as XML in a page that knows nothing of the app; and how much of it is not ground. */
async function readSvg(page: Page, svg: string) {
  await page.goto('about:blank');
  return page.evaluate(async (text) => {
    const file = new DOMParser().parseFromString(text, 'image/svg+xml');
    const root = file.documentElement;
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let inked = 0;
    for (let i = 0; i < data.length; i += 4)
      if (data[i] !== data[0] || data[i + 1] !== data[1] || data[i + 2] !== data[2]) inked += 1;
    return {
      isParsed: file.querySelector('parsererror') === null && root.localName === 'svg',
      title: root.querySelector(':scope > title')?.textContent ?? '',
      description: root.querySelector(':scope > desc')?.textContent ?? '',
      ground: root.querySelector(':scope > rect')?.getAttribute('fill') ?? '',
      images: [...root.querySelectorAll('image')].map((part) => part.getAttribute('href')!.slice(0, 22)),
      width: image.width,
      inked,
    };
  }, svg);
}

for (const [view, menu, name, words] of charts) {
  test(`${name}: SVG, PNG and CSV that need nothing of the page`, async ({ app }) => {
    await openApp(app, `#/${view}`);
    const svgFile = await save(app, menu, /^SVG/);
    const pngFile = await save(app, menu, /^PNG/);
    const csvFile = await save(app, menu, /^CSV/);
    expect([svgFile.name, pngFile.name, csvFile.name]).toEqual([`${name}.svg`, `${name}.png`, `${name}.csv`]);
    expect(readFileSync(csvFile.path, 'utf8').trim().split('\n').length).toBeGreaterThan(3);
    const svg = readFileSync(svgFile.path, 'utf8');
    expect(svg).not.toContain('var(');
    expect(svg).not.toMatch(/\sclass=|<style|currentColor/);
    expect(svg).toContain(words);
    const found = await readSvg(app, svg);
    expect(found.isParsed).toBe(true);
    expect(found.title).not.toBe('');
    expect(found.ground).toBe('#ffffff');
    expect(found.inked).toBeGreaterThan(3000);
    const png = readFileSync(pngFile.path);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(found.width * 2);
  });
}

test('in the dark the file is dark', async ({ app }) => {
  await app.emulateMedia({ colorScheme: 'dark' });
  await openApp(app, '#/reads');
  const { path } = await save(app, 0, /^SVG/);
  expect((await readSvg(app, readFileSync(path, 'utf8'))).ground).toBe('#131417');
});

test('a narrow screen, whose flow is a list, saves the strands', async ({ app }) => {
  await app.setViewportSize({ width: 360, height: 800 });
  await openApp(app, '#/trace');
  const svg = readFileSync((await save(app, 0, /^SVG/)).path, 'utf8');
  expect(svg).toContain('Kept 5');
  expect((await readSvg(app, svg)).width).toBeGreaterThan(900);
});

test('what stands on a canvas is embedded', async ({ app }) => {
  await openApp(app, '#/trace');
  const lines = Array.from({ length: 2500 }, (_, i) =>
    JSON.stringify({
      id: `m${i}`,
      text: `memory ${i}`,
      category: 'general',
      created_at: 1_760_000_000 + i * 3600,
    }),
  );
  await dropFile(app, 'many.jsonl', lines.join('\n'));
  await expect(app.getByRole('heading', { level: 1 })).toHaveText(/of 2,500/);
  await expect(app.locator('canvas')).toBeVisible();
  const svg = readFileSync((await save(app, 1, /^SVG/)).path, 'utf8');
  expect((await readSvg(app, svg)).images).toEqual(['data:image/png;base64,']);
});

for (const view of ['curves', 'reads', 'scores', 'trace']) {
  test(`${view} on paper: light, with its charts and the policy, without buttons`, async ({ app }) => {
    await app.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await openApp(app, `#/${view}`);
    await app.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(app.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
    await expect(app.getByRole('heading', { name: /^Policy Notebook/ })).toBeVisible();
    await expect(app.getByText('weight 0.85, lives 730 d')).toBeVisible();
    if (view !== 'scores') await expect(app.locator('main svg[width="700"]').first()).toBeVisible();
    await expect(app.getByRole('button', { name: /CSV|Export|Share/ })).toHaveCount(0);
    expect((await app.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
  });
}
