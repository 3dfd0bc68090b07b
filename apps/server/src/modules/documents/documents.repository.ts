import { createHash } from 'node:crypto';
import type { DocumentKind } from '@kontor/domain';
import type { Selectable, Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { inPieces } from '../../database/in-pieces.ts';
import { nextNumber } from '../../database/number-sequences.ts';
import type { IssuedDocumentTable, Schema } from '../../database/schema.ts';
import { afterPrefix } from '../../search-words.ts';
import { readModel } from './stored-model.ts';
import type { DocumentModel, IssuedDocument } from './types.ts';

/** A document that gets its number when it is stored. */
export interface DocumentToStore {
  readonly id: string;
  readonly orderId: string;
  readonly kind: DocumentKind;
  readonly series: string;
  readonly position: number;
  readonly corrects: string | null;
  readonly requestKey: string | null;
  readonly model: DocumentModel;
  readonly issuedAt: number;
  /** The name of the operator who issued it. Null: the shop itself. */
  readonly issuedBy: string | null;
}

/** Stores a document that has a number and no file yet. */
export async function storeDocument(transaction: Transaction<Schema>, document: DocumentToStore): Promise<void> {
  const { id, orderId: order_id, kind, series, position, corrects, requestKey, model, issuedAt, issuedBy } = document;
  const issued = { issued_at: issuedAt, issued_by: issuedBy };
  const row = { id, order_id, kind, series, position, corrects, request_key: requestKey, ...issued };
  const made = { content: null, content_hash: null, chain_position: null, chain_hash: null, rendered_at: null };
  const values = { ...row, ...made, number: model.document.number, model: JSON.stringify(model) };
  await transaction.insertInto('issued_documents').values(values).execute();
}

const columns = [
  ...(['id', 'order_id', 'corrects', 'number', 'model', 'issued_at', 'rendered_at'] as const),
  ...(['withdrawn_at', 'content_hash', 'issued_by'] as const),
] as const;

type Row = Pick<Selectable<IssuedDocumentTable>, (typeof columns)[number]>;

function documentOf({ id, order_id, corrects, number, model, content_hash, issued_by, ...at }: Row) {
  const times = { issuedAt: at.issued_at, renderedAt: at.rendered_at, withdrawnAt: at.withdrawn_at };
  const document: IssuedDocument = {
    ...{ id, orderId: order_id, corrects, ...times, issuedBy: issued_by, contentHash: content_hash },
    model: readModel(model, number),
  };
  return document;
}

/** The documents of an order, the first issued first. */
export async function documentsOfOrder(queryable: Queryable, orderId: string): Promise<IssuedDocument[]> {
  const rows = queryable.selectFrom('issued_documents').select(columns).where('order_id', '=', orderId);
  return (await rows.orderBy('issued_at').orderBy('number').execute()).map(documentOf);
}

/** The documents of several orders by the orders' ids, the first issued first. */
export async function documentsOfOrders(
  queryable: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly IssuedDocument[]>> {
  const rows = await inPieces(orderIds, (some) => {
    const documents = queryable.selectFrom('issued_documents').select(columns).where('order_id', 'in', some);
    return documents.orderBy('issued_at').orderBy('number').execute();
  });
  return Map.groupBy(rows.map(documentOf), ({ orderId }) => orderId);
}

/** The documents with these ids, the first issued first. */
export async function documentsByIds(queryable: Queryable, ids: readonly string[]): Promise<IssuedDocument[]> {
  if (ids.length === 0) return [];
  const rows = queryable.selectFrom('issued_documents').select(columns).where('id', 'in', ids);
  return (await rows.orderBy('issued_at').orderBy('number').execute()).map(documentOf);
}

/** A page of all documents, the last issued first. */
export async function latestDocuments(
  queryable: Queryable,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly documents: IssuedDocument[]; readonly count: number }> {
  const all = queryable.selectFrom('issued_documents');
  const { count } = await all.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  const rows = all.select(columns).orderBy('issued_at', 'desc').orderBy('id').limit(limit).offset(offset);
  return { documents: (await rows.execute()).map(documentOf), count: Number(count) };
}

/** The document with this id, number or request key. Null: not found. */
export async function documentBy(
  queryable: Queryable,
  column: 'id' | 'number' | 'request_key',
  value: string,
): Promise<IssuedDocument | null> {
  const rows = queryable.selectFrom('issued_documents').select(columns).where(column, '=', value);
  const row = await rows.executeTakeFirst();
  return row ? documentOf(row) : null;
}

/** The documents whose numbers begin with a text, with the numbers of their orders, the highest number first. */
export async function documentsNumbered(
  queryable: Queryable,
  begin: string,
  limit: number,
): Promise<{ readonly number: string; readonly order: string }[]> {
  return queryable
    .selectFrom('issued_documents')
    .innerJoin('orders', 'orders.id', 'issued_documents.order_id')
    .select(['issued_documents.number', 'order_number as order'])
    .where('issued_documents.number', '>=', begin)
    .where('issued_documents.number', '<', afterPrefix(begin))
    .orderBy('issued_documents.number', 'desc')
    .limit(limit)
    .execute();
}

/** Notes that a delivery note is withdrawn. The document stays as it was issued. `at`: epoch ms. */
export async function noteWithdrawn(transaction: Transaction<Schema>, id: string, at: number): Promise<void> {
  await transaction.updateTable('issued_documents').set({ withdrawn_at: at }).where('id', '=', id).execute();
}

/** The bytes of a document. Null: there is no file yet. */
export async function contentOf(queryable: Queryable, id: string): Promise<Uint8Array | null> {
  const rows = queryable.selectFrom('issued_documents').select('content').where('id', '=', id);
  return (await rows.executeTakeFirst())?.content ?? null;
}

/**
 * The counter of rendered documents. It gives the places in the chain, and its lock lets one transaction at a time
 * count.
 */
const chain = 'issued-documents-chain';

/**
 * Stores the bytes of a document permanently, and chains their hash to the hash of the document rendered before. Does
 * nothing if the document has bytes: nothing is rendered twice.
 */
export async function keepContent(
  transaction: Transaction<Schema>,
  { id, content, now }: { readonly id: string; readonly content: Uint8Array; readonly now: number },
): Promise<void> {
  const unmade = transaction.updateTable('issued_documents').where('id', '=', id).where('content', 'is', null);
  const { numUpdatedRows } = await unmade
    .set({ content, content_hash: sha256(content), rendered_at: now })
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return;
  const position = await nextNumber(transaction, chain);
  const before = await transaction
    .selectFrom('issued_documents')
    .select('chain_hash')
    .where('chain_position', '=', position - 1)
    .executeTakeFirst();
  const link = { chain_position: position, chain_hash: chainHash(before?.chain_hash ?? '', content) };
  await transaction.updateTable('issued_documents').set(link).where('id', '=', id).execute();
}

/** The hash of a link: over the previous hash, which is empty for the first link, and the file. */
export function chainHash(before: string, content: Uint8Array): string {
  return createHash('sha256').update(before).update(content).digest('hex');
}

/** SHA-256 of a file, in hex. */
export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** A link of the chain with the data it is computed from. */
export type ChainLink = Pick<
  Selectable<IssuedDocumentTable>,
  'number' | 'content' | 'content_hash' | 'chain_hash' | 'chain_position' | 'erased_at'
>;

/** All links of the chain, in order. */
export function chainLinks(queryable: Queryable): AsyncIterable<ChainLink> {
  return queryable
    .selectFrom('issued_documents')
    .select(['number', 'content', 'content_hash', 'chain_hash', 'chain_position', 'erased_at'])
    .where('chain_position', 'is not', null)
    .orderBy('chain_position')
    .stream(20);
}

/** For each series: how many numbers were given, how many documents have one, and which documents have no file. */
export async function seriesFacts(
  queryable: Queryable,
): Promise<{ readonly series: string; readonly last: number; readonly count: number; readonly unrendered: number }[]> {
  const rows = await queryable
    .selectFrom('issued_documents')
    .select(['series'])
    .select((eb) => [
      eb.fn.max('position').as('last'),
      eb.fn.countAll().as('count'),
      eb.fn.count('rendered_at').as('rendered'),
    ])
    .groupBy('series')
    .orderBy('series')
    .execute();
  return rows.map(({ series, last, count, rendered }) => ({
    ...{ series, last: Number(last), count: Number(count), unrendered: Number(count) - Number(rendered) },
  }));
}

/** The last number of a series. 0: none was given. */
export async function lastOfSeries(queryable: Queryable, series: string): Promise<number> {
  const rows = queryable.selectFrom('number_sequences').select('value').where('name', '=', series);
  return (await rows.executeTakeFirst())?.value ?? 0;
}
