import { useColorScheme } from '@mantine/hooks';
import { useIsPrinting } from './use-is-printing.ts';

export type Scheme = 'light' | 'dark';

/** The scheme to draw in: the chosen one, the system's, and on paper always the light one. */
export function useScheme(choice: Scheme | 'system'): Scheme {
  const system = useColorScheme('light', { getInitialValueInEffect: false });
  const isPrinting = useIsPrinting();
  if (isPrinting) return 'light';
  if (choice !== 'system') return choice;
  return system === 'dark' ? 'dark' : 'light';
}
