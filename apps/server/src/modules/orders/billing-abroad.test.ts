import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { orderById } from './orders.repository.ts';
import { fillCatalogue, placement, testShop } from './testing/shop.ts';

const home = { ...placement().address };
const france = { ...home, street: 'Rue 1', zipCode: '75001', city: 'Paris', country: 'FR' };
const toFrance = [{ path: 'address.country', msg: expect.stringContaining('In dieses Land liefern wir nicht.') }];

describeOnBothEngines('a bill to a member state that the shop does not deliver to [LAW X2]', ({ open }) => {
  async function openShop() {
    const database = await open();
    await fillCatalogue(database);
    return { database, ...testShop(database, { oss: { from: '2026-01-01' } }) };
  }

  test('is taxed by where the goods go, and names its country', async () => {
    const { database, orders } = await openShop();
    const { total } = placement();
    const body = placement({ address: france, separateShippingAddress: true, shippingAddress: home, total });
    const order = await orders.finish('k', body);
    if (isRefused(order)) throw new Error(`${order.code} ${JSON.stringify(order.errors)}`);
    expect(order.address).toMatchObject({ country: 'FR', countryName: 'Frankreich', zipCode: '75001' });
    expect(order.shippingAddress).toMatchObject({ country: 'AT' });
    expect(order.total.taxRates.map(({ rate }) => rate)).toEqual([10, 20]);
    expect((await orderById(database.read, order._id))?.address.countryName).toBe('Frankreich');
  });

  test('needs a delivery address, and no goods go there', async () => {
    const { orders, stored } = await openShop();
    const before = await stored();
    expect(await orders.finish('k', placement({ address: france }))).toMatchObject({
      ...{ status: 400, code: 'invalid-order', errors: toFrance },
    });
    const there = placement({ separateShippingAddress: true, shippingAddress: france });
    expect(await orders.finish('k', there)).toMatchObject({ code: 'invalid-order' });
    const usa = placement({
      ...{ address: { ...home, country: 'US' }, separateShippingAddress: true, shippingAddress: home },
    });
    expect(await orders.finish('k', usa)).toMatchObject({ errors: [{ path: 'address.country' }] });
    expect(await stored()).toEqual(before);
  });
});
