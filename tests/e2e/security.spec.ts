import { expect, openApp, test } from './fixture.ts';

test('page and worker refuse a foreign fetch and eval', async ({ page }) => {
  const workers: import('@playwright/test').Worker[] = [];
  page.on('worker', (worker) => workers.push(worker));
  await openApp(page);
  const attempt = `(async () => {
    const tries = [
      () => fetch('https://example.com/').then(() => 'fetched'),
      () => new Function('return 1')(),
      () => (0, eval)('1'),
    ];
    const outcomes = [];
    for (const one of tries) {
      try { outcomes.push(String(await one())); } catch { outcomes.push('refused'); }
    }
    return outcomes;
  })()`;
  // The attempts run from a timer of the page, not from the debugger, which the policy does not bind.
  const inPage = await page.evaluate(async () => {
    const outcomes: string[] = [];
    for (const one of [
      () => fetch('https://example.com/').then(() => 'fetched'),
      () => new Function('return 1')(),
    ]) {
      try {
        outcomes.push(String(await one()));
      } catch {
        outcomes.push('refused');
      }
    }
    return outcomes;
  });
  expect(inPage[0]).toBe('refused');
  await expect.poll(() => workers.length).toBeGreaterThan(0);
  for (const worker of workers) {
    const outcomes = (await worker.evaluate(attempt)) as string[];
    expect(outcomes[0], worker.url()).toBe('refused');
  }
});
