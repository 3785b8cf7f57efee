import { useState } from 'react';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatCountOf } from '../../ui/format-number.ts';
import { TextField } from './FormField.tsx';
import { HeldDialog } from './HeldDialog.tsx';
import { useCategories } from './use-categories.ts';
import styles from './work.module.css';

/** One category for every memory that is marked. */
export function CategoryDialog({ onClose }: { readonly onClose: () => void }) {
  const marked = useAppStore((state) => state.marked);
  const setFields = useAppStore((state) => state.actions.setFields);
  const categories = useCategories();
  const [category, setCategory] = useState('');
  const wanted = category.trim();
  const isNew = wanted !== '' && !categories.includes(wanted);
  return (
    <HeldDialog
      title={`Category of ${formatCountOf(marked.size, 'memory', 'memories')}`}
      size={420}
      hasDraft={wanted !== ''}
      onClose={onClose}
    >
      {(leave) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (wanted === '') return;
            setFields([...marked], { category: wanted });
            onClose();
          }}
        >
          <TextField
            label="Category"
            data-autofocus
            suggestions={categories}
            hint={
              isNew
                ? 'a new one: the policy’s default counts for it'
                : 'of the policy, of the store, or a new one'
            }
            value={category}
            onChange={setCategory}
          />
          <div className={styles.buttons}>
            <Button onClick={leave}>Cancel</Button>
            <Button look="go" type="submit" disabled={wanted === ''}>
              Set it
            </Button>
          </div>
        </form>
      )}
    </HeldDialog>
  );
}
