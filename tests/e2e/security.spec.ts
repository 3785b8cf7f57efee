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

test('a worker that dies is started again, reads the file again and loses nothing that was set', async ({
  page,
}) => {
  const workers: import('@playwright/test').Worker[] = [];
  page.on('worker', (worker) => workers.push(worker));
  await openApp(page);
  await page.getByRole('textbox', { name: 'Budget, memories' }).fill('4');
  await page.getByRole('textbox', { name: 'Budget, memories' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kept 4 of 10');
  await workers[0]!.evaluate(() => {
    setTimeout(() => {
      throw new Error('killed by the test');
    });
  });
  await expect(page.getByText('The engine stopped and was started again.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Budget, memories' })).toHaveValue('4');
  await page.getByRole('textbox', { name: 'Budget, memories' }).fill('3');
  await page.getByRole('textbox', { name: 'Budget, memories' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kept 3 of 10');
});
