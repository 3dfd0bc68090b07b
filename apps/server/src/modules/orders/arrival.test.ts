import type { CalculatedOrder, Order } from '@kontor/contract';
import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { orderMail } from './confirmation-mail/order-mail.ts';
import { agreedOrderById } from './orders.repository.ts';
import { fillCatalogue, placement, testConfiguration, testNow, testShop } from './testing/shop.ts';

// The clock of these tests stands at 13:30 in Vienna, on a Friday.
const uiSettings = { ...testConfiguration.uiSettings, dispatchUntil: '14:00' };
const item = (name: string, amount: number) => ({ product: { _id: `p-${name}` }, condition: { _id: name }, amount });
const tuesday = { from: '2026-11-24', to: '2026-11-24' };
const days = { min: 2, max: 2 };

async function openShop(database: Database, more: Parameters<typeof testShop>[1] = {}) {
  await fillCatalogue(database);
  await database.transaction((transaction) =>
    transaction.updateTable('conditions').set({ backorder: 1 }).where('id', '=', 'book').execute(),
  );
  const shop = testShop(database, { uiSettings, ...more });
  const there = <Answer extends object>(answer: Answer) => {
    if (isRefused(answer)) throw new Error(answer.code);
    return answer as Exclude<Answer, { status: number }>;
  };
  return {
    calculate: async (body: Parameters<typeof shop.orders.calculate>[0]) =>
      (there(await shop.orders.calculate(body)) as CalculatedOrder).arrival,
    async place(more: Parameters<typeof placement>[0] = {}) {
      const placed = there(await shop.orders.finish('key', placement(more))) as Order;
      const mail = async () => {
        const order = await agreedOrderById(database.read, placed._id);
        if (order === null) throw new Error('An order is not there');
        const from = { name: '', address: 'shop@shop.example' };
        const { text } = orderMail(order, {
          from,
          addressToPay: null,
          guarantee: null,
          withdrawal: null,
          attachments: [],
        });
        return text.split('\n').filter((line) => line.startsWith('Lieferung'));
      };
      return { placed, again: there(await shop.orders.find(placed._id)) as Order, mail };
    },
  };
}

describeOnBothEngines('when an order arrives', ({ open }) => {
  test('is said of a cart, with the last of its goods', async () => {
    const shop = await openShop(await open());
    expect(await shop.calculate({ items: [item('hammer', 1)] })).toEqual({ days, ...tuesday });
    // Five books are there. The sixth comes to the shop first, in 10 to 14 working days.
    expect(await shop.calculate({ items: [item('book', 5)] })).toEqual({ days, ...tuesday });
    expect(await shop.calculate({ items: [item('hammer', 1), item('book', 6)] })).toEqual({
      ...{ days: { min: 12, max: 16 }, from: '2026-12-09', to: '2026-12-15' },
    });
  });

  test('has no day while a transfer must come first', async () => {
    const shop = await openShop(await open());
    const items = [item('hammer', 1)];
    expect(await shop.calculate({ items, paymentCondition: 'vorkasse' })).toEqual({ days });
    expect(await shop.calculate({ items, paymentCondition: 'rechnung' })).toEqual({ days, ...tuesday });
  });

  test('is not said of goods that are fetched, nor by a shop that does not say until when it dispatches', async () => {
    const database = await open();
    const shop = await openShop(database, { pickupCarriers: ['Post'] });
    expect(await shop.calculate({ items: [item('hammer', 1)], carrier: 'Post' })).toBeUndefined();
    expect((await shop.place()).placed).not.toHaveProperty('arrival');
    const silent = testShop(database, { uiSettings: testConfiguration.uiSettings });
    expect(await silent.orders.calculate({ items: [item('hammer', 1)] })).not.toHaveProperty('arrival');
  });

  test('is said of an order that is paid later, in its mail too, and stays as it was', async () => {
    const shop = await openShop(await open());
    const { placed, again, mail } = await shop.place({ paymentCondition: 'rechnung' });
    expect([placed.arrival, again.arrival]).toEqual(Array(2).fill({ days, ...tuesday }));
    expect(await mail()).toEqual(['Lieferung: Di., 24. Nov.']);
  });

  test('is said no more while the order is held, nor once its last day has passed', async () => {
    const database = await open();
    const shop = await openShop(database);
    const { placed } = await shop.place({ paymentCondition: 'rechnung' });
    const arrivalOn = async (day: string) => {
      const found = await testShop(database, { uiSettings }, { clock: () => Date.parse(`${day}T11:00Z`) }).orders.find(
        placed._id,
      );
      return isRefused(found) ? found.code : found.arrival;
    };
    expect(await arrivalOn('2026-11-24')).toEqual({ days, ...tuesday });
    expect(await arrivalOn('2026-11-25')).toBeUndefined();
    const hold = (reason: string | null) =>
      database.transaction((transaction) =>
        transaction.updateTable('orders').set({ hold: reason }).where('id', '=', placed._id).execute(),
      );
    await hold('UID prüfen');
    expect(await arrivalOn('2026-11-20')).toBeUndefined();
    await hold(null);
    expect(await arrivalOn('2026-11-20')).toEqual({ days, ...tuesday });
  });

  test('counts from the payment where the goods wait for it', async () => {
    const database = await open();
    const shop = await openShop(database);
    const { placed, again, mail } = await shop.place();
    expect([placed.arrival, again.arrival]).toEqual([{ days }, { days }]);
    expect(await mail()).toEqual(['Lieferung: 2 Werktage nach Zahlungseingang']);
    await database.transaction((transaction) =>
      transaction
        .insertInto('noted_payments')
        .values({
          ...{ id: 'n1', order_id: placed._id, source: 'bank:1', amount: 7178, received_on: '2026-11-26' },
          ...{ reference: '', noted_by: 'Eva', noted_at: testNow + 6 * 86_400_000, taken_back_by: null },
          taken_back_at: null,
        })
        .execute(),
    );
    const paid = await testShop(database, { uiSettings }).orders.find(placed._id);
    expect(paid).toMatchObject({ payment: 'paid', arrival: { days, from: '2026-11-30', to: '2026-11-30' } });
  });
});
