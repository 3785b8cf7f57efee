import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';

/** Copies a text and says for a moment that it did. */
export function CopyButton({ text }: { readonly text: string }) {
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
