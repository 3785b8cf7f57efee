import { useEffect, useState } from 'react';

/**
 * The value of the last drawing; the new one follows in a task of its own. A picture that takes long follows a slider so
 * that the slider's own numbers are drawn first, and that moves made meanwhile are drawn at once.
 */
export function useFollowing<T>(value: T): T {
  const [shown, setShown] = useState<{ readonly value: T }>({ value });
  useEffect(() => setShown((before) => (Object.is(before.value, value) ? before : { value })), [value]);
  return shown.value;
}
