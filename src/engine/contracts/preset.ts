import type { Policy } from '../policy.ts';

/** A ready-made policy of one system: one file in `presets/`. */
export interface Preset {
  readonly id: string;
  readonly label: string;
  /** Where a system's papers and its code differ there is a preset of each, to be overlaid. */
  readonly variant?: 'documented' | 'coded';
  readonly source: string;
  /** One paragraph in our words. */
  readonly summary: string;
  readonly policy: Policy;
  /** The one that the app opens with, and that the command line uses where none is said. */
  readonly isDefault?: true;
}
