import { ImportCancelled, ImportRefusal } from '../engine/contracts/importer.ts';
import { createEngineSession } from './engine-session.ts';
import type { ErrorKind, FromWorker, ToWorker } from './protocol.ts';

function post(message: FromWorker): void {
  self.postMessage(message);
}

const session = createEngineSession({
  onProgress: (number, progress) => post({ number, progress }),
  pause: () =>
    new Promise((resume) => {
      setTimeout(resume, 0);
    }),
});

function kindOf(error: unknown): ErrorKind {
  if (error instanceof ImportRefusal) return 'refusal';
  return error instanceof ImportCancelled ? 'cancelled' : 'fault';
}

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if ('cancel' in data) {
    session.cancel(data.cancel);
    return;
  }
  const { number, call, request } = data;
  try {
    post({ number, reply: await session.answer(call, request as never, number) });
  } catch (error) {
    post({ number, error: error instanceof Error ? error.message : String(error), kind: kindOf(error) });
  }
});
