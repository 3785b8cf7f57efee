import { createEngineSession } from '../../src/worker/engine-session.ts';
import type { CallName, EngineCalls, EngineClient } from '../../src/worker/protocol.ts';

/** The worker's own session in this process: real importers, real evaluator. */
export function createInProcessClient(): EngineClient {
  let hear: Parameters<EngineClient['import']>[1] | undefined;
  const session = createEngineSession({
    onProgress: (of, progress) => {
      if (of === importNumber) hear?.(progress);
    },
    pause: () => Promise.resolve(),
  });
  let number = 0;
  let importNumber = 0;
  let latest = 0;
  const call = async <N extends CallName>(
    name: N,
    request: EngineCalls[N]['request'],
  ): Promise<EngineCalls[N]['reply']> => {
    number += 1;
    if (name === 'import') importNumber = number;
    return session.answer(name, request, number);
  };
  return {
    import: (request, onProgress) => {
      hear = onProgress;
      return call('import', request);
    },
    preview: (request) => call('preview', request),
    cancelImport: () => session.cancel(importNumber),
    evaluate: async (request) => {
      latest += 1;
      const own = latest;
      await Promise.resolve();
      if (own !== latest) return undefined;
      return { ...(await call('evaluate', request)), tookMs: 0 };
    },
    export: (request) => call('export', request),
    cures: (request) => call('cures', request),
    find: (request) => call('find', request),
    ask: call,
    onCrash: () => undefined,
  };
}
