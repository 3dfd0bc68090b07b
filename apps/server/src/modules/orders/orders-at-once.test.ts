import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { makeVoucher, redeemed, storedVoucher } from '../vouchers/testing/vouchers.ts';
import { fillCatalogue, placement, testShop } from './testing/shop.ts';

describeOnBothEngines('more orders at once than there are connections to the database', ({ open }) => {
  test('are all placed, although the version has just moved: no transaction waits for a second connection', async () => {
    const database = await open();
    await fillCatalogue(database);
    const { orders, vouchers, stored } = testShop(database);
    await makeVoucher({ database, vouchers }, 'EURO', { kind: 'fixed', amount: 100 });
    const held = await Promise.all(Array.from({ length: 30 }, () => redeemed(vouchers, 'EURO')));
    const items = [{ product: { _id: 'p-hammer' }, condition: { _id: 'hammer' }, amount: 1 }];

    const answers = await Promise.all(
      held.map((voucher, i) =>
        orders.finish(`key-${i}`, placement({ items, vouchers: [voucher], total: { gross: 25.89 } })),
      ),
    );

    const numbers = answers.map((order) => ('orderNumber' in order ? order.orderNumber : order.code));
    expect(numbers.toSorted()).toEqual(held.map((_, i) => `2026-${String(i + 1).padStart(6, '0')}`));
    expect(await stored()).toMatchObject({ orders: 30, documents: 30 });
    expect(await storedVoucher(database, 'EURO')).toMatchObject({ used: 30, reservations: 0, redemptions: 30 });
  });
});
