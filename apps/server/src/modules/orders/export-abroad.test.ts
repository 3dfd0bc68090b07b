import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import { composeInvoice } from '../documents/compose-document.ts';
import { orderMailFacts } from './confirmation-mail/order-mail-facts.ts';
import { orderMailText } from './confirmation-mail/order-mail-text.ts';
import { readSnapshot } from './stored-order.ts';
import { exampleSeller } from './testing/order.ts';
import { fillCatalogue, placement, testConfiguration, testShop } from './testing/shop.ts';
import { sumsUp } from './types.ts';

/** A shop that also delivers to Switzerland, for 20.00. The clock stands at 20 November 2026. */
const swiss: Partial<ShopConfiguration> = {
  countries: [...testConfiguration.countries, { shortName: 'CH', name: 'Schweiz' }],
  shippingRules: [...testConfiguration.shippingRules, { countries: ['CH'], cost: 2000 }],
};
const exports = { from: '2026-11-20' };
const toZurich = { address: { ...placement().address, country: 'CH', zipCode: '8001', city: 'Zürich' } };
const { items } = placement();
const taxNote = 'Steuerfreie Ausfuhrlieferung.';
const untaxed = (gross: number) => ({ gross, net: gross, tax: 0, taxRates: [{ rate: 0, amount: 0 }] });

describeOnBothEngines('a delivery to a third country [LAW T5]', ({ open }) => {
  async function openShop(more: Partial<ShopConfiguration> = {}) {
    const database = await open();
    await fillCatalogue(database);
    return { database, ...testShop(database, { ...swiss, ...more }) };
  }

  test('has the seller’s tax without the setting, and before its first day', async () => {
    for (const settings of [{}, { exports: { from: '2026-11-21' } }]) {
      const { orders } = await openShop(settings);
      const calculated = await orders.calculate({ items, ...toZurich });
      expect(calculated).toMatchObject({ total: { gross: 84.88, taxRates: [{ rate: 10 }, { rate: 20 }] } });
      expect(calculated).not.toHaveProperty('taxNote');
    }
  });

  test('has none with it: prices stay, and the sentence says why', async () => {
    const { orders } = await openShop({ exports });
    const calculated = await orders.calculate({ items, ...toZurich });
    expect(calculated).toMatchObject({ taxNote, changes: [], total: untaxed(84.88), shippingCosts: untaxed(20) });
    const member = await orders.calculate({ items, address: { country: 'DE' } });
    expect(member).toMatchObject({ total: { taxRates: [{ rate: 10 }, { rate: 20 }] } });
    expect(member).not.toHaveProperty('taxNote');
  });

  test('with kept net prices costs the nets', async () => {
    const { orders } = await openShop({ exports: { ...exports, keeps: 'net' } });
    // 2 × 16.66, 22.64 and 20.00
    expect(await orders.calculate({ items, ...toZurich })).toMatchObject({ taxNote, total: untaxed(75.96) });
  });

  test('of a small business has that reason', async () => {
    const { orders } = await openShop({ exports, seller: { ...exampleSeller, smallBusiness: true } });
    const calculated = await orders.calculate({ items, ...toZurich });
    expect(calculated).toMatchObject({ taxNote: expect.stringContaining('Kleinunternehmerregelung') });
  });

  test('keeps its reason, and mail and invoice (category G) agree to the cent', async () => {
    const { database, orders } = await openShop({ exports });
    const order = await orders.finish('k', placement({ ...toZurich, total: { gross: 84.88 } }));
    if (isRefused(order)) throw new Error(order.code);
    const row = await database.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const snapshot = readSnapshot({
      order_number: row.order_number ?? '',
      snapshot: row.snapshot ?? '',
      correction: null,
      amendment: null,
    });
    expect(snapshot.untaxed).toEqual({ exemption: 'export', sentence: taxNote });
    expect(sumsUp(snapshot)).toBe(true);
    const text = orderMailText(orderMailFacts(snapshot, { addressToPay: null, guarantee: null, withdrawal: null }));
    expect(text).toContain(`Alle Preise in Euro. ${taxNote}`);
    expect(text).not.toMatch(/USt\.|\d\s%/);
    const delivery = { from: '2026-11-23', to: '2026-11-23' };
    const occasion = { seller: exampleSeller, issuedAt: Date.UTC(2026, 10, 23), delivery };
    const { amounts, exemptionTexts } = composeInvoice(snapshot, occasion, { paid: 0, paymentDays: 14 });
    expect(amounts.groups).toEqual([{ category: 'G', rate: 0, exemptions: ['export'], net: 8488, vat: 0 }]);
    expect(exemptionTexts).toEqual({ export: taxNote });
  });
});
