import { useEffect, useRef } from 'react';
import { findHotkey, type HotkeyAction } from './hotkeys.ts';

/** In a field keys are text; in a dialog or an open menu they are its own. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role="dialog"], [role="menu"], [role="listbox"]')) return true;
  if (target instanceof HTMLInputElement)
    return !['range', 'checkbox', 'radio', 'button', 'file'].includes(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    target.closest('[contenteditable]') !== null
  );
}

/** One listener for the whole window; a handler that returns false leaves the key to the browser. */
export function useHotkeys(handle: (action: HotkeyAction) => boolean): void {
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      const action = findHotkey(event);
      if (action !== undefined && latest.current(action)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
