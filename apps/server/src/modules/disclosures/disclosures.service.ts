import type { PersonExport } from '@kontor/contract/office';
import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { emailKey } from '../../email/email-key.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { isoTime } from '../../iso-time.ts';
import { customerIdOfEmail } from '../customers/listed-customers.service.ts';
import { documentsOfOrders } from '../documents/documents.service.ts';
import { newsletterOfPerson } from '../newsletter/newsletter.service.ts';
import type { OfficeLog } from '../office-log/office-log.service.ts';
import type { Changer } from '../office-log/types.ts';
import { type OrdersService, ordersOfPerson, type PersonsOrder } from '../orders/orders.service.ts';
import { exportedOrder, exportUnits, type OwnAccountService } from '../own-account/own-account.service.ts';
import { reviewsOfPerson } from '../reviews/reviews.service.ts';
import { stockAlertsOfPerson } from '../stock-alerts/stock-alerts.service.ts';
import { withdrawalsOfPerson } from '../withdrawals/withdrawal-list.service.ts';

/** The dependencies of the service. */
export interface DisclosureSources {
  readonly database: Database;
  readonly orders: Pick<OrdersService, 'everythingOfOrders'>;
  readonly ownAccount: Pick<OwnAccountService, 'export'>;
  /** The offers to an e-mail address without an account, with all their versions, without what opens them. */
  readonly quotes: { recordsOfGuest(email: string): Promise<readonly { readonly number: string }[]> };
  readonly log: Pick<OfficeLog, 'write'>;
  readonly clock: Clock;
}

/** Telling people what is stored about them, with or without an account (GDPR art. 15 and 20, LAW D5). */
export interface DisclosuresService {
  /**
   * Everything that is stored under an e-mail address, except what would let somebody in. Each record that it contains
   * says in the log who handed it out. 404 `nobody-to-erase`: nothing is stored.
   */
  disclose(by: Changer, typed: string): Promise<PersonExport | Refused>;
}

/** Creates the service. */
export function createDisclosures(sources: DisclosureSources): DisclosuresService {
  const { database } = sources;
  return {
    async disclose(by, typed) {
      const email = typed.trim();
      const key = emailKey(email);
      if (key === '') return refused(404, 'nobody-to-erase');
      const customerId = await customerIdOfEmail(database.read, key);
      const orders = await ordersOfPerson(database.read, { customerId, email });
      const found = await everythingOf(sources, { email, customerId, orders });
      if (isEmpty(found)) return refused(404, 'nobody-to-erase');
      await database.transaction((transaction) =>
        logDisclosed(transaction, sources, by, { found, orders, customerId }),
      );
      return found;
    },
  };
}

/** Somebody with an e-mail address, and the orders of theirs. */
interface Person {
  readonly email: string;
  readonly customerId: string | null;
  readonly orders: readonly PersonsOrder[];
}

async function everythingOf(
  { database, orders: allOrders, ownAccount, quotes, clock }: DisclosureSources,
  { email, customerId, orders }: Person,
): Promise<PersonExport> {
  const account = customerId === null ? null : await ownAccount.export({ customerId });
  const ids = orders.map(({ id }) => id);
  const numberOf = new Map(orders.map(({ id, number }) => [id, number]));
  const guests = orders.filter(({ isGuests }) => isGuests).map(({ id }) => id);
  const guestNumbers = new Map(guests.map((id) => [id, numberOf.get(id) ?? '']));
  const documents = [...(await documentsOfOrders(database.read, ids)).values()].flat();
  const alerts = await stockAlertsOfPerson(database.read, email);
  const withdrawals = await withdrawalsOfPerson(database.read, { email, orderIds: ids });
  return {
    units: exportUnits,
    exportedAt: isoTime(clock()),
    email,
    // The customer may have left in the meantime.
    account: account === null || isRefused(account) ? null : account,
    guestOrders: (await allOrders.everythingOfOrders(guests)).map(exportedOrder),
    guestQuotes: [...(await quotes.recordsOfGuest(email))],
    reviews: await reviewsOfPerson(database.read, guestNumbers),
    newsletter: await newsletterOfPerson(database.read, email),
    stockAlerts: alerts,
    documents: documents.map(({ orderId, issuedAt, model }) => ({
      ...{ orderNumber: numberOf.get(orderId) ?? '', issuedAt: isoTime(issuedAt), ...model },
    })),
    withdrawals: withdrawals.map(({ number, receivedAt, declaration }) => ({
      ...{ number, receivedAt: isoTime(receivedAt), ...declaration },
    })),
  };
}

function isEmpty({
  account,
  guestOrders,
  guestQuotes,
  newsletter,
  stockAlerts,
  documents,
  withdrawals,
}: PersonExport): boolean {
  const lists = [guestOrders, guestQuotes, newsletter, stockAlerts, documents, withdrawals];
  return account === null && lists.every(({ length }) => length === 0);
}

/** Notes on each record that it was handed out. The log names no e-mail address: it is kept longer than people. */
async function logDisclosed(
  transaction: Transaction<Schema>,
  { log }: DisclosureSources,
  by: Changer,
  { found, orders, customerId }: Pick<Person, 'customerId' | 'orders'> & { readonly found: PersonExport },
): Promise<void> {
  const numbers = (records: readonly unknown[]) => records.map((record) => (record as { number: string }).number);
  const disclosed = [
    ...(customerId === null ? [] : [{ subject: 'customer', subjectId: customerId }]),
    ...orders.map(({ number }) => ({ subject: 'order', subjectId: number, after: { order: number } })),
    ...numbers(found.guestQuotes).map((quote) => ({ subject: 'quote', subjectId: quote, after: { quote } })),
    ...(found.stockAlerts as readonly { readonly id: string; readonly product: string }[]).map(({ id, product }) => {
      return { subject: 'stock-alert', subjectId: id, after: { product } };
    }),
    ...(found.newsletter as readonly { readonly id: string }[]).map(({ id }) => ({
      ...{ subject: 'newsletter', subjectId: id },
    })),
    ...numbers(found.withdrawals).map((withdrawal) => {
      return { subject: 'withdrawal', subjectId: withdrawal, after: { withdrawal } };
    }),
  ];
  for (const record of disclosed) await log.write(transaction, { by, ...record, action: `${record.subject}.exported` });
}
