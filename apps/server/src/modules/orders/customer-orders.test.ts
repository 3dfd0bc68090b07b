import type { Order } from '@kontor/contract';
import type { Insertable } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import type { CustomerTable } from '../../database/schema.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { Viewer } from '../../http/viewer.ts';
import { munichAddress, storeCustomer, viennaAddress } from '../customers/testing/customers.ts';
import { fillCatalogue, placement, testShop } from './testing/shop.ts';

/** Fields by which a client may claim to be another customer, with a group and a number. */
const lies = { email: 'other@kunde.example', personId: 'P-1', customerGroup: 'haendler', customerId: 'somebody' };

describeOnBothEngines('orders of signed-in customers', ({ open }) => {
  async function shop() {
    const database = await open();
    await fillCatalogue(database);
    const { orders, customers, customerCarts, stored } = testShop(database);
    let keys = 0;
    const finish = async (viewer: Viewer | null, more: object = {}) => {
      keys += 1;
      return orders.finish(`key-${keys}`, placement(more), viewer);
    };
    return { database, orders, customers, customerCarts, stored, finish };
  }

  test('carry the account’s e-mail and number, whatever the body says, and know whose they are [SPEC §3.23] [security: body-names-another]', async () => {
    const { database, finish, orders } = await shop();
    const ada = await storeCustomer(database, { email: 'Ada@kunde.example', person_id: 'K-77' });
    const order = placed(await finish(ada, lies));
    expect(order).toMatchObject({ email: 'Ada@kunde.example', personId: 'K-77', address: { city: 'Wien' } });
    expect(await orders.find(order._id)).toEqual(order);
    const guests = placed(await finish(null, lies));
    expect(guests).toMatchObject({ email: 'other@kunde.example' });
    expect(guests).not.toHaveProperty('personId');
    expect(await owners(database)).toEqual({ [order._id]: ada.customerId, [guests._id]: null });
  });

  test('of imported ones go onto the operator’s billing address, whose country prices the shipping [security: locked-billing-address]', async () => {
    const { database, finish, orders } = await shop();
    const address = JSON.stringify(viennaAddress);
    const ada = await storeCustomer(database, { online_user: 0, address });
    const items = [{ product: { _id: 'p-book' }, condition: { _id: 'book' }, amount: 1 }];

    expect(await orders.calculate({ items, address: munichAddress }, ada)).toMatchObject({
      shippingCosts: { gross: 6.9 },
    });
    expect(await orders.calculate({ items, address: munichAddress })).toMatchObject({ shippingCosts: { gross: 12.9 } });
    const sent = { ...lies, items, address: munichAddress, total: { gross: 31.8 } };
    const order = placed(await finish(ada, sent));
    expect(order.address).toEqual({ ...viennaAddress, countryName: 'Österreich' });

    const abroad = { ...sent, separateShippingAddress: true, shippingAddress: munichAddress, total: { gross: 37.8 } };
    expect(placed(await finish(ada, abroad))).toMatchObject({
      address: { country: 'AT' },
      shippingAddress: munichAddress,
      total: { gross: 37.8 },
    });
    expect(await addressesOf(database, ada)).toEqual({ address, separate_shipping_address: 0, shipping_address: null });
  });

  test('of imported ones without an address go onto what they write, which is not kept', async () => {
    const { database, finish } = await shop();
    const ada = await storeCustomer(database, { online_user: 0 });
    expect(placed(await finish(ada)).address).toMatchObject({ name: 'Müller', city: 'Wien' });
    expect(await addressesOf(database, ada)).toMatchObject({ address: null });
  });

  test('keep the first address for the next time, and later ones do not replace it', async () => {
    const { database, finish } = await shop();
    const [ada, eva] = [await storeCustomer(database), await storeCustomer(database)];
    const shipped = { separateShippingAddress: true, shippingAddress: munichAddress, total: { gross: 77.78 } };
    placed(await finish(ada, { address: viennaAddress, ...shipped }));
    placed(await finish(ada, { address: { ...viennaAddress, street: 'Weg 9' } }));
    expect(await addressesOf(database, ada)).toEqual({
      address: JSON.stringify(viennaAddress),
      separate_shipping_address: 1,
      shipping_address: JSON.stringify(munichAddress),
    });
    expect(await finish(eva, { address: viennaAddress, total: { gross: 1 } })).toMatchObject({ code: 'order-changed' });
    expect(await addressesOf(database, eva)).toMatchObject({ address: null });
  });

  test('take the customer as they are by then: an address saved meanwhile stays, and e-mail and the operator’s address are the present ones', async () => {
    const { database } = await shop();
    const saved = { address: JSON.stringify({ ...viennaAddress, street: 'Ring 5' }), email: 'neu@kunde.example' };
    const [ada, eva] = [await storeCustomer(database), await storeCustomer(database, imported)];
    const order = placed(await orderWhile(database, ada, saved));
    expect(order).toMatchObject({ email: saved.email, address: { city: 'Wien', street: 'Hauptstraße 1' } });
    expect(await addressesOf(database, ada)).toMatchObject({ address: saved.address });
    const moved = { address: saved.address, person_id: 'K-8' };
    expect(placed(await orderWhile(database, eva, moved))).toMatchObject({
      ...{ personId: 'K-8', address: { name: 'Huber', street: 'Ring 5' } },
    });
  });

  test('are refused whole when the group changes or the operator’s address stops being one meanwhile [security: group-changed]', async () => {
    const { database, stored } = await shop();
    const [ada, eva] = [await storeCustomer(database), await storeCustomer(database, imported)];
    const regrouped = { customer_group: 'Handwerk' };
    expect(await orderWhile(database, ada, regrouped)).toMatchObject({ status: 401, code: 'not-signed-in' });
    const emptied = { address: JSON.stringify({ ...viennaAddress, city: '' }) };
    expect(await orderWhile(database, eva, emptied)).toMatchObject({ status: 400, code: 'invalid-order' });
    expect(await stored()).toMatchObject({ orders: 0, jobs: 0, stock: 5 });
  });

  test('empty the saved cart of what was bought, and a refused order leaves it', async () => {
    const { database, finish, customerCarts } = await shop();
    const ada = await storeCustomer(database);
    const line = (id: string, amount: number) => ({ product: { _id: `p-${id}` }, condition: { _id: id }, amount });
    const saved = { items: [line('hammer', 3), line('book', 1), line('salt', 1)] };
    await customerCarts.save(ada, saved);
    expect(await finish(ada, { total: { gross: 1 } })).toMatchObject({ code: 'order-changed' });
    expect(await customerCarts.load(ada)).toMatchObject({ ...saved, version: 1 });

    placed(await finish(ada));
    expect(await customerCarts.load(ada)).toMatchObject({ items: [line('hammer', 1), line('salt', 1)], version: 2 });
    expect(await customerCarts.save(ada, { ...saved, version: 1 })).toMatchObject({
      status: 409,
      code: 'cart-changed',
    });
  });

  test('do not change the saved cart when they are requested again with their key', async () => {
    const { database, orders, customerCarts } = await shop();
    const ada = await storeCustomer(database);
    const order = placed(await orders.finish('one-key', placement(), ada));
    await customerCarts.save(ada, placement());
    const again = await Promise.all([1, 2, 3].map(() => orders.finish('one-key', placement(), ada)));
    expect(again).toEqual([order, order, order]);
    expect((await customerCarts.load(ada)).items).toHaveLength(2);
  });

  test('are answered under their key only to their customer; a guest’s to everybody with the key [LAW D9] [security: order-key-found]', async () => {
    const { database, orders, stored } = await shop();
    const [ada, eva] = [await storeCustomer(database), await storeCustomer(database)];
    const order = placed(await orders.finish('adas-key', placement(), ada));
    for (const viewer of [null, eva]) {
      const answer = await orders.finish('adas-key', { items: [], total: { gross: 0 } }, viewer);
      expect(answer).toEqual({ refused: true, status: 409, code: 'key-used' });
    }
    expect(await orders.finish('adas-key', { items: [], total: { gross: 0 } }, ada)).toEqual(order);
    const items = [{ product: { _id: 'p-book' }, condition: { _id: 'book' }, amount: 1 }];
    const small = placement({ items, total: { gross: 31.8 } });
    const guests = await orders.finish('guests-key', small, null);
    expect(await orders.finish('guests-key', small, ada)).toEqual(guests);
    expect(await stored()).toMatchObject({ orders: 2 });
  });

  test('that are sent at once under one key by a customer and a guest are one order, of one of them [security: order-key-found]', async () => {
    const { database, orders, stored } = await shop();
    const ada = await storeCustomer(database);
    const placing = await orderWhileKeyIsTaken(database, ada);
    expect(placing).toEqual({ refused: true, status: 409, code: 'key-used' });
    const order = placed(await orders.finish('one-key', placement(), ada));
    expect(await owners(database)).toEqual({ [order._id]: ada.customerId });
    expect(await stored()).toMatchObject({ orders: 1 });
  });

  test('are not placed as a guest’s, nor as another’s, from a page that shows a customer whose session has ended [security: order-after-session]', async () => {
    const { database, finish, stored, orders } = await shop();
    const [ada, eva] = [await storeCustomer(database), await storeCustomer(database)];
    const shownTo = ada.customerId;
    for (const viewer of [null, eva]) {
      expect(await finish(viewer, { shownTo })).toMatchObject({
        ...{ status: 401, code: 'not-signed-in', msg: expect.stringMatching(/^Sie sind nicht mehr angemeldet\./) },
      });
    }
    expect(await stored()).toMatchObject({ orders: 0, jobs: 0, stock: 5 });
    const order = placed(await orders.finish('adas-key', placement({ shownTo }), ada));
    expect(await owners(database)).toEqual({ [order._id]: ada.customerId });
    expect(await orders.finish('adas-key', placement({ shownTo }), null)).toMatchObject({ status: 401 });
  });

  test('are listed newest first, page by page, and nobody else’s [security: foreign-ids]', async () => {
    const database = await open();
    await fillCatalogue(database);
    let now = Date.UTC(2026, 10, 20);
    const { orders } = testShop(database, {}, { clock: () => (now += 60_000) });
    const [ada, eva] = [await storeCustomer(database), await storeCustomer(database)];
    const items = [{ product: { _id: 'p-hammer' }, condition: { _id: 'hammer' }, amount: 2 }];
    const numbers: string[] = [];
    for (const [i, viewer] of [ada, eva, ada, null, ada].entries()) {
      const order = placed(await orders.finish(`key-${i}`, placement({ items, total: { gross: 46.88 } }), viewer));
      if (viewer === ada) numbers.unshift(order.orderNumber);
    }
    const all = await orders.ofCustomer(ada, {});
    expect([all.count, all.orders.map(({ orderNumber }) => orderNumber)]).toEqual([3, numbers]);
    const second = await orders.ofCustomer(ada, { offset: 1, limit: 1 });
    expect(second.count).toBe(3);
    expect(second.orders).toMatchObject([
      {
        ...{ orderNumber: numbers[1], state: 'placed', total: { gross: 46.88 } },
        items: [{ name: 'Schlosserhammer', nameSuffix: '500 g', amount: 2, unit: 'Stück' }],
        confirmationDoc: { filename: `Bestellung-${numbers[1]}.pdf` },
      },
    ]);
    expect(await orders.ofCustomer(ada, { offset: 3 })).toEqual({ orders: [], count: 3 });
    expect(await orders.idOfNumber(database.read, numbers[1] ?? '')).toBe(second.orders[0]?._id);
    expect(await orders.idOfNumber(database.read, `${numbers[1]}\u0001ü'`)).toBeNull();
  });

  test('of a customer who has just left are refused whole', async () => {
    const { database, finish, stored } = await shop();
    const ada = await storeCustomer(database);
    await database.transaction((transaction) => transaction.deleteFrom('customers').execute());
    expect(await finish(ada)).toMatchObject({ status: 401, code: 'not-signed-in' });
    expect(await stored()).toMatchObject({ orders: 0, jobs: 0, stock: 5 });
  });
});

