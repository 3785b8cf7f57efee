import { columnNames } from './column-read.ts';

/** The params that a modifier over a column of the memory file shares with its kind. */
export function columnParams(standardColumn: (typeof columnNames)[number], missing: number, most: number) {
  return {
    column: {
      kind: 'choice',
      label: 'Column',
      options: columnNames,
      default: standardColumn,
      help: 'The column of the memory file that it looks at.',
    },
    missing: {
      kind: 'number',
      label: 'Where missing',
      unit: '',
      min: 0,
      max: Number.MAX_VALUE,
      sliderMin: 0,
      sliderMax: 1,
      step: 0.01,
      scale: 'linear',
      default: missing,
      help: 'What stands in where the file has no usable value.',
    },
    most: {
      kind: 'number',
      label: 'At most',
      unit: '',
      min: 0,
      max: Number.MAX_VALUE,
      sliderMin: 0,
      sliderMax: 10,
      step: 0.1,
      scale: 'linear',
      default: most,
      help: 'The largest value that is taken; what is above it is flagged and counts as missing.',
    },
  } as const;
}

/** A plain number of a modifier: a base, a slope, a limit. */
export function plainNumber(label: string, standard: number, help: string, min = 0, max = 100) {
  return {
    kind: 'number',
    label,
    unit: '',
    min,
    max,
    sliderMin: Math.max(min, -2),
    sliderMax: Math.min(max, 2),
    step: 0.01,
    scale: 'linear',
    default: standard,
    help,
  } as const;
}
