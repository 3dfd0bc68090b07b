import { closedByUs, openOperationStates, type PaymentAttempt, undueRefundKey } from '@kontor/domain';
import { sql } from 'kysely';
import { countRows } from '../../../database/count-rows.ts';
import type { Queryable } from '../../../database/database.ts';
import { attemptOfRow } from './attempt-row.ts';
import type { AttemptWithRefunds, StoredAttempt } from './payment-attempt.ts';

/** The attempt with an id; null when there is none. */
export async function attemptById(queryable: Queryable, id: string): Promise<StoredAttempt | null> {
  const row = await queryable.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? attemptOfRow(row) : null;
}

/** The attempt with a provider's id; null when there is none. */
export async function attemptByProviderRef(
  queryable: Queryable,
  provider: PaymentAttempt['provider'],
  providerRef: string,
): Promise<StoredAttempt | null> {
  const row = await queryable
    .selectFrom('payment_attempts')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_ref', '=', providerRef)
    .executeTakeFirst();
  return row ? attemptOfRow(row) : null;
}

/** The attempt with a provider's capture; null when there is none. */
export async function attemptByCapture(
  queryable: Queryable,
  provider: PaymentAttempt['provider'],
  captureId: string,
): Promise<StoredAttempt | null> {
  const row = await queryable
    .selectFrom('payment_attempts')
    .selectAll()
    .where('provider', '=', provider)
    .where('capture_id', '=', captureId)
    .executeTakeFirst();
  return row ? attemptOfRow(row) : null;
}

/** The attempt with an operator's reference; null when there is none. */
export async function attemptByReference(queryable: Queryable, reference: string): Promise<StoredAttempt | null> {
  const row = await queryable
    .selectFrom('payment_attempts')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ? attemptOfRow(row) : null;
}

/** Attempts with the sum of their open refunds, and the last change of one, in one query. */
function selectWithRefunds(queryable: Queryable) {
  return queryable
    .selectFrom('payment_attempts')
    .selectAll('payment_attempts')
    .select((attempt) => {
      const refunding = attempt
        .selectFrom('payment_operations')
        .select(({ fn }) => fn.sum<number>('payment_operations.amount').as('sum'))
        .whereRef('attempt_id', '=', 'payment_attempts.id')
        .where('kind', '=', 'refund')
        .where('payment_operations.state', 'in', openOperationStates);
      return attempt.fn.coalesce(refunding, attempt.val(0)).as('refunding');
    })
    .select((attempt) =>
      attempt
        .selectFrom('payment_operations')
        .select(({ fn }) => fn.max('payment_operations.changed_at').as('max'))
        .whereRef('attempt_id', '=', 'payment_attempts.id')
        .where('kind', '=', 'refund')
        .as('refund_changed_at'),
    );
}

type RowWithRefunds = Awaited<ReturnType<ReturnType<typeof selectWithRefunds>['execute']>>[number];

function withRefunds(row: RowWithRefunds): AttemptWithRefunds {
  const { refunding, refund_changed_at: refundedAt } = row;
  return { ...attemptOfRow(row), refunding, movedAt: Math.max(row.changed_at, refundedAt ?? 0) };
}

/** All attempts of an order, in the order in which they were made. */
export async function attemptsOfOrder(queryable: Queryable, orderId: string): Promise<AttemptWithRefunds[]> {
  const rows = await selectWithRefunds(queryable).where('order_id', '=', orderId).orderBy('number').execute();
  return rows.map(withRefunds);
}

/** All attempts of some orders by their ids, as {@link attemptsOfOrder}; an order without any is missing. */
export async function attemptsOfOrders(
  queryable: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly AttemptWithRefunds[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await selectWithRefunds(queryable).where('order_id', 'in', orderIds).orderBy('number').execute();
  return Map.groupBy(rows.map(withRefunds), ({ orderId }) => orderId);
}

/** The newest attempts, without the first `offset`, for the operator. */
export async function newestAttempts(
  queryable: Queryable,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<AttemptWithRefunds[]> {
  const newest = selectWithRefunds(queryable).orderBy('created_at', 'desc').orderBy('id');
  return (await newest.limit(limit).offset(offset).execute()).map(withRefunds);
}

/** The place of an attempt in the list of all: the time of its creation and its id. */
export interface AttemptPlace {
  readonly createdAt: number;
  readonly id: string;
}

/** An attempt with the number of its order. */
export type AttemptOfOrder = AttemptWithRefunds & { readonly orderNumber: string };

/** The newest attempts with their orders' numbers: those after a place, or the one with a reference. */
export async function listedAttempts(
  queryable: Queryable,
  {
    after = null,
    reference,
    limit,
  }: { readonly after?: AttemptPlace | null; readonly reference?: string; readonly limit: number },
): Promise<AttemptOfOrder[]> {
  const rows = await selectWithRefunds(queryable)
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select('orders.order_number')
    .$if(reference !== undefined, (attempts) => attempts.where('reference', '=', reference ?? ''))
    .$if(after !== null, (attempts) =>
      attempts.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('payment_attempts.created_at', 'payment_attempts.id'),
          '<',
          tuple(after?.createdAt ?? 0, after?.id ?? ''),
        ),
      ),
    )
    .orderBy('payment_attempts.created_at', 'desc')
    .orderBy('payment_attempts.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...withRefunds(row), orderNumber: row.order_number }));
}

/** The number of attempts, counted up to a limit. */
export function countAttemptsUpTo(queryable: Queryable, upTo: number): Promise<number> {
  return countRows(queryable, queryable.selectFrom('payment_attempts').select('id').limit(upTo));
}

/** How many attempts there are. */
export async function countAttempts(queryable: Queryable): Promise<number> {
  const { count } = await queryable
    .selectFrom('payment_attempts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ids of all attempts that are not finished, here or at the provider, or that have an open operation. */
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

/** Ids of attempts with money of cancelled orders, for which the shop itself has not requested a refund. */
export async function attemptsOfCancelledOrders(queryable: Queryable): Promise<string[]> {
  const rows = await queryable
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select('payment_attempts.id')
    .where('orders.state', '=', 'cancelled')
    .where('payment_attempts.state', '=', 'captured')
    .where((row) => row(row('refunded', '+', row.ref('reversed')), '<', row.ref('payment_attempts.amount')))
    .where(({ not, exists, selectFrom, val }) =>
      not(
        exists(
          selectFrom('payment_operations')
            .select('payment_operations.id')
            .where('payment_operations.key', '=', sql<string>`${val(undueRefundKey(''))} || payment_attempts.id`),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** When a provider last answered an inquiry about a payment, in epoch ms; null: never. */
export async function lastAnswerAt(queryable: Queryable, provider: PaymentAttempt['provider']): Promise<number | null> {
  const { at } = await queryable
    .selectFrom('payment_attempts')
    .select(({ fn }) => fn.max<number | null>('asked_at').as('at'))
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow();
  return at === null ? null : Number(at);
}
