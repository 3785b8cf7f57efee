import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { dropFile, expect, openApp, test } from './fixture.ts';
import { findKept } from './kept-text.ts';

const title = (app: Page) => app.getByRole('heading', { level: 1 });
const grid = (app: Page) => app.getByRole('grid', { name: 'Memories with their verdicts' });
const rowOf = (app: Page, name: RegExp | string) => grid(app).getByRole('row', { name });
const drawerOf = (app: Page) => app.getByRole('complementary', { name: 'Memory' });
const undo = (app: Page) => app.getByRole('button', { name: /^Undo \(/ });

async function chooseInStoreMenu(app: Page, name: RegExp | string): Promise<void> {
  await app.getByRole('button', { name: /^Store/ }).click();
  await app.getByRole('menuitem', { name }).click();
}

async function mark(app: Page, ...names: RegExp[]): Promise<void> {
  for (const name of names) await rowOf(app, name).getByRole('checkbox').check();
}

async function deleteMarked(app: Page): Promise<void> {
  const tools = app.getByRole('region', { name: 'Memories', exact: true });
  await tools.getByRole('button', { name: 'Delete', exact: true }).click();
}

/** Saved means: a reload has it. */
async function reloadAt(app: Page, words: string): Promise<void> {
  await app.reload();
  await expect(title(app)).toHaveText(words);
}

test('a memory by the form: refused with sentences, then added, opened and kept', async ({ app }) => {
  await openApp(app);
  await app.getByRole('button', { name: 'Add a memory…' }).click();
  const form = app.getByRole('dialog', { name: 'Add a memory' });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('A memory must have a text.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Text', exact: true }).fill('Moves to Pune in March');
  await form.getByRole('combobox', { name: 'Category' }).fill('goal');
  await form.getByRole('textbox', { name: 'Subject' }).fill('Asha');
  await form.getByRole('textbox', { name: 'Reads', exact: true }).fill('-2');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Reads must be a whole number of at least 0.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Reads', exact: true })).toHaveValue('-2');
  await form.getByRole('textbox', { name: 'Reads', exact: true }).fill('3');
  await form.getByRole('textbox', { name: 'Reads', exact: true }).press('Enter');
  await expect(form).toHaveCount(0);
  await expect(drawerOf(app).getByRole('heading', { level: 2 })).toHaveText('Moves to Pune in March');
  await expect(drawerOf(app).getByRole('region', { name: 'Facts' })).toContainText('Asha');
  await expect(drawerOf(app).getByRole('region', { name: 'What was done to it' })).toContainText(
    'Written by hand',
  );
  await expect(title(app)).toHaveText('Kept 5 of 11');
  await reloadAt(app, 'Kept 5 of 11');
  await expect(rowOf(app, /Moves to Pune/)).toBeVisible();
});

