import { type FormEvent, memo, type RefObject, useState } from 'react';
import type { CategoryRule } from '../../engine/policy.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatCount, formatDaysGiven, formatGiven } from '../../ui/format-number.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CategoryEditor } from './CategoryEditor.tsx';
import { EffectOf } from './LastMoveEffect.tsx';
import styles from './panel.module.css';

export interface CategoriesGroupProps {
  readonly heading: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export const CategoriesGroup = memo(function CategoriesGroup({
  heading,
  isOpen,
  onToggle,
}: CategoriesGroupProps) {
  const categories = useAppStore((state) => state.inputs.policy.categories);
  const fallback = useAppStore((state) => state.inputs.policy.defaultCategory);
  const protectedCount = categories.filter((category) => category.protected).length;
  return (
    <section className={styles.group} aria-label="Categories">
      <h3>
        <button
          ref={heading}
          type="button"
          className={styles.disclosure}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <span>Categories</span>
          <span className={styles.note}>
            {formatCount(categories.length)}, of which {formatCount(protectedCount)} protected
          </span>
          <Icon name={isOpen ? 'down' : 'right'} size={14} />
        </button>
      </h3>
      {isOpen ? (
        <>
          <ul className={styles.categories}>
            {categories.map((category) => (
              <CategoryItem key={category.name} name={category.name} rule={category} />
            ))}
            <CategoryItem name={null} rule={fallback} />
          </ul>
          <AddCategory taken={categories.map((category) => category.name)} />
        </>
      ) : null}
    </section>
  );
});

/** `name` null = every category that the policy does not list. */
function CategoryItem({ name, rule }: { readonly name: string | null; readonly rule: CategoryRule }) {
  const [isOpen, setIsOpen] = useState(false);
  const extra = [rule.maxIdleDays, rule.curveParams, rule.exemptFrom?.length ? true : undefined].filter(
    (part) => part !== undefined,
  ).length;
  return (
    <li>
      <button
        type="button"
        className={styles.category}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={`clip ${name === null ? 'muted' : ''}`}>{name ?? 'any other category'}</span>
        <span className={styles.categoryFacts}>
          {extra > 0 ? <span title="Has limits of its own">+{extra}</span> : null}
          <span title="Weight">{formatGiven(rule.weight)}</span>
          {rule.protected ? (
            <span>protected</span>
          ) : (
            <span title="Lifetime">{rule.ttlDays === null ? 'no TTL' : formatDaysGiven(rule.ttlDays)}</span>
          )}
        </span>
        <Icon name={isOpen ? 'down' : 'right'} size={14} />
      </button>
      {isOpen ? <CategoryEditor name={name} rule={rule} /> : null}
      <EffectOf path={`categories.${name ?? ''}.`} />
    </li>
  );
}

function AddCategory({ taken }: { readonly taken: readonly string[] }) {
  const actions = useAppStore((state) => state.actions);
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const isTaken = taken.includes(trimmed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed === '' || isTaken) return;
    actions.addCategory(trimmed);
    setName('');
  };
  return (
    <form onSubmit={submit}>
      <div className={styles.adder}>
        <input
          aria-label="Name of a new category"
          placeholder="New category"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" disabled={trimmed === '' || isTaken}>
          Add
        </Button>
      </div>
      {isTaken ? <p className={styles.words}>“{trimmed}” is in the policy already.</p> : null}
    </form>
  );
}
