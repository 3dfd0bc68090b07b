import { routes, type SavedCart } from '@kontor/contract';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { createFrame, post } from '../../http/testing/frame.ts';
import { createCustomersService } from '../customers/customers.service.ts';
import { storeCustomer } from '../customers/testing/customers.ts';
import { testConfiguration } from '../orders/testing/shop.ts';
import { customerCartRoutes } from './customer-carts.routes.ts';
import { createCustomerCarts } from './customer-carts.service.ts';

const line = (id: string, amount: number) => ({ product: { _id: `p-${id}` }, condition: { _id: id }, amount });
const voucher = { code: 'ZEHN', session: 'its-session' };

describeOnBothEngines('the cart that follows a customer', ({ place, open }) => {
  let at: ReturnType<typeof place> | undefined;
  /** Starts another server of the same shop at each call. */
  async function server() {
    at ??= place();
    const database = await open(await at);
    const customers = createCustomersService({ database, configuration: { current: async () => testConfiguration } });
    return { database, carts: createCustomerCarts({ database, customers, clock: () => 1 }) };
  }

  test('is loaded as it was saved, on whatever device, with a version that each change counts up [SPEC §7.5.7]', async () => {
    const { database, carts } = await server();
    const [ada, eva] = [await storeCustomer(database), await storeCustomer(database)];
    expect(await carts.load(ada)).toEqual({ items: [], vouchers: [], joined: [], version: 0 });

    const saved = { items: [line('hammer', 2)], vouchers: [voucher], joined: ['guest-1'], version: 1 };
    expect(await carts.save(ada, { ...saved, version: 0 })).toEqual(saved);
    expect(await (await server()).carts.load(ada)).toEqual(saved);
    expect(await carts.save(ada, { items: [], version: 1 })).toEqual({
      items: [],
      vouchers: [],
      joined: [],
      version: 2,
    });
    expect(await carts.load(eva)).toMatchObject({ items: [], version: 0 });
  });

  test('a save over another device’s change is refused with the current cart, and changes nothing', async () => {
    const { database, carts } = await server();
    const ada = await storeCustomer(database);
    await carts.save(ada, { items: [line('hammer', 1)], version: 0 });

    for (const version of [0, 2, 2_000_000_000]) {
      expect(await carts.save(ada, { items: [line('book', 1)], version })).toMatchObject({
        ...{ status: 409, code: 'cart-changed' },
        extra: { cart: { items: [line('hammer', 1)], version: 1 } },
      });
    }
    expect(await carts.load(ada)).toMatchObject({ items: [line('hammer', 1)], version: 1 });
  });

  test('a save repeated after a lost answer has the same result', async () => {
    const { database, carts } = await server();
    const ada = await storeCustomer(database);
    const cart = { items: [line('hammer', 1)], joined: ['guest-1'], version: 0 };
    const first = await carts.save(ada, cart);
    expect(await carts.save(ada, cart)).toEqual(first);
    expect(await carts.load(ada)).toEqual(first);
  });

  test('without a version a save takes the place of whatever was there', async () => {
    const { database, carts } = await server();
    const ada = await storeCustomer(database);
    await carts.save(ada, { items: [line('hammer', 1)] });
    expect(await carts.save(ada, { items: [line('book', 3)] })).toMatchObject({ items: [line('book', 3)], version: 2 });
  });

  test('of many devices that save at once on two servers each is counted or told, and no line is lost [SPEC §7.5.7]', async () => {
    const { database, carts } = await server();
    const ada = await storeCustomer(database);
    const others = (await server()).carts;
    const ids = Array.from({ length: 12 }, (_, i) => `item-${i}`);

    await Promise.all(ids.map((id, i) => addLine(i % 2 === 0 ? carts : others, id)));

    const { items, version } = await carts.load(ada);
    expect(items.map(({ condition }) => condition._id).sort()).toEqual(ids.toSorted());
    expect(version).toBe(ids.length);

    /** Saves like a device: after a refusal it merges the returned cart with its own and saves again. */
    async function addLine(device: typeof carts, id: string): Promise<void> {
      let known: SavedCart = { items: [], version: 0 };
      for (;;) {
        const answer = await device.save(ada, { ...known, items: [...known.items, line(id, 1)] });
        if (!isRefused(answer)) return;
        known = answer.extra?.cart as SavedCart;
      }
    }
  });

  test('a customer who has left has no cart, and leaves none behind', async () => {
    const { database, carts } = await server();
    const ada = await storeCustomer(database);
    await carts.save(ada, { items: [line('hammer', 1)] });
    await database.transaction((transaction) =>
      transaction.deleteFrom('customers').where('id', '=', ada.customerId).execute(),
    );
    expect(await carts.save(ada, { items: [line('book', 1)] })).toMatchObject({ status: 401, code: 'not-signed-in' });
    expect(await carts.load(ada)).toMatchObject({ items: [], version: 0 });
  });

  test('guests are refused, and so is what is no cart', async () => {
    const { carts } = await server();
    const { app } = await createFrame();
    customerCartRoutes(app, carts);
    for (const path of [routes.cartLoad.path, routes.cartSave.path]) {
      const answer = await post(app, path, { items: [] });
      expect([answer.statusCode, answer.json()]).toEqual([
        401,
        { code: 'not-signed-in', msg: 'Bitte melden Sie sich an.' },
      ]);
    }
    const tooMuch = [
      { items: Array.from({ length: 501 }, (_, i) => line(`${i}`, 1)) },
      { items: [line('hammer', 1_000_001)] },
      { items: [line('hammer', 0)] },
      { items: [], version: -1 },
      { items: [], version: 1.5 },
      { items: [], joined: Array.from({ length: 21 }, (_, i) => `${i}`) },
      {},
    ];
    for (const body of tooMuch) expect((await post(app, routes.cartSave.path, body)).statusCode).toBe(400);
  });
});
