import type { TableSummary } from '../worker/protocol.ts';
import type { AppState, Inputs } from './app-state.ts';

/** Where a person stands once a store is open: what of the inputs changes with it, and whether edits had to be let go. */
export interface PlaceAfterImport {
  readonly inputs: Partial<Inputs>;
  readonly isEditLost: boolean;
}

/**
 * Another store starts anew; one that a link waited for keeps the link's place. The open store read in another way keeps its
 * edits while it has the same rows, and its date when that is one that the person chose. `asOfMs` = the store's own date.
 */
export function placeAfterImport(
  { inputs, dataset, missingStore }: Pick<AppState, 'inputs' | 'dataset' | 'missingStore'>,
  summary: Pick<TableSummary, 'sha256' | 'rowCount'>,
  asOfMs: number,
): PlaceAfterImport {
  if (missingStore?.sha256 === summary.sha256) return { inputs: {}, isEditLost: false };
  const fresh = { selectedRow: null, edits: [], labels: {}, baseline: null };
  if (dataset?.sha256 !== summary.sha256) {
    return { inputs: { ...fresh, asOfMs, filter: { ...inputs.filter, timeMs: null } }, isEditLost: false };
  }
  const isDateOwn = dataset.newestMs === null || inputs.asOfMs === dataset.newestMs;
  const date = isDateOwn && !dataset.isSample ? { asOfMs } : {};
  if (dataset.rowCount === summary.rowCount) return { inputs: date, isEditLost: false };
  const isEditLost =
    inputs.edits.length > 0 || Object.keys(inputs.labels).length > 0 || inputs.baseline !== null;
  return { inputs: { ...fresh, ...date }, isEditLost };
}
