import type { OperationChange, PaymentOperation } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import type { Schema } from '../../../database/schema.ts';
import { privateId } from '../../../private-id.ts';
import { operationOfRow } from './attempt-row.ts';

/** All operations of an attempt, oldest first. */
export async function operationsOf(queryable: Queryable, attemptId: string): Promise<PaymentOperation[]> {
  const rows = await queryable
    .selectFrom('payment_operations')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .orderBy('created_at')
    .orderBy('key')
    .execute();
  return rows.map(operationOfRow);
}

/** All operations of an order's attempts with the times of their request and last change, oldest first. */
export function operationsOfOrder(queryable: Queryable, orderId: string) {
  return queryable
    .selectFrom('payment_operations')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payment_operations.attempt_id')
    .select(['payment_operations.kind', 'payment_operations.state', 'payment_operations.amount'])
    .select(['payment_operations.attempt_id', 'payment_operations.created_at', 'payment_operations.changed_at'])
    .where('payment_attempts.order_id', '=', orderId)
    .orderBy('payment_operations.created_at')
    .execute();
}

/** The operation under a key; null when there is none. */
export async function operationByKey(queryable: Queryable, key: string): Promise<PaymentOperation | null> {
  const row = await queryable.selectFrom('payment_operations').selectAll().where('key', '=', key).executeTakeFirst();
  return row ? operationOfRow(row) : null;
}

/** An operation to be stored. */
export interface NewOperation
  extends Pick<PaymentOperation, 'attemptId' | 'kind' | 'key' | 'amount'>,
    Partial<Pick<PaymentOperation, 'state' | 'note' | 'providerId'>> {}

/**
 * Stores an operation before the provider is asked, at most once per key.
 * @returns false when it is stored already.
 */
export async function insertOperation(
  transaction: Transaction<Schema>,
  { attemptId, state = 'asked', note = null, providerId = null, ...operation }: NewOperation,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('payment_operations')
    .values({
      ...operation,
      ...{ id: privateId(), attempt_id: attemptId, state, note, provider_id: providerId },
      ...{ tries: 0, failure_code: null, created_at: now, changed_at: now },
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Changes an operation. */
export async function changeOperation(
  transaction: Transaction<Schema>,
  key: string,
  { state, tries, providerId, failureCode }: OperationChange,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('payment_operations')
    .set({
      changed_at: now,
      ...(state !== undefined && { state }),
      ...(tries !== undefined && { tries }),
      ...(providerId !== undefined && { provider_id: providerId }),
      ...(failureCode !== undefined && { failure_code: failureCode }),
    })
    .where('key', '=', key)
    .execute();
}
