import { Menu } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import type { EvictionPass } from '../../engine/contracts/eviction-pass.ts';
import { findPass } from '../../passes/registry.ts';
import type { PolicyParameter } from '../../store/policy-parameters.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { VerdictMarker } from '../../ui/VerdictMarker.tsx';
import { EffectOf } from './LastMoveEffect.tsx';
import { isNumber, ParameterRow } from './ParameterRow.tsx';
import { PassGrip } from './PassGrip.tsx';
import styles from './panel.module.css';
import type { Reorder } from './use-reorder.ts';

export interface PassRowProps {
  readonly index: number;
  readonly parameters: readonly PolicyParameter[];
  readonly drop: 'before' | 'after' | undefined;
  readonly isDragged: boolean;
  readonly gripProps: ReturnType<Reorder['gripProps']>;
  readonly onStep: (step: 1 | -1) => void;
  readonly onShowCategories: () => void;
}

/** Grip, marker, name, its number and its switch. */
export function PassRow(props: PassRowProps) {
  const { index, parameters } = props;
  const choice = useAppStore((state) => state.inputs.policy.passes[index]);
  const actions = useAppStore((state) => state.actions);
  const pass = findPass(choice?.id ?? '');
  if (!choice || !pass) return null;
  // θ stands with the importance that it is read against.
  const own = pass.importanceThreshold ? [] : parameters;
  const numbers = own.filter(isNumber);
  const unit = own.find((parameter) => parameter.spec.kind === 'choice');
  const first = numbers[0];
  const before = (
    <>
      <PassGrip label={`Move ${pass.label}`} {...props} />
      <PassMarker pass={pass} isOn={choice.enabled} />
    </>
  );
  const after = (
    <>
      <PassMenu pass={pass} index={index} />
      <Toggle
        label={`${pass.label} pass`}
        isOn={choice.enabled}
        onChange={(isOn) => actions.setPassEnabled(index, isOn)}
      />
    </>
  );
  return (
    <li
      className={`${styles.pass} ${props.isDragged ? styles.dragged : ''}`}
      data-drop={props.drop}
      title={pass.help}
    >
      {first && choice.enabled ? (
        <>
          <PassNumber parameter={first} pass={pass} unit={unit} before={before} after={after} />
          {numbers.slice(1).map((parameter) => (
            <ParameterRow key={parameter.path} parameter={parameter} />
          ))}
        </>
      ) : (
        <div className={styles.passLine}>
          {before}
          <span className={`${styles.passName} clip`}>{pass.label}</span>
          <PassNote pass={pass} choice={choice} onShowCategories={props.onShowCategories} />
          {after}
        </div>
      )}
      <EffectOf path={`passes.${index}`} />
    </li>
  );
}

function PassMarker({ pass, isOn }: { readonly pass: EvictionPass; readonly isOn: boolean }) {
  return (
    <span className={isOn ? '' : styles.isOff}>
      <VerdictMarker shape={pass.mark.shape} colour={`var(--lethe-${pass.mark.colour})`} />
    </span>
  );
}

interface PassNumberProps {
  readonly parameter: PolicyParameter;
  readonly pass: EvictionPass;
  readonly unit: PolicyParameter | undefined;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

function PassNumber({ parameter, pass, unit, before, after }: PassNumberProps) {
  const actions = useAppStore((state) => state.actions);

  const word = unit ? String(unit.value) : undefined;

  const unitControl =
    unit?.spec.kind === 'choice' ? (
      <select
        className={styles.unitChoice}
        aria-label={unit.spec.label}
        value={word}
        onChange={(event) => actions.setParameter(unit.path, event.currentTarget.value)}
      >
        {unit.spec.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    ) : undefined;
  return (
    <ParameterRow
      parameter={parameter}
      label={pass.label}
      before={before}
      after={after}
      {...(unitControl ? { unit: unitControl, unitLabel: word ?? '' } : {})}
    />
  );
}

interface PassNoteProps {
  readonly pass: EvictionPass;
  readonly choice: { readonly enabled: boolean; readonly params: Readonly<Record<string, number | string>> };
  readonly onShowCategories: () => void;
}

function PassNote({ pass, choice, onShowCategories }: PassNoteProps) {
  if (!choice.enabled) return <span className={styles.passNote}>off, takes nothing</span>;
  if (Object.keys(pass.params).length === 0) {
    return (
      <button
        type="button"
        className={styles.passNote}
        onClick={onShowCategories}
        title={pass.rule(choice.params)}
      >
        per category
      </button>
    );
  }
  return <span className={styles.passNote}>{pass.rule(choice.params)}</span>;
}

// Its pass and place stand still while a number moves; a menu costs more than the rest of its row.
const PassMenu = memo(function PassMenu({
  pass,
  index,
}: {
  readonly pass: EvictionPass;
  readonly index: number;
}) {
  const count = useAppStore((state) => state.inputs.policy.passes.length);
  const actions = useAppStore((state) => state.actions);
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <IconButton icon="dots" isSmall label={`More for ${pass.label}`} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={index === 0} onClick={() => actions.movePass(index, index - 1)}>
          Run earlier
        </Menu.Item>
        <Menu.Item disabled={index === count - 1} onClick={() => actions.movePass(index, index + 1)}>
          Run later
        </Menu.Item>
        <Menu.Item onClick={() => actions.removePass(index)}>Remove from the policy</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
});
