import { Worker } from 'node:worker_threads';
import type { DocumentResult, DocumentTask } from './document-thread.ts';
import type { DocumentOrder } from './make-document.ts';

/** Makes PDFs without holding up the requests of the process. */
export interface DocumentMaker {
  make(wanted: DocumentOrder): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface DocumentThread {
  make(wanted: DocumentOrder): Promise<Uint8Array>;
  end(): Promise<unknown>;
}

/** Makes documents one after the other in a thread that is started when first needed, and again should it ever end. */
export function createDocumentMaker(): DocumentMaker {
  let thread: DocumentThread | undefined;
  return {
    make(wanted) {
      thread ??= startThread(() => {
        thread = undefined;
      });
      return thread.make(wanted);
    },
    close: async () => void (await thread?.end()),
  };
}

function startThread(ended: () => void): DocumentThread {
  const worker = new Worker(new URL('./document-thread.ts', import.meta.url));
  const waiting = new Map<number, { resolve(bytes: Uint8Array): void; reject(error: unknown): void }>();
  let lastId = 0;

  worker.on('message', (result: DocumentResult) => {
    const task = waiting.get(result.id);
    waiting.delete(result.id);
    if (waiting.size === 0) worker.unref(); // an idle thread keeps no process alive
    if ('bytes' in result) task?.resolve(result.bytes);
    else task?.reject(result.failure);
  });
  const fail = (error: unknown) => {
    ended();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The thread that makes documents has ended')));

  return {
    make(wanted) {
      const id = ++lastId;
      worker.ref();
      worker.postMessage({ id, wanted } satisfies DocumentTask);
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    end: () => worker.terminate(),
  };
}
