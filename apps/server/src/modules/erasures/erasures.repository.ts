import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import type { Queryable } from '../../database/database.ts';
import type { ErasureTable, Schema } from '../../database/schema.ts';
import { storedJson } from '../../database/stored-json.ts';
import type { ErasureNotice } from './types.ts';

/** One of the things that were erased. */
export type Erased = Pick<ErasureTable, 'subject' | 'subject_id'>;

/** The most rows per statement. */
const atOnce = 500;

/**
 * Lists what was erased. Of a number that was given again after a restore, the last time counts. Customers have ids
 * that are never given again.
 */
export async function listErased(
  transaction: Transaction<Schema>,
  erased: readonly Erased[],
  now: number,
): Promise<void> {
  for (let at = 0; at < erased.length; at += atOnce)
    await transaction
      .insertInto('erasures')
      .values(erased.slice(at, at + atOnce).map((one) => ({ ...one, erased_at: now })))
      .onConflict((conflict) =>
        conflict
          .columns(['subject', 'subject_id'])
          .doUpdateSet(({ ref }) => ({ erased_at: ref('excluded.erased_at') }))
          .where('erasures.subject', '<>', 'customer')
          .whereRef('erasures.erased_at', '<', 'excluded.erased_at'),
      )
      .execute();
}

/** The whole list, in a fixed order. */
export function erasedList(queryable: Queryable): Promise<ErasureTable[]> {
  return queryable
    .selectFrom('erasures')
    .selectAll()
    .orderBy('erased_at')
    .orderBy('subject')
    .orderBy('subject_id')
    .execute();
}

