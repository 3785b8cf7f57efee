import type { EvictionPass, PassColumn } from '../engine/contracts/eviction-pass.ts';
import { defaultParams } from '../engine/contracts/params.ts';
import type { PassChoice } from '../engine/policy.ts';
import type { VerdictMark } from './verdict-marks.ts';

/** The one number that a pass compares one column with. */
export interface PolicyLimit {
  readonly passIndex: number;
  readonly column: PassColumn;
  readonly value: number;
  readonly rule: string;
  readonly mark: VerdictMark;
  readonly isEnabled: boolean;
}

/** The single column and the single number of a pass; undefined for passes that weigh more than that. */
function findLimitParam(pass: EvictionPass): { column: PassColumn; name: string } | undefined {
  const numbers = Object.entries(pass.params).filter(([, spec]) => spec.kind === 'number');
  const [column] = pass.reads;
  if (pass.reads.length !== 1 || column === undefined || numbers.length !== 1) return undefined;
  return { column, name: numbers[0]![0] };
}

/** Limits that can be drawn as one line, in the order in which the passes run. */
export function findPolicyLimits(
  choices: readonly PassChoice[],
  plugins: readonly EvictionPass[],
): PolicyLimit[] {
  return choices.flatMap((choice, passIndex) => {
    const pass = plugins.find(({ id }) => id === choice.id);
    const limit = pass && findLimitParam(pass);
    if (!pass || !limit) return [];
    return [
      {
        passIndex,
        column: limit.column,
        value: Number(choice.params[limit.name]),
        rule: pass.rule(choice.params),
        mark: { shape: pass.mark.shape, colour: `var(--lethe-${pass.mark.colour})`, label: pass.label },
        isEnabled: choice.enabled,
      },
    ];
  });
}

export interface Threshold {
  readonly value: number;
  /** True: nothing compares strength with it; it is the limit of the importance. */
  readonly isReference: boolean;
}

/** θ as curves of strength see it: a pass over strength owns it, else the importance limit stands in as a reference. */
export function findStrengthThreshold(
  choices: readonly PassChoice[],
  plugins: readonly EvictionPass[],
): Threshold {
  const own = findPolicyLimits(choices, plugins).find(
    (limit) => limit.column === 'strength' && limit.isEnabled,
  );
  return own
    ? { value: own.value, isReference: false }
    : { value: findImportanceThreshold(choices, plugins), isReference: true };
}

/** θ of importance: of the pass that runs, else of one that is off, else as a fresh policy has it. */
export function findImportanceThreshold(
  choices: readonly PassChoice[],
  plugins: readonly EvictionPass[],
): number {
  const limits = findPolicyLimits(choices, plugins).filter((limit) => limit.column === 'importance');
  const limit = limits.find(({ isEnabled }) => isEnabled) ?? limits[0];
  if (limit) return limit.value;
  for (const pass of plugins) {
    const param = findLimitParam(pass);
    if (param?.column === 'importance') return Number(defaultParams(pass.params)[param.name]);
  }
  return 0;
}