test('what was typed is not lost by a click beside the dialog, nor by Escape without a question', async ({
  app,
}) => {
  await openApp(app);
  await chooseInStoreMenu(app, 'Add a memory…');
  const form = app.getByRole('dialog', { name: 'Add a memory' });
  await form.getByRole('textbox', { name: 'Text', exact: true }).fill('half a thought');
  await app.mouse.click(8, 400);
  await expect(form.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('half a thought');
  await app.keyboard.press('Escape');
  await expect(form.getByText('What you typed is not saved yet.')).toBeVisible();
  await form.getByRole('button', { name: 'Go on', exact: true }).click();
  await expect(form.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('half a thought');
  await app.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Throw it away' }).click();
  await expect(form).toHaveCount(0);
  await expect(title(app)).toHaveText('Kept 5 of 10');
});

test('the same form edits; only what was changed is set, and undo takes it back', async ({ app }) => {
  await openApp(app);
  await rowOf(app, /Goal: retire/).click();
  await drawerOf(app).getByRole('button', { name: 'Edit…' }).click();
  const form = app.getByRole('dialog', { name: 'Edit m2' });
  await expect(form.getByRole('textbox', { name: 'Last read, UTC' })).toHaveValue('2026-09-15');
  await form.getByRole('textbox', { name: 'Last read, UTC' }).fill('2026-11-20 08:30');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(drawerOf(app)).toContainText('20 Nov 2026');
  await expect(drawerOf(app).getByRole('region', { name: 'What was done to it' })).toContainText(
    'Last read set',
  );
  await expect(app.getByText(/^Edited: kept/)).toBeVisible();
  await undo(app).click();
  await expect(drawerOf(app)).toContainText('15 Sept 2026');
});

test('a memory with a read log says that the log decides', async ({ app }) => {
  await openApp(app);
  const line = { id: 'a', text: 'With a log', created_at: '2026-01-01', reads: ['2026-02-01', '2026-03-01'] };
  await dropFile(app, 'log.jsonl', JSON.stringify(line));
  await rowOf(app, /With a log/).click();
  await drawerOf(app).getByRole('button', { name: 'Edit…' }).click();
  const form = app.getByRole('dialog', { name: 'Edit a' });
  await expect(form.getByText('2026-03-01, 2 reads')).toBeVisible();
  await expect(form.getByText('decided by its read log; “Read now” adds to it')).toBeVisible();
  await expect(form.getByRole('textbox', { name: /Last read/ })).toHaveCount(0);
});

test('cells are written in where they stand: by keyboard, by a double click, and let go by Escape', async ({
  app,
}) => {
  await openApp(app);
  await grid(app).focus();
  await app.keyboard.press('ArrowDown');
  await app.keyboard.press('F2');
  const cell = grid(app).getByRole('textbox', { name: 'Memory' });
  await expect(cell).toHaveValue('Never invest in equity for me');
  await cell.fill('Never invest in gold');
  await cell.press('Tab');
  const category = grid(app).getByRole('combobox', { name: 'Category' });
  await expect(category).toHaveValue('constraint');
  await category.fill('thrown away');
  await category.press('Escape');
  await expect(category).toHaveCount(0);
  await expect(rowOf(app, /Never invest in gold/)).toContainText('constraint');
  // The keys of the list go on where they were, and Enter opens the memory.
  await expect(grid(app)).toBeFocused();
  await app.keyboard.press('ArrowDown');
  await app.keyboard.press('Enter');
  await expect(drawerOf(app).getByRole('heading', { level: 2 })).toHaveText('Goal: retire at 55');
  await app.keyboard.press('Escape');
  await rowOf(app, /Bond yields/)
    .getByText('Bond yields are rising')
    .dblclick();
  await expect(cell).toHaveValue('Bond yields are rising');
  await cell.fill('Bond yields are falling');
  await cell.press('Enter');
  await expect(rowOf(app, /Bond yields are falling/)).toBeVisible();
  await undo(app).click();
  await undo(app).click();
  await expect(rowOf(app, /Bond yields are rising/)).toBeVisible();
  await expect(rowOf(app, /Never invest in equity/)).toBeVisible();
});

test('many at once: lines are counted before they are added, then CSV', async ({ app }) => {
  await openApp(app);
  await app.getByRole('button', { name: 'Add many…' }).click();
  const dialog = app.getByRole('dialog', { name: 'Add many memories' });
  const text = dialog.getByRole('textbox', { name: 'Memories as text' });
  await text.fill('Likes tea\n\nLikes trains\nLikes Tuesdays');
  await dialog.getByRole('button', { name: 'Add 3 memories' }).click();
  await expect(title(app)).toHaveText('Kept 5 of 13');
  await chooseInStoreMenu(app, /Add many memories/);
  await dialog.getByRole('button', { name: 'JSON or CSV' }).click();
  await text.fill('text,category,created_at\nOwns a bicycle,goal,2026-11-01\nOwns a boat,goal,2026-11-02');
  await dialog.getByRole('button', { name: 'Add 2 memories' }).click();
  await expect(title(app)).toHaveText('Kept 5 of 15');
  await expect(rowOf(app, /Owns a boat/)).toContainText('goal');
  await undo(app).click();
  await expect(title(app)).toHaveText('Kept 5 of 13');
});

test('several marked are protected, labelled, moved to a category and deleted, each one undo step', async ({
  app,
}) => {
  await openApp(app);
  await mark(app, /Goal: retire/, /Bond yields/);
  await expect(app.getByText('2 marked')).toBeVisible();
  await app.getByRole('button', { name: 'Protect', exact: true }).click();
  await expect(rowOf(app, /Goal: retire/)).toContainText('Kept: protected');
  await expect(rowOf(app, /Bond yields/)).toContainText('Kept: protected');
  await undo(app).click();
  await expect(rowOf(app, /Bond yields/)).toContainText('Budget');
  await app.getByRole('button', { name: 'Label' }).click();
  await app.getByRole('menuitem', { name: 'Must keep' }).click();
  await expect(app.getByRole('button', { name: 'must-keep lost: 2' })).toBeVisible();
  await app.getByRole('button', { name: 'Set category…' }).click();
  const dialog = app.getByRole('dialog', { name: 'Category of 2 memories' });
  await dialog.getByRole('combobox', { name: 'Category' }).fill('salary');
  await dialog.getByRole('button', { name: 'Set it' }).click();
  await expect(rowOf(app, /Goal: retire/)).toContainText('salary');
  await deleteMarked(app);
  await expect(title(app)).toHaveText('Kept 5 of 8');
  await expect(app.getByText(/marked/)).toHaveCount(0);
  await app.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(title(app)).toHaveText(/of 10/);
  await undo(app).click();
  await expect(rowOf(app, /Goal: retire/)).toContainText('goal');
});

test('marks by keyboard: Space, Shift with the arrows, Ctrl+A, Escape; and Shift with a click', async ({
  app,
}) => {
  await openApp(app);
  await grid(app).focus();
  await app.keyboard.press('ArrowDown');
  await app.keyboard.press('Space');
  await expect(app.getByText('1 marked')).toBeVisible();
  for (let i = 0; i < 3; i += 1) await app.keyboard.press('Shift+ArrowDown');
  await expect(app.getByText('4 marked')).toBeVisible();
  await app.keyboard.press('Shift+ArrowUp');
  await expect(app.getByText('3 marked')).toBeVisible();
  await app.keyboard.press('Control+a');
  await expect(app.getByText('10 marked')).toBeVisible();
  await app.keyboard.press('Escape');
  await expect(app.getByText(/marked/)).toHaveCount(0);
  await rowOf(app, /Salary is Rs 90,000/).click();
  await rowOf(app, /Bond yields/).click({ modifiers: ['Shift'] });
  await expect(app.getByText('5 marked')).toBeVisible();
  await rowOf(app, /Bond yields/).click({ modifiers: ['ControlOrMeta'] });
  await expect(app.getByText('4 marked')).toBeVisible();
});

test('the drawer deletes without a question, undo brings it back, and what was kept stays', async ({
  app,
}) => {
  await openApp(app);
  await rowOf(app, /Goal: retire/).click();
  await drawerOf(app).getByRole('button', { name: 'More for this memory' }).click();
  await app.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(title(app)).toHaveText('Kept 5 of 9');
  await expect(drawerOf(app)).toHaveCount(0);
  await reloadAt(app, 'Kept 5 of 9');
  await expect(rowOf(app, /Goal: retire/)).toHaveCount(0);
  await rowOf(app, /Bond yields/).click();
  await drawerOf(app).getByRole('button', { name: 'More for this memory' }).click();
  await app.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(title(app)).toHaveText('Kept 5 of 8');
  await undo(app).click();
  await expect(title(app)).toHaveText('Kept 5 of 9');
  await expect(rowOf(app, /Bond yields/)).toBeVisible();
});

test('an archived memory says why and when it went, is not judged any more, and comes back by Restore', async ({
  app,
}) => {
  await openApp(app);
  await rowOf(app, /Goal: retire/).click();
  await app.getByRole('button', { name: /^Apply: / }).click();
  await app
    .getByRole('dialog')
    .getByRole('button', { name: /^Apply: / })
    .click();
  await expect(title(app)).toHaveText('Kept 5 of 5');
  const drawer = drawerOf(app);
  await expect(drawer).toContainText('Archived: out of the active store, can be restored');
  const history = drawer.getByRole('region', { name: 'What was done to it' });
  await expect(history).toContainText('LRU: idle 75 days, limit 60 (15 over)');
  await expect(history).toContainText('75 d against 60 d');
  await expect(history).toContainText('0.416 = recency 0.071 + frequency 0.090 + category 0.255');
  await expect(drawer.getByRole('region', { name: 'Past and future' })).toBeVisible();
  await expect(drawer.getByRole('region', { name: /What would have kept it|Each pass on/ })).toHaveCount(0);
  await expect(drawer.getByRole('button', { name: /Edit|Read now|Protect/ })).toHaveCount(0);
  await reloadAt(app, 'Kept 5 of 5');
  await drawer.getByRole('button', { name: 'Restore' }).click();
  await expect(title(app)).toHaveText(/of 6/);
  await expect(rowOf(app, /Goal: retire/)).toBeVisible();
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await drawer.getByRole('button', { name: 'In the log' }).click();
  await expect(title(app)).not.toHaveText(/Kept/);
});

const people = Array.from({ length: 12 }, (_, i) => ({
  id: `m${i}`,
  text:
    i === 5 ? 'Shares a desk with Zarathustra Quill' : `Fact ${i} ${i % 3 === 0 ? 'of the marmalade' : ''}`,
  subject: i % 3 === 0 ? 'Zarathustra Quill' : 'Ben Okafor',
  created_at: `2026-10-${String(i + 1).padStart(2, '0')}`,
}));
const peopleFile = people.map((row) => JSON.stringify(row)).join('\n');
const ofTheSubject = ['Zarathustra', 'Quill', 'marmalade'];

async function downloadedText(app: Page, act: () => Promise<void>): Promise<string> {
  const waiting = app.waitForEvent('download');
  await act();
  return readFileSync(await (await waiting).path(), 'utf8');
}

async function eraseQuill(app: Page): Promise<Locator> {
  const dialog = app.getByRole('dialog', { name: 'Erase a subject' });
  await dialog.getByRole('button', { name: /Zarathustra Quill/ }).click();
  await dialog.getByRole('switch', { name: /mention the name/ }).click();
  await dialog.getByRole('button', { name: 'Look for it' }).click();
  await expect(dialog.getByText('It would take 10 memories from 2 stores')).toBeVisible();
  const erase = dialog.getByRole('button', { name: 'Erase 10 memories for good' });
  await expect(erase).toBeDisabled();
  await dialog.getByRole('textbox', { name: /To erase it/ }).fill('Zarathustra Quill');
  await erase.click();
  const receipt = app.getByRole('dialog', { name: 'Erased' });
  await expect(receipt).toContainText('10 memories from 2 stores are gone for good.');
  return receipt;
}

test('a subject is erased from every store, with a receipt; nothing of it is left anywhere', async ({
  app,
}) => {
  await openApp(app);
  await dropFile(app, 'people.jsonl', peopleFile);
  await expect(title(app)).toHaveText(/of 12/);
  // It is in the log, in the undo history, in a filter and in a second store as well.
  await rowOf(app, /Fact 3/).click();
  await drawerOf(app).getByRole('button', { name: 'Read now' }).click();
  await mark(app, /Fact 6/);
  await deleteMarked(app);
  await expect(title(app)).toHaveText(/of 11/);
  await app.getByRole('searchbox', { name: /Filter/ }).fill('quill');
  await chooseInStoreMenu(app, /Stores in this browser/);
  await app.getByRole('button', { name: 'Duplicate people.jsonl' }).click();
  await expect(app.getByRole('button', { name: 'Open people.jsonl (copy)' })).toBeVisible();
  await app.keyboard.press('Escape');
  expect(await findKept(app, ofTheSubject)).not.toEqual([]);
  await chooseInStoreMenu(app, /Erase a subject/);
  const receipt = await eraseQuill(app);
  const json = await downloadedText(app, () => receipt.getByRole('button', { name: 'JSON' }).click());
  expect(JSON.parse(json)).toMatchObject({ erased: { active: 8, earlier: 2, total: 10 } });
  const text = await downloadedText(app, () => receipt.getByRole('button', { name: 'Text' }).click());
  for (const file of [json, text]) expect(file).not.toMatch(/zarathustra|quill|marmalade/i);
  await receipt.getByRole('button', { name: 'Close' }).last().click();
  await expect(title(app)).toHaveText(/of 7/);
  await expect(undo(app)).toBeDisabled();
  const left = await downloadedText(app, () => chooseInStoreMenu(app, /Save memories as JSON Lines/));
  expect(left.trim().split('\n')).toHaveLength(7);
  expect(left).not.toMatch(/zarathustra|quill|marmalade/i);
  await expect.poll(() => findKept(app, ofTheSubject)).toEqual([]);
  await reloadAt(app, 'Kept 5 of 7');
  expect(await findKept(app, ofTheSubject)).toEqual([]);
  expect(await app.content()).not.toMatch(/zarathustra|marmalade/i);
});

test('the list of stores: rename, duplicate, open, delete after a question', async ({ app }) => {
  await openApp(app);
  await dropFile(app, 'people.jsonl', peopleFile);
  await expect(title(app)).toHaveText(/of 12/);
  await chooseInStoreMenu(app, /Stores in this browser/);
  const dialog = app.getByRole('dialog', { name: 'Stores in this browser' });
  await dialog.getByRole('button', { name: 'Rename people.jsonl' }).click();
  const name = dialog.getByRole('textbox', { name: 'New name of people.jsonl' });
  await name.fill('thrown away');
  await name.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Rename people.jsonl' }).click();
  await name.fill('The team');
  await name.press('Enter');
  await dialog.getByRole('button', { name: 'Duplicate The team' }).click();
  const copy = dialog.getByRole('listitem').filter({ hasText: 'The team (copy)' });
  await expect(copy).toContainText('12 memories');
  await copy.getByRole('button', { name: 'Open The team (copy)' }).click();
  await expect(app.getByRole('button', { name: /^Store The team \(copy\)/ })).toBeVisible();
  await chooseInStoreMenu(app, /Stores in this browser/);
  const own = dialog.getByRole('listitem').filter({ hasText: 'The team (copy)' });
  await own.getByRole('button', { name: /^Delete/ }).click();
  await expect(own).toContainText('It is the one that is open');
  await own.getByRole('button', { name: 'Delete it' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await app.keyboard.press('Escape');
  await expect(app.getByRole('button', { name: 'not saved' })).toBeVisible();
  await chooseInStoreMenu(app, /^The team/);
  await expect(app.getByRole('button', { name: /^Store The team ·/ })).toBeVisible();
  await expect(app.getByRole('button', { name: 'not saved' })).toHaveCount(0);
});

test('two tabs: the one that is behind says so, goes on in a copy, and nothing is lost', async ({
  app,
  context,
}) => {
  await openApp(app);
  await dropFile(app, 'people.jsonl', peopleFile);
  await expect(title(app)).toHaveText(/of 12/);
  await chooseInStoreMenu(app, /Stores in this browser/);
  await expect(app.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await app.keyboard.press('Escape');
  const other = await context.newPage();
  await openApp(other);
  await expect(title(other)).toHaveText(/of 12/);
  await mark(app, /Fact 1 /);
  await deleteMarked(app);
  await expect(title(app)).toHaveText(/of 11/);
  await expect(other.getByRole('button', { name: 'changed in another tab' })).toBeVisible();
  await mark(other, /Fact 2 /, /Fact 4 /);
  await deleteMarked(other);
  await expect(title(other)).toHaveText(/of 10/);
  await expect(other.getByRole('button', { name: /^Store people.jsonl \(second tab\)/ })).toBeVisible();
  await expect(other.getByText('Nothing was written over')).toBeVisible();
  await expect(other.getByRole('button', { name: 'changed in another tab' })).toHaveCount(0);
  await expect(title(app)).toHaveText(/of 11/);
  await other.reload();
  await expect(title(other)).toHaveText(/of 10/);
  await other.getByRole('button', { name: /^Store/ }).click();
  await other.getByRole('menuitem', { name: /^people\.jsonl\s*11 memories/ }).click();
  await expect(title(other)).toHaveText(/of 11/);
});

test('two tabs on the sample, of which nothing was kept: both keep what they did', async ({
  app,
  context,
}) => {
  await openApp(app);
  const other = await context.newPage();
  await openApp(other);
  await mark(app, /Bond yields/);
  await deleteMarked(app);
  await expect(title(app)).toHaveText('Kept 5 of 9');
  await expect(other.getByRole('button', { name: 'changed in another tab' })).toBeVisible();
  await mark(other, /Goal: retire/, /SIP of/);
  await deleteMarked(other);
  await expect(other.getByRole('button', { name: /^Store Notebook \(second tab\)/ })).toBeVisible();
  await expect(title(other)).toHaveText(/of 8/);
  await reloadAt(app, 'Kept 5 of 9');
});
