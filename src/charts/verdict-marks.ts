import type { PassMark } from '../engine/contracts/eviction-pass.ts';
import type { Verdict } from '../engine/evaluation.ts';
import type { MarkerShape } from '../ui/VerdictMarker.tsx';

/** How a verdict is drawn: never by colour alone. */
export interface VerdictMark {
  readonly shape: MarkerShape;
  /** CSS colour, a variable of the theme. */
  readonly colour: string;
  readonly label: string;
}

export type MarkOf = (verdict: Verdict, isProtected?: boolean) => VerdictMark;

const unknown: VerdictMark = { shape: 'dashed-ring', colour: 'var(--lethe-unusable)', label: 'Unknown' };
const standing: Readonly<Record<string, VerdictMark>> = {
  kept: { shape: 'circle', colour: 'var(--lethe-kept)', label: 'Kept' },
  protected: { shape: 'ringed-dot', colour: 'var(--lethe-protected)', label: 'Kept, protected' },
  unusable: { shape: 'dashed-ring', colour: 'var(--lethe-unusable)', label: 'Unusable' },
  'not-yet': { shape: 'hollow-circle', colour: 'var(--lethe-not-yet)', label: 'Not yet written' },
  archived: { shape: 'box', colour: 'var(--lethe-n6)', label: 'Archived' },
  tombstoned: { shape: 'headstone', colour: 'var(--lethe-n6)', label: 'Tombstoned' },
  deleted: { shape: 'cross', colour: 'var(--lethe-n6)', label: 'Deleted' },
};

/** Marks of every verdict: the passes bring their own. */
export function createMarkOf(
  passes: readonly { readonly id: string; readonly label: string; readonly mark: PassMark }[],
): MarkOf {
  const byPass = new Map(
    passes.map((pass) => [
      pass.id,
      { shape: pass.mark.shape, colour: `var(--lethe-${pass.mark.colour})`, label: pass.label },
    ]),
  );
  return (verdict, isProtected = false) =>
    byPass.get(verdict) ?? standing[verdict === 'kept' && isProtected ? 'protected' : verdict] ?? unknown;
}
