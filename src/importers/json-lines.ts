import type { Importer } from '../engine/contracts/importer.ts';
import { detectJson, importJson } from '../engine/import/import-json.ts';

/** One JSON object per line, with the canonical names. */
const jsonLines: Importer = {
  id: 'jsonl',
  label: 'JSON Lines',
  extensions: ['jsonl', 'ndjson'],
  detect: (_fileName, head) => detectJson('lines', head),
  parse: (source, options, onProgress, isCancelled) =>
    importJson('jsonl', 'lines', source, options, onProgress, isCancelled),
};

export default jsonLines;
