import { useMediaQuery } from '@mantine/hooks';

/** phone < 720, tablet < 960, medium < 1200, wide. */
export type Layout = 'phone' | 'tablet' | 'medium' | 'wide';

const now = { getInitialValueInEffect: false };

export function useLayout(): Layout {
  const isWide = useMediaQuery('(min-width: 1200px)', true, now);
  const isMedium = useMediaQuery('(min-width: 960px)', true, now);
  const isTablet = useMediaQuery('(min-width: 720px)', true, now);
  if (isWide) return 'wide';
  if (isMedium) return 'medium';
  return isTablet ? 'tablet' : 'phone';
}
