import { type Address, type AddressField, cleanAddress } from '@kontor/domain';
import type { Database } from '../../database/database.ts';
import { readAtOneMoment } from '../../database/one-moment.ts';
import { byteOrderMark, tableRow } from '../../tables/table-row.ts';
import { storedAddress } from '../customers/customers.service.ts';
import {
  type AddressColumns,
  billingColumns,
  type CustomerColumn,
  customerColumns,
  shippingColumns,
} from './customer-columns.ts';

/** Where customers are written to. */
export interface CustomerExport {
  readonly database: Database;
  readonly format: 'csv' | 'jsonl';
  write(text: string): Promise<void>;
}

const readBilling = storedAddress('customers.address');
const readShipping = storedAddress('customers.shipping_address');

type Cells = Partial<Record<CustomerColumn, string>>;

/** The columns of an exported table. Hashes of passwords are not exported. */
const columns = (Object.keys(customerColumns.german) as CustomerColumn[]).filter((column) => column !== 'passwordHash');

/**
 * Writes all customers in a consistent state and in bounded memory, under the headings of docs/import-customers.md and
 * without passwords.
 * @returns their number.
 */
export async function exportCustomers({ database, format, write }: CustomerExport): Promise<number> {
  if (format === 'csv') await write(byteOrderMark + tableRow(columns.map((column) => customerColumns.german[column])));
  return readAtOneMoment(database, async (moment) => {
    const customers = moment
      .selectFrom('customers')
      .select(['id', 'email', 'person_id', 'customer_group', 'address'])
      .select(['separate_shipping_address', 'shipping_address'])
      .orderBy('email_key');
    let count = 0;
    for await (const row of customers.stream(500)) {
      const shipping = row.separate_shipping_address === 1 ? row.shipping_address : null;
      const cells: Cells = {
        email: row.email,
        ...(row.person_id !== null && { personId: row.person_id }),
        ...(row.customer_group !== null && { customerGroup: row.customer_group }),
        ...(row.address !== null && addressCells(readBilling(row.address, row.id), billingColumns)),
        ...(shipping !== null && addressCells(readShipping(shipping, row.id), shippingColumns)),
      };
      const values = columns.map((column) => cells[column] ?? '');
      await write(format === 'csv' ? tableRow(values) : `${JSON.stringify(cells)}\n`);
      count++;
    }
    return count;
  });
}

function addressCells(stored: Partial<Address>, named: AddressColumns): Cells {
  const address = cleanAddress(stored);
  const fields = Object.entries(named) as [AddressField, CustomerColumn][];
  return Object.fromEntries(fields.map(([field, column]) => [column, address[field]]));
}
