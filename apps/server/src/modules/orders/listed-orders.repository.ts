import type { Cents, OrderMatter, OrderPaymentState, OrderState, ShippingState } from '@kontor/domain';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { countRows } from '../../database/count-rows.ts';
import type { Queryable } from '../../database/database.ts';
import type { OrderTable, Schema } from '../../database/schema.ts';
import { emailKey } from '../../email/email-key.ts';
import { hasCommonWord, hasWord } from './order-words.ts';
import { readSnapshot, snapshotColumns } from './stored-order.ts';
import type { OrderSnapshot } from './types.ts';

/** The column that is set while an order has something to settle. */
const matters = {
  'shipped-unpaid': 'unpaid_since',
  'transfer-back': 'transfer_back',
  overbilled: 'overbilled_since',
} as const satisfies Record<OrderMatter, keyof OrderTable>;

/** A filter for the list of orders. Each condition has an index in the order of the list. */
export interface ListedOrderFilter {
  readonly state?: OrderState | undefined;
  readonly payment?: OrderPaymentState | undefined;
  readonly shipping?: ShippingState | undefined;
  readonly isHeld?: true | undefined;
  /** Shipped, and not billed by the invoice that it needs. */
  readonly isUnbilled?: true | undefined;
  readonly matter?: OrderMatter | undefined;
  readonly tag?: string | undefined;
  /** Placed without an account, by somebody with an e-mail address who was not erased. */
  readonly isOfGuest?: true | undefined;
  /** With one of these e-mail addresses, in lower case. */
  readonly emails?: readonly string[] | undefined;
  /** Placed by this customer while signed in. */
  readonly customerId?: string | undefined;
  /** Placed at this time or later, epoch ms. */
  readonly from?: number | undefined;
  /** Placed before this time, epoch ms. */
  readonly until?: number | undefined;
  /** Beginnings of words, folded. */
  readonly words: readonly string[];
  /** The same for words that very many orders have. */
  readonly commonWords?: readonly string[];
}

/** The place of an order in the list. */
export interface ListedPlace {
  /** Epoch ms. */
  readonly placedAt: number;
  readonly orderNumber: string;
}

/** A part of the list. */
export interface ListedPart {
  readonly sort: 'newest' | 'oldest';
  /** The place after which the part begins. Null: at the start. */
  readonly after: ListedPlace | null;
  readonly limit: number;
}

/** An order in the list. */
export interface ListedRecord {
  readonly order: OrderSnapshot;
  readonly version: number;
  readonly state: string;
  readonly payment: OrderPaymentState;
  readonly shipping: ShippingState;
  readonly hold: string | null;
}

const listedColumns = [...snapshotColumns, 'version', 'state', 'payment_state', 'shipping_state', 'hold'] as const;

type OrderQuery<Columns> = SelectQueryBuilder<Schema, 'orders', Columns>;

/**
 * Orders in the order of placement, and by number if they were placed at the same moment. A page begins after a place,
 * by a comparison of row values that both engines answer from an index.
 */
export async function listedOrders(
  queryable: Queryable,
  filter: ListedOrderFilter,
  { sort, after, limit }: ListedPart,
): Promise<ListedRecord[]> {
  const [direction, beyond] = sort === 'newest' ? (['desc', '<'] as const) : (['asc', '>'] as const);
  let wanted = filtered(queryable.selectFrom('orders').select(listedColumns), filter);
  if (after !== null)
    wanted = wanted.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'order_number'), beyond, tuple(after.placedAt, after.orderNumber)),
    );
  const rows = await wanted.orderBy('created_at', direction).orderBy('order_number', direction).limit(limit).execute();
  return rows.map(recordOf);
}

function recordOf(row: Pick<Selectable<OrderTable>, (typeof listedColumns)[number]>): ListedRecord {
  return {
    ...{ order: readSnapshot(row), version: row.version, state: row.state, hold: row.hold },
    ...{ payment: row.payment_state, shipping: row.shipping_state },
  };
}

/**
 * The orders that are not paid or paid in part, and not cancelled, oldest first. Each payment condition is read by
 * itself, so the many unpaid orders of those that are left out are never looked at.
 * @param isLeftOut whether the orders of the payment condition with this name are left out.
 */
export async function unpaidOrders(
  queryable: Queryable,
  isLeftOut: (condition: string) => boolean,
  limit: number,
): Promise<ListedRecord[]> {
  const found: ListedRecord[] = [];
  for (const payment of ['open', 'partly-paid'] as const)
    for (const condition of await conditionsOf(queryable, payment)) {
      if (isLeftOut(condition)) continue;
      const rows = await queryable
        .selectFrom('orders')
        .select(listedColumns)
        .where('payment_state', '=', payment)
        .where('payment_condition', '=', condition)
        .where('state', '<>', 'cancelled')
        .orderBy('created_at')
        .orderBy('order_number')
        .limit(limit)
        .execute();
      found.push(...rows.map(recordOf));
    }
  return found.toSorted((a, b) => a.order.createdAt - b.order.createdAt).slice(0, limit);
}

