import type { Address } from '@kontor/domain';
import type { Insertable } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { CustomerTable } from '../../../database/schema.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { privateId } from '../../../private-id.ts';

/** For tests: an address in Vienna. */
export const viennaAddress: Address = {
  ...{ name: 'Huber', firstName: 'Ada', companyName: '', street: 'Weg 1' },
  ...{ zipCode: '1010', city: 'Wien', country: 'AT' },
};

/** For tests: an address in Munich. */
export const munichAddress: Address = {
  ...{ name: 'Kern', firstName: 'Eva', companyName: 'Kern KG', street: 'Gasse 2' },
  ...{ zipCode: '80331', city: 'München', country: 'DE' },
};

/** For tests: stores a customer, by default an online user without addresses, and returns their viewer. */
export async function storeCustomer(
  database: Database,
  more: Partial<Insertable<CustomerTable>> = {},
): Promise<Viewer> {
  const id = privateId();
  const row: Insertable<CustomerTable> = {
    ...{ id, email: `${id}@kunde.example`, email_key: `${id.toLowerCase()}@kunde.example`, password_hash: null },
    ...{ online_user: 1, person_id: null, customer_group: null, created_at: 1 },
    ...{ address: null, separate_shipping_address: 0, shipping_address: null },
    ...more,
  };
  await database.transaction((transaction) => transaction.insertInto('customers').values(row).execute());
  return { customerId: row.id, sessionId: `session-${id}`, customerGroup: row.customer_group ?? null };
}
