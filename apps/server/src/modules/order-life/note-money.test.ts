import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { storeCustomer } from '../customers/testing/customers.ts';
import { fillCatalogue, placement } from '../orders/testing/shop.ts';
import { testLife } from './testing/life.ts';

describeOnBothEngines('money of an order that is noted by hand', ({ open }) => {
  async function start() {
    const database = await open();
    const at = testLife(database);
    await at.order(1);
    const number = '2026-000001';
    const total = (await at.done(at.life.order(number))).money.toPay;
    const body = (more: object = {}) => ({
      ...{ number, key: 'request-1', amount: total, receivedOn: '2026-07-01', means: 'cash' as const },
      ...{ reason: 'Beleg 17', ...more },
    });
    const note = (more: object = {}) => at.life.noteMoney(at.eva, body(more));
    const undo = (_id: string, reason = 'vertippt') => at.life.undoMoney(at.eva, { number, _id, reason });
    return { ...at, database, number, total, note, undo };
  }

  test('pays it, once under its key, also by two at once', async () => {
    const { done, note, total, logged, number } = await start();
    const [first, second] = await Promise.all([done(note()), done(note())]);
    expect([first.payment, second.payment]).toEqual(['paid', 'paid']);
    const third = await done(note());
    expect(third.transfers).toEqual([
      {
        ...{ _id: expect.any(String), via: 'cash', takenBack: null, amount: total, receivedOn: '2026-07-01' },
        ...{ reference: 'Beleg 17', by: 'Eva' },
      },
    ]);
    expect(await logged(number)).toEqual(['payment.noted']);
  });

  test('of a cancelled or overpaid order must be transferred back by hand, until somebody has', async () => {
    const { life, eva, done, note, number, total } = await start();
    const found = async () => {
      const page = await life.list({ matter: 'transfer-back' });
      return 'orders' in page ? page.orders.map((one) => [one.number, one.payment]) : page;
    };
    await done(note({ amount: Math.round(total * 100 + 2080) / 100 }));
    expect(await done(life.order(number))).toMatchObject({ payment: 'overpaid', money: { toTransferBack: 20.8 } });
    expect(await found()).toEqual([[number, 'overpaid']]);
    const back = { means: 'transfer', reason: 'Rücküberweisung' };
    const evened = await done(note({ ...back, key: 'request-back', amount: -20.8 }));
    expect(evened).toMatchObject({ payment: 'paid', money: { toTransferBack: 0 } });
    expect(evened.transfers).toContainEqual(expect.objectContaining({ via: 'transfer', amount: -20.8 }));
    expect(await found()).toEqual([]);
    const cancelled = await done(life.cancel(eva, { number, version: 0, key: 'request-c', reason: 'x' }, false));
    expect(cancelled).toMatchObject({ state: 'cancelled', payment: 'overpaid', money: { toTransferBack: total } });
    expect(await found()).toEqual([[number, 'overpaid']]);
    const gone = await done(note({ ...back, key: 'request-gone', amount: -total }));
    expect(gone).toMatchObject({ payment: 'refunded', money: { toTransferBack: 0 } });
    expect(await found()).toEqual([]);
  });

  test('is asked for in the list of the customer’s orders until all of it has come, or the order is cancelled', async () => {
    const database = await open();
    await fillCatalogue(database);
    const { life, shop, eva, done } = testLife(database);
    const ada = await storeCustomer(database);
    for (const key of ['k', 'to-cancel']) await shop.orders.finish(key, placement(), ada);
    const asked = async () =>
      (await shop.orders.ofCustomer(ada, {})).orders.map(({ orderNumber, payment, toTransfer }) => [
        orderNumber.slice(-1),
        payment,
        toTransfer,
      ]);
    const [second = '', first = ''] = (await shop.orders.ofCustomer(ada, {})).orders.map((one) => one.orderNumber);
    const [two, one] = [second.slice(-1), first.slice(-1)];
    const money = { number: first, receivedOn: '2026-07-01', means: 'cash' as const, reason: 'Auszug 4' };
    expect(await asked()).toEqual([
      [two, undefined, true],
      [one, undefined, true],
    ]);
    await done(life.noteMoney(eva, { ...money, key: 'request-a', amount: 1 }));
    await done(life.cancel(eva, { number: second, version: 0, key: 'request-c', reason: 'x' }, false));
    expect(await asked()).toEqual([
      [two, undefined, undefined],
      [one, 'partly-paid', true],
    ]);
    await done(life.noteMoney(eva, { ...money, key: 'request-b', amount: 70.78 }));
    expect(await asked()).toEqual([
      [two, undefined, undefined],
      [one, 'paid', undefined],
    ]);
  });

  test('the key of a note is no key to another sum', async () => {
    const { done, code, note } = await start();
    await done(note());
    expect(await code(note({ amount: 1 }))).toEqual([409, 'already-noted']);
    expect(await code(note({ amount: 1, means: 'other' }))).toEqual([409, 'already-noted']);
  });

  test('taken back it counts no more, stays to be seen, and no repeated request brings it again', async () => {
    const { done, note, undo, total, logged, number } = await start();
    const [noted] = (await done(note())).transfers;
    const undone = await done(undo(noted?._id ?? ''));
    expect(undone.payment).toBe('open');
    expect(undone.transfers).toMatchObject([{ amount: total, takenBack: { by: 'Eva' } }]);
    expect((await done(undo(noted?._id ?? ''))).transfers).toEqual(undone.transfers);
    expect((await done(note())).payment).toBe('open');
    expect(await logged(number)).toEqual(['payment.noted', 'payment.taken-back']);
    expect((await done(note({ key: 'request-2' }))).payment).toBe('paid');
  });

  test('a cash discount is no money: what is cancelled takes its share of it along, and no more goes back than came', async () => {
    const { life, eva, done, database, number } = await start();
    const row = (source: string, amount: number) => ({
      ...{ id: source, order_id: 'secret-key-of-order-1', source, amount, received_on: '2026-11-20', reference: '' },
      ...{ noted_by: 'Kontor', noted_at: 1, taken_back_by: null, taken_back_at: null },
    });
    await database.transaction((transaction) =>
      transaction
        .insertInto('noted_payments')
        .values([row('bank:x', 16_313), row('discount:bank:x', 333)])
        .execute(),
    );
    const order = await done(life.order(number));
    expect([order.payment, order.money.received, order.money.toRefund]).toEqual(['paid', 163.13, 0]);
    expect(order.transfers.map(({ via }) => via)).toEqual(['bank', 'discount']);
    const cancel = (key: string, pieces?: { line: number; amount: number; toStock: boolean }[]) =>
      done(life.cancel(eva, { number, version: 99, key, reason: 'Wunsch', ...(pieces && { pieces }) }, false));
    const part = await cancel('first-step', [{ line: 0, amount: 2, toStock: true }]);
    expect([part.money.stillDue, part.money.toRefund]).toEqual([126.48, 39.18]);
    expect((await cancel('second-step')).money.toRefund).toBe(163.13);
  });

  test('a cent too little pays it, is shown as what came, and no cent more goes back', async () => {
    const { life, eva, done, note, number, total } = await start();
    const cents = Math.round(total * 100) - 1;
    const paid = await done(note({ amount: cents / 100 }));
    expect(paid).toMatchObject({ payment: 'paid', money: { received: cents / 100, toRefund: 0 } });
    const body = { number, version: 99, key: 'cancel', reason: 'Wunsch' };
    expect((await done(life.cancel(eva, body, false))).money.toRefund).toBe(cents / 100);
  });

  test('money sent back reduces the money received, and never exceeds it', async () => {
    const { done, code, note, total } = await start();
    expect(await code(note({ amount: -1 }))).toEqual([409, 'more-than-came']);
    await done(note());
    expect((await done(note({ key: 'request-2', amount: -1 }))).money.received).toBeCloseTo(total - 1, 10);
  });

  test.each([
    [{ amount: 0 }, 'invalid-form'],
    [{ amount: 2_000_000 }, 'invalid-form'],
    [{ receivedOn: '2026-02-30' }, 'invalid-form'],
    [{ receivedOn: '2099-01-01' }, 'invalid-form'],
    [{ reason: ' ' }, 'invalid-form'],
  ])('%j is refused at its field', async (more, wrong) => {
    const { code, note } = await start();
    expect(await code(note(more))).toEqual([400, wrong]);
  });

  test('a note that the order does not have cannot be taken back, and no order is made up', async () => {
    const { code, undo, note } = await start();
    expect(await code(undo('nothing'))).toEqual([404, 'money-not-noted']);
    expect(await code(note({ number: '2026-999999' }))).toEqual([404, 'order-not-found']);
  });
});
