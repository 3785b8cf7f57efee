import { useEffect, useState } from 'react';
import type { ErasureReceipt } from '../../store/app-state.ts';
import { sha256Of } from '../../store/sha256-of.ts';
import { Button } from '../../ui/Button.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { formatDate, formatUtc, formatUtcTime } from '../../ui/format-date.ts';
import { ErasureTable } from './ErasureTable.tsx';
import { erasedWords, receiptJson, receiptText } from './erasure-words.ts';
import styles from './work.module.css';

export interface ErasureReceiptViewProps {
  readonly receipt: ErasureReceipt;
  readonly isMentionToo: boolean;
  readonly onClose: () => void;
}

/** What was erased, when and from where; to be kept as a file or on paper. */
export function ErasureReceiptView({ receipt, isMentionToo, onClose }: ErasureReceiptViewProps) {
  const [sha256, setSha256] = useState('');
  useEffect(() => {
    let isCurrent = true;
    sha256Of(receipt.subject).then((sum) => isCurrent && setSha256(sum));
    return () => {
      isCurrent = false;
    };
  }, [receipt.subject]);
  const name = `erasure-${new Date(receipt.madeMs).toISOString().slice(0, 10)}`;
  return (
    <div className={styles.stack} aria-live="polite">
      <p>
        <b>{erasedWords(receipt)}</b>{' '}
        {receipt.stores.length === 0 ? 'had to be erased.' : 'are gone for good.'}
      </p>
      <dl className={styles.facts}>
        <dt>Subject</dt>
        <dd>{receipt.subject}</dd>
        <dt>In files</dt>
        <dd className={styles.sum}>SHA-256 {sha256}</dd>
        <dt>When</dt>
        <dd title={formatUtc(receipt.madeMs)}>
          {formatDate(receipt.madeMs)}, {formatUtcTime(receipt.madeMs)}
        </dd>
      </dl>
      <ErasureTable receipt={receipt} />
      <div className={styles.buttons}>
        <Button
          icon="download"
          disabled={sha256 === ''}
          onClick={() =>
            downloadFile(`${name}.json`, receiptJson(receipt, sha256, isMentionToo), 'application/json')
          }
        >
          JSON
        </Button>
        <Button
          icon="download"
          disabled={sha256 === ''}
          onClick={() => downloadFile(`${name}.txt`, receiptText(receipt, sha256, isMentionToo))}
        >
          Text
        </Button>
        <Button onClick={printReceipt}>Print…</Button>
        <Button look="go" data-autofocus onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

/** The dialog alone goes on paper, not the view behind it. */
function printReceipt(): void {
  const { dataset } = document.documentElement;
  dataset.paper = 'dialog';
  window.addEventListener('afterprint', () => delete dataset.paper, { once: true });
  window.print();
}
