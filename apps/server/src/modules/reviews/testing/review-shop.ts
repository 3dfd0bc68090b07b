import { pino } from 'pino';
import type { Database } from '../../../database/database.ts';
import { createFrame } from '../../../http/testing/frame.ts';
import { createJobRunner } from '../../../jobs/job-runner.ts';
import type { Mail } from '../../../mail/mail.ts';
import { serveCatalogue } from '../../catalogue/testing/catalogue-calls.ts';
import type { ReviewSettings } from '../../configuration/types.ts';
import { exampleOrder } from '../../orders/testing/order.ts';
import { testConfiguration } from '../../orders/testing/shop.ts';
import { storeExample } from '../../orders/testing/stored-order.ts';
import { createAttemptsService } from '../../sessions/attempts.service.ts';
import { reviewJobs } from '../mails/review-jobs.ts';
import { reviewRoutes } from '../pages/review-routes.ts';
import { createReviews } from '../reviews.service.ts';

const day = 24 * 3_600_000;

/** For tests: when the example orders were delivered, epoch ms. */
export const deliveredAt = Date.UTC(2026, 10, 23, 9);

/** For tests: when the mail that asks is due. */
export const dueAt = deliveredAt + 14 * day;

const publicUrl = 'http://localhost:3000';

/**
 * For tests: reviews over a catalogue with the product `hammer`, with a clock and a mailbox. An order buys a hammer, a
 * book that the catalogue does not have, and salt.
 */
export async function reviewShop(database: Database, more: Partial<ReviewSettings> = {}) {
  const time = { now: dueAt };
  const clock = () => time.now;
  const { app: catalogueApp, catalogue, follow } = await serveCatalogue(database);
  const settings = { ...testConfiguration, reviews: { ...testConfiguration.reviews, ...more } };
  const configuration = { current: async () => settings };
  const attempts = createAttemptsService({ database, clock, isOn: true });
  const reviews = createReviews({ database, catalogue, configuration, attempts, clock, wakeJobs: () => {} });
  const { app } = await createFrame();
  await reviewRoutes(app, reviews, { configuration, publicUrl, styles: async () => ['/s.css'] });
  const sent: Mail[] = [];
  const mail = {
    async send(one: Mail) {
      sent.push(one);
    },
    close: async () => {},
  };
  const handlers = reviewJobs({ database, configuration, mail, mailFrom: undefined, publicUrl, clock });
  const runner = createJobRunner({ database, handlers, clock, logger: pino({ level: 'silent' }) });

  /** Stores an order of a hammer and a book, delivered in whole. Returns its id. */
  async function delivered(number: number, at = deliveredAt): Promise<string> {
    const { lines } = exampleOrder();
    const bought = lines.slice(0, 2).map((line, i) => ({ ...line, productId: ['hammer', 'book'][i] ?? '' }));
    const id = await storeExample(database, number, { lines: bought });
    await database.transaction(async (transaction) => {
      await transaction.updateTable('orders').set({ shipping_state: 'delivered' }).where('id', '=', id).execute();
      const parcel = { order_id: id, number: 1, version: 1, carrier: '', tracking_number: '', tracking_link: null };
      await transaction
        .insertInto('order_parcels')
        .values({ ...parcel, shipped_at: at - day, delivered_at: at })
        .execute();
    });
    return id;
  }

  return {
    ...{ app, time, reviews, runner, sent, delivered, follow, catalogue },
    rows: () => database.read.selectFrom('reviews').selectAll().orderBy('written_at').orderBy('id').execute(),
    /** The key to review an order. */
    key: async (orderId: string) => (await reviews.keyOf(orderId)) ?? '',
    get: (path: string) => app.inject(path),
    send(path: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) {
      return app.inject({
        ...{ method: 'POST', url: path, payload: new URLSearchParams(fields).toString() },
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
    },
    async close() {
      await Promise.all([app.close(), catalogueApp.close()]);
    },
  };
}
