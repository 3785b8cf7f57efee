import { useEffect } from 'react';
import { useAppStore } from '../../store/store-context.tsx';

/** True in presentation size; the page then carries `data-presenting`, which sizes everything. */
export function usePresenting(): boolean {
  const isPresenting = useAppStore((state) => state.isPresenting);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-presenting', isPresenting);
    return () => document.documentElement.removeAttribute('data-presenting');
  }, [isPresenting]);
  return isPresenting;
}
