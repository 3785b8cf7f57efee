import type { Evaluation, RowFilter } from '../../engine/evaluation.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { formatDate, formatUtcTime } from '../../ui/format-date.ts';
import { formatCount, formatGiven } from '../../ui/format-number.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { rangeWords } from './plane-ranges.ts';
import styles from './trace.module.css';

interface Chip {
  readonly words: string;
  readonly without: Partial<RowFilter>;
}

function spanWords([from, to]: readonly [number, number]): string {
  return `created or read ${formatDate(from)} ${formatUtcTime(from)} – ${formatDate(to)} ${formatUtcTime(to)}`;
}

/** What is filtered by beside verdicts, words and switches, each with the change that takes it back. */
function activeChips(filter: RowFilter): readonly Chip[] {
  return [
    ...(filter.timeMs ? [{ words: spanWords(filter.timeMs), without: { text: '', timeMs: null } }] : []),
    ...(filter.idleDays
      ? [{ words: rangeWords('idle', filter.idleDays, 'd', formatGiven), without: { idleDays: null } }]
      : []),
    ...(filter.importance
      ? [
          {
            words: rangeWords('importance', filter.importance, '', formatGiven),
            without: { importance: null },
          },
        ]
      : []),
    ...(filter.isChangedOnly ? [{ words: 'changed only', without: { isChangedOnly: false } }] : []),
    ...filter.categories.map((name) => ({
      words: name,
      without: { categories: filter.categories.filter((other) => other !== name) },
    })),
  ];
}

/** Active filters with their ✕. */
export function FilterChips() {
  const filter = useAppStore((state) => state.inputs.filter);
  const actions = useAppStore((state) => state.actions);
  const chips = activeChips(filter);
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips}>
      {chips.map((chip) => (
        <span key={chip.words} className={styles.chip}>
          {chip.words}
          <IconButton
            icon="close"
            label={`Without “${chip.words}”`}
            isSmall
            onClick={() => actions.setFilter(chip.without)}
          />
        </span>
      ))}
    </div>
  );
}

type OnlyKey = 'isLostOnly' | 'isFlaggedOnly' | 'isChangedOnly';

/** Rows that deserve a look, one click away: lost though important, flagged, changed against the baseline. */
export function OnlySwitches({ evaluation }: { readonly evaluation: Evaluation }) {
  const filter = useAppStore((state) => state.inputs.filter);
  const actions = useAppStore((state) => state.actions);
  const { lost, counts, baseline } = evaluation;
  const all: readonly (readonly [OnlyKey, string, string, number])[] = [
    ['isLostOnly', 'Lost', 'Only those lost though important', lost.count],
    ['isFlaggedOnly', 'Flagged', 'Only rows with something odd about them', counts.flagged],
    [
      'isChangedOnly',
      'Changed',
      'Only verdicts that differ from the baseline',
      baseline?.change.verdicts ?? 0,
    ],
  ];
  const shown = all.filter(([key, , , count]) => count > 0 || filter[key]);
  if (shown.length === 0) return null;
  return (
    <Segmented
      label="Only some rows"
      segments={shown.map(([key, name, title, count]) => ({
        value: key,
        title,
        label: `${name} ${formatCount(count)}`,
      }))}
      value={shown.map(([key]) => key).filter((key) => filter[key])}
      onChange={(key) => actions.setFilter({ [key]: !filter[key] })}
    />
  );
}
