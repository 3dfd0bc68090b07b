import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { retryJobs } from '../../../jobs/kept-jobs.ts';
import { testPayments } from '../testing/payments.ts';

const day = 24 * 3_600_000;

describeOnBothEngines('checks of payments that are planned for later', ({ open }) => {
  const checksOf = (database: Database) =>
    database.read
      .selectFrom('jobs')
      .select(['state', 'run_at'])
      .where('kind', '=', 'payment-check')
      .orderBy('run_at')
      .execute();

  /** A page that was paid in another tab, so that only the checks can find the payment. */
  async function paidUnseen() {
    const database = await open();
    const shop = testPayments(database, 'saferpay');
    const { id: orderId, total } = await shop.order();
    shop.provider.captureAtOnce(await shop.begin(orderId));
    return { database, shop, orderId, total };
  }

  test('stay planned when the operator has all jobs tried again, and find what was paid', async () => {
    const { database, shop, orderId, total } = await paidUnseen();
    const before = await checksOf(database);
    expect(before).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);

    expect(await retryJobs(database, 'all', shop.clock.now())).toBe(0);

    expect(await checksOf(database)).toEqual(before);
    await shop.live(day);
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'captured', amount: total }]);
  });

  test('ask nobody when they run too early, and are done at their time', async () => {
    const { database, shop, orderId } = await paidUnseen();
    const planned = await checksOf(database);
    await database.transaction((transaction) =>
      transaction.updateTable('jobs').set({ run_at: shop.clock.now() }).where('kind', '=', 'payment-check').execute(),
    );

    await shop.live(1000);

    const [one, other, ...left] = await checksOf(database);
    expect([one, other]).toMatchObject([{ state: 'done' }, { state: 'done' }]);
    expect(left).toEqual(planned);
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'redirected', asked_at: null }]);
    await shop.live(day);
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'captured' }]);
  });
});
