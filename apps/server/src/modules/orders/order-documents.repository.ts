import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

/** A private document of an order. It has no content until it is made. */
export interface OrderDocument {
  readonly id: string;
  readonly orderId: string;
  readonly filename: string;
  readonly content: Uint8Array | null;
}

/** Inserts a document of an order that will be made later. */
export async function nameDocument(
  transaction: Transaction<Schema>,
  document: Omit<OrderDocument, 'content'>,
): Promise<void> {
  const { id, orderId, filename } = document;
  await transaction
    .insertInto('order_documents')
    .values({ id, order_id: orderId, filename, content: null, made_at: null })
    .execute();
}

/** The document with an id, or null. */
export async function documentById(queryable: Queryable, id: string): Promise<OrderDocument | null> {
  const row = await queryable
    .selectFrom('order_documents')
    .select(['id', 'order_id', 'filename', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { id: row.id, orderId: row.order_id, filename: row.filename, content: row.content } : null;
}

/** Stores the content of a document, unless it has some. A document that was handed out never changes. */
export async function keepContent(
  transaction: Transaction<Schema>,
  id: string,
  content: Uint8Array,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('order_documents')
    .set({ content, made_at: now })
    .where('id', '=', id)
    .where('content', 'is', null)
    .execute();
}
