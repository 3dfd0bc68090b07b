import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { buyerTaxOf, withBuyerTax } from './buyer-tax.ts';
import { replaceWordsByNumber } from './order-words.ts';
import { readAgreed, readSnapshot, snapshotColumns, writeSnapshot } from './stored-order.ts';
import type { SnapshotAddress } from './types.ts';

/** A place in the list of orders that still name people. */
export interface ErasablePlace {
  readonly createdAt: number;
  readonly id: string;
}

/** The oldest orders that still name people and were placed before a time, after a place. */
export async function oldestWithPeople(
  queryable: Queryable,
  { before, after, limit }: { readonly before: number; readonly after: ErasablePlace | null; readonly limit: number },
): Promise<ErasablePlace[]> {
  let orders = queryable
    .selectFrom('orders')
    .select(['id', 'created_at'])
    .where('erased_at', 'is', null)
    .where('created_at', '<', before);
  if (after !== null)
    orders = orders.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '>', tuple(after.createdAt, after.id)),
    );
  const rows = await orders.orderBy('created_at').orderBy('id').limit(limit).execute();
  return rows.map(({ id, created_at }) => ({ id, createdAt: created_at }));
}

/**
 * Erases the people of an order: addresses, e-mail address, customer's numbers and the words they are found by. What
 * was sold, when and for how much stays. The transaction has locked the order.
 */
export async function eraseOrder(transaction: Transaction<Schema>, id: string, now: number): Promise<void> {
  const row = await transaction
    .selectFrom('orders')
    .select(snapshotColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { personId: _, ...agreed } = readAgreed(row);
  // The correction goes, and with it the VAT id and the tax that the order has now.
  const order = withBuyerTax(agreed, buyerTaxOf(readSnapshot(row)));
  const snapshot = writeSnapshot({
    ...{ ...order, email: '', externalNumber: null, address: onlyCountry(order.address) },
    shippingAddress: order.shippingAddress && onlyCountry(order.shippingAddress),
  });
  await transaction
    .updateTable('orders')
    .set({ snapshot, email: '', correction: null, customer_id: null, hold: null })
    .set({
      is_restricted: 1,
      is_searchable: 1,
      erased_at: now,
      unbilled_since: null,
      unpaid_since: null,
      transfer_back: null,
      overbilled_since: null,
    })
    .where('id', '=', id)
    .execute();
  // It is made anew from what is left where somebody asks for it.
  await transaction
    .updateTable('order_documents')
    .set({ content: null, made_at: null })
    .where('order_id', '=', id)
    .execute();
  await replaceWordsByNumber(transaction, id, order.orderNumber);
}

function onlyCountry({ country, countryName }: SnapshotAddress): SnapshotAddress {
  return { name: '', firstName: '', companyName: '', street: '', zipCode: '', city: '', country, countryName };
}
