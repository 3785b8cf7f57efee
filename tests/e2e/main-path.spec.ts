import { readFileSync } from 'node:fs';
import { dropFile, expect, openApp, test } from './fixture.ts';

const figures = JSON.parse(readFileSync('tests/fixtures/notebook.json', 'utf8'));

test('opens on the ten memories of the notebook, traced', async ({ app }) => {
  await openApp(app);
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Kept 5 of 10');
  for (const memory of figures.trace) {
    const row = app.getByRole('grid').getByRole('row', { name: memory.text });
    await expect(row).toContainText(memory.importance.toFixed(3));
  }
  const goal = app.getByRole('grid').getByRole('row', { name: /Goal: retire/ });
  await expect(goal).toContainText('LRU: idle 75 days, limit 60 (15 over)');
});

test('a memory opens with facts, gauges and the arithmetic with its numbers', async ({ app }) => {
  await openApp(app);
  await app
    .getByRole('grid')
    .getByRole('row', { name: /Goal: retire/ })
    .click();
  const drawer = app.getByRole('complementary', { name: 'Memory' });
  await expect(drawer).toContainText('Evicted by LRU');
  await expect(drawer).toContainText('0.4 × 0.5^(75 / 30)');
  await expect(drawer).toContainText('75 of 60 d, 15 over');
  await app.keyboard.press('j');
  await expect(drawer.getByRole('heading', { level: 2 })).toHaveText('Salary is Rs 1,50,000 at TCS');
  await app.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
});

test('a number box moves everything that depends on it, and undo takes it back', async ({ app }) => {
  await openApp(app);
  const box = app.getByRole('textbox', { name: 'Half-life, d' });
  await box.fill('3');
  await box.press('Enter');
  await expect(app.getByText(/30 → 3 d: kept/)).toBeVisible();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText(/Kept \d of 10/);
  await app.getByRole('button', { name: /^Undo/ }).click();
  await expect(box).toHaveValue('30');
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Kept 5 of 10');
});

test('a refused value keeps its text, names the range and changes nothing', async ({ app }) => {
  await openApp(app);
  const box = app.getByRole('textbox', { name: 'Half-life, d' });
  await box.fill('0');
  await box.press('Enter');
  await expect(app.getByText(/must be between/)).toBeVisible();
  await expect(box).toHaveValue('0');
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Kept 5 of 10');
});

test('a slider by keyboard: one arrow is a small step, Shift ten of them', async ({ app }) => {
  await openApp(app);
  const slider = app.getByRole('slider', { name: 'Threshold θ' });
  const box = app.getByRole('textbox', { name: 'Threshold θ' });
  await slider.focus();
  for (let i = 0; i < 3; i += 1) await slider.press('ArrowRight');
  await expect(box).toHaveValue('0.28');
  await slider.press('Shift+ArrowRight');
  await expect(box).toHaveValue('0.38');
  await slider.press('Alt+ArrowLeft');
  await expect(box).toHaveValue('0.379');
  await slider.press('Home');
  await expect(box).toHaveValue('0');
});

test('a run of arrow keys is one undo step', async ({ app }) => {
  await openApp(app);
  const slider = app.getByRole('slider', { name: 'Threshold θ' });
  const box = app.getByRole('textbox', { name: 'Threshold θ' });
  // From within the page, one press a frame, so that a slow machine makes no pause between two of them.
  await slider.evaluate(async (element) => {
    for (let i = 0; i < 3; i += 1) {
      element.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
      );
      await new Promise((resume) => requestAnimationFrame(resume));
    }
  });
  await expect(box).toHaveValue('0.28');
  await app.getByRole('button', { name: /^Undo/ }).click();
  await expect(box).toHaveValue('0.25');
});

