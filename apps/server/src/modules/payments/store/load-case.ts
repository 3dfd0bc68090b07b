import type { PaymentCase, PaymentTerms } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import type { OrdersService, OrderWithState } from '../../orders/orders.service.ts';
import { attemptOfRow, operationOfRow } from './attempt-row.ts';
import { claimantOf } from './claims.repository.ts';
import { keepLeased } from './leases.ts';
import type { LeasedAttempt, StoredAttempt } from './payment-attempt.ts';

/** Dependencies of loading a case. */
export interface CaseSources extends PaymentTerms {
  readonly orders: Pick<OrdersService, 'lock'>;
}

/** A case with the leases of its attempts. */
export interface LoadedCase extends PaymentCase {
  readonly attempts: readonly StoredAttempt[];
}

/**
 * Reads everything that a decision about a payment needs. It locks the order until the transaction ends, so that
 * decisions about one order's money run one after the other. With a lease it checks that nobody else has taken the
 * attempt over.
 * @param of the attempt's id, or our lease of it.
 * @throws LeaseLost, which rolls the transaction back.
 */
export async function loadCase(
  sources: CaseSources,
  transaction: Transaction<Schema>,
  of: string | LeasedAttempt,
): Promise<LoadedCase> {
  const attemptId = typeof of === 'string' ? of : of.id;
  const { order_id: orderId } = await transaction
    .selectFrom('payment_attempts')
    .select('order_id')
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  const placed = await sources.orders.lock(transaction, orderId);
  if (placed === null) throw new Error('A payment belongs to an order that is not there');
  if (typeof of !== 'string') await keepLeased(transaction, of);
  return { attemptId, ...(await caseOfOrder(sources, transaction, placed)) };
}

/** The case of a locked order, without a certain attempt. */
export async function caseOfOrder(
  { withoutShift }: PaymentTerms,
  transaction: Transaction<Schema>,
  { order: { id: orderId }, state }: OrderWithState,
): Promise<Omit<LoadedCase, 'attemptId'>> {
  const attempts = await transaction
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
  const operations = await transaction
    .selectFrom('payment_operations')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payment_operations.attempt_id')
    .selectAll('payment_operations')
    .where('payment_attempts.order_id', '=', orderId)
    .orderBy('payment_operations.created_at')
    .orderBy('payment_operations.key')
    .execute();
  return {
    ...{ order: { id: orderId, isCancelled: state === 'cancelled' }, terms: { withoutShift } },
    ...{ attempts: attempts.map(attemptOfRow), operations: operations.map(operationOfRow) },
    claimant: await claimantOf(transaction, orderId),
  };
}
