import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { lockCustomer } from '../customers/listed-customers.service.ts';
import { eraseNewsletter } from '../newsletter/newsletter.service.ts';
import { restrictOrders } from '../orders/orders.service.ts';
import { eraseReviews } from '../reviews/reviews.service.ts';
import { eraseStockAlerts } from '../stock-alerts/stock-alerts.service.ts';
import { type ErasingSources, erasePerson } from './erase-person.ts';
import {
  accountsBack,
  broughtBack,
  type Erased,
  listErased,
  ordersToRestrict,
  quotesBack,
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

/** The most things per transaction. */
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
  await inLots(database, offers, (transaction, some) => quotes.eraseAgain(transaction, some));
  await inLots(database, await broughtBack(database.read, 'stock-alert'), eraseStockAlerts);
  await inLots(database, await broughtBack(database.read, 'newsletter'), eraseNewsletter);
  await inLots(database, await broughtBack(database.read, 'review'), eraseReviews);
  const over = await areOver(database.read, await ordersToRestrict(database.read));
  await inLots(database, over, async (transaction, some) => {
    await restrictOrders(transaction, some);
    for (const { number } of some)
      await log.write(transaction, { by: null, subject: 'order', subjectId: number, action: 'order.restricted' });
  });
  return { accounts, orders: over.length, quotes: offers.length };
}

/** Some of the things at a time, each lot in a transaction. */
async function inLots<Thing>(
  database: Database,
  things: readonly Thing[],
  change: (transaction: Transaction<Schema>, some: readonly Thing[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < things.length; at += atOnce)
    await database.transaction((transaction) => change(transaction, things.slice(at, at + atOnce)));
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
