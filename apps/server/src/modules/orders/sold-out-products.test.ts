import { expect, test } from 'vitest';
import { currentVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { fillCatalogue, placement, testConfiguration, testShop } from './testing/shop.ts';

/** The operator's own data is kept. The light of the stock has its own column. */
const said = { stock_status: 'green', stock_status_text: '' };
const red = { ...said, light_of_stock: 'red' };
const green = { ...said, light_of_stock: null, version: 0 };

/** A number of books, of the condition `book` or another. Shipping is 6.90 up to 100.00. */
const books = (amount: number, condition = 'book') =>
  placement({
    items: [{ product: { _id: 'p-book' }, condition: { _id: condition }, amount }],
    total: { gross: (amount * 2490 + (amount > 4 ? 0 : 690)) / 100 },
  });

const addCondition = (database: Database, stock: number | null) =>
  database.transaction((transaction) =>
    transaction
      .insertInto('conditions')
      .values({
        ...{ id: 'second', product_id: 'p-book', position: 1, price: 2490, tax_rate: 1000, unit: null, stock },
        ...{ norm_price: null, norm_unit: null },
      })
      .execute(),
  );

async function products({ read }: Database) {
  const columns = ['id', 'stock_status', 'stock_status_text', 'light_of_stock', 'version'] as const;
  const rows = await read.selectFrom('products').select(columns).orderBy('id').execute();
  return Object.fromEntries(rows.map(({ id, ...row }) => [id, row]));
}

const change = (database: Database, to: { min_amount?: number; backorder?: 1 }) =>
  database.transaction((tx) => tx.updateTable('conditions').set(to).where('id', '=', 'book').execute());

async function stockOf({ read }: Database) {
  const rows = await read.selectFrom('conditions').select('stock').where('id', '=', 'book').execute();
  return rows[0]?.stock;
}

describeOnBothEngines('selling the last piece', ({ open, place }) => {
  async function openShop(at?: Awaited<ReturnType<typeof place>>) {
    const database = await open(at);
    await fillCatalogue(database);
    return { database, before: await currentVersion(database.read), ...testShop(database) };
  }

  test('a product that only one group can still buy is sold out for everybody else', async () => {
    const { database, orders } = await openShop();
    await addCondition(database, null);
    const ofGroup = database.transaction((tx) =>
      tx.updateTable('conditions').set({ customer_group: 'Fachbetrieb' }).where('id', '=', 'second').execute(),
    );
    await ofGroup;
    await orders.finish('last', books(5));
    expect((await products(database))['p-book']).toMatchObject(red);
  });

  test('has the product say so, under a new version', async () => {
    const { orders, database, before } = await openShop();

    expect(await orders.finish('key', books(5))).toMatchObject({ orderNumber: '2026-000001' });

    const version = before + 1;
    expect(await currentVersion(database.read)).toBe(version);
    expect(await products(database)).toEqual({ 'p-book': { ...red, version }, 'p-hammer': green, 'p-salt': green });
  });

  test.each<[string, number, number | null | undefined]>([
    ['not the last', 4, undefined],
    ['the last of one condition, another has stock', 5, 1],
    ['the last of one condition, another is not counted', 5, null],
  ])('%s: no new version', async (_, amount, second) => {
    const { orders, database, before } = await openShop();
    if (second !== undefined) await addCondition(database, second);

    expect(await orders.finish('key', books(amount))).toMatchObject({ orderNumber: '2026-000001' });

    expect(await currentVersion(database.read)).toBe(before);
    expect(await products(database)).toMatchObject({ 'p-book': green });
  });

  test('two orders that each empty a condition at the same time', async () => {
    const at = await place();
    const { orders, database, before } = await openShop(at);
    await addCondition(database, 1);
    const other = testShop(await open(at));

    const answers = await Promise.all([orders.finish('a', books(5)), other.orders.finish('b', books(1, 'second'))]);

    expect(answers).toMatchObject([{ orderNumber: expect.any(String) }, { orderNumber: expect.any(String) }]);
    expect(await currentVersion(database.read)).toBe(before + 1);
    expect(await products(database)).toMatchObject({ 'p-book': { ...red, version: before + 1 } });
  });

  test('few pieces move the version, as pages name them; many do not', async () => {
    const database = await open();
    await fillCatalogue(database);
    const stockRules = { few: 3, yellowUpTo: 1 };
    const { orders } = testShop(database, { ...testConfiguration, stockRules });
    const before = await currentVersion(database.read);
    const after = async (key: string, amount: number) => {
      expect(await orders.finish(key, books(amount))).toMatchObject({ orderNumber: expect.any(String) });
      const { light_of_stock } = (await products(database))['p-book'] ?? {};
      return [(await currentVersion(database.read)) - before, light_of_stock];
    };
    expect(await after('to-four', 1)).toEqual([0, null]);
    expect(await after('to-three', 1)).toEqual([1, null]);
    expect(await after('to-one', 2)).toEqual([2, 'yellow']);
    expect(await after('to-none', 1)).toEqual([3, 'red']);
  });

  test('fewer than are sold at once are none', async () => {
    const { orders, database } = await openShop();
    await change(database, { min_amount: 2 });
    await orders.finish('key', books(4));
    expect((await products(database))['p-book']).toMatchObject(red);
    expect(await orders.finish('one', books(1))).toMatchObject({ code: 'item-sold-out' });
  });

  test('a product that can be backordered is sold below a stock of zero, and says so', async () => {
    const { orders, database } = await openShop();
    await change(database, { backorder: 1 });
    const items = [{ product: { _id: 'p-book' }, condition: { _id: 'book' }, amount: 7 }];
    const calculated = await orders.calculate({ items });
    const delivery = { stockStatusText: 'wird für Sie bestellt: lieferbar in 10–14 Werktagen' };
    expect(calculated).toMatchObject({ changes: [], items: [{ amount: 7, product: delivery }] });

    expect(await orders.finish('key', books(7))).toMatchObject({ items: [{ amount: 7, product: delivery }] });

    expect(await stockOf(database)).toBe(-2);
    expect((await products(database))['p-book']).toMatchObject({ ...said, light_of_stock: 'yellow' });
    expect(await orders.finish('again', books(1))).toMatchObject({ orderNumber: '2026-000002' });
    expect(await stockOf(database)).toBe(-3);
  });

  test('an order that is refused changes nothing', async () => {
    const { orders, database, before } = await openShop();

    expect(await orders.finish('key', books(6))).toMatchObject({ code: 'item-sold-out' });

    expect(await currentVersion(database.read)).toBe(before);
    expect(await products(database)).toMatchObject({ 'p-book': green });
  });
});
