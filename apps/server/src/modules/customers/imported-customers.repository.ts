import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { engineOf } from '../../database/engine-of.ts';
import type { Schema } from '../../database/schema.ts';
import type { ImportedRow } from './types.ts';

/** The customers with one of these e-mail addresses, by the address's key. */
export async function customersByEmail(
  queryable: Queryable,
  emailKeys: readonly string[],
): Promise<ReadonlyMap<string, ImportedRow>> {
  if (emailKeys.length === 0) return new Map();
  const rows = await queryable
    .selectFrom('customers')
    .select(['id', 'email', 'email_key', 'password_hash', 'online_user', 'person_id', 'customer_group'])
    .select(['address', 'separate_shipping_address', 'shipping_address', 'created_at'])
    .where('email_key', 'in', [...emailKeys])
    // The fixed order keeps two imports from waiting for each other's customers.
    .orderBy('email_key')
    .$if(queryable.isTransaction && engineOf(queryable) === 'postgres', (query) => query.forUpdate())
    .execute();
  return new Map(rows.map((row) => [row.email_key, row]));
}

/**
 * Stores new customers. If another account has taken one of their e-mail addresses in the meantime, that account keeps
 * it. Returns the addresses that were free.
 */
export async function insertCustomers(
  transaction: Transaction<Schema>,
  rows: readonly ImportedRow[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const stored = await transaction
    .insertInto('customers')
    // The fixed order keeps two imports of the same customers from waiting for each other.
    .values(rows.toSorted((one, other) => (one.email_key < other.email_key ? -1 : 1)))
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('email_key')
    .execute();
  return new Set(stored.map(({ email_key }) => email_key));
}

/** Updates a customer. An operator who has seen the former group is told so. */
export async function updateCustomer(transaction: Transaction<Schema>, { id, ...changed }: ImportedRow): Promise<void> {
  await transaction
    .updateTable('customers')
    .set((eb) => ({ ...changed, is_searchable: 0, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
