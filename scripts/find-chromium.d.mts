/** The first Chromium on this machine; undefined where there is none. */
export function findChromium(): string | undefined;
/** As `findChromium`, installing one where there is none. */
export function ensureChromium(): string | undefined;
