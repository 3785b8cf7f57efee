import type { Importer } from '../engine/contracts/importer.ts';
import { detectJson, importJson } from '../engine/import/import-json.ts';
import { sampleJson } from '../engine/import/json-sample.ts';

/** One JSON object per line, with the canonical names. */
const jsonLines: Importer = {
  id: 'jsonl',
  label: 'JSON Lines',
  extensions: ['jsonl', 'ndjson'],
  detect: (_fileName, head) => detectJson('lines', head),
  sample: (head, isWhole, options, limit) => sampleJson('lines', head, isWhole, options, limit),
  parse: (source, options, onProgress, isCancelled) =>
    importJson('jsonl', 'lines', source, options, onProgress, isCancelled),
};

export default jsonLines;
