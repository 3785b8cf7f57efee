import type { ReactNode } from 'react';
import type { BaselineSummary, Evaluation } from '../../engine/evaluation.ts';
import { IconButton } from '../../ui/Button.tsx';
import { formatChange, formatCount, formatCountOf } from '../../ui/format-number.ts';
import { ApplyButton } from './ApplyButton.tsx';
import { evictedCountOf } from './evicted-count.ts';
import styles from './trace.module.css';
import type { TraceSteps } from './use-trace-steps.ts';

export interface TraceHeaderProps {
  readonly evaluation: Evaluation;
  readonly passCount: number;
  readonly steps: TraceSteps;
  /** After the steps. */
  readonly children?: ReactNode;
}

/** The answer, what to worry about, and the passes one by one. */
export function TraceHeader({ evaluation, passCount, steps, children }: TraceHeaderProps) {
  const { step, isPlaying } = steps;
  return (
    <header className="view-head">
      <div>
        <h1>{titleOfTrace(evaluation)}</h1>
        <p className="muted">{subLineOfTrace(evaluation)}</p>
      </div>
      <div className={styles.steps}>
        <span className="muted" aria-live="polite">
          after pass {step} of {passCount}
        </span>
        <IconButton icon="first" label="Back to the start" onClick={steps.reset} disabled={step === 0} />
        <IconButton icon="previous" label="One pass back" onClick={steps.back} disabled={step === 0} />
        {isPlaying ? (
          <IconButton icon="pause" label="Pause" onClick={steps.togglePlay} />
        ) : (
          <IconButton
            icon="play"
            label="Play the passes"
            onClick={steps.togglePlay}
            disabled={passCount === 0}
          />
        )}
        <IconButton icon="next" label="Next pass" onClick={steps.forward} disabled={step >= passCount} />
        {children}
        <ApplyButton evictedCount={evictedCountOf(evaluation)} />
      </div>
    </header>
  );
}

/** "Kept 5 of 10". */
function titleOfTrace({ counts }: Evaluation): string {
  return `Kept ${formatCount(counts.kept)} of ${formatCount(counts.total)}`;
}

/** "Evicted 5, of which 1 lost though important." and what else does not go without saying. */
function subLineOfTrace(evaluation: Evaluation): string {
  const { counts, lost, overBudgetBy, baseline } = evaluation;
  const evicted = evictedCountOf(evaluation);
  const parts = baseline
    ? againstBaseline(evaluation, baseline)
    : [
        evicted === 0
          ? 'Nothing is evicted.'
          : `Evicted ${formatCount(evicted)}, ${lost.count === 0 ? 'none' : `of which ${formatCount(lost.count)}`} lost though important.`,
      ];
  if (overBudgetBy > 0) parts.push(`Still ${formatCount(overBudgetBy)} over the budget.`);
  if (counts.unusable > 0) parts.push(`${formatCountOf(counts.unusable, 'memory', 'memories')} unusable.`);
  if (counts.notYet > 0) parts.push(`${formatCount(counts.notYet)} not yet written.`);
  return parts.join(' ');
}

/** "2 verdicts differ from the baseline, whose limits and levels are dashed: kept −1. Lost though important: 2, 1 more." */
function againstBaseline({ counts, lost }: Evaluation, baseline: BaselineSummary): string[] {
  const { verdicts } = baseline.change;
  const kept = counts.kept - baseline.kept;
  const more = lost.count - baseline.lost;
  const moved =
    more === 0 ? 'as many as then' : `${formatCount(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'}`;
  return [
    verdicts === 0
      ? 'No verdict differs from the baseline.'
      : `${formatCountOf(verdicts, 'verdict')} ${verdicts === 1 ? 'differs' : 'differ'} from the baseline, whose limits and levels are dashed: kept ${formatChange(kept)}.`,
    `Lost though important: ${formatCount(lost.count)}, ${moved}.`,
  ];
}
