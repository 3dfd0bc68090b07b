import { routes } from '@kontor/contract';
import { maxWishes } from '@kontor/domain';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { createFrame, post } from '../../http/testing/frame.ts';
import { createCustomersService } from '../customers/customers.service.ts';
import { storeCustomer } from '../customers/testing/customers.ts';
import { testConfiguration } from '../orders/testing/shop.ts';
import { wishListRoutes } from './wish-lists.routes.ts';
import { createWishLists } from './wish-lists.service.ts';

describeOnBothEngines('the wish list that follows a customer', ({ place, open }) => {
  let at: ReturnType<typeof place> | undefined;
  /** Starts another server of the same shop at each call. */
  async function server() {
    at ??= place();
    const database = await open(await at);
    const customers = createCustomersService({ database, configuration: { current: async () => testConfiguration } });
    return { database, wishLists: createWishLists({ database, customers, clock: () => 1 }) };
  }

  test('is the same on whatever device, the last wish first, and nobody else’s', async () => {
    const { database, wishLists } = await server();
    const [ada, eva] = [await storeCustomer(database), await storeCustomer(database)];
    expect(await wishLists.load(ada)).toEqual({ products: [] });
    await wishLists.change(ada, { add: ['hammer'], remove: [] });
    for (let times = 0; times < 2; times++)
      expect(await wishLists.change(ada, { add: ['saw', 'nail'], remove: ['glue'] })).toEqual({
        products: ['saw', 'nail', 'hammer'],
      });
    expect(await (await server()).wishLists.load(ada)).toEqual({ products: ['saw', 'nail', 'hammer'] });
    expect(await wishLists.change(ada, { add: [], remove: ['nail'] })).toEqual({ products: ['saw', 'hammer'] });
    expect(await wishLists.load(eva)).toEqual({ products: [] });
  });

  test('loses nothing when many devices change it at once on two servers, and never grows beyond its end', async () => {
    const { database, wishLists } = await server();
    const ada = await storeCustomer(database);
    const others = (await server()).wishLists;
    const ids = Array.from({ length: 12 }, (_, i) => `p${i}`);
    await Promise.all(ids.map((id, i) => (i % 2 ? wishLists : others).change(ada, { add: [id], remove: [] })));
    expect((await wishLists.load(ada)).products.toSorted()).toEqual(ids.toSorted());
    const more = Array.from({ length: maxWishes }, (_, i) => `more${i}`);
    const { products } = (await wishLists.change(ada, { add: more, remove: [] })) as { products: string[] };
    expect([products.length, ids.every((id) => products.includes(id))]).toEqual([maxWishes, true]);
  });

  test('is gone with its customer, who leaves none behind', async () => {
    const { database, wishLists } = await server();
    const ada = await storeCustomer(database);
    await wishLists.change(ada, { add: ['hammer'], remove: [] });
    await database.transaction((transaction) =>
      transaction.deleteFrom('customers').where('id', '=', ada.customerId).execute(),
    );
    expect(await wishLists.change(ada, { add: ['saw'], remove: [] })).toMatchObject({ code: 'not-signed-in' });
    const left = database.read.selectFrom('wish_lists').selectAll().where('customer_id', '=', ada.customerId);
    expect(await left.execute()).toEqual([]);
  });

  test('is for customers only, and takes only ids', async () => {
    const { wishLists } = await server();
    const { app } = await createFrame();
    wishListRoutes(app, wishLists);
    for (const path of [routes.wishListLoad.path, routes.wishListChange.path])
      expect((await post(app, path, { add: [], remove: [] })).statusCode).toBe(401);
    const tooMany = Array.from({ length: maxWishes + 1 }, (_, i) => `${i}`);
    for (const body of [{}, { add: [1], remove: [] }, { add: tooMany, remove: [] }, { add: [''], remove: [] }])
      expect((await post(app, routes.wishListChange.path, body)).statusCode).toBe(400);
  });
});
