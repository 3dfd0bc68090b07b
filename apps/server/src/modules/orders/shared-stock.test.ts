import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines, newFolder } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { fillCatalogue, placement, testNow, testShop } from './testing/shop.ts';
import { takeStockFile } from './testing/stock-file.ts';

const folder = newFolder();

/**
 * The hammers become screws: single ones, of which 120 are left, packs of 50, and a box that is an article of its own.
 */
const sellScrews = (database: Database, left = 120) =>
  database.transaction(async (transaction) => {
    await transaction.updateTable('products').set({ weight_grams: 1 }).execute();
    const conditions = transaction.updateTable('conditions');
    await conditions.set({ stock: left, price: 10 }).where('id', '=', 'hammer').execute();
    const { id: _, ...row } = await transaction
      .selectFrom('conditions')
      .selectAll()
      .where('id', '=', 'hammer')
      .executeTakeFirstOrThrow();
    const pack = { ...row, id: 'pack', position: 1, unit: '50er', price: 400, stock: null, stock_factor: 50 };
    await transaction.insertInto('conditions').values(pack).execute();
    const box = { price: 700, stock: null, stock_of: 'A-hammer', stock_factor: 100 };
    await transaction.updateTable('conditions').set(box).where('id', '=', 'book').execute();
  });
const line = (product: string, condition: string, amount: number) => ({
  ...{ product: { _id: product }, condition: { _id: condition }, amount },
});
const single = (amount: number) => line('p-hammer', 'hammer', amount);
const packs = (amount: number) => line('p-hammer', 'pack', amount);
const boxes = (amount: number) => line('p-book', 'book', amount);

describeOnBothEngines('packs that share one stock', ({ open }) => {
  async function openShop(left?: number) {
    const database = await open();
    await fillCatalogue(database);
    await sellScrews(database, left);
    const { orders } = testShop(database);
    const total = async (items: ReturnType<typeof line>[]) => {
      const answer = await orders.calculate({ items });
      if (isRefused(answer)) throw new Error(answer.code);
      return answer;
    };
    const order = async (key: string, ...items: ReturnType<typeof line>[]) =>
      orders.finish(key, placement({ items, total: (await total(items)).total }));
    const stock = async () =>
      (await database.read.selectFrom('conditions').select('stock').where('id', '=', 'hammer').executeTakeFirst())
        ?.stock;
    const lights = async () => {
      const rows = await database.read.selectFrom('products').select(['id', 'light_of_stock']).orderBy('id').execute();
      return Object.fromEntries(rows.map(({ id, light_of_stock }) => [id, light_of_stock ?? 'green']));
    };
    return { database, orders, order, total, stock, lights };
  }

  test('two packs of 50 take a hundred, and the cart learns how many packs are left beside single pieces', async () => {
    const { order, total, stock } = await openShop();
    expect((await total([single(30), packs(2)])).changes).toMatchObject([{ kind: 'sold-out', conditionId: 'pack' }]);
    expect((await total([single(30), packs(2)])).items.map(({ amount }) => amount)).toEqual([30, 1]);
    expect(await order('a', packs(2))).toMatchObject({ items: [{ amount: 2, total: { gross: 8 } }] });
    expect(await stock()).toBe(20);
  });

  test('an article of its own takes from it too, and each is sold out where what is left is not enough for it', async () => {
    const { order, stock, lights } = await openShop();
    expect(await lights()).toMatchObject({ 'p-hammer': 'green', 'p-book': 'green' });
    expect(isRefused(await order('a', packs(1)))).toBe(false);
    expect([await stock(), await lights()]).toMatchObject([70, { 'p-hammer': 'green', 'p-book': 'red' }]);
    expect(isRefused(await order('b', packs(1), single(20)))).toBe(false);
    expect([await stock(), await lights()]).toMatchObject([0, { 'p-hammer': 'red', 'p-book': 'red' }]);
  });

  test('at once never sell more than there is', async () => {
    const { orders, total, stock, database } = await openShop(120);
    const carts = [[packs(2)], [boxes(1)], [single(100)], [packs(1), single(50)], [packs(2)], [boxes(1)]];
    const bodies = await Promise.all(
      carts.map(async (items) => placement({ items, total: (await total(items)).total })),
    );
    const answers = await Promise.all(bodies.map((body, i) => orders.finish(`at once ${i}`, body)));
    expect(answers.filter((answer) => !isRefused(answer))).toHaveLength(1);
    expect(answers.flatMap((answer) => (isRefused(answer) ? answer.code : []))).toEqual(Array(5).fill('item-sold-out'));
    expect(await stock()).toBe(20);
    expect(await database.read.selectFrom('orders').select('id').execute()).toHaveLength(1);
  });

  test('of an article that is not there are not sold', async () => {
    const { database, orders, order } = await openShop();
    await database.transaction((transaction) =>
      transaction.updateTable('conditions').set({ stock_of: 'gone' }).where('id', '=', 'book').execute(),
    );
    expect(await orders.calculate({ items: [boxes(1)] })).toMatchObject({ items: [], changes: [{ kind: 'sold-out' }] });
    expect(isRefused(await order('a', single(1)))).toBe(false);
  });

  test('lose by the factor what packs and single pieces took since a stock was counted', async () => {
    const { database, order, stock } = await openShop(500);
    expect(isRefused(await order('a', packs(2), single(3)))).toBe(false);
    expect(isRefused(await order('b', boxes(1)))).toBe(false);
    const file = 'Artikelnummer;Bestand\nA-hammer;450\n';
    expect(await takeStockFile(database, folder, file, testNow)).toMatchObject({ changed: 1, refused: 0 });
    expect(await stock()).toBe(450 - 100 - 3 - 100);
    expect(await takeStockFile(database, folder, file, testNow)).toMatchObject({ unchanged: 1, changed: 0 });
    await takeStockFile(database, folder, file, testNow + 1);
    expect(await stock()).toBe(450);
  });

  test('also where the heading says when it was counted, and not at a time that is yet to come', async () => {
    const { database, order, stock } = await openShop(500);
    await order('a', packs(2));
    const take = (heading: string) => takeStockFile(database, folder, `Artikelnummer;"${heading}"\nA-hammer;450\n`);
    await take('Bestand vom 20.11. 13:30');
    expect(await stock()).toBe(350);
    await take('Lagerbestand (Stand 20.11.2026 13:30:01)');
    expect(await stock()).toBe(450);
    await take('Bestand (20.11.2026)');
    expect(await stock()).toBe(350);
    await expect(take('Bestand vom 20.11.2026 13:31')).rejects.toThrow('kein vergangener Zeitpunkt');
    await expect(take('Bestand vom 32.11.')).rejects.toThrow('kein vergangener Zeitpunkt');
    expect(await stock()).toBe(350);
  });
});
