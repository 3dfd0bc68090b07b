import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import { makeVoucher, redeemed } from '../vouchers/testing/vouchers.ts';
import { readSnapshot, writeSnapshot } from './stored-order.ts';
import { exampleOrder, exampleSeller } from './testing/order.ts';
import { fillCatalogue, placement, testConfiguration, testShop } from './testing/shop.ts';
import { sumsUp } from './types.ts';

const german: Partial<ShopConfiguration> = { seller: { ...exampleSeller, country: 'DE' } };
/** Six cans at 7.89 (4.9 %) and two hammers: 47.34 + 39.98. */
const items = [
  { product: { _id: 'p-salt' }, condition: { _id: 'salt' }, amount: 6 },
  { product: { _id: 'p-hammer' }, condition: { _id: 'hammer' }, amount: 2 },
];
const bought = (gross: number, more = {}) => placement({ items, carrier: 'Spedition', total: { gross }, ...more });
const untaxed = { gross: 1.5, net: 1.5, tax: 0, taxRates: [] };

async function setDeposit(database: Database, deposit: number | null): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.updateTable('conditions').set({ deposit }).where('id', '=', 'salt').execute();
  });
}

describeOnBothEngines('a deposit', ({ open }) => {
  async function openShop(more: Partial<ShopConfiguration> = {}, container: 'one-way' | 'reusable' = 'one-way') {
    const database = await open();
    await fillCatalogue(database);
    await database.transaction(async (transaction) => {
      await transaction.updateTable('products').set({ container }).where('id', '=', 'p-salt').execute();
    });
    await setDeposit(database, 25);
    return { database, ...testShop(database, more) };
  }

  test('on one-way containers is a charge outside VAT in Austria', async () => {
    const { orders } = await openShop();
    const calculated = await orders.calculate({ items, carrier: 'Spedition' });
    expect(calculated).toMatchObject({
      shippingCosts: { gross: 49 },
      charges: [
        { kind: 'shipping', label: 'Versandkosten' },
        { kind: 'untaxed-deposit', label: 'Einwegpfand (ohne USt.)', price: untaxed },
      ],
      // 47.34 + 39.98 + 49 + 1.50. The tax is that of goods and shipping.
      total: { gross: 137.82, tax: 13.85 },
      items: [{ condition: { deposit: 0.25 }, price: { gross: 7.89 }, total: { gross: 47.34 } }, {}],
    });
    if (isRefused(calculated)) throw new Error(calculated.code);
    expect(calculated.items[1]?.condition).not.toHaveProperty('deposit');
  });

  test.each([
    ['on one-way containers of a German seller', german, 'one-way'],
    ['on reusable containers anywhere', {}, 'reusable'],
  ] as const)('%s is taxed as its goods', async (_, more, container) => {
    const { orders } = await openShop(more, container);
    expect(await orders.calculate({ items, carrier: 'Spedition' })).toMatchObject({
      charges: [
        { kind: 'shipping' },
        {
          ...{ kind: 'deposit', label: 'Pfand' },
          price: { gross: 1.5, net: 1.43, tax: 0.07, taxRates: [{ rate: 4.9, amount: 0.07 }] },
        },
      ],
      total: { gross: 137.82, tax: 13.92 },
    });
  });

  test('is ordered with the total that the customer saw, stored as a copy, and read again', async () => {
    const { orders, stored, database } = await openShop();
    expect(await orders.finish('key', bought(136.32))).toMatchObject({
      code: 'order-changed',
      extra: { calculation: { total: { gross: 137.82 } } },
    });
    expect(await stored()).toMatchObject({ orders: 0, jobs: 0 });

    const order = await orders.finish('key', bought(137.82));
    expect(order).toMatchObject({
      total: { gross: 137.82 },
      items: [{ condition: { _id: 'salt', deposit: 0.25 } }, { condition: { _id: 'hammer' } }],
      charges: [{ kind: 'shipping' }, { kind: 'untaxed-deposit', price: untaxed }],
    });
    await setDeposit(database, 50);
    expect(await orders.finish('key', bought(137.82))).toEqual(order);
    const row = await database.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    expect(row.total_gross).toBe(13_782);
    const snapshot = readSnapshot(row);
    expect(snapshot.lines.map(({ deposit }) => deposit)).toEqual([25, undefined]);
    expect(sumsUp(snapshot)).toBe(true);
  });

  test('that changed since is reported like a price, if the cart states the former one', async () => {
    const { orders, database } = await openShop();
    await setDeposit(database, 15);
    const told = async (deposit?: unknown, gross = 7.89) => {
      const condition = { _id: 'salt', price: { gross }, ...(deposit !== undefined && { deposit }) };
      const cart = { items: [{ product: { _id: 'p-salt' }, condition, amount: 6 }], carrier: 'Spedition' };
      const calculated = await orders.calculate(cart);
      if (isRefused(calculated)) throw new Error(calculated.code);
      return calculated.changes.map(({ kind, conditionId, msg }) => [kind, conditionId, msg]);
    };
    const changed = (before: string) =>
      `Das Pfand auf „Salz“ hat sich geändert: bisher ${before}\u00a0€, jetzt 0,15\u00a0€.`;
    expect(await told(0.25)).toEqual([['price', 'salt', changed('0,25')]]);
    expect(await told(0)).toEqual([['price', 'salt', changed('0,00')]]);
    expect(await told(0.25, 6.89)).toEqual([
      ['price', 'salt', 'Der Preis von „Salz“ hat sich geändert: bisher 6,89\u00a0€, jetzt 7,89\u00a0€.'],
      ['price', 'salt', changed('0,25')],
    ]);
    for (const unsaid of [0.15, undefined, '0.25', null, { gross: 1 }]) expect(await told(unsaid)).toEqual([]);
  });

  test('counts neither for free shipping nor for a voucher, and only a gift balance pays it', async () => {
    const shippingRules = [{ countries: ['AT'], cost: 690, freeFrom: 8733 }];
    const { orders, vouchers, database } = await openShop({ shippingRules });
    // The goods cost 87.32, and 88.82 with the deposit.
    expect(await orders.calculate({ items })).toMatchObject({ shippingCosts: { gross: 6.9 }, total: { gross: 95.72 } });

    const priced = async (code: string) => {
      const { session } = await redeemed(vouchers, code);
      return orders.calculate({ items, vouchers: [{ code, session }] });
    };
    await makeVoucher({ database, vouchers }, 'ALLES', { kind: 'percent', share: 10_000 });
    expect(await priced('ALLES')).toMatchObject({
      vouchers: [{ price: { gross: -87.32 } }],
      total: { gross: 8.4 },
    });
    await makeVoucher({ database, vouchers }, 'VIEL', { kind: 'fixed', amount: 100_000 });
    expect(await priced('VIEL')).toMatchObject({ vouchers: [{ price: { gross: -87.32 } }], total: { gross: 8.4 } });
    await makeVoucher({ database, vouchers }, 'FREI', { kind: 'free-shipping' });
    expect(await priced('FREI')).toMatchObject({ vouchers: [{ price: { gross: -6.9 } }], total: { gross: 88.82 } });
    await makeVoucher({ database, vouchers }, 'GELD', { kind: 'gift-balance', balance: 10_000 });
    expect(await priced('GELD')).toMatchObject({ total: { gross: 95.72 }, toPay: 0 });
  });

  test('in a net shop is what is paid, with its tax inside', async () => {
    const uiSettings = { ...testConfiguration.uiSettings, priceDeclaration: 'net' } as const;
    const { orders } = await openShop({ uiSettings, ...german });
    expect(await orders.calculate({ items, carrier: 'Spedition' })).toMatchObject({
      charges: [{ kind: 'shipping' }, { kind: 'deposit', price: { gross: 1.5, net: 1.43 } }],
      items: [{ condition: { deposit: 0.25 } }, {}],
    });
  });
});

test('an order of an earlier version, which knew no deposits, is read as it was', () => {
  const order = exampleOrder();
  expect(writeSnapshot(order)).not.toContain('deposit');
  expect(
    readSnapshot({ order_number: '1', correction: null, amendment: null, snapshot: writeSnapshot(order) }),
  ).toEqual(order);
});
