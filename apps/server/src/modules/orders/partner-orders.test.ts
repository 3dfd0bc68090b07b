import { type OrderPlacement, routes } from '@kontor/contract';
import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { createFrame, postAs } from '../../http/testing/frame.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import { storeCustomer } from '../customers/testing/customers.ts';
import { makeVoucher, redeemed } from '../vouchers/testing/vouchers.ts';
import { orderRoutes } from './orders.routes.ts';
import { readSnapshot } from './stored-order.ts';
import { fillCatalogue, placement, testShop } from './testing/shop.ts';

const group = 'Fachbetrieb';
const settings: Partial<ShopConfiguration> = {
  paymentConditions: [
    { name: 'vorkasse', title: 'Vorkasse', kind: 'transfer' },
    { name: 'rechnung', title: 'Rechnung', kind: 'invoice', groups: [group] },
  ],
  customerGroups: [{ name: group, priceDeclaration: 'net', discounts: [{ category: 'root', percent: 10 }] }],
};
const item = (product: string, condition: string, amount: number) => ({
  product: { _id: `p-${product}` },
  condition: { _id: condition },
  amount,
});

async function addOwnCondition(database: Database) {
  const row = { id: 'salt-p', product_id: 'p-salt', customer_group: group, position: 0, price: 629, tax_rate: 490 };
  const nothing = { unit: null, norm_price: null, norm_unit: null, stock: 3 };
  await database.transaction((tx) =>
    tx
      .insertInto('conditions')
      .values({ ...row, ...nothing })
      .execute(),
  );
}

