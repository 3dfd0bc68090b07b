import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { readLetterFonts } from '../../pdf/fonts.ts';
import { pdfPages } from '../../pdf/testing/pdf.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import { orderConfirmationPdf } from './confirmation/order-confirmation-pdf.ts';
import { orderMailFacts } from './confirmation-mail/order-mail-facts.ts';
import { orderMailHtml } from './confirmation-mail/order-mail-html.ts';
import { orderMailText } from './confirmation-mail/order-mail-text.ts';
import { readSnapshot } from './stored-order.ts';
import { exampleSeller } from './testing/order.ts';
import { fillCatalogue, placement, testShop } from './testing/shop.ts';
import { type OrderSnapshot, sumsUp } from './types.ts';

const ofAustria: Partial<ShopConfiguration> = { seller: { ...exampleSeller, smallBusiness: true } };
const ofGermany: Partial<ShopConfiguration> = { seller: { ...exampleSeller, country: 'DE', smallBusiness: true } };
const austrian = 'Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung (§ 6 Abs. 1 Z 27 UStG 1994).';
const german = 'Steuerfreier Umsatz nach § 19 UStG (Kleinunternehmer).';
const items = [
  { product: { _id: 'p-hammer' }, condition: { _id: 'hammer' }, amount: 2 },
  { product: { _id: 'p-salt' }, condition: { _id: 'salt' }, amount: 1 },
];
/** 39.98 for the hammers, 7.89 for the salt, 6.90 for the parcel. */
const gross = 54.77;
const none = (total: number) => ({ gross: total, net: total, tax: 0, taxRates: [{ rate: 0, amount: 0 }] });

describeOnBothEngines('the order of a small business [LAW P3, T6, N3]', ({ open }) => {
  async function openShop(more: Partial<ShopConfiguration>) {
    const database = await open();
    await fillCatalogue(database);
    return { database, ...testShop(database, more) };
  }

  test.each([
    ['Austrian', ofAustria, austrian],
    ['German', ofGermany, german],
  ])('of an %s seller costs what the articles cost, without tax, and says by which law', async (_, more, taxNote) => {
    const { orders } = await openShop(more);
    expect(await orders.calculate({ items })).toMatchObject({
      ...{ taxNote, total: none(gross), shippingCosts: none(6.9) },
      items: [{ condition: { price: none(19.99) }, total: none(39.98) }, { total: none(7.89) }],
      changes: [],
    });
  });

  test('keeps the reason with the order, in mail and PDF too, and names no rate anywhere', async () => {
    const { database, orders } = await openShop(ofAustria);
    const order = await orders.finish('k', placement({ items, total: { gross } }));
    if (isRefused(order)) throw new Error(order.code);
    expect(order).toMatchObject({ taxNote: austrian, total: none(gross) });
    const row = await database.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const snapshot = readSnapshot({ ...row, snapshot: row.snapshot ?? '', order_number: row.order_number ?? '' });
    expect(snapshot.untaxed).toEqual({ exemption: 'small-business', sentence: austrian });
    expect(sumsUp(snapshot)).toBe(true);
    const words = await wordsOf(snapshot);
    for (const text of words) {
      expect(text).toContain(austrian);
      expect(text).not.toMatch(/\d\s?%|inkl\. USt|enthaltene Umsatzsteuer|Netto/);
    }
  });

  test('a shop that taxes stays as it was: no sentence, nothing kept', async () => {
    const { database, orders } = await openShop({});
    const order = await orders.finish('k', placement());
    expect(order).toMatchObject({ total: { gross: 71.78 } });
    expect(order).not.toHaveProperty('taxNote');
    const { snapshot } = await database.read.selectFrom('orders').select('snapshot').executeTakeFirstOrThrow();
    expect(JSON.parse(snapshot ?? '')).not.toHaveProperty('untaxed');
  });

  test('a one-way deposit is an ordinary deposit if nothing has tax', async () => {
    const { database, orders } = await openShop(ofAustria);
    await database.transaction(async (transaction) => {
      await transaction.updateTable('products').set({ container: 'one-way' }).where('id', '=', 'p-salt').execute();
      await transaction.updateTable('conditions').set({ deposit: 25 }).where('id', '=', 'salt').execute();
    });
    expect(await orders.calculate({ items })).toMatchObject({
      charges: [{ kind: 'shipping' }, { kind: 'deposit', label: 'Pfand', price: none(0.25) }],
      total: none(55.02),
    });
  });
});

/** The texts of mail and confirmation, with one space wherever a line breaks. */
async function wordsOf(order: OrderSnapshot): Promise<string[]> {
  const facts = orderMailFacts(order, { addressToPay: null, guarantee: null, withdrawal: null });
  const pages = pdfPages(await orderConfirmationPdf(order, readLetterFonts()));
  return [orderMailText(facts), orderMailHtml(facts).text, pages.flat().join(' ')].map((text) =>
    text.replace(/<style>.*?<\/style>|style="[^"]*"|width="100%"/g, '').replace(/\s+/g, ' '),
  );
}
