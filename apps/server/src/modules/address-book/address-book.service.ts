import type { AddressBook, AddressToSave, BookAddress, Done } from '@kontor/contract';
import { addressRefusals, cleanAddress } from '@kontor/domain';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { formErrors } from '../../http/form-errors.ts';
import { type Refused, refused } from '../../http/refused.ts';
import type { Viewer } from '../../http/viewer.ts';
import { privateId } from '../../private-id.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { CustomersService } from '../customers/customers.service.ts';
import { addressesOf, deleteAddress, insertAddress, replaceAddress } from './address-book.repository.ts';

/** The most addresses of one customer. */
export const maxBookAddresses = 50;

/**
 * The addresses that customers keep to choose from. The address of another customer is answered like one that does not
 * exist.
 */
export interface AddressBookService {
  list(customer: Pick<Viewer, 'customerId'>): Promise<AddressBook>;
  save(viewer: Viewer, body: AddressToSave): Promise<BookAddress | Refused>;
  remove(viewer: Viewer, id: string): Promise<Done | Refused>;
}

/** What the address book needs. */
export interface AddressBookSources {
  readonly database: Database;
  readonly configuration: { current(): Promise<Pick<ShopConfiguration, 'countries'>> };
  readonly customers: Pick<CustomersService, 'change'>;
  readonly clock: Clock;
}

/** Makes the service. */
export function createAddressBook({
  database,
  configuration,
  customers,
  clock,
}: AddressBookSources): AddressBookService {
  return {
    async list({ customerId }) {
      const addresses = await addressesOf(database.read, customerId);
      return { addresses: addresses.map(({ id, address }) => ({ _id: id, address })) };
    },
    async save(viewer, { _id, address: sent }) {
      const { countries } = await configuration.current();
      const address = cleanAddress(sent);
      // Each address can be chosen as billing address, so each must be complete.
      const wrong = addressRefusals(address, {
        ...{ role: 'billing', countries: countries.map(({ shortName }) => shortName), postalCountry: address.country },
      });
      if (wrong.length > 0) return refused(400, 'invalid-address', { errors: formErrors(wrong, 'address') });
      return customers.change(viewer, async (transaction, { id: customerId }) => {
        const kept = { id: _id ?? privateId(), address };
        if (_id !== undefined) {
          const isTheirs = await replaceAddress(transaction, customerId, kept);
          return isTheirs ? { _id, address } : refused(404, 'address-not-found');
        }
        const present = await addressesOf(transaction, customerId);
        if (present.length >= maxBookAddresses) return refused(409, 'address-book-full');
        await insertAddress(transaction, customerId, kept, clock());
        return { _id: kept.id, address };
      });
    },
    remove: (viewer, id) =>
      customers.change(viewer, async (transaction, { id: customerId }) =>
        (await deleteAddress(transaction, customerId, id)) ? { ok: true } : refused(404, 'address-not-found'),
      ),
  };
}
