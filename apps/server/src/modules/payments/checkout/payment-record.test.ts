import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { readSnapshot } from '../../orders/stored-order.ts';
import { failures } from '../testing/gateway.ts';
import { type TestPayments, testPayments } from '../testing/payments.ts';
import { createPaymentRecords } from './payment-record.ts';

describeOnBothEngines('the payment fields of an order', ({ open }) => {
  async function shopOf(type: 'paypal' | 'saferpay', condition: string = type) {
    const database = await open();
    const shop = testPayments(database, type);
    const records = createPaymentRecords(database);
    const { id } = await shop.order({ condition });
    const row = await database.read.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const order = readSnapshot(row);
    return { shop, id, order, says: async () => (await records.wireOf([order])).get(id), records };
  }
  const executeNewest = async (shop: TestPayments, orderId: string) =>
    shop.execute({ paymentId: (await shop.attempts(orderId)).at(-1)?.provider_ref ?? '', payerId: 'p' });

  test('nothing where it is not paid online', async () => {
    const { says } = await shopOf('paypal', 'vorkasse');
    expect(await says()).toEqual({});
  });

  test('of PayPal: nothing, created, checked, failed, approved', async () => {
    const { shop, id, says } = await shopOf('paypal');
    expect(await says()).toEqual({ payment: 'due' });
    const attempt = await shop.begin(id);
    expect(await says()).toEqual({ payment: 'due', paypalPayment: { state: 'created' } });
    shop.provider.authorize(attempt);
    shop.provider.happens('capture', { kind: 'before', failure: failures.unknown });
    await executeNewest(shop, id);
    expect(await says()).toEqual({ payment: 'checking', paypalPayment: { state: 'created' } });
    shop.provider.happens('capture', { kind: 'before', failure: failures.declined });
    await executeNewest(shop, id);
    expect(await says()).toEqual({ payment: 'due', paypalPayment: { state: 'failed' } });
    await executeNewest(shop, id);
    expect(await says()).toEqual({ payment: 'paid', paypalPayment: { state: 'approved' } });
    const [{ id: attemptId = '', amount = 0 } = {}] = (await shop.attempts(id)).slice(-1);
    await shop.refund({ attemptId, amount: 1000, note: '', key: `teil-${id}` });
    const paid = amount / 100;
    expect(await says()).toEqual({
      payment: 'returned',
      paymentSums: { paid, returned: 10, left: (amount - 1000) / 100, open: 10 },
      paypalPayment: { state: 'approved' },
    });
    await shop.cancel(id);
    const paymentSums = { paid, returned: paid, left: 0, open: paid };
    expect(await says()).toEqual({ payment: 'returned', paymentSums, paypalPayment: { state: 'approved' } });
  });

  test('that money was refunded only when it was: not what is asked for, or has no answer', async () => {
    const { shop, id, order, says, records } = await shopOf('paypal');
    const attemptId = await shop.begin(id);
    shop.provider.captureAtOnce(attemptId);
    await executeNewest(shop, id);
    const amount = order.total.gross;
    const refund = (cents: number, key: string) => shop.refund({ attemptId, amount: cents, note: '', key: key + id });

    for (const [state, failure] of [
      ['asked', failures.unreachable],
      ['unknown', failures.unknown],
    ] as const) {
      shop.provider.happens('refund', { kind: 'before', failure });
      expect(await refund(1000, 'first')).toMatchObject({ state });
      expect(await says()).toEqual({ payment: 'paid', paypalPayment: { state: 'approved' } });
    }
    expect(await executeNewest(shop, id)).toMatchObject({ payment: 'paid' });
    expect(await shop.status(attemptId)).toEqual({ payment: 'paid' });
    expect((await records.recordsOf([order.id])).get(order.id)).toMatchObject([{ refunded: 0 }]);
    expect(await refund(amount - 999, 'too-much')).toMatchObject({ code: 'not-refundable' });

    await shop.checkAll();
    shop.provider.happens('refund', { kind: 'after', failure: failures.unknown });
    await refund(amount - 1000, 'rest');
    expect(await says()).toMatchObject({
      payment: 'returned',
      paymentSums: { paid: amount / 100, returned: 10, left: (amount - 1000) / 100, open: 10 },
    });
    expect((await records.recordsOf([order.id])).get(order.id)).toMatchObject([{ state: 'captured', refunded: 1000 }]);
    await shop.checkAll();
    expect(await says()).toMatchObject({ paymentSums: { returned: amount / 100, left: 0 } });
    expect((await records.recordsOf([order.id])).get(order.id)).toMatchObject([
      { state: 'refunded', refunded: amount },
    ]);
  });

  test('of Saferpay: nothing, on the way, given up, superseded, made', async () => {
    const { shop, id, says } = await shopOf('saferpay');
    expect(await says()).toEqual({ payment: 'due' });
    const first = await shop.begin(id);
    expect(await says()).toEqual({ payment: 'due', saferpayPayment: {} });
    shop.provider.stand(first, { state: 'cancelled', code: 'TRANSACTION_ABORTED', payerMessage: 'Abgebrochen' });
    await shop.execute({ orderId: id, type: 'saferpay' });
    const error = { code: 'TRANSACTION_ABORTED', msg: 'Abgebrochen' };
    expect(await says()).toEqual({ payment: 'due', saferpayPayment: { error } });
    await shop.begin(id);
    const last = await shop.begin(id);
    shop.provider.authorize(last);
    await shop.execute({ orderId: id, type: 'saferpay' });
    const transaction = { id: 'transaction', means: 'Karte **** 0001' };
    expect(await says()).toEqual({ payment: 'paid', saferpayPayment: { transaction } });
  });

  test('of a whole page of orders each its own, by a question about attempts and one about notes', async () => {
    const database = await open();
    const shop = testPayments(database, 'paypal');
    const ids: string[] = [];
    for (const condition of ['paypal', 'vorkasse', 'paypal', 'saferpay'])
      ids.push((await shop.order({ condition })).id);
    const [paid = '', transfer = '', due = '', card = ''] = ids;
    const attempt = await shop.begin(paid);
    await shop.begin(due);
    shop.provider.authorize(attempt);
    await shop.execute({ paymentId: `ref-${attempt}`, payerId: 'p' });
    const rows = await database.read.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
    let questions = 0;
    const counted = new Proxy(database.read, {
      get(read, name) {
        if (name === 'selectFrom') questions += 1;
        const member: unknown = Reflect.get(read, name, read);
        return typeof member === 'function' ? member.bind(read) : member;
      },
    });

    const said = await createPaymentRecords({ read: counted }).wireOf(rows.map(readSnapshot));

    expect(said.get(paid)).toEqual({ payment: 'paid', paypalPayment: { state: 'approved' } });
    expect(said.get(transfer)).toEqual({});
    expect(said.get(due)).toEqual({ payment: 'due', paypalPayment: { state: 'created' } });
    expect(said.get(card)).toEqual({ payment: 'due' });
    expect(questions).toBe(2);
  });

  test('to those who ask for their data, without what names a payment to the provider', async () => {
    const { shop, id, order, records } = await shopOf('saferpay');
    const attempt = await shop.begin(id);
    shop.provider.authorize(attempt);
    await shop.execute({ orderId: id, type: 'saferpay' });
    const exported = (await records.recordsOf([order.id])).get(order.id);
    expect(exported).toEqual([
      {
        ...{ number: 1, provider: 'saferpay', reference: `${order.orderNumber}-1`, amount: order.total.gross },
        ...{ state: 'captured', refunded: 0, takenBack: 0, means: 'Karte **** 0001', failureCode: null },
        ...{ createdAt: expect.any(Number), changedAt: expect.any(Number) },
      },
    ]);
    for (const key of [attempt, 'ref-', 'capture-of', 'transaction']) {
      expect(JSON.stringify(exported)).not.toContain(key);
    }
  });
});
