import { useColorScheme } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export type Scheme = 'light' | 'dark';

/** The scheme to draw in: the chosen one, the system's, and on paper always the light one. */
export function useScheme(choice: Scheme | 'system'): Scheme {
  const system = useColorScheme('light', { getInitialValueInEffect: false });
  const isPrinting = useIsPrinting();
  if (isPrinting) return 'light';
  if (choice !== 'system') return choice;
  return system === 'dark' ? 'dark' : 'light';
}

function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The page is laid out for paper as soon as the handler returns.
    const onBefore = () => flushSync(() => setIsPrinting(true));
    const onAfter = () => setIsPrinting(false);
    window.addEventListener('beforeprint', onBefore);
    window.addEventListener('afterprint', onAfter);
    return () => {
      window.removeEventListener('beforeprint', onBefore);
      window.removeEventListener('afterprint', onAfter);
    };
  }, []);
  return isPrinting;
}
