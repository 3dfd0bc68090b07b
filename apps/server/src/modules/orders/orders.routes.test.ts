import { routes } from '@kontor/contract';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { createFrame, post } from '../../http/testing/frame.ts';
import { scanned } from '../../pdf/testing/scan.ts';
import { orderRoutes } from './orders.routes.ts';
import { fillCatalogue, placement, testShop } from './testing/shop.ts';

const { orderCalc, orderFinish, order, orderTransferCode } = routes;

describeOnBothEngines('the calls for orders', ({ open }) => {
  let filled: ReturnType<typeof open> | undefined;
  async function serve() {
    filled ??= open().then(async (database) => {
      await fillCatalogue(database);
      return database;
    });
    const database = await filled;
    const shop = testShop(database);
    const { app, logged } = await createFrame();
    orderRoutes(app, shop.orders);
    const finish = (body: object, key: string | null = 'a-key') =>
      post(app, orderFinish.path, body, key === null ? {} : { headers: { 'idempotency-key': key } });
    return { app, logged, finish, ...shop };
  }

  test('a changed total is a 409 with the fresh calculation', async () => {
    const { finish, stored } = await serve();

    const answer = await finish(placement({ total: { gross: 1 } }));

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'order-changed',
      msg: 'Ihre Bestellung hat sich geändert. Bitte prüfen Sie den neuen Betrag.',
      calculation: { total: { gross: 71.78 }, changes: [] },
    });
    expect(await stored()).toMatchObject({ orders: 0, jobs: 0 });
  });

  test('a sold-out line is a 409 with the figures of the rest', async () => {
    const { finish } = await serve();
    const items = [{ product: { _id: 'p-book' }, condition: { _id: 'book' }, amount: 6 }];

    const answer = await finish(placement({ items }));

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'item-sold-out',
      calculation: { items: [{ amount: 5 }], total: { gross: 124.5 }, changes: [{ kind: 'sold-out' }] },
    });
  });

  test('wrong fields are named', async () => {
    const { finish } = await serve();

    const answer = await finish(placement({ email: 'x', address: { country: 'AT' } }));

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      code: 'invalid-order',
      msg: 'Bitte prüfen Sie Ihre Angaben.',
      errors: [
        { path: 'email', msg: 'Keine gültige Mailadresse' },
        { path: 'address.name', msg: 'Pflichtfeld' },
        { path: 'address.firstName', msg: 'Pflichtfeld' },
        { path: 'address.street', msg: 'Pflichtfeld' },
        { path: 'address.zipCode', msg: 'Pflichtfeld' },
        { path: 'address.city', msg: 'Pflichtfeld' },
      ],
    });
  });

  test.each([0, -1, 1.5, 10 ** 12, '2', null])('an amount of %j is refused by calc and finish', async (amount) => {
    const { app, finish, stored } = await serve();
    const body = { ...placement(), items: [{ product: { _id: 'p-book' }, condition: { _id: 'book' }, amount }] };

    for (const answer of [await post(app, orderCalc.path, body), await finish(body)]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid-request', errors: [{ path: 'items.0.amount' }] });
    }
    expect(await stored()).toMatchObject({ orders: 0, jobs: 0, documents: 0, stock: 5 });
  });

  test.each(['a text', 7, { gross: 'x' }, { gross: 0.01 }, null, [1]])(
    'a price of %j from the client is ignored',
    async (price) => {
      const { app } = await serve();
      const items = [{ product: { _id: 'p-book' }, condition: { _id: 'book', price }, amount: 1 }];

      const answer = await post(app, orderCalc.path, { items });

      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ items: [{ price: { gross: 24.9 } }], total: { gross: 31.8 } });
    },
  );

  test('an order without a key is refused', async () => {
    const { finish, stored } = await serve();
    const answer = await finish(placement(), null);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'idempotency-key-missing' });
    expect(await stored()).toMatchObject({ orders: 0 });
  });

  test.each(['nirgends', 'x'.repeat(200), "' or 1=1 --"])('an order %j is not found [SPEC §7.5.3]', async (orderId) => {
    const { app } = await serve();
    const answer = await post(app, order.path, { orderId });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'order-not-found', msg: 'Diese Bestellung wurde nicht gefunden.' });
  });

  test('the code of a transfer is drawn only with the order’s key, and only if a transfer is due', async () => {
    const { app, finish } = await serve();
    const code = async (orderId: string) => post(app, orderTransferCode.path, { orderId });
    const finished = (await finish(placement())).json();
    const drawn = (await code(finished._id)).json();
    expect(drawn).toEqual({ size: 49, path: expect.stringMatching(/^M4 4h7v1H4z/) });
    const { size, path } = drawn;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 6}" height="${size * 6}" viewBox="0 0 ${size} ${size}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
    expect((await scanned(svg)).split('\n').slice(6)).toEqual([
      ...['AT611904300234573201', 'EUR71.78', '', '', finished.orderNumber],
    ]);
    expect((await code('nirgends')).statusCode).toBe(404);
  });

  test('calc, finish and order answer as the contract says [SPEC §3.24, §3.29, §7.5.1, §7.5.2, §7.5.3]', async () => {
    const { app, finish, logged } = await serve();
    const body = placement();

    const calculated = await post(app, orderCalc.path, body);
    expect(calculated.statusCode).toBe(200);
    expect(calculated.json()).toMatchObject({ shippingCosts: { gross: 6.9 }, total: { gross: 71.78 }, changes: [] });

    const finished = await finish({ ...body, total: calculated.json().total });
    expect(finished.statusCode).toBe(200);
    expect(finished.headers['cache-control']).toBe('no-store');

    const found = await post(app, order.path, { orderId: finished.json()._id });
    expect(found.statusCode).toBe(200);
    expect(found.json()).toEqual(finished.json());
    expect(logged.join()).not.toContain(finished.json()._id);
  });
});
