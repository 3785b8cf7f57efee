/** Colours of one scheme; each becomes the CSS variable `--lethe-<name>`. */
export type Colours = Readonly<Record<keyof typeof lightColours, string>>;

export const lightColours = {
  n0: '#ffffff',
  n1: '#f7f7f5',
  n2: '#efefec',
  n3: '#e2e2de',
  n4: '#cacac5',
  n5: '#85857f',
  n6: '#63635d',
  n7: '#3d3d3a',
  n8: '#1b1c1e',
  accent: '#2f5bd8',
  'accent-soft': '#e9eefc',
  'on-accent': '#ffffff',
  critical: '#b3261e',
  ttl: '#a97915',
  lru: '#a5381a',
  importance: '#662a78',
  budget: '#009d77',
  strength: '#b438c2',
  recent: '#145a50',
  kept: '#6a7a8a',
  protected: '#1b1c1e',
  unusable: '#85857f',
  'not-yet': '#63635d',
  'term-category': '#8a8478',
  'term-frequency': '#4f7a94',
  'term-recency': '#17405c',
  'term-alignment': '#6b5200',
  c1: '#c17713',
  c2: '#513dac',
  c3: '#3f8c85',
  c4: '#7d294b',
  c5: '#5e571a',
  c6: '#9272c9',
} as const;

export const darkColours: Colours = {
  n0: '#131417',
  n1: '#191a1e',
  n2: '#222328',
  n3: '#2c2d33',
  n4: '#42444c',
  n5: '#7c7f88',
  n6: '#9fa2aa',
  n7: '#c9cbd0',
  n8: '#ececea',
  accent: '#8aa6ff',
  'accent-soft': '#1d2643',
  'on-accent': '#0e1220',
  critical: '#ff8a7d',
  ttl: '#e2ae3c',
  lru: '#d85c2c',
  importance: '#a067bf',
  budget: '#34996f',
  strength: '#dfb9e4',
  recent: '#c8fab4',
  kept: '#8a99a8',
  protected: '#ececea',
  unusable: '#7c7f88',
  'not-yet': '#9fa2aa',
  'term-category': '#7d786e',
  'term-frequency': '#5f8fb0',
  'term-recency': '#a9d3f0',
  'term-alignment': '#d9b860',
  c1: '#f2a736',
  c2: '#9979fe',
  c3: '#35a688',
  c4: '#ee4460',
  c5: '#cce4ad',
  c6: '#c1a7cc',
};

export const fonts = {
  text: '-apple-system, "Segoe UI Variable Text", "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace',
} as const;

/** Type sizes in rem (of 16 px), so that presentation size can scale them: 11, 12, 13, 15, 20 px. */
export const fontSizes = {
  fs1: '0.6875rem',
  fs2: '0.75rem',
  fs3: '0.8125rem',
  fs4: '0.9375rem',
  fs5: '1.25rem',
} as const;

/** `{n0: …}` as `{'--lethe-n0': …}`. */
export function prefixVariables(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--lethe-${name}`, value]));
}
