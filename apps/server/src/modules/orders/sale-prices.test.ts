import type { OrderItem } from '@kontor/contract';
import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { fillCatalogue, placement, testNow, testShop } from './testing/shop.ts';

const second = 1000;
const end = testNow + 10 * second;

/** The hammers cost 20.00 €, from 10 on 17.00 €, and 14.90 € in a sale that ends in ten seconds; each weighs 750 g. */
const putOnSale = (database: Database) =>
  database.transaction((transaction) =>
    transaction
      .updateTable('conditions')
      .set({ price: 2000, scales: '[{"from":10,"price":1700},{"from":50,"price":1200}]', content: '750 g' })
      .set({ sale_price: 1490, sale_from: testNow - second, sale_until: end })
      .where('id', '=', 'hammer')
      .execute(),
  );
const hammers = (amount: number, seen?: number) => ({
  product: { _id: 'p-hammer' },
  condition: { _id: 'hammer', ...(seen !== undefined && { price: { gross: seen } }) },
  amount,
});

describeOnBothEngines('a sale', ({ open }) => {
  async function openShop() {
    const database = await open();
    await fillCatalogue(database);
    await putOnSale(database);
    let now = testNow;
    const shop = testShop(database, {}, { clock: () => now });
    const asked = async (amount: number, seen?: number) => {
      const answer = await shop.orders.calculate({ items: [hammers(amount, seen)] });
      if (isRefused(answer)) throw new Error(answer.code);
      return answer;
    };
    return {
      ...{ database, shop, asked },
      pass: (ms: number) => {
        now = testNow + ms;
      },
    };
  }

  test('that began since the cart was filled comes with the lowest price of the 30 days before and the UVP [LAW P7]', async () => {
    const { asked, database, shop } = await openShop();
    await database.transaction(async (transaction) => {
      await transaction.updateTable('conditions').set({ list_price: 2490 }).where('id', '=', 'hammer').execute();
      const sale = { sale_price: 1490, sale_from: testNow - second, sale_until: end };
      const entry = { condition_id: 'hammer', price: 2000, tax_rate: 2000, price_quantity: null };
      const days = 24 * 3600 * second;
      await transaction
        .insertInto('price_history')
        .values([
          { ...entry, valid_from: testNow - 40 * days, ...{ sale_price: null, sale_from: null, sale_until: null } },
          { ...entry, valid_from: testNow - 2 * second, ...sale },
        ])
        .execute();
    });
    const [changed] = (await asked(1, 20)).items;
    expect(changed?.condition).toMatchObject({ price: { gross: 14.9 }, lowestPrice30: 20, listPrice: 24.9 });
    const refused = await shop.orders.finish('old', placement({ items: [hammers(1, 20)], total: { gross: 1 } }));
    expect(refused).toMatchObject({
      ...{ status: 409, code: 'order-changed' },
      extra: { calculation: { items: [{ condition: { lowestPrice30: 20, listPrice: 24.9 } }] } },
    });
    for (const seen of [14.9, undefined]) {
      const [same] = (await asked(1, seen)).items;
      expect(same?.condition).not.toHaveProperty('lowestPrice30');
      expect(same?.condition).not.toHaveProperty('listPrice');
    }
  });

  test('is what a cart costs to its last moment, with the scales that are cheaper still and the unit price of it', async () => {
    const { asked, pass } = await openShop();
    const line = async (amount: number): Promise<unknown[]> => {
      const [item] = (await asked(amount)).items;
      const norm: Pick<OrderItem['condition'], 'normPrice' | 'normUnit'> | undefined = item?.condition;
      return [item?.price.gross, item?.total.gross, norm?.normPrice, norm?.normUnit];
    };
    const during = [await line(1), await line(10), await line(50)];
    expect(during).toEqual([
      [14.9, 14.9, 19.87, '1 kg'],
      [14.9, 149, 19.87, '1 kg'],
      [12, 600, 16, '1 kg'],
    ]);
    pass(10 * second - 1);
    expect(await line(10)).toEqual(during[1]);
    pass(10 * second);
    expect([await line(1), await line(10), await line(50)]).toEqual([
      [20, 20, 26.67, '1 kg'],
      [17, 170, 22.67, '1 kg'],
      [12, 600, 16, '1 kg'],
    ]);
  });

  test('that ended a second ago is not sold for the total that was shown: the cart hears of the price, and nothing happened', async () => {
    const { shop, asked, pass } = await openShop();
    const { total } = await asked(2);
    const body = placement({ items: [hammers(2, 14.9)], total });
    pass(11 * second);
    const refused = await shop.orders.finish('late', body);
    expect(refused).toMatchObject({
      ...{ status: 409, code: 'order-changed' },
      extra: {
        calculation: { items: [{ price: { gross: 20 } }], changes: [{ kind: 'price', conditionId: 'hammer' }] },
      },
    });
    expect(await shop.stored()).toMatchObject({ orders: 0, jobs: 0 });
    const { total: now } = await asked(2);
    const order = await shop.orders.finish('late', { ...body, total: now });
    expect(order).toMatchObject({
      items: [{ condition: { price: { gross: 20 } }, total: { gross: 40 } }],
      total: { gross: now.gross },
    });
  });

  test('that was shown is what the order keeps, whatever comes later', async () => {
    const { shop, asked, pass } = await openShop();
    const { total } = await asked(2);
    const placed = await shop.orders.finish('in time', placement({ items: [hammers(2, 14.9)], total }));
    if (isRefused(placed)) throw new Error(placed.code);
    pass(3600 * second);
    const read = await shop.orders.finish('in time', placement({ items: [hammers(2, 14.9)], total }));
    expect(read).toMatchObject({ items: [{ condition: { price: { gross: 14.9 } }, total: { gross: 29.8 } }] });
    expect(placed.items[0]?.condition).toMatchObject({ normPrice: 19.87, normUnit: '1 kg' });
  });
});
