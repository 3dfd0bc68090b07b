import { describe, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { readLetterFonts } from '../../pdf/fonts.ts';
import { pdfPages } from '../../pdf/testing/pdf.ts';
import { testLife } from '../order-life/testing/life.ts';
import { orderConfirmationPdf } from './confirmation/order-confirmation-pdf.ts';
import { quoteLetter } from './confirmation/quote-letter.ts';
import { orderMail } from './confirmation-mail/order-mail.ts';
import { orderById } from './orders.service.ts';
import { readSnapshot, writeSnapshot } from './stored-order.ts';
import { exampleOrder } from './testing/order.ts';
import { fillCatalogue, placement, testShop } from './testing/shop.ts';

const tenYears =
  'Alpha AG, Werkstraße 1, 4020 Linz, gewährt zehn Jahre auf Stiel und Kopf.\nEinsenden mit Rechnung genügt.';
const beside =
  'Ihre gesetzlichen Rechte bei Mängeln bestehen neben der Garantie und unentgeltlich. Die Garantie schränkt sie nicht ein.';

const mailing = {
  from: { name: 'Kontor Werkzeug', address: 'shop@shop.example' },
  ...{ addressToPay: null, guarantee: null, withdrawal: 'https://shop.example/widerruf', attachments: [] },
};
const buy = [
  { name: 'Hammer', amount: 2, unitPrice: 1999, taxRate: 2000, makersGuarantee: tenYears },
  { name: 'Zange', amount: 1, unitPrice: 990, taxRate: 2000, makersGuarantee: tenYears },
  { name: 'Salz', amount: 1, unitPrice: 789, taxRate: 490 },
];

describe('the guarantee of a maker [LAW W3]', () => {
  test('goes with the mail in the maker’s words, once for all its articles, beside the law’s rights', () => {
    const { text, html } = orderMail(exampleOrder({ buy }), mailing);
    expect(text).toContain(`

GARANTIE DES HERSTELLERS
------------------------

Hammer (Artikel-Nr. WZ-1000), Zange (Artikel-Nr. WZ-1001)
Alpha AG, Werkstraße 1, 4020 Linz, gewährt zehn Jahre auf Stiel und Kopf.
Einsenden mit Rechnung genügt.

${beside}

`);
    expect(text.split('Alpha AG')).toHaveLength(2);
    expect(html).toContain(
      '<strong>Hammer (Artikel-Nr. WZ-1000), Zange (Artikel-Nr. WZ-1001)</strong><br>Alpha AG, Werkstraße 1, 4020 Linz, gewährt zehn Jahre auf Stiel und Kopf.<br>Einsenden mit Rechnung genügt.',
    );
    expect(html.split(beside)).toHaveLength(2);
  });

  test('stands in the letters of the confirmation and of an offer', async () => {
    const order = exampleOrder({ buy });
    const quote = { order, version: 1, validUntil: '2026-12-04', note: '', link: null };
    const fonts = readLetterFonts();
    for (const pdf of [await orderConfirmationPdf(order, fonts), await quoteLetter(quote, fonts)]) {
      const lines = pdfPages(pdf)
        .flat()
        .map((line) => line.trim());
      for (const line of [
        'Garantie des Herstellers',
        'Hammer (Artikel-Nr. WZ-1000), Zange (Artikel-Nr. WZ-1001)',
        'Alpha AG, Werkstraße 1, 4020 Linz, gewährt zehn Jahre auf Stiel und Kopf.',
        'Einsenden mit Rechnung genügt.',
      ]) {
        expect(lines.filter((one) => one === line)).toHaveLength(1);
      }
      expect(lines.join(' ')).toContain(beside);
    }
  });

  test('is said of no order without one, nor of one that an earlier version stored', () => {
    const stored = writeSnapshot(exampleOrder());
    expect(stored).not.toContain('makersGuarantee');
    const order = readSnapshot({ order_number: '1', snapshot: stored, correction: null, amendment: null });
    const { text, html } = orderMail(order, mailing);
    expect(text + html).not.toMatch(/Garantie/i);
  });

  test('cannot bring markup into a mail', () => {
    const bold = [{ name: 'Hammer', amount: 1, unitPrice: 1999, taxRate: 2000, makersGuarantee: '<b>10</b> Jahre' }];
    expect(orderMail(exampleOrder({ buy: bold }), mailing).html).toContain('&lt;b&gt;10&lt;/b&gt; Jahre');
  });
});

describeOnBothEngines('an article with a maker’s guarantee [LAW W3]', ({ open }) => {
  async function shopWithGuarantee() {
    const database = await open();
    await fillCatalogue(database);
    const guarantee = (id: string, text: string | null) =>
      database.transaction((transaction) =>
        transaction.updateTable('products').set({ guarantee: text }).where('id', '=', id).execute(),
      );
    await guarantee('p-hammer', tenYears);
    return { database, guarantee, ...testShop(database) };
  }

  test('is ordered with it, and the order keeps it whatever the catalogue says later', async () => {
    const { database, guarantee, orders } = await shopWithGuarantee();
    const placed = await orders.finish('key', placement());
    if (isRefused(placed)) throw new Error(placed.code);
    await guarantee('p-hammer', null);
    await guarantee('p-book', 'Neu');
    const stored = await orderById(database.read, placed._id);
    expect(stored?.lines.map(({ makersGuarantee }) => makersGuarantee)).toEqual([tenYears, undefined]);
  });

  test('is ordered with the durability that its harmonised label states [LAW W2]', async () => {
    const { database, orders } = await shopWithGuarantee();
    const label = (id: string, durability: string) =>
      database.transaction((transaction) =>
        transaction.updateTable('products').set({ durability }).where('id', '=', id).execute(),
      );
    await label('p-hammer', '{"years":5,"brand":"Alpha","model":"SH-1"}');
    await label('p-book', '{"brand":"Verlag"}');
    const placed = await orders.finish('key', placement());
    if (isRefused(placed)) throw new Error(placed.code);
    const stored = await orderById(database.read, placed._id);
    expect(stored?.lines.map(({ makersGuarantee }) => makersGuarantee)).toEqual([
      `Haltbarkeitsgarantie des Herstellers: 5 Jahre auf die ganze Ware, ohne Mehrkosten (Marke Alpha, Modell SH-1).\n${tenYears}`,
      undefined,
    ]);
  });

  test('is offered with it', async () => {
    const { orders } = await shopWithGuarantee();
    const { options: _, total: __, ...body } = placement();
    expect(await orders.compose({ body, viewer: null, unitPrices: [] })).toMatchObject({
      order: { lines: [{ makersGuarantee: tenYears }, {}] },
    });
  });

  test('keeps what was agreed when its order is amended, and what is added brings its own', async () => {
    const { database, guarantee } = await shopWithGuarantee();
    const at = testLife(database);
    const number = await at.order(1, { texts: [] });
    await guarantee('p-book', 'Zwei Jahre auf die Bindung, vom Verlag.');
    const added = [{ productId: 'p-book', conditionId: 'book', amount: 1, unitPrice: 2490 }];
    const lines = [2, 1, 12].map((amount, line) => ({ line, amount }));
    const step = { number, version: 0, key: 'amendment-key-1', lines, added, shippingCosts: 'kept' as const };
    await at.done(at.life.amend(at.eva, { ...step, total: 191.36, reason: 'Anruf' }, true));
    const row = await database.read.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    const amended = await orderById(database.read, row.id);
    expect(amended?.lines.map(({ makersGuarantee }) => makersGuarantee)).toEqual([
      ...[undefined, undefined, undefined],
      'Zwei Jahre auf die Bindung, vom Verlag.',
    ]);
    const [mail] = await at.mails();
    expect(mail?.text).toContain('Zwei Jahre auf die Bindung, vom Verlag.');
    expect(mail?.text).not.toContain(tenYears);
  });
});
