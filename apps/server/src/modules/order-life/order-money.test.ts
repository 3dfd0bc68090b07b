import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { fillCatalogue } from '../orders/testing/shop.ts';
import { type TestPayments, testPayments } from '../payments/testing/payments.ts';
import { refundsToldIn } from './refunds-told.ts';
import { testLife } from './testing/life.ts';

describeOnBothEngines('the money of an order that is cancelled', ({ open }) => {
  async function start() {
    const database = await open();
    await fillCatalogue(database);
    const shop = testPayments(database, 'saferpay', { refundsTold: refundsToldIn(database) });
    const at = testLife(database, { payments: shop });
    let key = 0;
    const on = (number: string, version: number) => ({ number, version, key: `request-${++key}` });
    async function order(until: 'begun' | 'agreed' | 'paid') {
      const { id, total } = await shop.order();
      const number = `2026-${id.slice(-6)}`;
      const attempt = await shop.begin(id);
      if (until !== 'begun') shop.provider.authorize(attempt);
      if (until === 'paid') await shop.execute({ orderId: id, type: 'saferpay' });
      return { id, total, number, attempt };
    }
    async function listed(payment: 'paid' | 'overpaid' | 'refunded') {
      const page = await at.life.list({ payment });
      return 'orders' in page ? page.orders.map((one) => one.number) : page;
    }
    return { database, shop, at, on, order, listed };
  }
  const mailsAbout = (shop: TestPayments, number: string) => shop.mails.filter((subject) => subject.includes(number));

  test('of a paid order goes back once, which needs a right of its own', async () => {
    const { shop, at, on, order, listed } = await start();
    const { id, total, number, attempt } = await order('paid');
    await shop.live(0);
    const paid = await at.done(at.life.order(number));
    expect(paid).toMatchObject({ payment: 'paid', money: { received: total / 100, toRefund: 0 } });
    expect(paid.steps).toContainEqual({ kind: 'cancel', refusal: 'paid' });
    expect(await listed('paid')).toEqual([number]);
    const body = { ...on(number, 0), isTold: false, reason: 'x' };
    expect(await at.refusal(at.life.cancel(at.eva, body, false))).toEqual([
      409,
      'step-refused',
      'Diese Bestellung ist bezahlt. Ganz stornieren kann sie nur, wer auch Geld erstatten darf, in der Bestellung selbst.',
    ]);
    expect(await shop.attempts(id)).toMatchObject([{ state: 'captured', refunded: 0 }]);

    expect(await at.done(at.life.cancel(at.eva, body, true))).toMatchObject({ state: 'cancelled' });
    // Reserved in the transaction of the cancellation, before the call to the provider.
    expect(await shop.attempts(id)).toMatchObject([{ state: 'captured', refunded: total }]);
    expect(shop.provider.calls.refund).toBe(0);
    await shop.look();
    await shop.live(26 * 3_600_000);
    expect(shop.provider.books(attempt)).toMatchObject({ captured: total, refunded: total, refunds: 1 });
    expect(mailsAbout(shop, number)).toEqual([
      `Ihre Zahlung für die Bestellung ${number} ist eingegangen`,
      `Ihre Zahlung für die stornierte Bestellung ${number} geht an Sie zurück`,
    ]);
    expect(await at.done(at.life.order(number))).toMatchObject({
      payment: 'refunded',
      money: { received: 0, toRefund: 0 },
    });
  });

  test('and the cancellation are told in one mail, with what goes back', async () => {
    const { database, shop, at, on, order } = await start();
    const { id, total, number } = await order('paid');
    await shop.live(0);
    const cancelled = await at.done(at.life.cancel(at.eva, { ...on(number, 0), reason: 'x' }, true));
    expect(cancelled.timeline).toMatchObject([{ kind: 'cancel', amount: total / 100, isTold: true }]);
    const [mail, ...more] = await at.mails();
    await database.transaction((transaction) =>
      transaction.deleteFrom('jobs').where('kind', '=', 'order-cancelled-mail').execute(),
    );
    await shop.live(26 * 3_600_000);
    expect(await shop.attempts(id)).toMatchObject([{ state: 'refunded', refunded: total }]);
    expect(mailsAbout(shop, number)).toEqual([`Ihre Zahlung für die Bestellung ${number} ist eingegangen`]);
    expect([mail?.subject, more]).toEqual([`Ihre Bestellung ${number} wurde storniert`, []]);
    const amount = `${(total / 100).toFixed(2).replace('.', ',')}\u00a0€`;
    expect(mail?.text.replaceAll('\n', ' ')).toContain(`Ihre Zahlung von ${amount} (`);
    expect(mail?.text).toContain('überweisen wir Ihnen auf demselben Weg zurück');
    expect(JSON.stringify(cancelled)).not.toContain('refunds');
  });

  test('that was promised is voided at once, and what is still open is never taken', async () => {
    const { shop, at, on, order } = await start();
    for (const until of ['begun', 'agreed'] as const) {
      const { id, number, attempt } = await order(until);
      await at.done(at.life.cancel(at.eva, { ...on(number, 0), isTold: false, reason: 'x' }, false));
      if (until === 'begun') shop.provider.authorize(attempt);
      await shop.execute({ orderId: id, type: 'saferpay' });
      await shop.live(26 * 3_600_000);
      expect(shop.provider.books(attempt)).toMatchObject({ captured: 0, captures: 0, voids: 1 });
      expect(await shop.attempts(id)).toMatchObject([{ state: 'voided' }]);
      expect(mailsAbout(shop, number)).toEqual([]);
    }
    expect(await shop.found()).toEqual([]);
  });

  test('that comes while the order is cancelled goes back too', async () => {
    const { shop, at, on, order } = await start();
    const { id, total, number, attempt } = await order('agreed');
    const taken = Promise.withResolvers<void>();
    const cancelled = Promise.withResolvers<void>();
    shop.provider.meanwhile = async (call) => {
      if (call !== 'capture') return;
      taken.resolve();
      await cancelled.promise;
    };
    const paying = shop.execute({ orderId: id, type: 'saferpay' });
    await taken.promise;
    await at.done(at.life.cancel(at.eva, { ...on(number, 0), isTold: false, reason: 'x' }, false));
    cancelled.resolve();
    await paying;
    await shop.live(26 * 3_600_000);
    expect(shop.provider.books(attempt)).toMatchObject({ captured: total, refunded: total });
    expect(await at.done(at.life.order(number))).toMatchObject({ state: 'cancelled', payment: 'refunded' });
  });

  test('of a part that is gone is not asked for: the rest pays the order, by the provider and in every state', async () => {
    const { shop, at, on, listed } = await start();
    const { id, total } = await shop.order();
    const number = `2026-${id.slice(-6)}`;
    const part = { ...on(number, 0), isTold: false, reason: 'x', pieces: [{ line: 0, amount: 1, toStock: true }] };
    await at.done(at.life.cancel(at.eva, part, false));
    const attempt = await shop.begin(id);
    shop.provider.authorize(attempt);
    expect(await shop.execute({ orderId: id, type: 'saferpay' })).toMatchObject({ payment: 'paid' });
    expect(shop.provider.books(attempt)).toMatchObject({ captured: total - 1999 });
    expect(await at.done(at.life.order(number))).toMatchObject({ payment: 'paid', money: { toRefund: 0 } });
    expect(await listed('paid')).toEqual([number]);
    expect(await shop.found()).toEqual([]);
  });

  test('of pieces that all came back is overpaid until it is on its way back', async () => {
    const { shop, at, on, order, listed } = await start();
    const { number, total, id } = await order('paid');
    await at.done(at.life.ship(at.eva, { ...on(number, 0), isTold: false, isAgeChecked: true }));
    const { lines } = await at.done(at.life.order(number));
    const pieces = lines.map(({ shipped }, line) => ({ line, amount: shipped, toStock: true }));
    const returned = { ...on(number, 1), reason: 'Widerruf', pieces, isTold: false };
    const back = await at.done(at.life.takeBack(at.eva, returned));
    expect(back).toMatchObject({ payment: 'overpaid', money: { stillDue: 0, toRefund: total / 100 } });
    expect(await listed('paid')).toEqual([]);
    expect(await listed('overpaid')).toEqual([number]);
    await at.done(at.life.refund(at.eva, { number, key: 'refund-all', amount: total / 100, reason: 'Widerruf' }));
    await shop.live(26 * 3_600_000);
    expect(await shop.attempts(id)).toMatchObject([{ state: 'refunded' }]);
    expect(await at.done(at.life.order(number))).toMatchObject({ payment: 'refunded', money: { toRefund: 0 } });
    expect(await listed('overpaid')).toEqual([]);
    expect(await listed('refunded')).toEqual([number]);
  });

  test('that is refunded is told by mail once, if the operator says so', async () => {
    const { at, order } = await start();
    const { number } = await order('paid');
    const refund = { number, key: 'refund-told', amount: 5, reason: 'Kratzer', isTold: true };
    await at.done(at.life.refund(at.eva, refund));
    await at.done(at.life.refund(at.eva, refund));
    await at.done(at.life.refund(at.eva, { ...refund, key: 'refund-untold', isTold: false }));
    expect(await at.queued()).toEqual(['order-refunded-mail 1']);
    const [told] = await at.mails();
    expect(told?.subject).toBe(`Geld zurück zu Ihrer Bestellung ${number}`);
    expect(told?.text).toContain(`wir erstatten Ihnen zu Ihrer Bestellung ${number} 5,00\u00a0€.`);
    expect(told?.text).not.toContain(refund.reason);
  });

  test('of a part is reported as due for refund, and is refunded once, never more than was received', async () => {
    const { shop, at, on, order } = await start();
    const { number, attempt, total } = await order('paid');
    const part = { ...on(number, 0), isTold: false, reason: 'x', pieces: [{ line: 0, amount: 1, toStock: true }] };
    const after = await at.done(at.life.cancel(at.eva, part, false));
    expect(after.money).toEqual({
      ...{ toPay: total / 100, allowance: 0, stillDue: (total - 1999) / 100, received: total / 100 },
      ...{ toRefund: 19.99, toTransferBack: 0 },
    });
    const refund = { number, key: 'refund-1', amount: 19.99, reason: 'Ein Stück nicht lieferbar' };
    const refunded = await at.done(at.life.refund(at.eva, refund));
    expect(refunded.money).toMatchObject({ toRefund: 0, received: (total - 1999) / 100 });
    expect(refunded.timeline.at(-1)).toMatchObject({ kind: 'refund', amount: 19.99, reason: refund.reason });
    await at.done(at.life.refund(at.eva, refund));
    expect(shop.provider.books(attempt)).toMatchObject({ refunded: 1999, refunds: 1 });
    expect((await at.done(at.life.order(number))).timeline).toHaveLength(2);
    const rest = { number, key: 'refund-2', amount: (total - 1998) / 100, reason: 'Zu viel' };
    expect(await at.code(at.life.refund(at.eva, rest))).toEqual([409, 'not-refundable']);
    expect(await at.code(at.life.refund(at.eva, { ...rest, amount: 0.001 }))).toEqual([400, 'invalid-request']);
    expect(await at.logged(number)).toEqual(['order.cancel', 'order.refund']);

    // The rest of the order is cancelled too. Only the rest of its money is refunded.
    await at.done(at.life.cancel(at.eva, { ...on(number, 2), isTold: false, reason: 'x' }, true));
    await shop.live(26 * 3_600_000);
    expect(shop.provider.books(attempt)).toMatchObject({ captured: total, refunded: total, refunds: 2 });
  });
});