/** The ids of erased accounts that are there again, because a backup was restored. */
export async function accountsBack(queryable: Queryable): Promise<string[]> {
  const rows = await queryable
    .selectFrom('erasures')
    .innerJoin('customers', 'customers.id', 'erasures.subject_id')
    .where('erasures.subject', '=', 'customer')
    .select('customers.id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The ids of orders on the list that are not restricted: they were not over, or a backup was restored. An order that
 * was placed later has the same number by chance: after a backup was restored, numbers are given again.
 */
export async function ordersToRestrict(queryable: Queryable): Promise<string[]> {
  const rows = await queryable
    .selectFrom('erasures')
    .innerJoin('orders', 'orders.order_number', 'erasures.subject_id')
    .where('erasures.subject', '=', 'order')
    .where('orders.is_restricted', '=', 0)
    .whereRef('orders.created_at', '<=', 'erasures.erased_at')
    .select('orders.id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Offers on the list that a restored backup has brought back: that no order came of, or that their customer can be read
 * from. An offer that was made later has the same number by chance.
 */
export function quotesBack(queryable: Queryable): Promise<{ readonly id: string; readonly number: string }[]> {
  return queryable
    .selectFrom('erasures')
    .innerJoin('quotes', 'quotes.number', 'erasures.subject_id')
    .where('erasures.subject', '=', 'quote')
    .whereRef('quotes.created_at', '<=', 'erasures.erased_at')
    .where(({ or, eb }) =>
      or([
        eb('quotes.state', '<>', 'accepted'),
        eb('quotes.email', '<>', ''),
        eb('quotes.customer_id', 'is not', null),
      ]),
    )
    .select(['quotes.id', 'quotes.number'])
    .execute();
}

/** The tables of what was erased by an id that is never given again. */
const tableOf = { 'stock-alert': 'stock_alerts', newsletter: 'newsletter_subscribers', review: 'reviews' } as const;

/** The ids of erased stock alerts, consents to the newsletter or reviews that a restored backup has brought back. */
export async function broughtBack(queryable: Queryable, subject: keyof typeof tableOf): Promise<string[]> {
  const rows = await queryable
    .selectFrom('erasures')
    .where('erasures.subject', '=', subject)
    .where('erasures.subject_id', 'in', queryable.selectFrom(tableOf[subject]).select('id'))
    .select('erasures.subject_id')
    .execute();
  return rows.map(({ subject_id }) => subject_id);
}

/** When something last happened to each of these orders, by its id, in epoch ms: a step, a document or a payment. */
export async function lastChanges(queryable: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const last = new Map<string, number>();
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = ids.slice(at, at + atOnce);
    const found = await Promise.all([
      queryable
        .selectFrom('order_timeline')
        .select(({ fn }) => ['order_id', fn.max('at').as('at')])
        .where('order_id', 'in', some)
        .groupBy('order_id')
        .execute(),
      queryable
        .selectFrom('issued_documents')
        .select(({ fn }) => ['order_id', fn.max('issued_at').as('at')])
        .where('order_id', 'in', some)
        .groupBy('order_id')
        .execute(),
      queryable
        .selectFrom('payment_attempts')
        .select(({ fn }) => ['order_id', fn.max('changed_at').as('at')])
        .where('order_id', 'in', some)
        .groupBy('order_id')
        .execute(),
      queryable
        .selectFrom('noted_payments')
        .select(({ fn }) => ['order_id', fn.max('noted_at').as('at')])
        .where('order_id', 'in', some)
        .groupBy('order_id')
        .execute(),
    ]);
    for (const row of found.flat()) last.set(row.order_id, Math.max(Number(row.at), last.get(row.order_id) ?? 0));
  }
  return last;
}

/** Those of these orders, by id, that a declaration of withdrawal names which nobody has checked. */
export async function withdrawnFrom(
  queryable: Queryable,
  orders: readonly { readonly id: string; readonly number: string }[],
): Promise<ReadonlySet<string>> {
  if (orders.length === 0) return new Set();
  const rows = await queryable
    .selectFrom('withdrawals')
    .leftJoin('withdrawal_checks', 'withdrawal_checks.withdrawal_id', 'withdrawals.id')
    .select(['withdrawals.order_id', 'withdrawals.order_number'])
    .where('withdrawal_checks.withdrawal_id', 'is', null)
    .execute();
  const [ids, numbers] = [rows.map(({ order_id }) => order_id), rows.map(({ order_number }) => order_number)];
  return new Set(orders.filter(({ id, number }) => ids.includes(id) || numbers.includes(number)).map(({ id }) => id));
}

/** How much of an account there is: addresses of the address book, signed-in browsers, and whether a cart is saved. */
export async function countOfAccount(
  queryable: Queryable,
  customerId: string,
): Promise<{ readonly addresses: number; readonly sessions: number; readonly hasCart: boolean }> {
  const count = async (table: 'customer_addresses' | 'sessions' | 'customer_carts') => {
    const rows = queryable.selectFrom(table as 'sessions').where('customer_id', '=', customerId);
    return Number((await rows.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count);
  };
  return {
    ...{ addresses: await count('customer_addresses'), sessions: await count('sessions') },
    hasCart: (await count('customer_carts')) > 0,
  };
}

const readNotice = storedJson(
  'erasure_notices.content',
  Type.Object({
    ...{ hadAccount: Type.Boolean(), kept: Type.Integer(), underway: Type.Integer() },
    until: Type.Union([Type.String(), Type.Null()]),
  }),
);

/** Stores the recipient of a mail about an erasure, and what it says. */
export async function insertErasureNotice(
  transaction: Transaction<Schema>,
  { id, email, content, now }: { id: string; email: string; content: ErasureNotice; now: number },
): Promise<void> {
  const row = { id, email, content: JSON.stringify(content), created_at: now };
  await transaction.insertInto('erasure_notices').values(row).execute();
}

/** The mail about an erasure; null if it was sent or is too old. */
export async function erasureNotice(
  queryable: Queryable,
  id: string,
): Promise<{ readonly email: string; readonly content: ErasureNotice } | null> {
  const row = await queryable.selectFrom('erasure_notices').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : { email: row.email, content: readNotice(row.content, row.id) };
}

/** Deletes the recipient of a mail that was sent. */
export async function deleteErasureNotice(transaction: Transaction<Schema>, id: string): Promise<void> {
  await transaction.deleteFrom('erasure_notices').where('id', '=', id).execute();
}

/** Deletes the recipients of mails that could not be sent before a time. */
export async function deleteOldErasureNotices(transaction: Transaction<Schema>, madeBefore: number): Promise<void> {
  await transaction.deleteFrom('erasure_notices').where('created_at', '<', madeBefore).execute();
}
