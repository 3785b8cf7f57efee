import { useCallback, useMemo, useRef, useState } from 'react';
import type { Policy } from '../../engine/policy.ts';
import { passes } from '../../passes/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { CategoriesGroup } from './CategoriesGroup.tsx';
import { CurveGroup } from './CurveGroup.tsx';
import { ImportanceGroup } from './ImportanceGroup.tsx';
import { ModifiersGroup } from './ModifiersGroup.tsx';
import { PassesGroup } from './PassesGroup.tsx';
import styles from './panel.module.css';
import { ReadsGroup } from './ReadsGroup.tsx';
import { RemovalGroup } from './RemovalGroup.tsx';
import { useParameters } from './use-parameters.ts';

export interface PolicyPanelProps {
  /** The panel stands beside the view (and collapses) or lies over it (and closes). */
  readonly isSheet?: boolean;
  readonly onClose: () => void;
  readonly isModified: boolean;
}

/** Every parameter of the policy; what may be set comes from the registries, never from here. */
export function PolicyPanel({ isSheet = false, onClose, isModified }: PolicyPanelProps) {
  const policy = useAppStore((state) => state.inputs.policy);
  const actions = useAppStore((state) => state.actions);
  const parameters = useParameters();
  const [isCategoriesOpen, setIsCategoriesOpen] = useState(false);
  const categories = useRef<HTMLButtonElement>(null);
  const thresholds = useMemo(
    () =>
      parameters.passes.filter((parameter) => {
        const choice = policy.passes[parameter.passIndex ?? -1];
        return passes.find((pass) => pass.id === choice?.id)?.importanceThreshold !== undefined;
      }),
    [parameters.passes, policy.passes],
  );
  const showCategories = useCallback(() => {
    setIsCategoriesOpen(true);
    requestAnimationFrame(() => {
      categories.current?.scrollIntoView({ block: 'start' });
      categories.current?.focus();
    });
  }, []);
  const toggleCategories = useCallback(() => setIsCategoriesOpen((isOpen) => !isOpen), []);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2>Policy</h2>
        <Button look="quiet" icon="reset" disabled={!isModified} onClick={actions.resetPolicy}>
          Reset all
        </Button>
        <IconButton
          icon={isSheet ? 'close' : 'panel'}
          label={isSheet ? 'Close the policy' : 'Collapse the policy panel'}
          onClick={onClose}
        />
      </div>
      <CurveGroup parameters={parameters.curve} threshold={thresholdOf(policy)} />
      <ReadsGroup parameters={parameters.reads} />
      <ModifiersGroup parameters={parameters.modifiers} />
      <ImportanceGroup parameters={parameters.importance} thresholds={thresholds} />
      <PassesGroup parameters={parameters.passes} onShowCategories={showCategories} />
      <RemovalGroup />
      <CategoriesGroup heading={categories} isOpen={isCategoriesOpen} onToggle={toggleCategories} />
    </div>
  );
}

/** θ of the pass that owns it; what it would be where the policy does not list that pass. */
function thresholdOf(policy: Policy): number {
  const owner = passes.find((pass) => pass.importanceThreshold);
  if (!owner?.importanceThreshold) return 0;
  const choice = policy.passes.find((candidate) => candidate.id === owner.id);
  const defaults = Object.fromEntries(
    Object.entries(owner.params).map(([name, spec]) => [name, spec.default]),
  );
  return owner.importanceThreshold(choice?.params ?? defaults);
}
