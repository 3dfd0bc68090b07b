import type { Selectable, Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { noteChange } from '../../database/office-changes.ts';
import type { CustomerTable, Schema } from '../../database/schema.ts';
import { storedAddress } from './stored-address.ts';
import type { Customer, CustomerAddresses } from './types.ts';

/** The customer with an id, or null. */
export async function customerById(queryable: Queryable, id: string): Promise<Customer | null> {
  const row = await queryable.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? customerOf(row) : null;
}

/**
 * Reads a customer and locks the row until the transaction ends. An update that changes nothing locks on both engines.
 */
export async function lockCustomer(transaction: Transaction<Schema>, id: string): Promise<Customer | null> {
  const row = await transaction
    .updateTable('customers')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? customerOf(row) : null;
}

/** Stores the addresses that prefill the order form. */
export async function storeAddresses(
  transaction: Transaction<Schema>,
  id: string,
  { address, separateShippingAddress, shippingAddress }: CustomerAddresses,
): Promise<void> {
  await transaction
    .updateTable('customers')
    .set({
      address: address && JSON.stringify(address),
      separate_shipping_address: separateShippingAddress ? 1 : 0,
      shipping_address: shippingAddress && JSON.stringify(shippingAddress),
      is_searchable: 0,
    })
    .where('id', '=', id)
    .execute();
  await noteChange(transaction, `customer ${id}`);
}

/**
 * Deletes a customer with their sessions, known browsers, address book, cart and changes of the e-mail address.
 */
export async function deleteCustomer(transaction: Transaction<Schema>, id: string): Promise<void> {
  await transaction.deleteFrom('customers').where('id', '=', id).execute();
  await noteChange(transaction, `customer ${id}`);
}

const readAddress = storedAddress('customers.address');
const readShippingAddress = storedAddress('customers.shipping_address');

/** A customer from the row. */
export function customerOf(row: Selectable<CustomerTable>): Customer {
  return {
    id: row.id,
    email: row.email,
    onlineUser: row.online_user === 1,
    personId: row.person_id,
    customerGroup: row.customer_group,
    addresses: {
      address: row.address === null ? null : readAddress(row.address, row.id),
      separateShippingAddress: row.separate_shipping_address === 1,
      shippingAddress: row.shipping_address === null ? null : readShippingAddress(row.shipping_address, row.id),
    },
    createdAt: row.created_at,
  };
}
