import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { readLetterFonts } from '../../pdf/fonts.ts';
import { pdfPages } from '../../pdf/testing/pdf.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import { composeInvoice } from '../documents/compose-document.ts';
import { orderConfirmationPdf } from './confirmation/order-confirmation-pdf.ts';
import { orderMailFacts } from './confirmation-mail/order-mail-facts.ts';
import { orderMailText } from './confirmation-mail/order-mail-text.ts';
import { ordersOfPerson } from './restricted-orders.ts';
import { readSnapshot } from './stored-order.ts';
import { exampleSeller } from './testing/order.ts';
import { fillCatalogue, placement, testConfiguration, testShop } from './testing/shop.ts';
import { sumsUp } from './types.ts';

/** The shop's clock stands at 20 November 2026. */
const oss = { from: '2026-11-20' };
const toGermany = { address: { ...placement().address, country: 'DE', zipCode: '10115', city: 'Berlin' } };
/** Two hammers (standard), a book (reduced): 39.98 + 24.90. */
const { items } = placement();
const inGermany = 'Es gilt die Umsatzsteuer von: Deutschland.';

describeOnBothEngines('deliveries to consumers in other member states [LAW T3, T4]', ({ open }) => {
  async function openShop(more: Partial<ShopConfiguration> = {}) {
    const database = await open();
    await fillCatalogue(database);
    return { database, ...testShop(database, more) };
  }

  test('before the first day, and without the setting, have the seller’s tax, and nothing is said', async () => {
    for (const settings of [{}, { oss: { from: '2026-11-21' } }]) {
      const { orders } = await openShop(settings);
      const calculated = await orders.calculate({ items, ...toGermany });
      expect(calculated).toMatchObject({ total: { gross: 77.78, taxRates: [{ rate: 10 }, { rate: 20 }] } });
      expect(calculated).not.toHaveProperty('taxNote');
    }
  });

  test('have the rates of their classes there, in unchanged gross prices', async () => {
    const { orders } = await openShop({ oss });
    const calculated = await orders.calculate({ items, ...toGermany });
    if (isRefused(calculated)) throw new Error(calculated.code);
    // 12.90 for the parcel: 7.95 with the hammers, 4.95 with the book.
    expect(calculated).toMatchObject({
      ...{ taxNote: inGermany, changes: [] },
      total: {
        gross: 77.78,
        taxRates: [
          { rate: 7, amount: 1.95 },
          { rate: 19, amount: 7.65 },
        ],
      },
      items: [
        { condition: { price: { gross: 19.99 } }, total: { gross: 39.98, tax: 6.38 } },
        { total: { gross: 24.9 } },
      ],
    });
    expect(calculated.total.tax).toBe(9.6);
  });

  test('to the seller’s own country stay, and while nobody knows where to, that is said', async () => {
    const { orders } = await openShop({ oss });
    const austria = { total: { gross: 71.78, taxRates: [{ rate: 10 }, { rate: 20 }] } };
    expect(await orders.calculate({ items })).toMatchObject({
      ...austria,
      taxNote: 'Es gilt die Umsatzsteuer von: Österreich, solange das Lieferland nicht feststeht.',
    });
    expect(await orders.calculate({ items, address: { country: 'AT' } })).toMatchObject({
      ...austria,
      taxNote: 'Es gilt die Umsatzsteuer von: Österreich.',
    });
  });

  test('follow the goods, not the bill', async () => {
    const { orders } = await openShop({ oss });
    const shipped = { ...placement(), ...{ separateShippingAddress: true, shippingAddress: toGermany.address } };
    expect(await orders.calculate(shipped)).toMatchObject({ taxNote: inGermany });
  });

  test('only abroad are kept for the one-stop shop', async () => {
    const { database, orders } = await openShop({ oss });
    await orders.finish('home', placement({ total: { gross: 71.78 } }));
    await orders.finish('abroad', placement({ ...toGermany, total: { gross: 77.78 } }));
    const person = { customerId: null, email: 'kunde@example.at' };
    const kept = await ordersOfPerson(database.read, person);
    expect(kept.map(({ isTaxedElsewhere }) => isTaxedElsewhere).sort()).toEqual([false, true]);
  });

  test('with kept net prices cost what the other tax makes of them, and the cart says so', async () => {
    const { orders } = await openShop({ oss: { ...oss, keeps: 'net' } });
    const cart = items.map((item) => ({ ...item, condition: { ...item.condition, price: { gross: 19.99 } } }));
    // 19.99 is 16.66 net and 19.83 with 19 %; 24.90 is 22.64 net and 24.22 with 7 %.
    expect(await orders.calculate({ items: cart.slice(0, 1), ...toGermany })).toMatchObject({
      items: [{ condition: { price: { gross: 19.83, net: 16.66 } }, total: { gross: 39.66 } }],
      changes: [{ kind: 'price', conditionId: 'hammer' }],
    });
    expect(await orders.calculate({ items: items.slice(1), ...toGermany })).toMatchObject({
      items: [{ condition: { price: { gross: 24.22 } } }],
    });
  });

  test('in a net shop keep their net prices, and nothing is called changed', async () => {
    const uiSettings = { ...testConfiguration.uiSettings, priceDeclaration: 'net' } as const;
    const { orders } = await openShop({ oss, uiSettings });
    const cart = [{ ...items[0], condition: { _id: 'hammer', price: { gross: 23.99 } } }] as typeof items;
    expect(await orders.calculate({ items: cart, ...toGermany })).toMatchObject({
      items: [{ condition: { price: { net: 19.99, gross: 23.99 } }, total: { net: 39.98, gross: 47.58 } }],
      changes: [],
    });
  });

  test('an operator’s rate of the country wins over the table', async () => {
    const changes = [{ taxClass: 'reduced', rate: 9, from: '2026-01-01' }] as const;
    const taxRates = [...testConfiguration.taxRates, { country: 'DE', rates: [19, 7], changes }];
    const { orders } = await openShop({ oss, taxRates });
    expect(await orders.calculate({ items, ...toGermany })).toMatchObject({
      total: { taxRates: [{ rate: 9 }, { rate: 19 }] },
    });
  });

  test('are kept with their country, and mail, PDF and invoice agree to the cent [LAW X4]', async () => {
    const { database, orders } = await openShop({ oss });
    const order = await orders.finish('k', placement({ ...toGermany, total: { gross: 77.78 } }));
    if (isRefused(order)) throw new Error(order.code);
    expect(order).toMatchObject({ taxNote: inGermany, total: { tax: 9.6 } });
    const row = await database.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const snapshot = readSnapshot({
      order_number: row.order_number ?? '',
      snapshot: row.snapshot ?? '',
      correction: null,
      amendment: null,
    });
    expect(snapshot.taxedIn).toEqual({ country: 'DE', sentence: inGermany });
    expect(sumsUp(snapshot)).toBe(true);
    const facts = orderMailFacts(snapshot, { addressToPay: null, guarantee: null, withdrawal: null });
    const pages = pdfPages(await orderConfirmationPdf(snapshot, readLetterFonts()));
    for (const text of [orderMailText(facts), pages.flat().join(' ')]) {
      expect(text.replace(/\s+/g, ' ')).toContain(`Alle Preise in Euro inkl. USt. ${inGermany}`);
      expect(text).toMatch(/19\s%/);
    }
    const delivery = { from: '2026-11-23', to: '2026-11-23' };
    const occasion = { seller: exampleSeller, issuedAt: Date.UTC(2026, 10, 23), delivery };
    const { amounts } = composeInvoice(snapshot, occasion, { paid: 0, paymentDays: 14 });
    expect(amounts.groups.map(({ category, rate, vat }) => [category, rate, vat])).toEqual([
      ['S', 700, 195],
      ['S', 1900, 765],
    ]);
    expect([amounts.totals.gross, amounts.totals.rounding]).toEqual([7778, 0]);
  });
});
