import type { ImportProgress } from '../engine/contracts/importer.ts';
import { ImportCancelled, ImportRefusal } from '../engine/contracts/importer.ts';
import type { Evaluation, EvaluationRequest } from '../engine/evaluation.ts';
import workerUrl from './engine.worker.ts?worker&url';
import type { CallName, EngineCalls, EngineClient, ErrorKind, FromWorker } from './protocol.ts';

interface Waiting {
  readonly resolve: (reply: never) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress?: (progress: ImportProgress) => void;
}

/**
 * Starts the worker from a blob that imports the bundled file: so it inherits the page's Content-Security-Policy, which
 * a worker loaded by URL would not.
 */
function startWorker(): Worker {
  const address = new URL(workerUrl, document.baseURI).href;
  const blob = new Blob([`import ${JSON.stringify(address)};`], { type: 'text/javascript' });
  const url = URL.createObjectURL(blob);
  const worker = new Worker(url, { type: 'module', name: 'lethe-engine' });
  return worker;
}

/** Errors lose their class on the way between threads. */
function errorOf(kind: ErrorKind, message: string): Error {
  if (kind === 'refusal') return new ImportRefusal(message);
  return kind === 'cancelled' ? new ImportCancelled(message) : new Error(message);
}

const longestFrameMs = 60;

/**
 * After the next frame is on the screen (or, in a hidden tab, a moment later): the next evaluation starts only when the
 * last one was drawn, so that page and worker do not fight for the same cores while a slider moves.
 */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestFrameMs);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
}

/** The one worker behind a store: numbered calls, latest evaluation wins, a dead worker is replaced. */
export function createEngineClient(): EngineClient {
  const waiting = new Map<number, Waiting>();
  const crashListeners: (() => void)[] = [];
  let lastNumber = 0;
  let importNumber = 0;
  let worker = listen(startWorker());
  let running: Promise<unknown> | null = null;
  let queued: {
    request: EvaluationRequest;
    resolve: (reply: Promise<Evaluation> | undefined) => void;
  } | null = null;

  function listen(started: Worker): Worker {
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      const call = waiting.get(data.number);
      if (!call) return;
      if ('progress' in data) {
        call.onProgress?.(data.progress);
        return;
      }
      waiting.delete(data.number);
      if ('error' in data) call.reject(errorOf(data.kind, data.error));
      else call.resolve(data.reply as never);
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      crash();
    });
    return started;
  }

  function crash(): void {
    worker.terminate();
    const lost = [...waiting.values()];
    waiting.clear();
    worker = listen(startWorker());
    for (const call of lost) call.reject(new Error('The engine stopped and was started again.'));
    for (const listener of crashListeners) listener();
  }

  function call<N extends CallName>(
    name: N,
    request: EngineCalls[N]['request'],
    onProgress?: (progress: ImportProgress) => void,
  ): Promise<EngineCalls[N]['reply']> {
    lastNumber += 1;
    const number = lastNumber;
    if (name === 'import') importNumber = number;
    return new Promise((resolve, reject) => {
      waiting.set(number, { resolve, reject, ...(onProgress ? { onProgress } : {}) });
      worker.postMessage({ number, call: name, request });
    });
  }

  function runEvaluation(request: EvaluationRequest): Promise<Evaluation> {
    const reply = call('evaluate', request);
    const settled = reply.then(
      () => undefined,
      () => undefined,
    );
    running = settled;
    void settled.then(afterPaint).then(() => {
      running = null;
      const next = queued;
      queued = null;
      next?.resolve(runEvaluation(next.request));
    });
    return reply;
  }

  return {
    import: (request, onProgress) => call('import', request, onProgress),
    preview: (request) => call('preview', request),
    cancelImport: () => worker.postMessage({ cancel: importNumber }),
    evaluate: (request) => {
      if (!running) return runEvaluation(request);
      queued?.resolve(undefined);
      return new Promise((resolve) => {
        queued = { request, resolve };
      });
    },
    export: (request) => call('export', request),
    cures: (request) => call('cures', request),
    find: (request) => call('find', request),
    ask: (name, request) => call(name, request),
    onCrash: (listener) => {
      crashListeners.push(listener);
    },
  };
}
