import { findImportanceThreshold } from '../../charts/policy-limits.ts';
import type { RowDetail } from '../../engine/evaluation.ts';
import { findPass, passes } from '../../passes/registry.ts';
import { useAppStore } from '../../store/store-context.tsx';
import { formatGiven, formatScore } from '../../ui/format-number.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './drawer.module.css';
import { findVerdictArithmetic, type VerdictArithmetic } from './verdict-arithmetic.ts';

/** Plain text of the same lines, for a bug report or a letter. */
function writeArithmetic(memory: RowDetail, verdict: VerdictArithmetic | null, compared: string): string {
  const lines = [
    `${memory.id}: ${memory.reason}`,
    ...(verdict ? [`${verdict.name}\t${verdict.formula}\t${verdict.result}`] : []),
    ...memory.arithmetic.map(({ name, formula, result }) => `${name}\t${formula}\t${formatScore(result)}`),
    `sum\t${compared}\t${formatScore(memory.importance)}`,
  ];
  return lines.join('\n');
}

/** By how much the verdict fell, and the importance with the numbers put in. */
export function ArithmeticTable({ memory }: { readonly memory: RowDetail }) {
  const choices = useAppStore((state) => state.inputs.policy.passes);
  if (memory.arithmetic.length === 0) return null;
  const threshold = findImportanceThreshold(choices, passes);
  const verdict = findVerdictArithmetic(memory, findPass);
  const compared = `${memory.importance < threshold ? '<' : '≥'} θ ${formatGiven(threshold)}; floor ${formatScore(memory.floor)}`;
  return (
    <section className={styles.section} aria-label="The arithmetic">
      <div className={styles.sectionHead}>
        <h3>The arithmetic</h3>
        <CopyButton text={writeArithmetic(memory, verdict, compared)} />
      </div>
      <table className={styles.arithmetic}>
        <tbody>
          {verdict && (
            <tr>
              <th scope="row">{verdict.name}</th>
              <td>{verdict.formula}</td>
              <td>
                <b>{verdict.result}</b>
              </td>
            </tr>
          )}
          <tr className={styles.subhead}>
            <th scope="colgroup" colSpan={3}>
              Importance
              {verdict?.isBlindToScore ? `, which ${verdict.name} does not look at` : ''}
              {memory.isProtected ? '; protected, it counts as 1' : ''}
            </th>
          </tr>
          {memory.arithmetic.map((line) => (
            <tr key={line.name}>
              <th scope="row">{line.name}</th>
              <td>{line.formula}</td>
              <td>{formatScore(line.result)}</td>
            </tr>
          ))}
          <tr className={styles.sum}>
            <th scope="row">sum</th>
            <td title="The floor is what time alone can never take: everything but recency">{compared}</td>
            <td>{formatScore(memory.importance)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
