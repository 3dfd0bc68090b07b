import type { Transaction } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import type { PaymentOperationTable } from '../../../database/payment-tables.ts';
import type { Schema } from '../../../database/schema.ts';
import { privateId } from '../../../private-id.ts';
import type { PaymentOperation } from './payment-attempt.ts';

/** Everything that was asked for an attempt, oldest first. */
export function operationsOf(queryable: Queryable, attemptId: string): Promise<PaymentOperation[]> {
  return queryable
    .selectFrom('payment_operations')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .orderBy('created_at')
    .orderBy('key')
    .execute();
}

/** The operation under a key; null when there is none. */
export async function operationByKey(queryable: Queryable, key: string): Promise<PaymentOperation | null> {
  const row = await queryable.selectFrom('payment_operations').selectAll().where('key', '=', key).executeTakeFirst();
  return row ?? null;
}

/** An operation to be written down. */
export interface NewOperation
  extends Pick<PaymentOperation, 'kind' | 'key' | 'amount'>,
    Partial<Pick<PaymentOperation, 'state' | 'note' | 'provider_id'>> {
  readonly attemptId: string;
}

/**
 * Writes down what will be asked of a provider, once a key.
 * @returns false when it is written already.
 */
export async function insertOperation(
  transaction: Transaction<Schema>,
  { attemptId, state = 'asked', note = null, provider_id = null, ...operation }: NewOperation,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('payment_operations')
    .values({
      ...operation,
      ...{ id: privateId(), attempt_id: attemptId, state, note, provider_id },
      ...{ tries: 0, failure_code: null, created_at: now, changed_at: now },
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** What may change of an operation. */
export type OperationChange = Partial<
  Pick<PaymentOperationTable, 'state' | 'tries' | 'provider_id' | 'failure_code' | 'note'>
>;

/** Changes an operation. */
export async function changeOperation(
  transaction: Transaction<Schema>,
  key: string,
  change: OperationChange,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('payment_operations')
    .set({ ...change, changed_at: now })
    .where('key', '=', key)
    .execute();
}
