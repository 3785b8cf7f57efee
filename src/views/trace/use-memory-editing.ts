import { useMemo } from 'react';
import type { RowView } from '../../engine/evaluation.ts';
import { useAppStore } from '../../store/store-context.tsx';
import type { CellEditing } from '../../ui/DataTable.tsx';

/** A longer text, or one of several lines, is edited in the form. */
const mostInPlace = 400;

/** Text and category, written in where they stand. */
export function useMemoryEditing(): CellEditing<RowView> {
  const actions = useAppStore((state) => state.actions);
  const rules = useAppStore((state) => state.inputs.policy.categories);
  const found = useAppStore((state) => state.evaluation?.categories);
  return useMemo(() => {
    const categories = [...new Set([...rules, ...(found ?? [])].map(({ name }) => name))];
    return {
      columns: ['text', 'category'],
      begin: async ({ row }, column) => {
        const own = await actions.findFields(row);
        if (!own) return null;
        const text = column === 'text' ? own.text : own.category;
        if (text.length <= mostInPlace && !/[\r\n]/.test(text)) return text;
        actions.showWork({ kind: 'edit', row });
        return null;
      },
      commit: ({ row }, column, text) => {
        const value = text.trim();
        if (column === 'category') actions.setFields([row], { category: value });
        else if (value !== '') actions.setFields([row], { text: value });
        else {
          actions.notify({
            kind: 'info',
            title: 'A memory must have a text.',
            detail: 'It stands as it was; to be rid of it, delete it.',
          });
        }
      },
      suggest: (column) => (column === 'category' ? categories : []),
    };
  }, [actions, rules, found]);
}
