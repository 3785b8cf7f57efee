import type { Policy } from '../policy.ts';

/** A ready-made policy of one system: one file in `presets/`. */
export interface Preset {
  readonly id: string;
  readonly label: string;
  readonly source: string;
  /** One paragraph in our words. */
  readonly summary: string;
  readonly policy: Policy;
  /** The one that the app opens with, and that the command line uses where none is said. */
  readonly isDefault?: true;
}
