import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import { makeVoucher, redeemed } from '../vouchers/testing/vouchers.ts';
import { readSnapshot, writeSnapshot } from './stored-order.ts';
import { exampleOrder } from './testing/order.ts';
import { fillCatalogue, placement, testConfiguration, testShop } from './testing/shop.ts';
import { sumsUp } from './types.ts';

const settings: Partial<ShopConfiguration> = {
  paymentConditions: [
    ...testConfiguration.paymentConditions,
    { name: 'nachnahme', title: 'Nachnahme', kind: 'on-delivery', fee: 390 },
  ],
};
/** 3.90 split by the goods' gross per rate: 1.50 at 10 %, 2.40 at 20 %. */
const feePrice = {
  ...{ gross: 3.9, net: 3.36, tax: 0.54 },
  taxRates: [
    { rate: 10, amount: 0.14 },
    { rate: 20, amount: 0.4 },
  ],
};
const onDelivery = (more = {}) => placement({ paymentCondition: 'nachnahme', total: { gross: 75.68 }, ...more });

describeOnBothEngines('a way to pay with a fee', ({ open }) => {
  async function openShop(more: Partial<ShopConfiguration> = {}) {
    const database = await open();
    await fillCatalogue(database);
    return { database, ...testShop(database, { ...settings, ...more }) };
  }

  test('is a charge beside shipping as soon as it is chosen, taxed as the goods are [SPEC §7.5.1]', async () => {
    const { orders } = await openShop();
    const { items } = placement();
    const calculated = await orders.calculate({ items, paymentCondition: 'nachnahme' });

    expect(calculated).toMatchObject({
      shippingCosts: { gross: 6.9 },
      charges: [
        { kind: 'shipping', label: 'Versandkosten', price: { gross: 6.9 } },
        { kind: 'payment-method', label: 'Gebühr für Nachnahme', price: feePrice },
      ],
      total: { gross: 75.68, net: 65.27, tax: 10.41 },
    });
    for (const paymentCondition of ['', 'vorkasse', 'Nachnahme']) {
      const without = await orders.calculate({ items, paymentCondition });
      expect(without).toMatchObject({ total: { gross: 71.78 } });
      expect(without).not.toHaveProperty('charges');
    }
    expect(await orders.calculate({ items: [], paymentCondition: 'nachnahme' })).toMatchObject({ total: { gross: 0 } });
  });

  test('is ordered at the total that the customer saw, once, or not at all [SPEC §3.24]', async () => {
    const { orders, stored, database } = await openShop();
    const refusal = await orders.finish('key', placement({ paymentCondition: 'nachnahme' }));
    expect(refusal).toMatchObject({ code: 'order-changed', extra: { calculation: { total: { gross: 75.68 } } } });
    expect(await stored()).toMatchObject({ orders: 0, jobs: 0 });
    expect(await orders.finish('key', placement({ total: { gross: 75.68 } }))).toMatchObject({ code: 'order-changed' });

    const order = await orders.finish('key', onDelivery());
    expect(order).toMatchObject({
      ...{ paymentCondition: 'nachnahme', paymentConditionName: 'Nachnahme', total: { gross: 75.68 } },
      paymentSentence: 'Sie bezahlen den Gesamtbetrag von 75,68\u00a0€ bei der Übergabe der Ware (Nachnahme).',
      charges: [{ kind: 'shipping' }, { kind: 'payment-method', label: 'Gebühr für Nachnahme', price: feePrice }],
    });
    for (const absent of ['bankTransfer', 'paymentProvider', 'payment']) expect(order).not.toHaveProperty(absent);
    expect(await orders.finish('key', onDelivery())).toEqual(order);
    expect(await stored()).toMatchObject({ orders: 1, jobs: 3 });

    const row = await database.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    expect(row.total_gross).toBe(7568);
    const { paymentCondition, charges } = readSnapshot(row);
    expect(paymentCondition).toEqual({ name: 'nachnahme', title: 'Nachnahme', kind: 'on-delivery' });
    expect(charges.map(({ price }) => price.gross)).toEqual([690, 390]);
    expect(sumsUp(readSnapshot(row))).toBe(true);
  });

  test('asks for nothing where a gift balance has paid all, and for the whole fee where it has not', async () => {
    const { orders, vouchers, database } = await openShop();
    const { items } = placement();
    const of = async (balance: number) => {
      const code = `GUTHABEN${balance}`;
      await makeVoucher({ database, vouchers }, code, { kind: 'gift-balance', balance });
      const { session } = await redeemed(vouchers, code);
      return orders.calculate({ items, paymentCondition: 'nachnahme', vouchers: [{ code, session }] });
    };
    expect(await of(7177)).toMatchObject({ total: { gross: 75.68 }, toPay: 3.91 });
    const paid = await of(7178);
    expect(paid).toMatchObject({ total: { gross: 71.78 }, toPay: 0 });
    expect(paid).not.toHaveProperty('charges');
  });

  test('in a net shop is net, with its tax on top', async () => {
    const uiSettings = { ...testConfiguration.uiSettings, priceDeclaration: 'net' } as const;
    const { orders } = await openShop({ uiSettings });
    const calculated = await orders.calculate({ items: placement().items, paymentCondition: 'nachnahme' });
    if (isRefused(calculated)) throw new Error(calculated.code);
    expect(calculated.charges?.[1]?.price).toMatchObject({ net: 3.9 });
    expect(calculated.charges?.[1]?.price.gross).toBeGreaterThan(3.9);
  });
});

test('an order of an earlier version is read as what it was: shipping, and the method that its name meant', () => {
  const order = exampleOrder();
  const { charges, paymentCondition, ...rest } = JSON.parse(writeSnapshot(order));
  const { name, title } = paymentCondition;
  expect(rest.shippingCosts).toEqual(charges[0].price);

  const before = JSON.stringify({ ...rest, paymentCondition: { name, title } });
  expect(readSnapshot({ order_number: '1', correction: null, amendment: null, snapshot: before })).toEqual(order);
  expect(
    readSnapshot({ order_number: '1', correction: null, amendment: null, snapshot: writeSnapshot(order) }),
  ).toEqual(order);
  expect(order.charges.map(({ kind, label }) => [kind, label])).toEqual([['shipping', 'Versandkosten']]);
  expect(order.paymentCondition.kind).toBe('transfer');
});