/**
 * Places a guest's order. Between its first check of the key and its transaction, a customer's order uses the same key.
 */
function orderWhileKeyIsTaken(database: Database, customer: Viewer) {
  const racing: Database = {
    ...database,
    async transaction(work) {
      await testShop(database).orders.finish('one-key', placement(), customer);
      return database.transaction(work);
    },
  };
  return testShop(racing).orders.finish('one-key', placement(), null);
}

const imported = { online_user: 0, address: JSON.stringify(viennaAddress) } as const;

/** Places an order. Between its first check of the customer and its transaction, the customer's row changes. */
function orderWhile(database: Database, viewer: Viewer, change: Partial<Insertable<CustomerTable>>) {
  const changing: Database = {
    ...database,
    async transaction(work) {
      await database.transaction((transaction) =>
        transaction.updateTable('customers').set(change).where('id', '=', viewer.customerId).execute(),
      );
      return database.transaction(work);
    },
  };
  return testShop(changing).orders.finish(`key of ${viewer.customerId}`, placement(), viewer);
}

function placed(answer: unknown): Order {
  if (isRefused(answer)) throw new Error(answer.code);
  return answer as Order;
}

async function owners({ read }: Database): Promise<Record<string, string | null>> {
  const rows = await read.selectFrom('orders').select(['id', 'customer_id']).execute();
  return Object.fromEntries(rows.map(({ id, customer_id }) => [id, customer_id]));
}

function addressesOf({ read }: Database, { customerId }: Viewer) {
  return read
    .selectFrom('customers')
    .select(['address', 'separate_shipping_address', 'shipping_address'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}
