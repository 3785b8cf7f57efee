import { Menu } from '@mantine/core';
import { memo, useRef, useState } from 'react';
import { findPass, passes } from '../../passes/registry.ts';
import type { PolicyParameter } from '../../store/policy-parameters.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { VerdictMarker } from '../../ui/VerdictMarker.tsx';
import { EffectOf } from './LastMoveEffect.tsx';
import { PanelGroup } from './PanelGroup.tsx';
import { PassRow } from './PassRow.tsx';
import styles from './panel.module.css';
import { useReorder } from './use-reorder.ts';

export interface PassesGroupProps {
  readonly parameters: readonly PolicyParameter[];
  readonly onShowCategories: () => void;
}

export const PassesGroup = memo(function PassesGroup({ parameters, onShowCategories }: PassesGroupProps) {
  const choices = useAppStore((state) => state.inputs.policy.passes);
  const actions = useAppStore((state) => state.actions);
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    if (to < 0 || to >= choices.length) return;
    actions.movePass(from, to);
    const label = findPass(choices[from]?.id ?? '')?.label ?? '';
    setSaid(`${label} now runs ${to + 1} of ${choices.length}`);
    // The row goes to another place in the list, and takes the focus with it.
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('[data-grip]')[to]?.focus());
  };
  const { drag, gripProps } = useReorder(list, move);
  return (
    <PanelGroup title="Passes" note="run top to bottom">
      <ol ref={list} className={styles.passes}>
        {choices.map((choice, index) => (
          <PassRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a pass may stand twice (a budget per unit), so its place is its name.
            key={`${choice.id}-${index}`}
            index={index}
            parameters={parameters.filter((parameter) => parameter.passIndex === index)}
            drop={
              drag && drag.to === index && drag.from !== index
                ? drag.to < drag.from
                  ? 'before'
                  : 'after'
                : undefined
            }
            isDragged={drag?.from === index}
            gripProps={gripProps(index)}
            onStep={(step) => move(index, index + step)}
            onShowCategories={onShowCategories}
          />
        ))}
      </ol>
      <span className="visually-hidden" aria-live="polite">
        {said}
      </span>
      <EffectOf path="passes" />
      <AddPass />
    </PanelGroup>
  );
});

/** Passes that the policy does not list, and those that may stand in it more than once. */
const AddPass = memo(function AddPass() {
  const listed = useAppStore((state) => state.inputs.policy.passes.map(({ id }) => id).join(' '));
  const actions = useAppStore((state) => state.actions);
  const free = passes.filter((pass) => {
    const count = listed.split(' ').filter((id) => id === pass.id).length;
    return count === 0 || (!pass.isSingle && count < variantCount(pass.params));
  });
  if (free.length === 0) return null;
  return (
    <div className={styles.footer}>
      <Menu position="bottom-start" shadow="md">
        <Menu.Target>
          <Button look="quiet" icon="plus">
            Add a pass
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {free.map((pass) => (
            <Menu.Item
              key={pass.id}
              leftSection={
                <VerdictMarker shape={pass.mark.shape} colour={`var(--lethe-${pass.mark.colour})`} />
              }
              onClick={() => actions.addPass(pass.id)}
            >
              {pass.label}
              <br />
              <span className="muted">{pass.help}</span>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
});

/** Listed once for each word of its choice: a budget of memories, one of tokens, one of bytes. */
function variantCount(params: (typeof passes)[number]['params']): number {
  return Object.values(params).reduce(
    (count, spec) => (spec.kind === 'choice' ? count * spec.options.length : count),
    1,
  );
}
