import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

/** A notice about an account, and its recipient. */
export interface Notice {
  readonly id: string;
  readonly customerId: string;
  readonly email: string;
}

/** Stores a notice. */
export async function insertNotice(
  transaction: Transaction<Schema>,
  { id, customerId, email }: Notice,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('account_notices')
    .values({ id, customer_id: customerId, email, created_at: now })
    .execute();
}

/** The address of a notice; null if it was sent or is too old, or the customer has deleted the account. */
export async function addressOfNotice(queryable: Queryable, id: string): Promise<string | null> {
  const row = await queryable.selectFrom('account_notices').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email ?? null;
}

/** Deletes a notice after it was sent. */
export async function deleteNotice(transaction: Transaction<Schema>, id: string): Promise<void> {
  await transaction.deleteFrom('account_notices').where('id', '=', id).execute();
}

/** Deletes notices that could not be sent before a time. */
export async function deleteOldNotices(transaction: Transaction<Schema>, madeBefore: number): Promise<void> {
  await transaction.deleteFrom('account_notices').where('created_at', '<', madeBefore).execute();
}
