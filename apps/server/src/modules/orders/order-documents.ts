import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { DocumentMaker } from './confirmation/document-maker.ts';
import { documentById, keepContent, type OrderDocument } from './order-documents.repository.ts';
import { agreedOrderById } from './orders.repository.ts';

/** A document that only the holder of its id may read. */
export interface PrivateDocument {
  readonly bytes: Uint8Array;
  readonly filename: string;
  readonly mimeType: 'application/pdf';
}

/** The document with an id, or null. It is made now if that has not happened yet (CONTRACT §5). */
export type FindPrivateDocument = (id: string) => Promise<PrivateDocument | null>;

/** The dependencies for finding and making documents. */
export interface DocumentSources {
  readonly database: Database;
  readonly documentMaker: DocumentMaker;
  readonly clock: Clock;
}

/**
 * Makes each document once. Concurrent requests in one process share the work. Of several processes, the first one to
 * store it wins.
 */
export function createOrderDocuments(sources: DocumentSources): FindPrivateDocument {
  const beingMade = new Map<string, Promise<Uint8Array>>();

  function made(document: OrderDocument): Promise<Uint8Array> {
    const begun = beingMade.get(document.id);
    if (begun !== undefined) return begun;
    const making = makeAndKeep(sources, document).finally(() => beingMade.delete(document.id));
    beingMade.set(document.id, making);
    return making;
  }

  return async (id) => {
    const document = await documentById(sources.database.read, id);
    if (document === null) return null;
    const bytes = document.content ?? (await made(document));
    return { bytes, filename: document.filename, mimeType: 'application/pdf' };
  };
}

async function makeAndKeep(
  { database, documentMaker, clock }: DocumentSources,
  { id, orderId }: OrderDocument,
): Promise<Uint8Array> {
  const order = await agreedOrderById(database.read, orderId);
  if (order === null) throw new Error('A document belongs to an order that is not there');
  const bytes = await documentMaker.make({ kind: 'confirmation', order });
  await database.transaction((transaction) => keepContent(transaction, id, bytes, clock()));
  const kept = await documentById(database.read, id);
  return kept?.content ?? bytes;
}
