import { useCallback } from 'react';
import { useAppStore } from '../../store/store-context.tsx';
import { AddManyDialog } from './AddManyDialog.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { AddDialog, EditDialog } from './MemoryDialog.tsx';
import { StoresDialog } from './StoresDialog.tsx';

/** The dialog over the store's memories that is asked for. */
export function WorkDialogs() {
  const dialog = useAppStore((state) => state.workDialog);
  const showWork = useAppStore((state) => state.actions.showWork);
  const onClose = useCallback(() => showWork(null), [showWork]);
  switch (dialog?.kind) {
    case 'add':
      return <AddDialog onClose={onClose} />;
    case 'edit':
      return <EditDialog key={dialog.row} row={dialog.row} onClose={onClose} />;
    case 'add-many':
      return <AddManyDialog onClose={onClose} />;
    case 'category':
      return <CategoryDialog onClose={onClose} />;
    case 'erase':
      return <EraseDialog subject={dialog.subject} onClose={onClose} />;
    case 'stores':
      return <StoresDialog deleting={dialog.deleting} onClose={onClose} />;
    default:
      return null;
  }
}
