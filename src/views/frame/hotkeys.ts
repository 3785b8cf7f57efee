/** What a key does, as the help lists it. */
export interface Hotkey {
  /** "Ctrl+Z"; Ctrl stands for ⌘ on a Mac. */
  readonly keys: string;
  readonly does: string;
}

export type HotkeyAction =
  | 'find'
  | 'undo'
  | 'redo'
  | 'open'
  | 'panel'
  | 'help'
  | 'close'
  | 'next'
  | 'previous'
  | 'time'
  | 'play'
  | 'earlier'
  | 'later';

export const globalHotkeys: readonly (Hotkey & { readonly action: HotkeyAction })[] = [
  { keys: 'Ctrl+K', does: 'Find or run', action: 'find' },
  { keys: 'Ctrl+Z', does: 'Undo', action: 'undo' },
  { keys: 'Ctrl+Shift+Z', does: 'Redo', action: 'redo' },
  { keys: 'Ctrl+Y', does: 'Redo', action: 'redo' },
  { keys: 'Ctrl+O', does: 'Open a file', action: 'open' },
  { keys: 'Ctrl+B', does: 'Show or hide the policy', action: 'panel' },
  { keys: 'J', does: 'Next memory of the list, while one is open', action: 'next' },
  { keys: 'K', does: 'Previous memory of the list', action: 'previous' },
  { keys: 'T', does: 'Show or hide the time line', action: 'time' },
  { keys: 'P', does: 'Play time, or pause it', action: 'play' },
  { keys: ',', does: 'As of one step earlier', action: 'earlier' },
  { keys: '.', does: 'As of one step later', action: 'later' },
  { keys: 'Esc', does: 'Close the memory; leave the presentation', action: 'close' },
  { keys: '?', does: 'This list', action: 'help' },
];

/** Keys that belong to one control. */
export const controlHotkeys: readonly Hotkey[] = [
  { keys: '← →', does: 'Slider: one step, or 1 % on a log scale' },
  { keys: 'Shift+← →', does: 'Slider: ten times that' },
  { keys: 'Alt+← →', does: 'Slider: a tenth of that' },
  { keys: 'Home End', does: 'Slider: to its ends' },
  { keys: '← →', does: 'Time line: one day; Shift ten, Alt a tenth; Page Up and Down a month' },
  { keys: 'Space', does: 'Time line: play or pause' },
  { keys: '↑ ↓', does: 'Number box: up and down, with the same Shift and Alt' },
  { keys: 'Ctrl+Shift+↑ ↓', does: 'Pass, on its grip: earlier or later' },
  { keys: '↑ ↓ Enter', does: 'Table: move, and open the memory' },
  { keys: 'Space', does: 'Table with boxes: mark the row; Shift+↑ ↓ marks a run' },
  { keys: 'Ctrl+A', does: 'Table: mark all that are shown; Esc takes the marks off' },
  { keys: 'F2', does: 'Table: write in the cell; Tab goes on, Esc lets go' },
  { keys: 'Shift+click', does: 'Table heading: sort by more than one; row: mark up to it' },
];

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** What a key press asks for; undefined = nothing of ours. */
export function findHotkey(press: KeyPress): HotkeyAction | undefined {
  const key = press.key.length === 1 ? press.key.toUpperCase() : press.key === 'Escape' ? 'Esc' : press.key;
  const isCtrl = press.ctrlKey || press.metaKey;
  if (press.altKey) return undefined;
  // "?" needs Shift on some keyboards and not on others.
  const shift = press.shiftKey && key !== '?' ? 'Shift+' : '';
  const name = `${isCtrl ? 'Ctrl+' : ''}${shift}${key}`;
  return globalHotkeys.find((hotkey) => hotkey.keys === name)?.action;
}
