import type { Locator, Page } from '@playwright/test';
import { expect, openApp, test } from './fixture.ts';

async function openMemory(app: Page, name: RegExp): Promise<Locator> {
  await openApp(app);
  await app.getByRole('grid').getByRole('row', { name }).click();
  return app.getByRole('complementary', { name: 'Memory' });
}

test('the lost goal: its past and future, the sum behind its verdict', async ({ app }) => {
  const drawer = await openMemory(app, /Goal: retire/);
  const life = drawer.getByRole('region', { name: 'Past and future' });
  await expect(life.getByRole('img')).toHaveAccessibleName(/0\.177 and 0\.416 .*; LRU 14 Nov\.$/);
  await expect(life).toContainText('five earlier reads:');
  await expect(life).toContainText('dates not recorded');
  const sums = drawer.getByRole('region', { name: 'The arithmetic' });
  await expect(sums.getByRole('row').first()).toHaveText('LRU75 d idle − 60 d limit+15 d');
  await expect(sums).toContainText('Importance, which LRU does not look at');
  await expect(sums).toContainText('≥ θ 0.25; floor 0.345');
});

test('what would have kept it: exactly these, who pays, and what would not and why', async ({ app }) => {
  const drawer = await openMemory(app, /Goal: retire/);
  const cures = drawer.getByRole('region', { name: 'What would have kept it' });
  await expect(cures.getByText('each one re-run')).toBeVisible();
  const working = cures.getByRole('listitem').filter({ has: app.getByRole('button', { name: /^Try/ }) });
  await expect(working).toHaveText([
    'One more read, at most 60 days ago“Compared NPS and PPF…” goes insteadTry',
    'Protect it“Compared NPS and PPF…” goes insteadTry',
    'LRU limit 75 d and budget 7no other memory is lost; also keeps “Bond yields are rising”Try',
    'Exempt goal from LRU and budget 7no other memory is lost; also keeps “Bond yields are rising”Try',
  ]);
  const others = cures.getByRole('listitem').filter({ hasNot: app.getByRole('button') });
  await expect(others).toHaveText([
    'LRU limit 75 d alonethen Budget takes it: importance 0.416, lowest',
    'Exempt goal from LRU alonethen Budget takes it: importance 0.416, lowest',
    'No half-life, TTL, threshold θ, budget, weight or number of reads aloneLRU looks only at idle days',
  ]);
});

test('Try is one step: both limits move, and one undo takes both back', async ({ app }) => {
  const drawer = await openMemory(app, /Goal: retire/);
  await drawer.getByRole('button', { name: 'Try: LRU limit 75 d and budget 7' }).click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Kept 7 of 10');
  await expect(app.getByRole('textbox', { name: 'LRU, d' })).toHaveValue('75');
  await expect(app.getByText('kept +2, 2 verdicts changed').first()).toBeVisible();
  await expect(drawer.getByRole('region', { name: 'What is due next' })).toContainText('LRU takes it after');
  await app.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Kept 5 of 10');
  await expect(app.getByRole('textbox', { name: 'LRU, d' })).toHaveValue('60');
  await expect(app.getByRole('textbox', { name: 'Budget, memories' })).toHaveValue('5');
});

test('changes to one memory are told in its facts and can be taken back there', async ({ app }) => {
  const drawer = await openMemory(app, /Goal: retire/);
  await drawer.getByRole('button', { name: 'Protect', exact: true }).click();
  await expect(drawer).toContainText('protected by you');
  await expect(drawer).toContainText('Kept, protected');
  await drawer.getByRole('button', { name: 'Take back: protected by you' }).click();
  await expect(drawer).toContainText('Evicted by LRU');
  await drawer.getByRole('button', { name: 'Read now' }).click();
  await expect(drawer).toContainText('1 read added by you');
  await expect(drawer.getByRole('definition').filter({ hasText: /^29 Nov/ })).toBeVisible();
  await app.getByRole('button', { name: /^Undo \(/ }).click();
  await expect(drawer.getByRole('list', { name: 'Your changes to it' })).toHaveCount(0);
});

test('a label counts in the header and is taken off by pressing it again', async ({ app }) => {
  const drawer = await openMemory(app, /Goal: retire/);
  const mustKeep = drawer.getByRole('button', { name: 'Must keep' });
  await mustKeep.click();
  await expect(mustKeep).toHaveAttribute('aria-pressed', 'true');
  await expect(app.getByRole('button', { name: 'must-keep lost: 1' })).toBeVisible();
  await mustKeep.click();
  await expect(app.getByRole('button', { name: /must-keep lost/ })).toHaveCount(0);
});

test('the callout leads to the cures, and then quotes what works', async ({ app }) => {
  await openApp(app);
  await app.getByRole('button', { name: 'What keeps it' }).click();
  const callout = app.getByRole('region', { name: 'Lost though important' });
  await expect(callout).toContainText('LRU limit 75 d is not enough: then Budget takes it.');
  await expect(callout).toContainText('What keeps it: one more read, at most 60 days ago.');
  await expect(app.getByRole('region', { name: 'What would have kept it' })).toBeInViewport({ ratio: 0.6 });
  expect(await app.evaluate(() => window.scrollY)).toBe(0);
});

test('a kept memory has no cures, only what is due next', async ({ app }) => {
  const drawer = await openMemory(app, /SIP of Rs/);
  await expect(drawer.getByRole('region', { name: 'What is due next' })).toContainText('in 53');
  await expect(drawer.getByRole('region', { name: 'What would have kept it' })).toHaveCount(0);
});
