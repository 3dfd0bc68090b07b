import { type Day, lawfulYears, yearsLonger } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { RetentionCountTable, Schema } from '../../database/schema.ts';
import { viennaDayBegins } from '../../german-format.ts';
import { endUnusedRules, erasePayers } from '../bank-statements/bank-statements.service.ts';
import { eraseDebtors } from '../books/books.service.ts';
import type { ConfigurationService } from '../configuration/configuration.service.ts';
import { eraseDocuments } from '../documents/documents.service.ts';
import { retentionOf } from '../erasures/erasures.service.ts';
import type { OfficeLog } from '../office-log/office-log.service.ts';
import { eraseLife } from '../order-life/order-life.service.ts';
import { eraseOrder, type OrdersService } from '../orders/orders.service.ts';
import { erasePayments, notedOfOrders } from '../payments/payments.service.ts';
import { eraseQuoteOfOrder } from '../quotes/quotes.service.ts';
import { eraseReminders } from '../reminders/reminders.service.ts';
import { forgetReviewers } from '../reviews/reviews.service.ts';
import { eraseWithdrawals } from '../withdrawals/withdrawal-list.service.ts';
import { ordersOver, yearBefore } from './due-orders.ts';
import { countErased, ordersKeptBack } from './retention.repository.ts';

/** What the daily run works with. */
export interface RunningSources {
  readonly database: Database;
  readonly configuration: Pick<ConfigurationService, 'current'>;
  readonly orders: Pick<OrdersService, 'lock'>;
  readonly log: Pick<OfficeLog, 'forgetValues'>;
  readonly clock: () => number;
}

/** The most rows per transaction. A serving shop has to wait for each. */
const atOnce = 200;

/**
 * Erases the people whose time is over on a day (LAW D6): of orders with all that belongs to them, of declarations of
 * withdrawal, transfers and bookings. Each order, and some rows of the others at a time, are a transaction of their
 * own. So it may end at any moment, run twice, and run on several servers at once. Orders that are held back stay.
 */
export async function runRetention(sources: RunningSources, day: Day): Promise<void> {
  const { database, configuration } = sources;
  const { retention, seller } = await configuration.current();
  const { extraYears } = retention;
  const years = yearsLonger(lawfulYears(seller.country), extraYears);
  const held = await ordersKeptBack(database.read);
  const ids = held.map(({ orderId }) => orderId);
  for await (const over of ordersOver(database.read, day, extraYears))
    for (const { id, number } of over)
      if (!ids.includes(id)) await eraseOneOrder(sources, { id, number, day, extraYears });
  const noted = [...(await notedOfOrders(database.read, ids)).values()].flat().map(({ source }) => source);
  const spared = { ids, numbers: held.map(({ number }) => number) };
  const [letters, books] = [yearBefore(day, years.voucher), yearBefore(day, years.books)];
  await eraseAll(database, { day, kind: 'withdrawals' }, (transaction) =>
    eraseWithdrawals(transaction, { before: viennaDayBegins(letters) ?? 0, spared, limit: atOnce }),
  );
  await eraseAll(database, { day, kind: 'transfers' }, (transaction) =>
    erasePayers(transaction, { before: letters, sparedSources: noted, limit: atOnce }),
  );
  await database.transaction((transaction) => endUnusedRules(transaction, letters));
  await eraseAll(database, { day, kind: 'bookings' }, (transaction) =>
    eraseDebtors(transaction, { before: books.slice(0, 7), sparedOrders: ids, limit: atOnce }),
  );
}

/** Decided again with the order locked: somebody may have taken a step or held it back since it was found. */
async function eraseOneOrder(
  { database, orders, log, clock }: RunningSources,
  { id, number, day, extraYears }: { readonly id: string; readonly number: string; day: Day; extraYears: number },
): Promise<void> {
  await database.transaction(async (transaction) => {
    if ((await orders.lock(transaction, id)) === null) return;
    const [kept] = await retentionOf(transaction, [id], extraYears);
    const isHeld = (await ordersKeptBack(transaction)).some(({ orderId }) => orderId === id);
    if (kept === undefined || kept.isErased || kept.until >= day || isHeld) return;
    const now = clock();
    await eraseLife(transaction, id);
    await erasePayments(transaction, id);
    await eraseReminders(transaction, id);
    await eraseQuoteOfOrder(transaction, id);
    await eraseDocuments(transaction, id, now);
    await forgetReviewers(transaction, id);
    await eraseOrder(transaction, id, now);
    await log.forgetValues(transaction, 'order', number);
    await countErased(transaction, { day, kind: 'orders', count: 1 });
  });
}

async function eraseAll(
  database: Database,
  { day, kind }: Pick<RetentionCountTable, 'day' | 'kind'>,
  erase: (transaction: Transaction<Schema>) => Promise<number>,
): Promise<void> {
  for (let count = atOnce; count === atOnce; )
    count = await database.transaction(async (transaction) => {
      const erased = await erase(transaction);
      await countErased(transaction, { day, kind, count: erased });
      return erased;
    });
}
