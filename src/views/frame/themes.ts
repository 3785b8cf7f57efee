import type { ThemeChoice } from '../../store/app-state.ts';
import type { IconName } from '../../ui/Icon.tsx';

export const themes: readonly {
  readonly id: ThemeChoice;
  readonly label: string;
  readonly icon: IconName;
}[] = [
  { id: 'light', label: 'Light', icon: 'sun' },
  { id: 'dark', label: 'Dark', icon: 'moon' },
  { id: 'system', label: 'As the system', icon: 'screen' },
];