describeOnBothEngines('orders of a customer group', ({ open }) => {
  async function openShop() {
    const database = await open();
    await fillCatalogue(database);
    await addOwnCondition(database);
    const partner = await storeCustomer(database, { customer_group: group });
    return { database, partner, ...testShop(database, settings) };
  }

  test('are calculated at its net prices, taxed on top, and shipped for what everybody pays', async () => {
    const { orders, partner } = await openShop();
    const items = [item('hammer', 'hammer', 3), item('salt', 'salt-p', 1)];
    const answer = await orders.calculate({ items }, partner);
    expect(answer).toMatchObject({
      items: [
        {
          condition: { _id: 'hammer' },
          price: { net: 14.99, tax: 3, gross: 17.99 }, // 19.99 × 0.9 / 1.2 = 14.9925
          total: { net: 44.97, tax: 8.99, gross: 53.96 }, // net × amount, taxed once
        },
        { condition: { _id: 'salt-p' }, price: { net: 6, tax: 0.29, gross: 6.29 } },
      ],
      shippingCosts: { gross: 6.9, net: 5.84, tax: 1.06 },
      total: { net: 56.81, tax: 10.34, gross: 67.15 },
      changes: [],
    });
  });

  test('free shipping begins at the value of the goods as the shop declares it', async () => {
    const { orders, partner } = await openShop();
    const shippingFor = async (amount: number) => {
      const answer = await orders.calculate({ items: [item('hammer', 'hammer', amount)] }, partner);
      return isRefused(answer) ? answer.code : [answer.items[0]?.total, answer.shippingCosts.gross];
    };
    // 100.00 gross is the limit: 89.94 net is 107.93 gross
    expect(await shippingFor(6)).toEqual([expect.objectContaining({ net: 89.94, gross: 107.93 }), 0]);
    expect(await shippingFor(5)).toEqual([expect.objectContaining({ net: 74.95, gross: 89.94 }), 6.9]);
  });

  test('what a group is offered instead of everybody’s is gone for everybody else, and the other way round [security: body-claims-group]', async () => {
    const { database, orders, partner } = await openShop();
    const goneFor = async (condition: string, viewer: Viewer | null) => {
      const answer = await orders.calculate({ items: [item('salt', condition, 1)] }, viewer);
      return isRefused(answer) ? answer.code : answer.changes.map(({ kind }) => kind);
    };
    expect(await goneFor('salt-p', partner)).toEqual([]);
    expect(await goneFor('salt', partner)).toEqual(['gone']);
    for (const nobody of [null, await storeCustomer(database, { customer_group: 'früher' })]) {
      expect(await goneFor('salt-p', nobody)).toEqual(['gone']);
      expect(await goneFor('salt', nobody)).toEqual([]);
    }
  });

  test('a cart that a guest has filled says in the group’s own declaration what changed, and that other terms hold', async () => {
    const { orders, partner } = await openShop();
    const filled = (product: string, gross: number) => ({
      product: { _id: `p-${product}` },
      condition: { _id: product, price: { gross } },
      amount: 1,
    });
    const hammer = filled('hammer', 19.99);
    const items = [hammer, filled('salt', 7.89), item('salt', 'nie', 1)];
    const changesFor = async (viewer: Viewer | null) => {
      const answer = await orders.calculate({ items }, viewer);
      return isRefused(answer) ? answer.code : answer.changes.map(({ kind, msg }) => [kind, msg]);
    };
    const gone = ['gone', 'Ein Produkt in Ihrem Warenkorb ist nicht mehr erhältlich.'];
    const net = 'bisher 16,66\u00a0€, jetzt 14,99\u00a0€ (exkl. USt.).';
    expect(await changesFor(null)).toEqual([gone]);
    expect(await changesFor(partner)).toEqual([
      ['gone', '„Salz“ wird zu Ihren Konditionen in dieser Form nicht angeboten.'],
      gone,
      ['price', `Der Preis von „Schlosserhammer“ hat sich geändert: ${net}`],
    ]);
    const order = placement({ items: [hammer], paymentCondition: 'rechnung', total: { gross: 1 } });
    expect(JSON.stringify(await orders.finish('other-total', order, partner))).toContain(net);
  });

  test('vouchers hold for the gross value of the goods, and are worth what they are for everybody', async () => {
    const shop = await openShop();
    await makeVoucher(shop, 'ZEHNER', { kind: 'fixed', amount: 1000 }, { minimum: 5000 });
    const voucher = await redeemed(shop.vouchers, 'ZEHNER', 53.96);
    const calculate = (amount: number) =>
      shop.orders.calculate({ items: [item('hammer', 'hammer', amount)], vouchers: [voucher] }, shop.partner);
    expect(await calculate(3)).toMatchObject({
      vouchers: [{ price: { gross: -10, net: -8.33, tax: -1.67 } }], // 44.97 net would be too little
      total: { gross: 50.86 },
    });
    expect(await calculate(2)).toMatchObject({ vouchers: [], changes: [{ kind: 'voucher' }] });
  });

  test('are placed by who is signed in, whatever the body says, and keep their declaration, group and way to pay [security: body-claims-group]', async () => {
    const { database, orders, partner, stored } = await openShop();
    const { app } = await createFrame();
    orderRoutes(app, orders);
    app.findViewer = async (sid) => (sid === 'partner' ? partner : null);
    const finish = (key: string, body: object, sid: string) => {
      return postAs(app, sid, routes.orderFinish.path, body, { 'idempotency-key': key });
    };
    const items = [item('hammer', 'hammer', 3), item('salt', 'salt-p', 1)];
    const body: OrderPlacement = placement({ items, paymentCondition: 'rechnung', total: { gross: 67.15 } });

    const pretending = { ...body, customerGroup: group, personId: 'p', viewer: { customerGroup: group } };
    const guest = await finish('guest', pretending, 'nobody');
    expect([guest.statusCode, guest.json().errors]).toEqual([
      400,
      [{ path: 'paymentCondition', msg: expect.any(String) }],
    ]);
    const without = await finish('guest', { ...pretending, paymentCondition: 'vorkasse' }, 'nobody');
    expect([without.statusCode, without.json().code]).toEqual([409, 'item-gone']);
    expect(await stored()).toMatchObject({ orders: 0, jobs: 0 });

    const wrong = await finish('wrong', { ...body, total: { gross: 71.78 } }, 'partner');
    expect([wrong.statusCode, wrong.json().calculation.total.gross]).toEqual([409, 67.15]);

    const placed = await finish('partner', body, 'partner');
    expect(placed.statusCode).toBe(200);
    expect(placed.json()).toMatchObject({
      priceDeclaration: 'net',
      paymentCondition: 'rechnung',
      items: [{ condition: { price: { net: 14.99 } } }, { condition: { price: { net: 6 } } }],
      total: { gross: 67.15 },
    });
    const row = await database.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const snapshot = readSnapshot(row);
    expect([snapshot.customerGroup, snapshot.shop.priceDeclaration]).toEqual([group, 'net']);
    const salt = database.read.selectFrom('conditions').select('stock').where('id', '=', 'salt-p');
    expect((await salt.executeTakeFirstOrThrow()).stock).toBe(2);
    await app.close();
  });
});
