import { createWorker } from '../../../concurrency/worker.ts';
import type { DocumentModel } from '../types.ts';

/** A document to print, and the time of its issue in epoch ms. */
export interface DocumentToPrint {
  readonly model: DocumentModel;
  readonly issuedAt: number;
}

/** Makes the PDFs of documents without blocking the requests of the process. */
export interface DocumentPrinter {
  print(document: DocumentToPrint): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Prints one document at a time in a thread of its own. */
export function createDocumentPrinter(): DocumentPrinter {
  const script = new URL('./document-thread.ts', import.meta.url);
  const thread = createWorker<DocumentToPrint, Uint8Array>(script, 'prints invoices');
  return { print: (document) => thread.do(document), close: () => thread.close() };
}
