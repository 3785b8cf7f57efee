import { useDeferredValue, useEffect, useRef } from 'react';
import { useAppStore } from '../../store/store-context.tsx';

/**
 * Asks for the next date of play once a frame, and only when the last reply is on the screen. Views that draw a reply in
 * slices do so in the same commit as the value deferred here: so play skips dates on a slow machine, never frames.
 */
export function usePlayFrames(): void {
  const isPlaying = useAppStore((state) => state.time.run !== null);
  const { advancePlay, pause } = useAppStore((state) => state.actions);
  const isEvaluating = useAppStore((state) => state.isEvaluating);
  const evaluation = useAppStore((state) => state.evaluation);
  const drawn = useDeferredValue(evaluation);
  const isReady = useRef(false);
  useEffect(() => {
    isReady.current = !isEvaluating && drawn === evaluation;
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    let frame = 0;
    const tick = () => {
      frame = requestAnimationFrame(tick);
      if (isReady.current) advancePlay();
    };
    frame = requestAnimationFrame(tick);
    // A page that nobody sees draws no frames: play would leap on return.
    const onHide = () => document.hidden && pause();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [isPlaying, advancePlay, pause]);
}
