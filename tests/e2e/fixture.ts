import { test as base, expect, type Page } from '@playwright/test';

/** A page on which any error, warning or foreign request fails the test. */
export const test = base.extend<{ app: Page }>({
  app: async ({ page, baseURL }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        faults.push(`console: ${message.text()}`);
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(baseURL!) && !/^(blob|data):/.test(url)) faults.push(`foreign request: ${url}`);
    });
    await use(page);
    expect(faults).toEqual([]);
  },
});

export { expect };

/** Opens the app and waits for its first trace. */
export async function openApp(page: Page, address = ''): Promise<void> {
  await page.goto(`./${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Drops a file on the page, as a person would. */
export async function dropFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  const base64 = Buffer.from(content).toString('base64');
  const transfer = await page.evaluateHandle(
    ([fileName, data]) => {
      const dropped = new DataTransfer();
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      dropped.items.add(new File([bytes], fileName));
      return dropped;
    },
    [name, base64] as const,
  );
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await page.dispatchEvent('body', type, { dataTransfer: transfer });
  }
}
