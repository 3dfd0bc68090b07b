import type { FastifyInstance } from 'fastify';
import { registerCustomerCall } from '../../http/register-customer-call.ts';
import type { AddressBookService } from './address-book.service.ts';

/** The calls of the address book. */
export function addressBookRoutes(app: FastifyInstance, book: AddressBookService): void {
  registerCustomerCall(app, 'accountAddresses', ({ viewer }) => book.list(viewer));
  registerCustomerCall(app, 'accountAddressSave', ({ viewer, body }) => book.save(viewer, body));
  registerCustomerCall(app, 'accountAddressRemove', ({ viewer, body }) => book.remove(viewer, body._id));
}
