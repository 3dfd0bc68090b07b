import type { Address } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { noteChange } from '../../database/office-changes.ts';
import type { Schema } from '../../database/schema.ts';
import { storedAddress } from '../customers/customers.service.ts';

const readAddress = storedAddress('customer_addresses.address');

/** An address of an address book. */
export interface KeptAddress {
  readonly id: string;
  readonly address: Address;
}

/** A customer's addresses, the oldest first. */
export async function addressesOf(queryable: Queryable, customerId: string): Promise<KeptAddress[]> {
  const rows = await queryable
    .selectFrom('customer_addresses')
    .select(['id', 'address'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, address }) => ({ id, address: readAddress(address, id) }));
}

/** Adds an address. */
export async function insertAddress(
  transaction: Transaction<Schema>,
  customerId: string,
  { id, address }: KeptAddress,
  createdAt: number,
): Promise<void> {
  const row = { id, customer_id: customerId, address: JSON.stringify(address), created_at: createdAt };
  await transaction.insertInto('customer_addresses').values(row).execute();
  await noteChange(transaction, `customer ${customerId}`);
}

/** Replaces an address. Returns false when the customer has none with that id. */
export async function replaceAddress(
  transaction: Transaction<Schema>,
  customerId: string,
  { id, address }: KeptAddress,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('customer_addresses')
    .set({ address: JSON.stringify(address) })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await noteChange(transaction, `customer ${customerId}`);
  return true;
}

/** Deletes an address. Returns false when the customer has none with that id. */
export async function deleteAddress(
  transaction: Transaction<Schema>,
  customerId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('customer_addresses')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) return false;
  await noteChange(transaction, `customer ${customerId}`);
  return true;
}
