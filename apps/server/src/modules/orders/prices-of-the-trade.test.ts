import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { fillCatalogue, placement, testShop } from './testing/shop.ts';

/** The hammers become screws: 3.45 € for 100, from 500 on 2.90 €, sold from 100 on in steps of 50, up to 10,000. */
const sellScrews = (database: Database, more: { stock?: number } = {}) =>
  database.transaction(async (transaction) => {
    await transaction.updateTable('products').set({ weight_grams: 5 }).where('id', '=', 'p-hammer').execute();
    await transaction
      .updateTable('conditions')
      .set({
        ...{ price: 345, price_quantity: 100, scales: '[{"from":500,"price":290}]' },
        ...{ min_amount: 100, amount_step: 50, max_amount: 10_000, norm_price: 690, norm_unit: 'kg', ...more },
      })
      .where('id', '=', 'hammer')
      .execute();
  });
const screws = (amount: number) => ({ product: { _id: 'p-hammer' }, condition: { _id: 'hammer' }, amount });
const price = (gross: number, net: number) => {
  const tax = Math.round((gross - net) * 100) / 100;
  return { gross, net, tax, taxRates: [{ rate: 20, amount: tax }] };
};

describeOnBothEngines('prices for a hundred, scales and amounts', ({ open }) => {
  async function openShop(more: { stock?: number } = {}) {
    const database = await open();
    await fillCatalogue(database);
    await sellScrews(database, more);
    return { database, ...testShop(database) };
  }

  test('a line is counted by the scale that it has reached, rounded once, and says by what it is sold', async () => {
    const { orders } = await openShop();
    const answers = await Promise.all([150, 450, 500].map((amount) => orders.calculate({ items: [screws(amount)] })));
    const items = answers.flatMap((answer) => (isRefused(answer) ? [] : answer.items));
    expect(items.map(({ amount, price: { gross }, total }) => [amount, gross, total.gross, total.tax])).toEqual([
      [150, 3.45, 5.18, 0.86], // 5.175
      [450, 3.45, 15.53, 2.59],
      [500, 2.9, 14.5, 2.42],
    ]);
    expect(items[2]?.condition).toEqual({
      ...{ _id: 'hammer', price: price(3.45, 2.87), priceQuantity: 100 },
      scales: [{ from: 500, price: price(2.9, 2.42) }],
      ...{ minAmount: 100, amountStep: 50, maxAmount: 10_000 },
      // 100 pieces hold 500 g.
      ...{ normPrice: 5.8, normUnit: 'kg' },
    });
    expect(answers).toMatchObject([{ changes: [] }, { changes: [] }, { changes: [] }]);
  });

  test.each([
    [1, 100],
    [120, 150],
    [1_000_000, 10_000],
  ])('%d pieces are not sold: the cart gets %d, with a notice', async (wanted, amount) => {
    const { orders } = await openShop();
    const count = amount.toLocaleString('de-DE');
    expect(await orders.calculate({ items: [screws(wanted)] })).toMatchObject({
      items: [{ amount }],
      changes: [
        {
          conditionId: 'hammer',
          kind: 'amount',
          msg: `„Schlosserhammer“ gibt es nicht in dieser Menge (mindestens 100, in Schritten von 50, höchstens 10.000). Ihre Menge ist jetzt ${count} Stück.`,
        },
      ],
    });
  });

  test('of a stock of 170 only 150 are left', async () => {
    const { orders } = await openShop({ stock: 170 });
    expect(await orders.calculate({ items: [screws(200)] })).toMatchObject({
      items: [{ amount: 150 }],
      changes: [{ kind: 'sold-out', msg: expect.stringContaining('150 Stück') }],
    });
  });

  test('an order keeps what its price was for, and another amount than is sold is not ordered', async () => {
    const { database, orders, stored } = await openShop();
    const before = await stored();
    const odd = await orders.finish('odd', placement({ items: [screws(120)], total: { gross: 12.08 } }));
    expect(odd).toMatchObject({ status: 409, code: 'item-sold-out' });
    expect(await stored()).toEqual(before);

    const order = await orders.finish('key', placement({ items: [screws(500)], total: { gross: 21.4 } }));
    if (isRefused(order)) throw new Error(JSON.stringify(order));
    expect(order.items).toMatchObject([
      {
        condition: { price: price(2.9, 2.42), priceQuantity: 100, unit: 'Stück', normPrice: 5.8, normUnit: 'kg' },
        amount: 500,
        total: price(14.5, 12.08),
      },
    ]);
    expect(await orders.find(order._id)).toEqual(order);
    const { snapshot } = await database.read.selectFrom('orders').select('snapshot').executeTakeFirstOrThrow();
    expect(JSON.parse(snapshot).lines).toMatchObject([{ amount: 500, priceQuantity: 100, price: { gross: 290 } }]);
  });
});
