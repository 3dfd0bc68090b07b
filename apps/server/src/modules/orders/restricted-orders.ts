import type { OrderPaymentState, OrderState } from '@kontor/domain';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { OrderTable, Schema } from '../../database/schema.ts';
import { emailKey } from '../../email/email-key.ts';
import { emailSpellings } from '../../email/email-spellings.ts';
import { replaceWordsByNumber } from './order-words.ts';
import { readSnapshot, snapshotColumns } from './stored-order.ts';

/** A person by whom orders were placed: an account, the orders with an e-mail address, or both. */
export interface OrderingPerson {
  readonly customerId: string | null;
  readonly email: string;
}

/** An order of a person, with what decides how long it is kept. */
export interface PersonsOrder {
  readonly id: string;
  readonly number: string;
  /** Epoch ms. */
  readonly placedAt: number;
  readonly state: OrderState;
  readonly payment: OrderPaymentState;
  /** The seller's country. */
  readonly country: string;
  readonly isTaxedElsewhere: boolean;
  /** Placed without signing in. */
  readonly isGuests: boolean;
  readonly isRestricted: boolean;
  /** Whether its people were erased when its time had come. */
  readonly isErased: boolean;
}

const columns = [
  ...snapshotColumns,
  ...(['id', 'created_at', 'state', 'payment_state', 'customer_id', 'email', 'is_restricted', 'erased_at'] as const),
] as const;

function personsOrder(row: Pick<Selectable<OrderTable>, (typeof columns)[number]>): PersonsOrder {
  const { orderNumber, shop, taxedIn } = readSnapshot(row);
  const home = shop.seller.country;
  return {
    ...{ id: row.id, number: orderNumber, placedAt: row.created_at, payment: row.payment_state },
    ...{ state: row.state as OrderState, country: home, isTaxedElsewhere: (taxedIn?.country ?? home) !== home },
    ...{ isGuests: row.customer_id === null, isRestricted: row.is_restricted === 1 },
    isErased: row.erased_at !== null,
  };
}

/** The orders of a person, newest first: those of the account, and those without one that have the e-mail address. */
export async function ordersOfPerson(
  queryable: Queryable,
  { customerId, email }: OrderingPerson,
): Promise<PersonsOrder[]> {
  const key = emailKey(email);
  const orders = () => queryable.selectFrom('orders').select(columns);
  const own = customerId === null ? [] : await orders().where('customer_id', '=', customerId).execute();
  const named = await orders()
    .where(sql<string>`lower(email)`, 'in', emailSpellings(email))
    .where('customer_id', 'is', null)
    .execute();
  const found = [...own, ...named.filter((row) => emailKey(row.email) === key)].map(personsOrder);
  return found.toSorted((one, other) => other.placedAt - one.placedAt);
}

/** The most orders per statement. */
const atOnce = 500;

/** The orders with these ids. */
export async function ordersById(queryable: Queryable, ids: readonly string[]): Promise<PersonsOrder[]> {
  const found: PersonsOrder[] = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = queryable
      .selectFrom('orders')
      .select(columns)
      .where('id', 'in', ids.slice(at, at + atOnce));
    found.push(...(await some.execute()).map(personsOrder));
  }
  return found;
}

/** Restricts orders to what the law keeps them for: from now on no name finds them, only their number (LAW D5). */
export async function restrictOrders(
  transaction: Transaction<Schema>,
  orders: readonly Pick<PersonsOrder, 'id' | 'number'>[],
): Promise<void> {
  for (const { id, number } of orders) {
    await transaction.updateTable('orders').set({ is_restricted: 1, is_searchable: 1 }).where('id', '=', id).execute();
    await replaceWordsByNumber(transaction, id, number);
  }
}
