import type { ErasurePreview, ErasureWish, PersonToErase } from '@kontor/contract/office';
import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { emailKey } from '../../email/email-key.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import {
  type CustomerWithRecord,
  customerIdOfEmail,
  customerRecord,
  lockCustomer,
} from '../customers/listed-customers.service.ts';
import { newsletterOfPerson } from '../newsletter/newsletter.service.ts';
import type { Changer } from '../office-log/types.ts';
import type { OrderingPerson } from '../orders/orders.service.ts';
import { reviewsOfPerson } from '../reviews/reviews.service.ts';
import { stockAlertsOfPerson } from '../stock-alerts/stock-alerts.service.ts';
import { type ErasingSources, type Erasure, erasePerson } from './erase-person.ts';
import { queueErasureNotice } from './erasure-notice.ts';
import { countOfAccount, deleteOldErasureNotices, erasedList } from './erasures.repository.ts';
import { keptOrders } from './kept-orders.ts';
import { type Repeated, repeatErasures, takeErased } from './repeat-erasures.ts';
import type { KeptOrder } from './types.ts';
import { wirePreview } from './wire-preview.ts';

export { erasureJobs } from './erasure-jobs.ts';
export { retentionOf } from './kept-orders.ts';

/** How long the recipient of a mail that cannot be sent is kept, in milliseconds. Its job is tried for five days. */
export const erasureNoticeKept = 6 * 24 * 3_600_000;

/** Erasing people, and the list of what was erased (LAW D5, docs/decisions/066). */
export interface ErasuresService {
  /** What would be erased and what stays. Changes nothing. */
  preview(person: PersonToErase): Promise<ErasurePreview | Refused>;
  /** Erases a person for an operator, if what was seen is still so. */
  erase(by: Changer, wish: ErasureWish): Promise<{ readonly ok: true } | Refused>;
  /**
   * Prepares erasing the account of a customer who leaves. The transaction of the result has locked it. Wake the jobs
   * after the commit.
   */
  ownErasure(): Promise<(transaction: Transaction<Schema>, person: OrderingPerson) => Promise<void>>;
  /**
   * Erases again what is on the list and is there again, and restricts orders that are over by now.
   * @returns how many accounts, offers and orders that were.
   */
  repeat(): Promise<Repeated>;
  /** The list, as text to be kept beside the backups: one line each. */
  list(): Promise<string>;
  /** Takes such a text over. Lines that it does not know are refused, with the number of the first. */
  takeList(text: string): Promise<{ readonly taken: number } | { readonly wrongLine: number }>;
  clearOldNotices(): Promise<void>;
}

/** The dependencies of the service. */
export interface ErasuresSources extends ErasingSources {
  readonly database: Database;
  readonly configuration: { current(): Promise<Pick<ShopConfiguration, 'retention'>> };
  readonly clock: Clock;
  readonly wakeJobs: () => void;
}

/** Somebody with their account and orders. */
interface Found {
  readonly person: OrderingPerson;
  readonly customer: CustomerWithRecord | null;
  readonly orders: readonly KeptOrder[];
  /** The number of offers that no order came of. */
  readonly quotes: number;
  /** The number of articles that they wait for. */
  readonly stockAlerts: number;
  /** The number of consents to the newsletter, also stopped ones. */
  readonly newsletter: number;
  readonly reviews: number;
}

/** Creates the service. */
export function createErasures(sources: ErasuresSources): ErasuresService {
  const { database, configuration, clock, wakeJobs } = sources;
  // Read before a transaction, which must use its own connection alone.
  const longer = async () => (await configuration.current()).retention.extraYears;
  const erase = async (
    transaction: Transaction<Schema>,
    person: OrderingPerson,
    erasure: Omit<Erasure, 'now'>,
  ): Promise<void> => {
    const now = clock();
    const kept = await erasePerson(transaction, sources, person, { ...erasure, now });
    await queueErasureNotice(transaction, person, kept, now);
  };
  return {
    async preview(wanted) {
      const found = await find(sources, database.read, { wanted, extraYears: await longer() });
      if (isRefused(found)) return found;
      const { customer, person, orders, quotes, stockAlerts, newsletter, reviews } = found;
      const counts = customer && (await countOfAccount(database.read, customer.id));
      const account = customer && counts && { customer, counts };
      return wirePreview({ email: person.email, account, orders, quotes, stockAlerts, newsletter, reviews });
    },
    async erase(by, { seen, ...wanted }) {
      const extraYears = await longer();
      const refusal = await refusableTransaction(database, async (transaction): Promise<Refused | null> => {
        const found = await find(sources, transaction, { wanted, extraYears });
        if (isRefused(found)) return found;
        const { person, orders } = found;
        const isGone = person.customerId !== null && (await lockCustomer(transaction, person.customerId)) === null;
        if (isGone || seen.hasAccount !== (person.customerId !== null) || seen.orders !== orders.length)
          return refused(409, 'erasure-changed');
        await erase(transaction, person, { by, action: 'customer.erased', extraYears });
        return null;
      });
      wakeJobs();
      return refusal ?? { ok: true };
    },
    async ownErasure() {
      const extraYears = await longer();
      return (transaction, person) => erase(transaction, person, { by: null, action: 'customer.left', extraYears });
    },
    repeat: () => repeatErasures(sources),
    async list() {
      const rows = await erasedList(database.read);
      return rows.map(({ subject, subject_id, erased_at }) => `${subject} ${subject_id} ${erased_at}\n`).join('');
    },
    takeList: (text) => takeErased(database, text),
    clearOldNotices: () =>
      database.transaction((transaction) => deleteOldErasureNotices(transaction, clock() - erasureNoticeKept)),
  };
}

async function find(
  sources: Pick<ErasuresSources, 'quotes'>,
  queryable: Queryable,
  asked: { readonly wanted: PersonToErase; readonly extraYears: number },
): Promise<Found | Refused> {
  const { wanted, extraYears } = asked;
  const { customer: id, email: typed } = wanted;
  const known = id ?? (typed === undefined ? null : await customerIdOfEmail(queryable, emailKey(typed.trim())));
  const customer = known === null ? null : await customerRecord(queryable, known);
  const email = customer?.email ?? typed?.trim() ?? '';
  if (email === '') return refused(404, 'nobody-to-erase');
  const person = { customerId: customer?.id ?? null, email };
  const orders = await keptOrders(queryable, person, extraYears);
  const quotes = await sources.quotes.countOf(queryable, person);
  const stockAlerts = (await stockAlertsOfPerson(queryable, email)).length;
  const newsletter = (await newsletterOfPerson(queryable, email)).length;
  const numberOf = new Map(orders.map(({ id, number }) => [id, number]));
  const reviews = (await reviewsOfPerson(queryable, numberOf)).length;
  const isNobody = customer === null && [orders.length, quotes, stockAlerts, newsletter].every((count) => count === 0);
  return isNobody
    ? refused(404, 'nobody-to-erase')
    : { person, customer, orders, quotes, stockAlerts, newsletter, reviews };
}
