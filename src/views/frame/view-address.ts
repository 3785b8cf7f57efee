import type { ViewId } from '../../store/app-state.ts';

/** The same state under another view: `#/curves/abc` → `#/trace/abc`. */
export function viewAddress(hash: string, view: ViewId): string {
  const payload = /^#\/[^/]*\/(.+)$/.exec(hash)?.[1];
  return payload === undefined ? `#/${view}` : `#/${view}/${payload}`;
}
