import type { AccountExport } from '@kontor/contract';
import type {
  CustomerChange,
  CustomerPage,
  CustomerQuestion,
  GuestPage,
  GuestQuestion,
  OfficeCustomer,
} from '@kontor/contract/office';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { AddressBookService } from '../address-book/address-book.service.ts';
import type { ConfigurationService } from '../configuration/configuration.service.ts';
import {
  type CustomerPlace,
  type CustomerWithRecord,
  countSearchedCustomers,
  customerRecord,
  queueMissingCustomerWords,
  searchCustomers,
} from '../customers/listed-customers.service.ts';
import type { OfficeLog } from '../office-log/office-log.service.ts';
import type { Changer } from '../office-log/types.ts';
import { searchGuests } from '../orders/listed-guests.service.ts';
import { type ListedPlace, ordersOfOneCustomer } from '../orders/listed-orders.service.ts';
import type { OwnAccountService } from '../own-account/own-account.service.ts';
import type { KnownDevicesService } from '../sessions/known-devices.service.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { changeCustomer } from './change-customer.ts';
import { wireCustomer, wireGuest, wireListedCustomer } from './wire-customer.ts';

/** The dependencies of the customers in the back office. */
export interface OfficeCustomersSources {
  readonly database: Database;
  readonly configuration: Pick<ConfigurationService, 'current'>;
  readonly addressBook: Pick<AddressBookService, 'list'>;
  readonly sessions: Pick<SessionsService, 'list' | 'endOthers'>;
  readonly devices: Pick<KnownDevicesService, 'uses'>;
  readonly ownAccount: Pick<OwnAccountService, 'export'>;
  readonly log: Pick<OfficeLog, 'write' | 'page'>;
  readonly clock: Clock;
  readonly wakeJobs: () => void;
}

/** A customer, or 404 `customer-not-found`. */
type Answered = Promise<OfficeCustomer | Refused>;

/**
 * Customers for operators, with an account but for `guests`. Each is named by the id or by a customer number that only
 * one has.
 */
export interface OfficeCustomersService {
  /** A page, the newest first. An invalid place starts at the newest. */
  list(question: CustomerQuestion): Promise<CustomerPage>;
  /** The number of customers that match a question, counted up to a limit. */
  count(question: Pick<CustomerQuestion, 'search' | 'group'>, upTo: number): Promise<number>;
  /** People who ordered without an account, as a search finds them. An invalid place starts at the newest. */
  guests(question: GuestQuestion): Promise<GuestPage>;
  one(idOrNumber: string): Answered;
  /** Changes group and note. If somebody else was first, the change is refused (409 `customer-stale`). */
  change(by: Changer, change: CustomerChange): Answered;
  /** Ends all sessions of a customer. Where there are none, nothing is logged. */
  signOut(by: Changer, idOrNumber: string): Answered;
  /** Everything that is stored about a customer (LAW D5). Each export is logged before it is handed out. */
  export(by: Changer, idOrNumber: string): Promise<AccountExport | Refused>;
}

/** Customers on a page, by default. */
const pageSize = 50;
/** Orders in a customer's record. */
const ordersShown = 25;

/** Creates the service. */
export function createOfficeCustomers(sources: OfficeCustomersSources): OfficeCustomersService {
  const { database, configuration, sessions, ownAccount, log, clock, wakeJobs } = sources;
  const groups = async () => (await configuration.current()).customerGroups.map(({ name }) => name);
  const shown = async (customer: CustomerWithRecord) => ({
    ...(await recordOf(sources, customer)),
    groups: await groups(),
  });
  const one = async (idOrNumber: string): Answered => {
    const customer = await customerRecord(database.read, idOrNumber);
    return customer === null ? refused(404, 'customer-not-found') : shown(customer);
  };
  return {
    async list({ search = '', group, after, limit = pageSize }) {
      const part = { after: after === undefined ? null : placeOf(after), limit: limit + 1 };
      const { customers, ...found } = await searchCustomers(database, { search, group }, part);
      if (found.isIncomplete) await queueMissingCustomerWords(database, clock()).then(wakeJobs);
      const page = customers.slice(0, limit);
      const last = customers.length > limit ? page.at(-1) : undefined;
      return {
        ...found,
        customers: page.map(wireListedCustomer),
        next: last === undefined ? null : `${last.createdAt}.${last.id}`,
        groups: await groups(),
      };
    },
    count: ({ search = '', group }, upTo) => countSearchedCustomers(database, { search, group }, upTo),
    async guests({ search, after = '', limit = pageSize }) {
      const { guests, next } = await searchGuests(database, search, { after: orderPlaceOf(after), limit });
      return { guests: guests.map(wireGuest), next: next === null ? null : `${next.placedAt}.${next.orderNumber}` };
    },
    one,
    async change(by, change) {
      const refusal = await changeCustomer({ database, sessions, log, groups }, by, change);
      return refusal ?? one(change._id);
    },
    async signOut(by, idOrNumber) {
      const customer = await customerRecord(database.read, idOrNumber);
      if (customer === null) return refused(404, 'customer-not-found');
      const { id } = customer;
      await database.transaction(async (transaction) => {
        const ended = await sessions.endOthers(transaction, id, null);
        if (ended === 0) return;
        const change = { by, subject: 'customer', subjectId: id, action: 'customer.signed-out' };
        await log.write(transaction, { ...change, before: { sessions: ended } });
      });
      return one(id);
    },
    async export(by, idOrNumber) {
      const id = (await customerRecord(database.read, idOrNumber))?.id;
      const exported = id === undefined ? null : await ownAccount.export({ customerId: id });
      // The customer may have left between the two.
      if (id === undefined || exported === null || isRefused(exported)) return refused(404, 'customer-not-found');
      await database.transaction((transaction) =>
        log.write(transaction, { by, subject: 'customer', subjectId: id, action: 'customer.exported' }),
      );
      return exported;
    },
  };
}

async function recordOf(sources: OfficeCustomersSources, customer: CustomerWithRecord) {
  const { database, addressBook, sessions, devices } = sources;
  const [book, open, uses, orders] = await Promise.all([
    addressBook.list({ customerId: customer.id }),
    sessions.list(customer.id),
    devices.uses(customer.id),
    ordersOfOneCustomer(database.read, customer.id, ordersShown),
  ]);
  return wireCustomer(customer, { addressBook: book.addresses.map(({ address }) => address), open, uses, orders });
}

function orderPlaceOf(next: string): ListedPlace | null {
  const place = placeOf(next);
  return place === null ? null : { placedAt: place.createdAt, orderNumber: place.id };
}

function placeOf(next: string): CustomerPlace | null {
  const [, createdAt, id] = /^(\d{1,16})\.(.+)$/.exec(next) ?? [];
  return createdAt === undefined || id === undefined ? null : { createdAt: Number(createdAt), id };
}
