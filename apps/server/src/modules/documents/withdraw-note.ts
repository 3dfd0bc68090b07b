import { parcelsByNote } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { NoteToWithdraw } from '../order-life/types.ts';
import type { DocumentSources } from './document-sources.ts';
import { documentsOfOrder, noteWithdrawn } from './documents.repository.ts';
import { wireDocument } from './wire-document.ts';

/**
 * Withdraws the delivery note that says just what is in a parcel: its file, number and place in the series stay as they
 * are, and it counts no more.
 * @returns its number. Null: the parcel has none of its own.
 */
export async function withdrawNote(
  transaction: Transaction<Schema>,
  { log }: Pick<DocumentSources, 'log'>,
  { orderId, parcels, number, by, at }: NoteToWithdraw,
): Promise<string | null> {
  const all = await documentsOfOrder(transaction, orderId);
  const byNote = parcelsByNote(
    parcels,
    all.map((document) => wireDocument(document, all)),
  );
  const note = all.find(({ model }) => byNote.get(model.document.number)?.number === number);
  if (note === undefined) return null;
  const { number: subjectId, orderNumber: order } = note.model.document;
  await noteWithdrawn(transaction, note.id, at);
  await log.write(transaction, { by, subject: 'document', subjectId, action: 'document.withdrawn', after: { order } });
  return subjectId;
}
