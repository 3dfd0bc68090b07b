import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { lockCustomer } from '../customers/listed-customers.service.ts';
import { eraseNewsletter } from '../newsletter/newsletter.service.ts';
import { restrictOrders } from '../orders/orders.service.ts';
import { eraseReviews } from '../reviews/reviews.service.ts';
import { eraseStockAlerts } from '../stock-alerts/stock-alerts.service.ts';
import { type ErasingSources, erasePerson } from './erase-person.ts';
import {
  accountsBack,
  type Erased,
  listErased,
  newsletterBack,
  ordersToRestrict,
  quotesBack,
  reviewsBack,
  stockAlertsBack,
} from './erasures.repository.ts';
import { areOver } from './kept-orders.ts';

/** What erasing again works with. */
export interface RepeatingSources extends ErasingSources {
  readonly database: Database;
  readonly clock: Clock;
}

/** How many accounts and offers were erased again, and how many orders were restricted. */
export interface Repeated {
  readonly accounts: number;
  readonly orders: number;
  readonly quotes: number;
}

/** The most orders or offers per transaction. */
const atOnce = 100;

/**
 * Erases again the accounts, offers, stock alerts, consents and reviews on the list that a restored backup has brought
 * back, and restricts listed orders that are over by now. Each account, and some offers or orders at a time, are a
 * transaction; running twice does no harm. Nobody is mailed.
 */
export async function repeatErasures(sources: RepeatingSources): Promise<Repeated> {
  const { database, clock, log, quotes } = sources;
  let accounts = 0;
  for (const id of await accountsBack(database.read))
    await database.transaction(async (transaction) => {
      const customer = await lockCustomer(transaction, id);
      if (customer === null) return;
      const person = { customerId: id, email: customer.email };
      await erasePerson(transaction, sources, person, {
        by: null,
        action: 'customer.erased',
        now: clock(),
        extraYears: 0,
      });
      accounts += 1;
    });
  // After the accounts, whose offers are gone with them.
  const offers = await quotesBack(database.read);
  for (let at = 0; at < offers.length; at += atOnce)
    await database.transaction((transaction) => quotes.eraseAgain(transaction, offers.slice(at, at + atOnce)));
  const alerts = await stockAlertsBack(database.read);
  for (let at = 0; at < alerts.length; at += atOnce)
    await database.transaction((transaction) => eraseStockAlerts(transaction, alerts.slice(at, at + atOnce)));
  const consents = await newsletterBack(database.read);
  for (let at = 0; at < consents.length; at += atOnce)
    await database.transaction((transaction) => eraseNewsletter(transaction, consents.slice(at, at + atOnce)));
  const reviews = await reviewsBack(database.read);
  for (let at = 0; at < reviews.length; at += atOnce)
    await database.transaction((transaction) => eraseReviews(transaction, reviews.slice(at, at + atOnce)));
  const over = await areOver(database.read, await ordersToRestrict(database.read));
  for (let at = 0; at < over.length; at += atOnce)
    await database.transaction(async (transaction) => {
      const some = over.slice(at, at + atOnce);
      await restrictOrders(transaction, some);
      for (const { number } of some)
        await log.write(transaction, { by: null, subject: 'order', subjectId: number, action: 'order.restricted' });
    });
  return { accounts, orders: over.length, quotes: offers.length };
}

/** A line of the list: what, which, and when in epoch ms. */
const line = /^(customer|order|quote|stock-alert|newsletter|review) (\S{1,200}) (\d{1,15})$/;

/** Takes over a list that was kept beside the backups. Either all of its lines or none. */
export async function takeErased(
  database: Database,
  text: string,
): Promise<{ readonly taken: number } | { readonly wrongLine: number }> {
  const lines = text.split(/\r?\n/).filter(Boolean);
  const read = lines.map((one) => line.exec(one));
  const wrong = read.indexOf(null);
  if (wrong >= 0) return { wrongLine: wrong + 1 };
  await database.transaction(async (transaction) => {
    for (const [at, erased] of Map.groupBy(read, (one) => Number(one?.[3])))
      await listErased(
        transaction,
        erased.map((one) => ({ subject: one?.[1] as Erased['subject'], subject_id: one?.[2] ?? '' })),
        at,
      );
  });
  return { taken: lines.length };
}
