import { expect, test } from 'vitest';
import { findHotkey, globalHotkeys } from '../../../src/views/frame/hotkeys.ts';

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {},
) => findHotkey({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held });

test('Ctrl and ⌘ are one', () => {
  expect(press('z', { ctrlKey: true })).toBe('undo');
  expect(press('z', { metaKey: true })).toBe('undo');
  expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe('redo');
});

test('"?" needs Shift on some keyboards and not on others', () => {
  expect(press('?', { shiftKey: true })).toBe('help');
  expect(press('?')).toBe('help');
});

test('what is not ours stays the browser’s', () => {
  expect(press('z')).toBeUndefined();
  expect(press('j', { ctrlKey: true })).toBeUndefined();
  expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
});

test('no two hotkeys share their keys', () => {
  const keys = globalHotkeys.map((hotkey) => hotkey.keys);
  expect(new Set(keys).size).toBe(keys.length);
});
