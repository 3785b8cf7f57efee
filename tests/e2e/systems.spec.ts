import { dropFile, expect, openApp, test } from './fixture.ts';

const base = {
  lethe: 'policy',
  version: 1,
  importance: { weights: { recency: 1, frequency: 0, category: 0 }, frequencyCap: 20 },
  categories: {},
  passes: [
    { id: 'strength', params: { threshold: 0.2 } },
    { id: 'recency-filter', params: { keep: 3 } },
  ],
};
const policies = [
  {
    ...base,
    name: 'Many steps',
    curve: { id: 'exponential' },
    readEffect: { id: 'count-multiplier' },
    anchor: 'latest',
    modifiers: [
      { id: 'column-height' },
      { id: 'column-slows-rate' },
      { id: 'column-factor' },
      { id: 'strength-cap' },
      { id: 'youth-protects', params: { graceDays: 1 } },
    ],
  },
  { ...base, name: 'Over all reads', curve: { id: 'base-level' } },
  { ...base, name: 'Two stores', curve: { id: 'two-exponential' }, readEffect: { id: 'asymptotic' } },
];

for (const policy of policies) {
  test(`${policy.name}: a policy of steps and curves of other systems opens, moves and resets in every view`, async ({
    app,
  }) => {
    await openApp(app);
    await dropFile(app, 'policy.json', JSON.stringify(policy));
    const reset = app.getByRole('button', { name: 'Reset all' });
    await expect(reset).toBeEnabled();
    if ('modifiers' in policy) {
      await expect(app.getByRole('region', { name: 'Modifiers' })).toContainText('Column slows the rate');
    }
    for (const view of ['Curves', 'Reads', 'Scores', 'Trace']) {
      await app.getByRole('link', { name: view }).click();
      await expect(app.getByRole('link', { name: view })).toHaveAttribute('aria-current', 'page');
      await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(reset).toBeEnabled();
    }
    await reset.click();
    await expect(reset).toBeDisabled();
  });
}
