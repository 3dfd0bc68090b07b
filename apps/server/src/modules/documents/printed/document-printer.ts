import { createWorker } from '../../../concurrency/worker.ts';
import type { DocumentModel } from '../types.ts';
import type { PickList } from './pick-list-pdf.ts';
import type { PlainLetter } from './plain-letter-pdf.ts';

/** A document to print, and the time of its issue in epoch ms. */
export interface DocumentToPrint {
  readonly model: DocumentModel;
  readonly issuedAt: number;
}

/** Copies of documents for the printer, in one file. `printedAt`: epoch ms. */
export interface CopiesToPrint {
  readonly models: readonly DocumentModel[];
  readonly title: string;
  readonly printedAt: number;
}

/** What the thread prints. */
export type PrintTask =
  | ({ readonly kind: 'document' } & DocumentToPrint)
  | ({ readonly kind: 'copies' } & CopiesToPrint)
  | { readonly kind: 'pick-list'; readonly list: PickList }
  | { readonly kind: 'letter'; readonly letter: PlainLetter };

/** Makes the PDFs of documents without blocking the requests of the process. */
export interface DocumentPrinter {
  print(document: DocumentToPrint): Promise<Uint8Array>;
  printCopies(copies: CopiesToPrint): Promise<Uint8Array>;
  printPickList(list: PickList): Promise<Uint8Array>;
  printLetter(letter: PlainLetter): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Prints one document at a time in a thread of its own. */
export function createDocumentPrinter(): DocumentPrinter {
  const script = new URL('./document-thread.ts', import.meta.url);
  const thread = createWorker<PrintTask, Uint8Array>(script, 'prints invoices');
  return {
    print: (document) => thread.do({ kind: 'document', ...document }),
    printCopies: (copies) => thread.do({ kind: 'copies', ...copies }),
    printPickList: (list) => thread.do({ kind: 'pick-list', list }),
    printLetter: (letter) => thread.do({ kind: 'letter', letter }),
    close: () => thread.close(),
  };
}
