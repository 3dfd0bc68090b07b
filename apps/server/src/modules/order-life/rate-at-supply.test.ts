import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { composeInvoice } from '../documents/compose-document.ts';
import { recordOfNumber } from '../orders/orders.service.ts';
import { exampleSeller } from '../orders/testing/order.ts';
import { fillCatalogue, testConfiguration } from '../orders/testing/shop.ts';
import { type OrderSnapshot, sumsUp } from '../orders/types.ts';
import { invoicesOf, testLife } from './testing/life.ts';
import type { LifeSources } from './types.ts';

// The shop's day is 20 November 2026. On that day Austria's standard rate becomes 21 %.
const settings = {
  ...testConfiguration,
  taxRates: [
    {
      ...{ country: 'AT', rates: [20, 13, 10, 4.9, 0] },
      changes: [{ taxClass: 'standard' as const, rate: 21, from: '2026-11-20' }],
    },
  ],
};
const configuration = { current: async () => settings, currentFor: async () => settings };
const kappen = { buy: [{ name: 'Kappe', amount: 1, unitPrice: 12_000, taxRate: 2000 }], shipping: 605 };
const share = (rate: number, net: number, amount: number) => ({ rate, net, amount });

describeOnBothEngines('a rate that changes between order and shipment [LAW T2]', ({ open }) => {
  async function start(more: Partial<LifeSources> = {}) {
    const database = await open();
    await fillCatalogue(database);
    const at = testLife(database, { configuration, ...more });
    const stored = async (number: string): Promise<OrderSnapshot> => {
      const record = await recordOfNumber(database.read, number);
      if (record === null) throw new Error('It is not stored');
      return record.order;
    };
    return { database, at, stored };
  }
  const shipment = (number: string, more: object = {}) => ({ number, version: 0, key: `ship-${number}`, ...more });

  test('is that of the shipment: the customer pays the same, and invoice, timeline and mail say the new rate', async () => {
    const { at, stored } = await start();
    const number = await at.order(1, kappen);
    expect((await stored(number)).total).toEqual({
      ...{ gross: 12_605, net: 10_504, tax: 2101 },
      taxRates: [share(2000, 10_504, 2101)],
    });
    const shipped = await at.done(at.life.ship(at.eva, shipment(number)));
    const order = await stored(number);
    // 120.00 × 21 / 121 = 20.83; 6.05 × 21 / 121 = 1.05
    expect(order.total).toEqual({ gross: 12_605, net: 10_417, tax: 2188, taxRates: [share(2100, 10_417, 2188)] });
    expect(sumsUp(order)).toBe(true);
    expect(shipped.timeline.at(-1)).toMatchObject({ kind: 'ship', rates: ['20\u00a0% → 21\u00a0%'], changes: [] });
    expect(shipped.order.total.taxRates).toEqual([{ rate: 21, amount: 21.88 }]);
    const occasion = {
      seller: exampleSeller,
      issuedAt: at.time.now,
      delivery: { from: '2026-11-20', to: '2026-11-20' },
    };
    const { amounts } = composeInvoice(order, occasion, { paid: 0, paymentDays: 14 });
    expect(amounts.groups).toMatchObject([{ rate: 2100, net: 10_417, vat: 2188 }]);
    expect(amounts.totals).toMatchObject({ gross: 12_605, rounding: 0 });
    const [mail] = await at.mails();
    expect(mail?.text).toContain('Seit Ihrer Bestellung hat sich die Umsatzsteuer geändert (20\u00a0% → 21\u00a0%).');
    expect(mail?.text).toContain('Sie bezahlen dasselbe wie vereinbart.');
  });

  test('of a part, the whole order has the rate of its first parcel; what is billed already keeps its rate', async () => {
    const billed = await start({ documents: invoicesOf(async () => 'RE2026-000001') });
    const number = await billed.at.order(1, kappen);
    await billed.at.done(billed.at.life.ship(billed.at.eva, shipment(number)));
    expect((await billed.stored(number)).total.taxRates).toEqual([share(2000, 10_504, 2101)]);

    const { at, stored } = await start();
    const parts = await at.order(1, {
      ...kappen,
      buy: [{ ...kappen.buy[0], name: 'Kappe', amount: 2, unitPrice: 12_000, taxRate: 2000 }],
    });
    await at.done(at.life.ship(at.eva, shipment(parts, { pieces: [{ line: 0, amount: 1 }] })));
    const first = (await stored(parts)).total;
    expect(first.taxRates.map(({ rate }) => rate)).toEqual([2100]);
    await at.done(at.life.ship(at.eva, { number: parts, version: 1, key: 'ship-rest' }));
    expect((await stored(parts)).total).toEqual(first);
  });

  test('where nets were declared, the nets stay: the new amount is told to payments and customer', async () => {
    const told: string[] = [];
    const payments: LifeSources['payments'] = {
      orderCancelled: async () => [],
      orderCorrected: async () => {},
      orderAmended: async (_, orderId) => {
        told.push(orderId);
        return null;
      },
      refund: () => Promise.reject(new Error('There are no payments')),
    };
    const { at, stored } = await start({ payments });
    const number = await at.order(1, {
      declaration: 'net',
      buy: [{ name: 'Kappe', amount: 1, unitPrice: 10_000, taxRate: 2000 }],
      shipping: 0,
    });
    await at.done(at.life.ship(at.eva, shipment(number)));
    const order = await stored(number);
    expect(order.total).toMatchObject({ gross: 12_100, net: 10_000, tax: 2100 });
    expect(told).toEqual([order.id]);
    expect((await at.mails())[0]?.text).toContain('Der Gesamtbetrag ist jetzt 121,00\u00a0€.');
  });

  test('while money may be on its way, such an order is not shipped', async () => {
    const payments: LifeSources['payments'] = {
      orderCancelled: async () => [],
      orderCorrected: async () => {},
      orderAmended: async () => 'in-progress',
      refund: () => Promise.reject(new Error('There are no payments')),
    };
    const { at, stored } = await start({ payments });
    const number = await at.order(1, {
      declaration: 'net',
      buy: [{ name: 'Kappe', amount: 1, unitPrice: 10_000, taxRate: 2000 }],
      shipping: 0,
    });
    expect(await at.code(at.life.ship(at.eva, shipment(number)))).toEqual([409, 'payment-in-progress']);
    expect((await stored(number)).total.gross).toBe(12_000);
    expect(await at.queued()).toEqual([]);
  });
});
