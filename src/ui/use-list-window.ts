import { useCallback, useEffect, useRef, useState } from 'react';
import { createLatestOnly } from './latest-only.ts';
import { useIsLong } from './use-is-long.ts';

/** Asks for a part of a list that lives elsewhere. */
export type AskWindow<Window> = (first: number, count: number) => Promise<Window>;

export interface ListWindow<Window> {
  /** The latest answer, that to an earlier question while a newer one is on its way; null before the first. */
  readonly window: Window | null;
  readonly problem: string | null;
  /** The answer is older than the question by more than a blink. */
  readonly isLate: boolean;
  readonly setWindow: (first: number, count: number) => void;
}

const firstCount = 256;

/** The part of a list that shows. `ask` is another function when the list is another; null = there is no list yet. */
export function useListWindow<Window>(ask: AskWindow<Window> | null): ListWindow<Window> {
  const [known, setKnown] = useState<{
    ask: AskWindow<Window> | null;
    window: Window | null;
    problem: string | null;
  }>({ ask: null, window: null, problem: null });
  const span = useRef({ first: 0, count: firstCount });
  const [put] = useState(() =>
    createLatestOnly(
      ({ of, first, count }: { of: AskWindow<Window>; first: number; count: number }) => of(first, count),
      ({ question, answer, problem }) =>
        setKnown((old) => ({ ask: question.of, window: answer ?? old.window, problem })),
    ),
  );
  useEffect(() => {
    if (ask) put({ of: ask, ...span.current });
  }, [ask, put]);
  const setWindow = useCallback(
    (first: number, count: number) => {
      if (span.current.first === first && span.current.count === count) return;
      span.current = { first, count };
      if (ask) put({ of: ask, first, count });
    },
    [ask, put],
  );
  return {
    window: known.window,
    problem: known.problem,
    isLate: useIsLong(ask !== null && known.ask !== ask),
    setWindow,
  };
}
