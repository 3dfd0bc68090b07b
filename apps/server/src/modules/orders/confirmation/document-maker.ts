import { createWorker } from '../../../concurrency/worker.ts';
import type { DocumentOrder } from './make-document.ts';

/** Makes PDFs without holding up the requests of the process. */
export interface DocumentMaker {
  make(wanted: DocumentOrder): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Makes documents one after the other in a thread of their own. */
export function createDocumentMaker(): DocumentMaker {
  const script = new URL('./document-thread.ts', import.meta.url);
  const thread = createWorker<DocumentOrder, Uint8Array>(script, 'makes documents');
  return { make: (wanted) => thread.do(wanted), close: () => thread.close() };
}
