import type { CustomerDetails, Done } from '@kontor/contract';
import { addressRefusals, cleanAddress, type OrderDetails } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Database, Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { FieldError } from '../../http/field-errors.ts';
import { formErrors } from '../../http/form-errors.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import type { Viewer } from '../../http/viewer.ts';
import { billingCountries } from '../configuration/configuration.service.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import { customerById, lockCustomer, storeAddresses } from './customers.repository.ts';
import type { Customer, CustomerAddresses } from './types.ts';

export { customerById, deleteCustomer } from './customers.repository.ts';
export { storedAddress } from './stored-address.ts';
export { wireUser } from './wire-user.ts';

/** The customer data and operations for other modules. */
export interface CustomersService {
  /** The customer with an id, read through this connection. Null if there is none, or the account was deleted. */
  byId(queryable: Queryable, id: string): Promise<Customer | null>;
  /**
   * {@link CustomersService.byId} with a lock: nobody else changes or deletes the customer until the transaction ends.
   */
  lock(transaction: Transaction<Schema>, id: string): Promise<Customer | null>;
  /**
   * Changes data of a customer in one transaction that locks their row, so changes of two devices follow one another. A
   * customer who has just left is refused like a guest. A refusal rolls back.
   */
  change<Result>(
    viewer: Viewer,
    work: (transaction: Transaction<Schema>, customer: Customer) => Promise<Result | Refused>,
  ): Promise<Result | Refused>;
  /**
   * Stores the addresses that prefill the order form (SPEC §4). A locked billing address is kept, whatever was sent
   * (CONTRACT §4).
   */
  saveDetails(viewer: Viewer, details: CustomerDetails): Promise<Done | Refused>;
  /**
   * Stores the addresses of a customer's first order for the next order form. The transaction has locked the customer's
   * row.
   */
  keepFirstAddresses(transaction: Transaction<Schema>, customer: Customer, form: OrderDetails): Promise<void>;
}

/** The dependencies of the service. */
export interface CustomerSources {
  readonly database: Database;
  readonly configuration: { current(): Promise<Pick<ShopConfiguration, 'countries'>> };
}

/** Creates the service. */
export function createCustomersService({ database, configuration }: CustomerSources): CustomersService {
  const change: CustomersService['change'] = (viewer, work) =>
    refusableTransaction(database, async (transaction) => {
      const customer = await lockCustomer(transaction, viewer.customerId);
      return customer === null ? refused(401, 'not-signed-in') : work(transaction, customer);
    });
  return {
    byId: customerById,
    lock: lockCustomer,
    change,
    async saveDetails(viewer, details) {
      const { countries } = await configuration.current();
      return change(viewer, async (transaction, customer) => {
        const addresses = newAddresses(customer, details);
        const errors = wrongFields(
          customer,
          addresses,
          countries.map(({ shortName }) => shortName),
          billingCountries(countries).map(({ shortName }) => shortName),
        );
        if (errors.length > 0) return refused(400, 'invalid-address', { errors });
        await storeAddresses(transaction, customer.id, addresses);
        return { ok: true };
      });
    },
    async keepFirstAddresses(transaction, customer, { address, separateShippingAddress, shippingAddress }) {
      if (!customer.onlineUser || customer.addresses.address !== null) return;
      const separate = separateShippingAddress ? shippingAddress : null;
      const first = {
        address,
        separateShippingAddress,
        shippingAddress: separate ?? customer.addresses.shippingAddress,
      };
      await storeAddresses(transaction, customer.id, first);
    },
  };
}

function newAddresses({ onlineUser, addresses }: Customer, details: CustomerDetails): CustomerAddresses {
  const sent = details.address ? cleanAddress(details.address) : null;
  const address = onlineUser ? sent : addresses.address;
  const shippingAddress = details.shippingAddress ? cleanAddress(details.shippingAddress, address?.country) : null;
  const separateShippingAddress = details.separateShippingAddress && shippingAddress !== null;
  return { address, separateShippingAddress, shippingAddress };
}

/**
 * Checks the addresses by the rules of the order form (SPEC §5). An address that the customer cannot change is not
 * checked.
 */
function wrongFields(
  { onlineUser }: Customer,
  { address, shippingAddress }: CustomerAddresses,
  countries: readonly string[],
  billing: readonly string[],
): FieldError[] {
  const wrongBilling =
    onlineUser && address
      ? addressRefusals(address, { role: 'billing', countries: billing, postalCountry: address.country })
      : [];
  const postalCountry = shippingAddress?.country || address?.country || '';
  const shipping = shippingAddress
    ? addressRefusals(shippingAddress, { role: 'shipping', countries, postalCountry })
    : [];
  return [...formErrors(wrongBilling, 'address'), ...formErrors(shipping, 'shippingAddress')];
}
