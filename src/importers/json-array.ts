import type { Importer } from '../engine/contracts/importer.ts';
import { detectJson, importJson } from '../engine/import/import-json.ts';
import { sampleJson } from '../engine/import/json-sample.ts';

/** One JSON array of objects with the canonical names. */
const jsonArray: Importer = {
  id: 'json-array',
  label: 'JSON array',
  extensions: ['json'],
  detect: (_fileName, head) => detectJson('array', head),
  sample: (head, isWhole, options, limit) => sampleJson('array', head, isWhole, options, limit),
  parse: (source, options, onProgress, isCancelled) =>
    importJson('json-array', 'array', source, options, onProgress, isCancelled),
};

export default jsonArray;
