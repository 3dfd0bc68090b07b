import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { noteChange } from '../../database/office-changes.ts';
import type { Schema } from '../../database/schema.ts';
import { isTaken } from '../../database/storage-errors.ts';

/** The credentials of a customer. */
export interface Credentials {
  readonly customerId: string;
  /** In the customer's spelling. */
  readonly email: string;
  /** Null: the account must be activated by a code. */
  readonly passwordHash: string | null;
}

/** The credentials for the key of an e-mail address, or null. */
export async function credentialsByEmail(queryable: Queryable, emailKey: string): Promise<Credentials | null> {
  return (await credentials(queryable).where('email_key', '=', emailKey).executeTakeFirst()) ?? null;
}

/** The credentials of a customer. Null if the account was deleted. */
export async function credentialsById(queryable: Queryable, customerId: string): Promise<Credentials | null> {
  return (await credentials(queryable).where('id', '=', customerId).executeTakeFirst()) ?? null;
}

function credentials(queryable: Queryable) {
  return queryable.selectFrom('customers').select(['id as customerId', 'email', 'password_hash as passwordHash']);
}

/**
 * Changes a customer's e-mail address. Returns false if another account has it. The caller then rolls back. The unique
 * index decides, and waits for an account that is created at the same time.
 */
export async function changeEmail(
  transaction: Transaction<Schema>,
  customerId: string,
  { email, emailKey }: { readonly email: string; readonly emailKey: string },
): Promise<boolean> {
  const changed = { email, email_key: emailKey, is_searchable: 0 as const };
  const change = transaction.updateTable('customers').set(changed).where('id', '=', customerId);
  try {
    await change.execute();
    await noteChange(transaction, `customer ${customerId}`);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** The group of a customer. Undefined if the customer does not exist any more. */
export async function customerGroupOf(queryable: Queryable, id: string): Promise<string | null | undefined> {
  const row = await queryable.selectFrom('customers').select('customer_group').where('id', '=', id).executeTakeFirst();
  return row?.customer_group;
}

/**
 * Replaces a password's hash by another of the same password, or by itself. Returns false if the password has changed
 * in the meantime, or the customer is gone. The row stays locked until the transaction ends, so a later change of the
 * password also ends this login's session.
 */
export async function confirmPasswordHash(
  transaction: Transaction<Schema>,
  { customerId, from, to }: { readonly customerId: string; readonly from: string; readonly to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('customers')
    .set({ password_hash: to })
    .where('id', '=', customerId)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The password for an e-mail address, and the data of a new account if there is none. */
export interface NewPassword {
  readonly customerId: string;
  readonly email: string;
  readonly emailKey: string;
  readonly passwordHash: string;
}

/**
 * Sets the password of the account with an e-mail address, and creates the account if there is none. An existing
 * account keeps everything else, also whether it was imported. Returns the customer's id.
 */
export async function putPassword(
  transaction: Transaction<Schema>,
  { customerId, email, emailKey, passwordHash }: NewPassword,
  now: number,
): Promise<string> {
  const { id } = await transaction
    .insertInto('customers')
    .values({
      ...{ id: customerId, email, email_key: emailKey, password_hash: passwordHash, online_user: 1 },
      ...{ person_id: null, customer_group: null },
      ...{ address: null, separate_shipping_address: 0, shipping_address: null, created_at: now },
    })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ password_hash: passwordHash }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await noteChange(transaction, `customer ${id}`);
  return id;
}
