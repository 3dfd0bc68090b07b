import { randomUUID } from 'node:crypto';
import { isOpenPayment } from '@kontor/domain';
import { sql, type Transaction } from 'kysely';
import type { Database, Queryable } from '../../../database/database.ts';
import type { PaymentAttemptTable } from '../../../database/payment-tables.ts';
import type { Schema } from '../../../database/schema.ts';
import {
  type AttemptWithRefunds,
  closedByUs,
  type HeldAttempt,
  openOperationStates,
  type PaymentAttempt,
} from './payment-attempt.ts';

/** The attempt of an id; null when there is none. */
export async function attemptById(queryable: Queryable, id: string): Promise<PaymentAttempt | null> {
  const row = await queryable.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The attempt that a provider calls so; null when it is nobody's. */
export async function attemptByProviderRef(
  queryable: Queryable,
  provider: PaymentAttempt['provider'],
  providerRef: string,
): Promise<PaymentAttempt | null> {
  const row = await queryable
    .selectFrom('payment_attempts')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_ref', '=', providerRef)
    .executeTakeFirst();
  return row ?? null;
}

/** The attempt whose money a provider took by a capture; null when it is nobody's. */
export async function attemptByCapture(
  queryable: Queryable,
  provider: PaymentAttempt['provider'],
  captureId: string,
): Promise<PaymentAttempt | null> {
  const row = await queryable
    .selectFrom('payment_attempts')
    .selectAll()
    .where('provider', '=', provider)
    .where('capture_id', '=', captureId)
    .executeTakeFirst();
  return row ?? null;
}

/** The attempt that operators call so; null when there is none. */
export async function attemptByReference(queryable: Queryable, reference: string): Promise<PaymentAttempt | null> {
  const row = await queryable
    .selectFrom('payment_attempts')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ?? null;
}

/** Attempts with what is on its way back, by one question. */
function selectWithRefunds(queryable: Queryable) {
  return queryable
    .selectFrom('payment_attempts')
    .selectAll()
    .select((attempt) => {
      const returning = attempt
        .selectFrom('payment_operations')
        .select(({ fn }) => fn.sum<number>('payment_operations.amount').as('sum'))
        .whereRef('attempt_id', '=', 'payment_attempts.id')
        .where('kind', '=', 'refund')
        .where('payment_operations.state', 'in', openOperationStates);
      return attempt.fn.coalesce(returning, attempt.val(0)).as('returning');
    });
}

/** All attempts of an order, in the order in which they were made. */
export function attemptsOfOrder(queryable: Queryable, orderId: string): Promise<AttemptWithRefunds[]> {
  return selectWithRefunds(queryable).where('order_id', '=', orderId).orderBy('number').execute();
}

/** All attempts of some orders by their ids, as {@link attemptsOfOrder}; an order without any is missing. */
export async function attemptsOfOrders(
  queryable: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly AttemptWithRefunds[]>> {
  if (orderIds.length === 0) return new Map();
  const attempts = await selectWithRefunds(queryable).where('order_id', 'in', orderIds).orderBy('number').execute();
  return Map.groupBy(attempts, ({ order_id }) => order_id);
}

/** The newest attempts but for the first `offset`, for the operator. */
export function newestAttempts(
  queryable: Queryable,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<AttemptWithRefunds[]> {
  return selectWithRefunds(queryable).orderBy('created_at', 'desc').orderBy('id').limit(limit).offset(offset).execute();
}

/** How many attempts there are. */
export async function countAttempts(queryable: Queryable): Promise<number> {
  const { count } = await queryable
    .selectFrom('payment_attempts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ids of all attempts that are not over, at the provider too, or of which something is asked that is not done. */
export async function unsettledAttempts(queryable: Queryable): Promise<string[]> {
  const open = queryable
    .selectFrom('payment_operations')
    .select('attempt_id')
    .where('state', 'in', openOperationStates);
  const rows = await queryable
    .selectFrom('payment_attempts')
    .select('id')
    .where((row) =>
      row.or([
        row('state', 'in', ['created', 'redirected', 'pending', 'authorized', 'capturing']),
        row('id', 'in', open),
        row.and([
          row('state', '=', 'cancelled'),
          row('failure_code', 'in', closedByUs),
          row('provider_ref', 'is not', null),
        ]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Attempts with money of orders that are cancelled, of which nothing was asked under the key of such a return (`keyOf`
 * and the attempt's id).
 */
export function attemptsOfCancelledOrders(
  queryable: Queryable,
  keyOf: string,
): Promise<Pick<PaymentAttempt, 'id' | 'order_id'>[]> {
  return queryable
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select(['payment_attempts.id', 'payment_attempts.order_id'])
    .where('orders.state', '=', 'cancelled')
    .where('payment_attempts.state', '=', 'captured')
    .where((row) => row(row('refunded', '+', row.ref('reversed')), '<', row.ref('payment_attempts.amount')))
    .where(({ not, exists, selectFrom, val }) =>
      not(
        exists(
          selectFrom('payment_operations')
            .select('payment_operations.id')
            .where('payment_operations.key', '=', sql<string>`${val(keyOf)} || payment_attempts.id`),
        ),
      ),
    )
    .execute();
}

/** When a provider has last answered a question about a payment, in epoch ms; null: never. */
export async function lastAnswerAt(queryable: Queryable, provider: PaymentAttempt['provider']): Promise<number | null> {
  const { at } = await queryable
    .selectFrom('payment_attempts')
    .select(({ fn }) => fn.max<number | null>('asked_at').as('at'))
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow();
  return at === null ? null : Number(at);
}

/** Stores a new attempt. It comes with the lease of whoever made it, who goes on to the provider. */
export async function insertAttempt(transaction: Transaction<Schema>, attempt: PaymentAttempt): Promise<void> {
  await transaction.insertInto('payment_attempts').values(attempt).execute();
}

/** What may change of an attempt. Who it is of, and what it amounts to, does not but by the operator. */
export type AttemptChange = Partial<Omit<PaymentAttemptTable, 'id' | 'order_id' | 'number' | 'provider' | 'reference'>>;

/** Another process has taken the attempt over: what this one knows is no longer the latest, and is not written. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/**
 * Changes an attempt that is held; the place of the order's open attempt follows its state.
 * @throws LeaseLost, which rolls the transaction back.
 */
export async function changeHeld(
  transaction: Transaction<Schema>,
  { id, lease }: HeldAttempt,
  change: AttemptChange,
): Promise<void> {
  const closes = change.state !== undefined && !isOpenPayment(change.state);
  const { numUpdatedRows } = await transaction
    .updateTable('payment_attempts')
    .set({ ...change, ...(closes && { open_order: null }) })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new LeaseLost();
}

/**
 * Sees to it that nobody else has taken the attempt over before what was learned about it is written.
 * @throws LeaseLost, which rolls the transaction back.
 */
export function stillHeld(transaction: Transaction<Schema>, held: HeldAttempt): Promise<void> {
  return changeHeld(transaction, held, { lease: held.lease });
}

/**
 * Takes an attempt for oneself until a time.
 * @returns null when somebody else has it.
 */
export async function leaseAttempt(
  database: Database,
  id: string,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<HeldAttempt | null> {
  const lease = randomUUID();
  const { numUpdatedRows } = await database.transaction((transaction) =>
    transaction
      .updateTable('payment_attempts')
      .set({ lease, leased_until: until })
      .where('id', '=', id)
      .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
      .executeTakeFirst(),
  );
  return numUpdatedRows === 1n ? { id, lease } : null;
}

/**
 * Holds it longer, or lets it go (null), as long as it is ours. `askedAt`: since when what is known is what the
 * provider says.
 */
export async function renewLease(
  database: Database,
  { id, lease }: HeldAttempt,
  until: number | null,
  askedAt?: number,
): Promise<void> {
  await database.transaction((transaction) =>
    transaction
      .updateTable('payment_attempts')
      .set({
        leased_until: until,
        ...(until === null && { lease: null }),
        ...(askedAt !== undefined && { asked_at: askedAt }),
      })
      .where('id', '=', id)
      .where('lease', '=', lease)
      .execute(),
  );
}

/**
 * Takes cents of what was captured for a refund; what all refunds together take never exceeds it.
 * @returns false when there is not so much left, or nothing was captured.
 */
export async function reserveRefund(transaction: Transaction<Schema>, id: string, cents: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('payment_attempts')
    .set((row) => ({ refunded: row('refunded', '+', cents) }))
    .where('id', '=', id)
    .where('state', '=', 'captured')
    .where((row) => row(row('refunded', '+', cents), '<=', row('amount', '-', row.ref('reversed'))))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Notes that a dispute may be open, and what a message says that it took: an id of what the provider lists as a refund.
 */
export async function noteDisputed(
  transaction: Transaction<Schema>,
  id: string,
  reversalId: string | undefined,
): Promise<void> {
  const noted = await transaction
    .updateTable('payment_attempts')
    .set({ disputed: 1 })
    .where('id', '=', id)
    .returning('reversals')
    .executeTakeFirst();
  const known = noted?.reversals?.split(' ') ?? [];
  if (reversalId === undefined || known.includes(reversalId)) return;
  const reversals = [...known, reversalId].join(' ');
  await transaction.updateTable('payment_attempts').set({ reversals }).where('id', '=', id).execute();
}

/** Gives back what a refund had taken that did not come to be. */
export async function releaseRefund(transaction: Transaction<Schema>, id: string, cents: number): Promise<void> {
  await transaction
    .updateTable('payment_attempts')
    .set((row) => ({ refunded: row('refunded', '-', cents) }))
    .where('id', '=', id)
    .execute();
}