/** The names of the payment conditions of orders in a payment state, one after the other from the index. */
async function conditionsOf(queryable: Queryable, payment: OrderPaymentState): Promise<string[]> {
  const names: string[] = [];
  for (let last: string | null = ''; last !== null; ) {
    const next = await queryable
      .selectFrom('orders')
      .select(({ fn }) => fn.min('payment_condition').as('name'))
      .where('payment_state', '=', payment)
      .where('payment_condition', '>', last)
      .executeTakeFirst();
    last = next?.name ?? null;
    if (last !== null) names.push(last);
  }
  return names;
}

/** The number of orders, counted up to a limit. */
export async function countListed(queryable: Queryable, filter: ListedOrderFilter, upTo: number): Promise<number> {
  const some = filtered(queryable.selectFrom('orders').select(sql<number>`1`.as('one')), filter).limit(upTo);
  return countRows(queryable, some);
}

/** The number of orders that were shipped before a time (epoch ms) and need an invoice, counted up to a limit. */
export function countUnbilled(queryable: Queryable, shippedBefore: number, upTo: number): Promise<number> {
  const some = queryable.selectFrom('orders').select(sql<number>`1`.as('one'));
  return countRows(queryable, some.where('unbilled_since', '<', shippedBefore).limit(upTo));
}

/** The number of orders whose invoice has billed too much since before a time (epoch ms), counted up to a limit. */
export function countOverbilled(queryable: Queryable, before: number, upTo: number): Promise<number> {
  const some = queryable.selectFrom('orders').select(sql<number>`1`.as('one'));
  return countRows(queryable, some.where('overbilled_since', '<', before).limit(upTo));
}

/** How many orders have money that must be transferred back by hand, up to a limit, and how much, in cents. */
export async function transfersBack(
  queryable: Queryable,
  upTo: number,
): Promise<{ readonly count: number; readonly sum: Cents }> {
  const rows = await queryable
    .selectFrom('orders')
    .select('transfer_back')
    .where('transfer_back', 'is not', null)
    .limit(upTo)
    .execute();
  return { count: rows.length, sum: rows.reduce((sum, { transfer_back }) => sum + (transfer_back ?? 0), 0) };
}

function filtered<Columns>(orders: OrderQuery<Columns>, filter: ListedOrderFilter): OrderQuery<Columns> {
  const { state, payment, shipping, isHeld, isUnbilled, matter, tag } = filter;
  const { customerId, isOfGuest, emails, from, until, words, commonWords = [] } = filter;
  let wanted = orders;
  if (state !== undefined) wanted = wanted.where('state', '=', state);
  if (payment !== undefined) wanted = wanted.where('payment_state', '=', payment);
  if (shipping !== undefined) wanted = wanted.where('shipping_state', '=', shipping);
  if (isHeld) wanted = wanted.where('hold', 'is not', null);
  if (isUnbilled) wanted = wanted.where('unbilled_since', 'is not', null);
  if (matter !== undefined) wanted = wanted.where(matters[matter], 'is not', null);
  if (customerId !== undefined) wanted = wanted.where('customer_id', '=', customerId);
  if (isOfGuest)
    wanted = wanted.where('customer_id', 'is', null).where('is_restricted', '=', 0).where('email', '<>', '');
  if (emails !== undefined) wanted = wanted.where(sql<string>`lower(email)`, 'in', emails);
  if (from !== undefined) wanted = wanted.where('created_at', '>=', from);
  if (until !== undefined) wanted = wanted.where('created_at', '<', until);
  if (tag !== undefined)
    wanted = wanted.where('id', 'in', ({ selectFrom }) =>
      selectFrom('order_tags').select('order_id').where('tag', '=', tag),
    );
  for (const word of words) wanted = wanted.where((order) => hasWord(order, word));
  for (const word of commonWords) wanted = wanted.where((order) => hasCommonWord(order, word));
  return wanted;
}

/**
 * How many orders fulfil a filter, and when the last of them was placed (epoch ms), by the keys of e-mail addresses.
 * The filter names all spellings of the addresses, because `lower()` of SQLite leaves letters like Ü as they are.
 */
export async function ordersByEmail(
  queryable: Queryable,
  filter: ListedOrderFilter & { readonly emails: readonly string[] },
): Promise<ReadonlyMap<string, { readonly count: number; readonly last: number }>> {
  const person = sql<string>`lower(email)`;
  const rows = await filtered(
    queryable
      .selectFrom('orders')
      .select(({ fn }) => [person.as('person'), fn.countAll().as('count'), fn.max('created_at').as('last')]),
    filter,
  )
    .groupBy(person)
    .execute();
  const found = new Map<string, { readonly count: number; readonly last: number }>();
  for (const { person: email, count, last } of rows) {
    const before = found.get(emailKey(email)) ?? { count: 0, last: 0 };
    found.set(emailKey(email), { count: before.count + Number(count), last: Math.max(before.last, Number(last)) });
  }
  return found;
}

/** The number of a customer's orders, and the sum in cents of those that are not cancelled, as ordered. */
export async function sumOfCustomer(
  queryable: Queryable,
  customerId: string,
): Promise<{ readonly count: number; readonly gross: number }> {
  const { count, gross } = await queryable
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.sum('total_gross').filterWhere('state', '!=', 'cancelled').as('gross'),
    ])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return { count: Number(count), gross: Number(gross ?? 0) };
}
