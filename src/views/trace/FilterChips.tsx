import type { Evaluation, RowFilter } from '../../engine/evaluation.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { formatDate, formatUtcTime } from '../../ui/format-date.ts';
import { formatCount, formatGiven } from '../../ui/format-number.ts';
import { rangeWords } from './plane-ranges.ts';
import styles from './trace.module.css';

interface Chip {
  readonly words: string;
  readonly without: Partial<RowFilter>;
}

function spanWords([from, to]: readonly [number, number]): string {
  return `created or read ${formatDate(from)} ${formatUtcTime(from)} – ${formatDate(to)} ${formatUtcTime(to)}`;
}

/** What is filtered by other than verdict and text, each with the change that takes it back. */
export function activeChips(filter: RowFilter): readonly Chip[] {
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
    ...filter.categories.map((name) => ({
      words: name,
      without: { categories: filter.categories.filter((other) => other !== name) },
    })),
    ...(filter.isLostOnly ? [{ words: 'lost though important', without: { isLostOnly: false } }] : []),
    ...(filter.isChangedOnly ? [{ words: 'changed only', without: { isChangedOnly: false } }] : []),
    ...(filter.isFlaggedOnly ? [{ words: 'flagged only', without: { isFlaggedOnly: false } }] : []),
  ];
}

/** Active filters with their ✕, and those that are one click away. */
export function FilterChips({ evaluation }: { readonly evaluation: Evaluation }) {
  const filter = useAppStore((state) => state.inputs.filter);
  const actions = useAppStore((state) => state.actions);
  const { lost, counts, change } = evaluation;
  const chips = activeChips(filter);
  const offers: readonly (readonly [boolean, string, Partial<RowFilter>])[] = [
    [
      lost.count > 0 && !filter.isLostOnly,
      `Lost though important ${formatCount(lost.count)}`,
      { isLostOnly: true },
    ],
    [
      counts.flagged > 0 && !filter.isFlaggedOnly,
      `Flagged ${formatCount(counts.flagged)}`,
      { isFlaggedOnly: true },
    ],
    [
      (change?.verdicts ?? 0) > 0 && !filter.isChangedOnly,
      `Changed by the last move ${formatCount(change?.verdicts ?? 0)}`,
      { isChangedOnly: true },
    ],
  ];
  const shown = offers.filter(([isOffered]) => isOffered);
  if (chips.length === 0 && shown.length === 0) return null;
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
      {shown.map(([, words, change]) => (
        <Button key={words} look="quiet" icon="plus" onClick={() => actions.setFilter(change)}>
          {words}
        </Button>
      ))}
    </div>
  );
}
