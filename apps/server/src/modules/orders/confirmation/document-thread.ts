import { parentPort } from 'node:worker_threads';
import { readLetterFonts } from '../letter/fonts.ts';
import { type DocumentOrder, makeDocument } from './make-document.ts';

/** A task for this thread. */
export interface DocumentTask {
  readonly id: number;
  readonly wanted: DocumentOrder;
}

/** What became of it. */
export type DocumentResult =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly failure: unknown };

const port = parentPort;
if (port === null) throw new Error('The thread that makes documents was started as a program');
const fonts = readLetterFonts();

port.on('message', async ({ id, wanted }: DocumentTask) => {
  try {
    port.postMessage({ id, bytes: await makeDocument(wanted, fonts) } satisfies DocumentResult);
  } catch (failure) {
    port.postMessage({ id, failure } satisfies DocumentResult);
  }
});