test('a slider by mouse', async ({ app }) => {
  await openApp(app);
  const slider = app.getByRole('slider', { name: 'Budget' });
  const track = (await slider.boundingBox())!;
  await app.mouse.move(track.x + track.width / 2, track.y + track.height / 2);
  await app.mouse.down();
  await app.mouse.move(track.x + 60, track.y + track.height / 2, { steps: 8 });
  await app.mouse.move(track.x + 90, track.y + track.height / 2, { steps: 8 });
  await app.mouse.up();
  await expect(app.getByRole('textbox', { name: 'Budget, memories' })).not.toHaveValue('5');
  await app.getByRole('button', { name: /^Undo/ }).click();
  await expect(app.getByRole('textbox', { name: 'Budget, memories' })).toHaveValue('5');
});

test('passes can be switched off, moved by keyboard, and added', async ({ app }) => {
  await openApp(app);
  await app.getByRole('switch', { name: 'TTL pass' }).focus();
  await app.keyboard.press('Space');
  await expect(app.getByRole('button', { name: 'TTL 2' })).toHaveCount(0);
  await app.getByRole('button', { name: 'Move Budget' }).focus();
  await app.keyboard.press('Control+Shift+ArrowUp');
  await expect(app.getByRole('list').getByRole('listitem').nth(2)).toContainText('Budget');
});

test('a filter in words, by verdict and by time; the export has just those rows', async ({ app }) => {
  await openApp(app);
  const filter = app.getByRole('searchbox', { name: /Filter/ });
  await filter.fill('salary');
  await expect(app.getByRole('button', { name: 'Export 2 rows' })).toBeVisible();
  await filter.fill('past 8 days');
  await expect(app.getByRole('button', { name: 'Export 3 rows' })).toBeVisible();
  await filter.fill('nothing like it');
  await expect(app.getByText(/No memory matches/)).toBeVisible();
  await app.getByRole('button', { name: 'Clear filter' }).click();
  await app.getByRole('group', { name: 'Verdicts shown' }).getByRole('button', { name: 'TTL 2' }).click();
  await app.getByRole('button', { name: 'Export 2 rows' }).click();
  const download = app.waitForEvent('download');
  await app.getByRole('menuitem', { name: /CSV/ }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  const lines = file.trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe(
    'id,verdict,importance,strength,age_days,idle_days,protected,value,limit,margin,reason,flags,file_sha256,policy_sha256,lethe_version',
  );
  expect(lines[1]).toMatch(/^m4,ttl,0\.225/);
});

test('a dropped file is traced as of its own newest time, survives a reload, and can be left again', async ({
  app,
}) => {
  await openApp(app);
  const rows = [
    { id: '9007199254740993', text: 'first <b>bold</b>', created_at: '2025-01-01', category: 'goal' },
    { id: 'b', text: 'second', created_at: '2025-03-01T00:00:00Z', category: 'unknown_one' },
    { id: 'c', text: 'third', created_at: '2026-13-45' },
  ];
  await dropFile(app, 'mine.jsonl', rows.map((row) => JSON.stringify(row)).join('\n'));
  await expect(app.getByRole('button', { name: /Store mine.jsonl/ })).toBeVisible();
  await expect(app.getByRole('button', { name: /As of 1 Mar 2025/ })).toBeVisible();
  await expect(app.getByRole('grid')).toContainText('first <b>bold</b>');
  await expect(app.getByRole('grid')).toContainText('2026-13-45');
  await app.reload();
  await expect(app.getByRole('button', { name: /Store mine.jsonl/ })).toBeVisible();
  await expect(app.getByRole('grid')).toContainText('second');
});

test('a file that cannot be used leaves what was open', async ({ app }) => {
  await openApp(app);
  for (const [name, content] of [
    ['empty.jsonl', ''],
    ['binary.json', Buffer.from([0, 1, 2, 0, 255, 254, 0, 7])],
  ] as const) {
    await dropFile(app, name, content);
    await expect(app.getByText(`${name} was not opened.`)).toBeVisible();
    await expect(app.getByRole('heading', { level: 1 })).toHaveText('Kept 5 of 10');
  }
});
