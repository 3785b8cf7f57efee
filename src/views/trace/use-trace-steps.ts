import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';

export interface TraceSteps {
  /** Passes that have run, 0 … count. */
  readonly step: number;
  readonly isPlaying: boolean;
  /** The pass whose strands drop right now; null without motion. */
  readonly droppingPass: number | null;
  readonly reset: () => void;
  readonly back: () => void;
  readonly forward: () => void;
  readonly togglePlay: () => void;
}

const playMs = 900;

/** Where the trace stands between its start and the end; another policy shows its end again. */
export function useTraceSteps(count: number, policy: unknown): TraceSteps {
  const [at, setAt] = useState<{ step: number; policy: unknown } | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [droppingPass, setDropping] = useState<number | null>(null);
  const isStill = useReducedMotion();
  const step = at === null || at.policy !== policy ? count : Math.min(at.step, count);
  const isRunning = isPlaying && step < count;

  const goTo = (next: number, isForward: boolean): void => {
    setAt({ step: Math.min(Math.max(next, 0), count), policy });
    setDropping(isForward && !isStill ? next - 1 : null);
  };

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => {
      setAt({ step: step + 1, policy });
      setDropping(isStill ? null : step);
      if (step + 1 >= count) setPlaying(false);
    }, playMs);
    return () => clearTimeout(timer);
  }, [isRunning, step, count, policy, isStill]);

  return {
    step,
    isPlaying: isRunning,
    droppingPass,
    reset: () => {
      setPlaying(false);
      goTo(0, false);
    },
    back: () => {
      setPlaying(false);
      goTo(step - 1, false);
    },
    forward: () => {
      setPlaying(false);
      goTo(step + 1, true);
    },
    togglePlay: () => {
      if (!isRunning && step >= count) goTo(0, false);
      setPlaying(!isRunning);
    },
  };
}
