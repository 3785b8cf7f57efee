import { Menu } from '@mantine/core';
import type { MarkOf } from '../../charts/verdict-marks.ts';
import type { Evaluation, RowFilter } from '../../engine/evaluation.ts';
import { emptyFilter } from '../../engine/evaluation.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatChange, formatCount } from '../../ui/format-number.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { VerdictMarker } from '../../ui/VerdictMarker.tsx';
import { FilterChips, OnlySwitches } from './FilterChips.tsx';
import styles from './trace.module.css';

export interface FilterBarProps {
  readonly evaluation: Evaluation;
  readonly passIds: readonly string[];
  readonly markOf: MarkOf;
}

const all = 'all verdicts';

/** True where the filter hides nothing. */
export function isEmptyFilter(filter: RowFilter): boolean {
  return (Object.keys(emptyFilter) as (keyof RowFilter)[]).every((key) => {
    const value = filter[key];
    return Array.isArray(value) ? value.length === 0 : !value;
  });
}

/** Which rows show: by verdict, by words, by what else was chosen; and the way to take them along. */
export function FilterBar({ evaluation, passIds, markOf }: FilterBarProps) {
  const filter = useAppStore((state) => state.inputs.filter);
  const actions = useAppStore((state) => state.actions);
  const { counts, shownCount } = evaluation;
  return (
    <div className={styles.filters}>
      <div className={styles.bar}>
        <VerdictChips counts={counts} baseline={evaluation.baseline} passIds={passIds} markOf={markOf} />
        <OnlySwitches evaluation={evaluation} />
        <input
          type="search"
          className={styles.text}
          aria-label="Filter by text, category or time"
          placeholder="Filter: text, category, “past hour”"
          value={filter.text}
          onChange={(event) => actions.setFilter({ text: event.currentTarget.value })}
        />
        {!isEmptyFilter(filter) && (
          <span className={styles.shown} aria-live="polite">
            <b>{formatCount(shownCount)}</b>{' '}
            <span className="muted">of {formatCount(counts.total)} shown</span>
          </span>
        )}
        <ExportMenu count={shownCount} />
      </div>
      <FilterChips />
    </div>
  );
}

interface VerdictChipsProps {
  readonly counts: Evaluation['counts'];
  readonly baseline: Evaluation['baseline'];
  readonly passIds: readonly string[];
  readonly markOf: MarkOf;
}

/** One chip per verdict that the store has, with its count; any number may be pressed. */
function VerdictChips({ counts, baseline, passIds, markOf }: VerdictChipsProps) {
  const verdicts = useAppStore((state) => state.inputs.filter.verdicts);
  const actions = useAppStore((state) => state.actions);
  const toggle = (verdict: string): void => {
    const others = verdicts.filter((other) => other !== verdict);
    actions.setFilter({
      verdicts: verdict === all ? [] : others.length < verdicts.length ? others : [...verdicts, verdict],
    });
  };
  const chips: readonly (readonly [string, number])[] = [
    ['kept', counts.kept],
    ...[...new Set(passIds)].map((id) => [id, counts.evicted[id] ?? 0] as const),
    ...(counts.unusable > 0 ? [['unusable', counts.unusable] as const] : []),
    ...(counts.notYet > 0 ? [['not-yet', counts.notYet] as const] : []),
  ];
  const segments = chips.map(([verdict, count]) => {
    const mark = markOf(verdict);
    const was = verdict === 'kept' ? baseline?.kept : baseline?.evicted[verdict];
    const change = was === undefined ? 0 : count - was;
    const label = (
      <>
        <VerdictMarker shape={mark.shape} colour={mark.colour} size={9} />
        <span className={verdict === 'kept' ? undefined : styles.chipName}>{mark.label}</span>{' '}
        {formatCount(count)}
        {change !== 0 && <span className="muted">{formatChange(change)}</span>}
      </>
    );
    const against = baseline ? `, ${formatChange(change)} against the baseline` : '';
    return { value: verdict, title: `${mark.label}: ${formatCount(count)}${against}`, label };
  });
  return (
    <Segmented
      label="Verdicts shown"
      segments={[{ value: all, label: `All ${formatCount(counts.total)}` }, ...segments]}
      value={verdicts.length === 0 ? [all] : verdicts}
      onChange={toggle}
    />
  );
}

function ExportMenu({ count }: { readonly count: number }) {
  const actions = useAppStore((state) => state.actions);
  const rows = `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button icon="download" disabled={count === 0}>
          Export {rows}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void actions.exportVerdicts('csv')}>CSV, {rows}</Menu.Item>
        <Menu.Item onClick={() => void actions.exportVerdicts('json')}>JSON, {rows}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
