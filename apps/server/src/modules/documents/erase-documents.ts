import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { readModel } from './stored-model.ts';
import type { DocumentModel } from './types.ts';

/**
 * Erases the people of an order's documents, and their files. Number, place in the series, amounts and the hashes of
 * the chain stay, so that neither has a gap.
 */
export async function eraseDocuments(transaction: Transaction<Schema>, orderId: string, now: number): Promise<void> {
  const documents = transaction.selectFrom('issued_documents').select(['id', 'number', 'model']);
  for (const { id, number, model } of await documents.where('order_id', '=', orderId).execute())
    await transaction
      .updateTable('issued_documents')
      .set({
        model: JSON.stringify(withoutPeople(readModel(model, number))),
        content: new Uint8Array(),
        erased_at: now,
      })
      .where('id', '=', id)
      .execute();
}

function withoutPeople(model: DocumentModel): DocumentModel {
  const { buyer, deliveredTo } = model.document;
  const nobody = { name: '', person: '', street: '', zipCode: '', city: '' };
  return {
    ...model,
    document: {
      ...{ ...model.document, buyerReference: '', buyersOrderNumber: '' },
      buyer: { ...buyer, ...nobody, email: '', vatId: '' },
      deliveredTo: { ...deliveredTo, ...nobody },
    },
  };
}
