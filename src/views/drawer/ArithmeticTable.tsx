import { useEffect, useState } from 'react';
import type { RowDetail } from '../../engine/evaluation.ts';
import { Button } from '../../ui/Button.tsx';
import { formatScore } from '../../ui/format-number.ts';
import styles from './drawer.module.css';

/** Plain text of the same lines, for a bug report or a letter. */
function writeArithmetic(memory: RowDetail): string {
  const lines = memory.arithmetic.map(
    ({ name, formula, result }) => `${name}\t${formula}\t${formatScore(result)}`,
  );
  const sum = `sum\tfloor ${formatScore(memory.floor)}\t${formatScore(memory.importance)}`;
  return [`${memory.id}: ${memory.reason}`, ...lines, sum].join('\n');
}

/** The importance with the numbers put in. */
export function ArithmeticTable({ memory }: { readonly memory: RowDetail }) {
  if (memory.arithmetic.length === 0) return null;
  return (
    <section className={styles.section} aria-label="The arithmetic">
      <div className={styles.sectionHead}>
        <h3>The arithmetic of its importance</h3>
        <CopyButton text={writeArithmetic(memory)} />
      </div>
      <table className={styles.arithmetic}>
        <tbody>
          {memory.arithmetic.map((line) => (
            <tr key={line.name}>
              <th scope="row">{line.name}</th>
              <td>{line.formula}</td>
              <td>{formatScore(line.result)}</td>
            </tr>
          ))}
          <tr className={styles.sum}>
            <th scope="row">sum</th>
            <td title="What time alone can never take: everything but recency">
              floor {formatScore(memory.floor)}
            </td>
            <td>{formatScore(memory.importance)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function CopyButton({ text }: { readonly text: string }) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), 2000);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      setSaid('Not copied: this browser does not allow it');
    }
  };
  return (
    <Button look="quiet" icon={said === 'Copied' ? 'check' : 'copy'} onClick={copy}>
      <span aria-live="polite">{said ?? 'Copy'}</span>
    </Button>
  );
}
