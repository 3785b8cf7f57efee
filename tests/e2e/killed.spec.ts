import type { BrowserContext, Page } from '@playwright/test';
import { dropFile, expect, openApp, test } from './fixture.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Memories of which the default policy keeps five. */
function lines(count: number): string {
  return Array.from({ length: count }, (_, i) =>
    JSON.stringify({
      id: `m${i}`,
      text: `memory ${i}`,
      category: 'general',
      created_at: 1_760_000_000 + i * 60,
    }),
  ).join('\n');
}

async function reopen(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await openApp(page);
  await expect(title(page)).toHaveText(/^Kept [\d,]+ of [\d,]+$/);
  return page;
}

test('a page that is closed while a file is read leaves the old store, or the whole new one', async ({
  app,
}) => {
  await openApp(app);
  await dropFile(app, 'large.jsonl', lines(20_000));
  await app.close();
  const page = await reopen(app.context());
  await expect(title(page)).toHaveText(/^Kept (5 of 10|[\d,]+ of 20,000)$/);
  // What was not kept whole is not kept at all, and the same file can be opened again.
  await dropFile(page, 'large.jsonl', lines(20_000));
  await expect(title(page)).toHaveText(/of 20,000$/);
});

test('a page that is closed while a trace is applied leaves the store before or after, never between', async ({
  app,
}) => {
  await openApp(app);
  await dropFile(app, 'large.jsonl', lines(10_000));
  await expect(title(app)).toHaveText(/of 10,000$/);
  const kept = (await title(app).textContent())!.match(/^Kept ([\d,]+)/)![1]!;
  await app.getByRole('button', { name: /^Apply: / }).click();
  await app
    .getByRole('dialog')
    .getByRole('button', { name: /^Apply: / })
    .click();
  await app.close();
  const page = await reopen(app.context());
  const text = (await title(page).textContent())!;
  expect([`Kept ${kept} of 10,000`, `Kept ${kept} of ${kept}`]).toContain(text);
});
