import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { leaseAttempt } from '../store/leases.ts';
import { createTestProvider } from '../testing/gateway.ts';
import { testClock, testPayments } from '../testing/payments.ts';

describeOnBothEngines('paying an order', ({ open, place }) => {
  test('is booked once, with one mail, from creating to the end', async () => {
    const shop = testPayments(await open(), 'paypal');
    const { id: orderId, total } = await shop.order();
    const attempt = await shop.begin(orderId);
    shop.provider.authorize(attempt);

    const answer = await shop.execute({ paymentId: `ref-${attempt}`, payerId: 'whoever' });

    expect(answer).toEqual({ payment: 'paid', state: 'approved' });
    expect(shop.provider.books(attempt)).toEqual({ captures: 1, captured: total, refunded: 0, refunds: 0, voids: 0 });
    expect(await shop.attempts(orderId)).toMatchObject([
      {
        state: 'captured',
        capture_id: `capture-of-${attempt}`,
        means: 'Karte **** 0001',
        open_order: null,
        lease: null,
      },
    ]);
    expect(await shop.operations(attempt)).toEqual([{ kind: 'capture', state: 'done', amount: total, tries: 1 }]);
    expect(await shop.jobs(attempt)).toEqual(['payment-mail']);
    expect(await shop.found()).toEqual([]);
    expect(shop.logged.join()).not.toContain(orderId);
  });

  test('is mailed to each recipient of order notices, once and without the key to the order', async () => {
    const database = await open();
    const value = JSON.stringify(['chefin@shop.example', 'lager@shop.example']);
    await database.transaction((transaction) =>
      transaction.insertInto('configuration').values({ key: 'orderMail', value, version: 1 }).execute(),
    );
    const shop = testPayments(database, 'saferpay');
    const { id: orderId } = await shop.order();
    const placed = database.read.selectFrom('orders').select('order_number').where('id', '=', orderId);
    const { order_number: orderNumber } = await placed.executeTakeFirstOrThrow();
    const attempt = await shop.begin(orderId);
    shop.provider.authorize(attempt);
    await shop.execute({ orderId, type: 'saferpay' });
    await shop.settleOnNews({ attemptId: attempt, attempt: 1 });

    await shop.live(60_000);

    const subject = `Bezahlt: Bestellung ${orderNumber}`;
    expect(shop.mails.toSorted()).toEqual([
      subject,
      subject,
      `Ihre Zahlung für die Bestellung ${orderNumber} ist eingegangen`,
    ]);
    expect(shop.sent.flatMap(({ to, subject: about }) => (about === subject ? to.address : [])).sort()).toEqual(
      JSON.parse(value),
    );
    for (const mail of shop.sent) expect(JSON.stringify(mail)).not.toContain(orderId);
  });

  test('is noticed by servers whose clocks differ', async () => {
    const at = await place();
    const clock = testClock();
    const provider = createTestProvider('saferpay', clock.now);
    const ahead = { ...clock, now: () => clock.now() + 5000 };
    const fast = testPayments(await open(at), 'saferpay', { clock: ahead, provider });
    const slow = testPayments(await open(at), 'saferpay', { clock, provider });
    const { id: orderId, total } = await slow.order();
    const attempt = await slow.begin(orderId);
    expect(await fast.execute({ orderId, type: 'saferpay' })).toEqual({ payment: 'due' });
    provider.authorize(attempt);

    await slow.settleOnNews({ attemptId: attempt, attempt: 1 });

    expect(await slow.attempts(orderId)).toMatchObject([{ state: 'captured' }]);
    expect(provider.books(attempt)).toMatchObject({ captures: 1, captured: total });
  });

  test('by eight executes at once, a notification and a check on two servers, is captured once [security: execute-at-once]', async () => {
    const at = await place();
    const clock = testClock();
    const provider = createTestProvider('paypal', clock.now);
    const servers = [
      testPayments(await open(at), 'paypal', { clock, provider }),
      testPayments(await open(at), 'paypal', { clock, provider }),
    ] as const;
    const { id: orderId, total } = await servers[0].order();
    const attempt = await servers[0].begin(orderId);
    provider.authorize(attempt);
    provider.meanwhile = () => new Promise((wake) => setTimeout(wake, 5));

    const executes = Array.from({ length: 8 }, (_, i) =>
      servers[i % 2 === 0 ? 0 : 1].execute({ paymentId: `ref-${attempt}`, payerId: 'p' }),
    );
    const others = [servers[1].checkAll(), servers[0].settleOnNews({ attemptId: attempt, attempt: 1 })];
    const answers = await Promise.all(executes);
    await Promise.all(others);

    expect(answers).toEqual(Array.from({ length: 8 }, () => ({ payment: 'paid', state: 'approved' })));
    expect(provider.books(attempt)).toMatchObject({ captures: 1, captured: total, refunds: 0 });
    expect(provider.calls.capture).toBe(1);
    expect(await servers[0].jobs(attempt)).toEqual(['payment-mail']);
  });

  test('whose server died while it asked is gone on with by the one that starts, once the lease is over', async () => {
    const database = await open();
    const shop = testPayments(database, 'saferpay');
    const { id: orderId, total } = await shop.order();
    const attempt = await shop.begin(orderId);
    shop.provider.authorize(attempt);
    const now = shop.clock.now();
    await leaseAttempt(database, attempt, { now, until: now + 60_000 });

    await shop.resume();
    await shop.live(59_000);
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'redirected' }]);
    await shop.live(2000);
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'captured', lease: null }]);
    expect(shop.provider.total()).toBe(total);
  });
});
