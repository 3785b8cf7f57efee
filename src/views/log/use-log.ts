import { useMemo, useState } from 'react';
import type { LogKind, LogQuery } from '../../engine/work/store-log.ts';
import type { Actions } from '../../store/app-state.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { type ListWindow, useListWindow } from '../../ui/use-list-window.ts';

export type LogWindow = Awaited<ReturnType<Actions['findLog']>>;

export interface LogList extends ListWindow<LogWindow> {
  readonly query: LogQuery;
  readonly setText: (text: string) => void;
  readonly setKind: (kind: LogKind | null) => void;
}

/** What a person looks for in the log, and the part of it that shows; asked again when anything was done. */
export function useLog(): LogList {
  const edits = useAppStore((state) => state.inputs.edits);
  const dataset = useAppStore((state) => state.dataset);
  const row = useAppStore((state) => state.logRow);
  const findLog = useAppStore((state) => state.actions.findLog);
  const [text, setText] = useState('');
  const [kind, setKind] = useState<LogKind | null>(null);
  const query = useMemo(() => ({ text, kinds: kind === null ? [] : [kind], row }), [text, kind, row]);
  const ask = useMemo(() => {
    if (!dataset) return null;
    // Which edits and which store the answer is of: another list, another question.
    void edits;
    return (first: number, count: number) => findLog(query, first, count);
  }, [dataset, edits, query, findLog]);
  return { ...useListWindow(ask), query, setText, setKind };
}
