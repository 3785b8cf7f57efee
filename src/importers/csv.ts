import type { Importer } from '../engine/contracts/importer.ts';
import { sampleCsv } from '../engine/import/csv-sample.ts';
import { detectCsv, importCsv } from '../engine/import/import-csv.ts';

/** A table of text with the canonical names as its columns. */
const csv: Importer = {
  id: 'csv',
  label: 'CSV',
  extensions: ['csv', 'tsv', 'tab', 'txt'],
  detect: detectCsv,
  sample: sampleCsv,
  parse: importCsv,
};

export default csv;
