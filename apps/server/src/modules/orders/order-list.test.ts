import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { createPaymentRecords } from '../payments/checkout/payment-record.ts';
import { listedOrders } from './listed-orders.repository.ts';
import { createOrderList, type OrderFilter, type OrderList } from './order-list.service.ts';
import { exampleOrder } from './testing/order.ts';
import { storeExample } from './testing/stored-order.ts';

describeOnBothEngines('the list of orders', ({ open }) => {
  let database: Database;
  let list: OrderList;
  const found = async (filter: OrderFilter, part = { offset: 0, limit: 10 }) => {
    const { orders, count } = await list.page(filter, part);
    return [orders.map(({ order }) => order.orderNumber.slice(-1)).join(''), count];
  };
  const words = () => database.read.selectFrom('order_search_words').select('order_id').distinct().execute();

  beforeAll(async () => {
    database = await open();
    list = createOrderList(database, createPaymentRecords(database));
    await storeExample(database, 1, { email: 'anna_b@example.at', externalNumber: '50%-Aktion', personId: 'K-77' });
    const company = { ...exampleOrder().address, firstName: 'Zoë', name: 'ÖZGÜR', companyName: 'Straße & Söhne' };
    const second = await storeExample(database, 2, { shippingAddress: company });
    const buy = [{ name: 'Säge', articleNumber: 'X-20/b', amount: 1, unitPrice: 1000, taxRate: 2000 }];
    await storeExample(database, 3, { buy, createdAt: Date.UTC(2026, 10, 30, 23, 30) });
    await database.transaction((transaction) =>
      transaction.updateTable('orders').set({ state: 'processing' }).where('id', '=', second).execute(),
    );
  });

  test('is newest first, in parts, by state, and since a moment', async () => {
    expect(await found({})).toEqual(['321', 3]);
    expect(await found({}, { offset: 2, limit: 2 })).toEqual(['1', 3]);
    expect(await found({}, { offset: 4, limit: 2 })).toEqual(['', 3]);
    expect(await found({ state: 'processing' })).toEqual(['2', 1]);
    expect(await found({ state: 'placed' })).toEqual(['31', 2]);
    expect(await found({ since: Date.UTC(2026, 10, 30, 23, 30) })).toEqual(['3', 1]);
    expect(await found({ state: 'placed', since: Date.UTC(2026, 10, 30, 23, 31) })).toEqual(['', 0]);
    expect(await words()).toEqual([]);
  });

  test.each([
    ['000002', '2'],
    ['ANNA_B@', '1'],
    ['anna_b', '1'],
    ['0002', '2'],
    ['example.at', '321'],
    ['nna', ''],
    ['02', '2'],
    ['2', '2'],
    ['20', ''],
    ['wien', '321'],
    ['12', ''],
    ['5_%', ''],
    ['50%', '1'],
    ['özgür straße', '2'],
    ['ÖZGÜR anna', ''],
    ['x-20/B', '3'],
    ['wz-1000', '21'],
    ['k-77', '1'],
    ['secret', ''],
  ])('finds by %s: %s', async (search, numbers) => {
    expect(await found({ search })).toEqual([numbers, numbers.length]);
    expect(await words()).toHaveLength(3);
  });

  test.each(['anna_b', '0002', 'özgür', 'example.at', 'secret'])(
    'finds the same by %s where very many orders have it',
    async (word) => {
      const part = { sort: 'newest', after: null, limit: 10 } as const;
      const [rare, common] = [
        await listedOrders(database.read, { words: [word] }, part),
        await listedOrders(database.read, { words: [], commonWords: [word] }, part),
      ];
      expect(common).toEqual(rare);
    },
  );

  test('finds what was placed since it was searched last, also when two search at once', async () => {
    await storeExample(database, 4, { email: 'spaet@example.at' });
    const both = await Promise.all([found({ search: 'spaet' }), found({ search: 'spaet', state: 'placed' })]);
    expect(both).toEqual([
      ['4', 1],
      ['4', 1],
    ]);
    expect(await words()).toHaveLength(4);
  });

  test('knows one by its number, and no other', async () => {
    expect(await list.byNumber('2026-000002')).toMatchObject({
      state: 'processing',
      order: { orderNumber: '2026-000002' },
    });
    expect(await list.byNumber('2026-000009')).toBeNull();
    expect(await list.byNumber('secret-key-of-order-2')).toBeNull();
  });
});
