import { findCurve } from '../../curves/registry.ts';
import type { NumberSpec, ParamSpecs, ParamValues } from '../../engine/contracts/params.ts';
import type { CategoryRule, Policy } from '../../engine/policy.ts';
import { removalOf } from '../../engine/work/removal-words.ts';
import { findPass } from '../../passes/registry.ts';
import { findReadEffect } from '../../read-effects/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { formatDate, formatUtcTime } from '../../ui/format-date.ts';
import { formatGiven } from '../../ui/format-number.ts';
import { useIsPrinting } from '../../ui/use-is-printing.ts';
import styles from './policy-on-paper.module.css';

/** What the panel says, as a list under the printed view. */
export function PolicyOnPaper() {
  const policy = useAppStore((state) => state.inputs.policy);
  const isPrinting = useIsPrinting();
  // Nothing of it follows the date while there is no paper.
  const asOfMs = useAppStore((state) => (isPrinting ? state.inputs.asOfMs : 0));
  const store = useAppStore((state) => state.dataset?.name);
  if (!isPrinting) return null;
  return (
    <section className={styles.paper}>
      <h2>
        Policy {policy.name}
        {store && `, store ${store}`}, as of {formatDate(asOfMs)} {formatUtcTime(asOfMs)}
      </h2>
      <dl>
        {linesOfPolicy(policy).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface Line {
  readonly name: string;
  readonly value: string;
}

/** Every choice of a policy, a line each. */
export function linesOfPolicy(policy: Policy): Line[] {
  const curve = findCurve(policy.curve.id);
  const effect = findReadEffect(policy.readEffect.id);
  const { weights, frequencyCap } = policy.importance;
  return [
    { name: 'Decay curve', value: join(curve?.label, paramWords(curve?.params, policy.curve.params)) },
    { name: 'A read', value: join(effect?.label, paramWords(effect?.params, policy.readEffect.params)) },
    {
      name: 'Weights',
      value: Object.entries(weights)
        .map(([term, weight]) => `${term} ${formatGiven(weight)}`)
        .join(', '),
    },
    { name: 'Frequency cap', value: `${formatGiven(frequencyCap)} reads` },
    ...policy.passes.map(({ id, enabled, params }, i) => {
      const pass = findPass(id);
      return {
        name: `Pass ${i + 1}`,
        value: join(pass?.label ?? id, enabled ? (pass?.rule(params) ?? '') : 'off'),
      };
    }),
    { name: 'What goes is', value: removalOf(policy.removal.action).done },
    ...policy.categories.map((rule) => ({ name: rule.name, value: ruleWords(rule) })),
    { name: 'Any other category', value: ruleWords(policy.defaultCategory) },
  ];
}

function join(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}

function paramWords(specs: ParamSpecs | undefined, values: ParamValues): string {
  return Object.entries(specs ?? {})
    .map(([name, spec]) => {
      const value = values[name];
      const unit = (spec as NumberSpec).unit ?? '';
      return `${spec.label} ${typeof value === 'number' ? formatGiven(value) : value} ${unit}`.trim();
    })
    .join(', ');
}

function ruleWords(rule: CategoryRule): string {
  return join(
    `weight ${formatGiven(rule.weight)}`,
    rule.ttlDays === null ? 'lives for ever' : `lives ${formatGiven(rule.ttlDays)} d`,
    rule.protected ? 'protected' : '',
    rule.maxIdleDays === undefined
      ? ''
      : `idle at most ${rule.maxIdleDays === null ? '∞' : formatGiven(rule.maxIdleDays)} d`,
    rule.exemptFrom?.length ? `exempt from ${rule.exemptFrom.join(', ')}` : '',
    rule.curveParams ? 'a curve of its own' : '',
  );
}
