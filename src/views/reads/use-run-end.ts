import { useEffect, useRef } from 'react';
import { useAppStore } from '../../store/store-context.tsx';

/** Key presses and typing closer together than this are one step for undo. */
const runMs = 600;

/** After each move: ends the undo step when no further one follows; what is held ends when it is let go. */
export function useRunEnd(isHeld: boolean): () => void {
  const actions = useAppStore((state) => state.actions);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    if (!isHeld) timer.current = setTimeout(actions.endGesture, runMs);
  };
}
