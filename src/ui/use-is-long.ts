import { useEffect, useState } from 'react';

/** Work that a person would notice is shown; work that is over in a blink is not. */
const quietMs = 300;

/** True once something has been going on for longer than a blink. */
export function useIsLong(isBusy: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isBusy) {
      setIsLong(false);
      return;
    }
    const timer = setTimeout(() => setIsLong(true), quietMs);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return isLong;
}
