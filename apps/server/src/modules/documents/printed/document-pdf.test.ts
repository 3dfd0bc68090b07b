import { billRest, creditAllowance, creditPart, type Invoice, restOfInvoice } from '@kontor/domain';
import { describe, expect, test } from 'vitest';
import { readLetterFonts } from '../../../pdf/fonts.ts';
import { pdfPages } from '../../../pdf/testing/pdf.ts';
import type { Seller } from '../../configuration/types.ts';
import { exampleOrder, exampleSeller } from '../../orders/testing/order.ts';
import { composeCorrection, composeInvoice } from '../compose-document.ts';
import type { DocumentModel } from '../types.ts';
import { documentPdf } from './document-pdf.ts';

const fonts = readLetterFonts();
const issuedAt = Date.UTC(2026, 10, 23, 9);

type Terms = Parameters<typeof exampleOrder>[0] & {
  seller?: Partial<Seller>;
  paid?: number;
  from?: string;
  to?: string;
};

function modelOf({ seller: changed = {}, paid = 0, from = '2026-11-23', to = '2026-11-23', ...terms }: Terms = {}) {
  const seller = { ...exampleSeller, ...changed };
  const order = exampleOrder({ paymentCondition: { name: 'rechnung', title: 'Rechnung' }, ...terms });
  const invoice = composeInvoice(order, { seller, issuedAt, delivery: { from, to } }, { paid, paymentDays: 14 });
  const document: Invoice = { ...invoice, number: 'RE2026-000001' };
  return { format: 1, shop: { title: order.shop.title, seller }, document } satisfies DocumentModel;
}

const pagesOf = async (model: DocumentModel) =>
  pdfPages(await documentPdf(model, issuedAt, fonts)).map((page) => page.map((line) => line.trim()));
const linesOf = async (terms: Terms = {}) => (await pagesOf(modelOf(terms))).flat();
const fileOf = async (model: DocumentModel) =>
  Buffer.from(await documentPdf(model, issuedAt, fonts, { compress: false })).toString('latin1');

describe('an invoice on paper', () => {
  test('states a cash discount: until when, how much, and what is then to be transferred', async () => {
    const cashDiscount = { basisPoints: 200, days: 7 };
    const lines = await linesOf({ paymentCondition: { name: 'rechnung', title: 'Rechnung', cashDiscount } });
    expect(lines.join(' ')).toContain(
      'Bei Zahlung bis 30.11.2026 dürfen Sie 2 % Skonto (3,33 €) abziehen und 163,13 € überweisen.',
    );
  });

  test('states all that the law demands: both names, day, number, delivery, lines, tax of each rate, total [LAW N1]', async () => {
    const lines = await linesOf();
    expect(lines.slice(0, lines.indexOf('Zahlung'))).toEqual([
      'Kontor Werkzeughandel GmbH · Gumpendorfer Straße 15 · 1060 Wien',
      ...['Jörg Müller-Łukasz', 'Hauptstraße 1', '1010 Wien'],
      ...['Rechnungsnummer', 'RE2026-000001', 'Datum', '23.11.2026', 'Bestellnummer', '2026-000123'],
      ...['Bestelldatum', '20.11.2026', 'Lieferdatum', '23.11.2026', 'Lieferadresse', 'wie Rechnungsadresse'],
      ...['Rechnung RE2026-000001', 'Für Ihre Bestellung berechnen wir:'],
      ...['Pos.', 'Bezeichnung', 'Menge', 'Einzelpreis', 'USt.', 'Gesamt'],
      ...['1', 'Schlosserhammer', '500 g, Eschenstiel · Artikel-Nr. WZ-1000', '2 Stück', '19,99 €', '20 %', '39,98 €'],
      ...['2', 'Fachbuch „Holzverbindungen“', 'Artikel-Nr. WZ-1001', '1 Stück', '24,90 €', '10 %', '24,90 €'],
      ...['3', 'Salz, grob', 'Sack zu 25 kg · Artikel-Nr. WZ-1002', '12 Sack', '7,89 €', '4,9 %', '94,68 €'],
      ...['Alle Preise in Euro inkl. USt. Lieferdatum entspricht', 'Rechnungsdatum.'],
      ...['USt.', 'Netto', 'Steuer', 'Brutto'],
      ...['4,9 %', '94,16 €', '4,61 €', '98,77 €'],
      ...['10 %', '23,62 €', '2,36 €', '25,98 €'],
      ...['20 %', '34,76 €', '6,95 €', '41,71 €'],
      ...['Warenwert', '159,56 €', 'Versandkosten', '6,90 €', 'Gesamtbetrag', '166,46 €'],
    ]);
    expect(lines).toContain('UID ATU12345678');
    expect(lines.slice(lines.indexOf('Zahlung') + 1, lines.indexOf('Zahlung') + 3)).toEqual([
      'Bitte überweisen Sie 166,46 € bis 07.12.2026 auf unser Konto und geben Sie dabei die Rechnungsnummer an.',
      'Empfänger',
    ]);
    expect(lines[lines.indexOf('Verwendungszweck') + 1]).toBe('RE2026-000001');
  });

  test.each([
    ['AT', 'Ihre UID'],
    ['DE', 'Ihre USt-IdNr.'],
  ])('the VAT id of the buyer is called as in the country of the seller: %s', async (country, label) => {
    const lines = await linesOf({ business: { vatId: 'FR12345678901' }, seller: { ...exampleSeller, country } });
    expect(lines[lines.indexOf(label) + 1]).toBe('FR12345678901');
    expect(lines.filter((line) => line.startsWith('Ihre U'))).toEqual([label]);
  });

  test('after an allowance each line is its price times its pieces, on a new invoice and on a correction', async () => {
    const buy = [{ name: 'Seife', amount: 2, unitPrice: 1000, taxRate: 2000 as const }];
    const model = modelOf({ buy, shipping: 0 });
    const given = creditAllowance(restOfInvoice(model.document.amounts, []), { line: '1', amount: 500 });
    if (!given.ok) throw new Error(given.code);
    const rest = restOfInvoice(model.document.amounts, [given.amounts]);
    const back = creditPart(rest, { lines: [{ id: '1', quantity: 1 }], charges: [] });
    const amounts = billRest(rest, 0);
    if (amounts === null || !back.ok) throw new Error('Nothing is left');
    const lineOf = async (document: Invoice) => {
      const lines = (await pagesOf({ ...model, document })).flat();
      return lines.slice(lines.findIndex((line) => line.endsWith(' Stück'))).slice(0, 4);
    };
    expect(await lineOf({ ...model.document, amounts })).toEqual(['2 Stück', '7,50 €', '20 %', '15,00 €']);
    const corrects = { number: 'RE2026-000001', issuedOn: '2026-11-23' };
    expect(await lineOf({ ...model.document, kind: 'correction', corrects, amounts: back.amounts })).toEqual([
      ...['−1 Stück', '7,50 €', '20 %', '−7,50 €'],
    ]);
  });

  test('a paid invoice asks for no money, and names no account except in its foot', async () => {
    const paymentCondition = { name: 'paypal', title: 'PayPal' };
    const lines = await linesOf({ paymentCondition, paid: 16_646 });
    expect(lines).toEqual(expect.arrayContaining(['Bereits bezahlt', '−166,46 €', 'Noch zu zahlen', '0,00 €']));
    expect(lines).toContain('Der Betrag ist bezahlt (PayPal). Bitte überweisen Sie nichts mehr.');
    expect(lines).not.toContain('Verwendungszweck');
  });

  test('a small business says why there is no tax, and no rate [LAW N3]', async () => {
    const buy = [{ name: 'Seife', amount: 2, unitPrice: 450, taxRate: 0 }];
    const lines = await linesOf({ buy, seller: { smallBusiness: true } });
    expect(lines).toContain('Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung (§ 6 Abs. 1 Z 27 UStG 1994).');
    expect(lines).toContain('steuerfrei');
    expect(lines.filter((line) => line.includes('inkl. USt.'))).toEqual([]);
  });

  test('a gift voucher is billed without tax, and says that it is taxed when it is redeemed [LAW T9]', async () => {
    const buy = [
      { name: 'Hammer', amount: 1, unitPrice: 1200, taxRate: 2000 },
      { name: 'Geschenkgutschein', amount: 2, unitPrice: 5000, taxRate: null },
    ];
    const lines = await linesOf({ buy, shipping: 0 });
    expect(lines.join(' ')).toContain(
      'Mehrzweck-Gutschein (Art. 30b MwSt-Richtlinie 2006/112/EG): Umsatzsteuer fällt erst bei der Einlösung an.',
    );
    expect(lines).toEqual(expect.arrayContaining(['steuerfrei', '20 %', '10,00 €', '2,00 €', '112,00 €']));
    const german = (await linesOf({ buy, shipping: 0, seller: { country: 'DE' } })).join(' ');
    expect(german).toContain('Mehrzweck-Gutschein (§ 3 Abs. 15 UStG)');
  });

  test('an order that was placed without tax is billed without it, whatever the seller is by then', async () => {
    const buy = [{ name: 'Seife', amount: 2, unitPrice: 450, taxRate: 0 }];
    const untaxed = { exemption: 'small-business', sentence: 'Umsatzsteuerfrei.' } as const;
    const lines = await linesOf({ buy, untaxed });
    expect(lines).toContain('Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung (§ 6 Abs. 1 Z 27 UStG 1994).');
    expect(lines.filter((line) => line.includes('%'))).toEqual([]);
  });

  test('a delivery of several days states both, and no sentence about one', async () => {
    const lines = (await linesOf({ from: '2026-11-02', to: '2026-11-20' })).join(' ');
    expect(lines).toContain('Lieferzeitraum 02.11.2026 bis 20.11.2026');
    expect(lines).not.toContain('entspricht');
  });

  test('a net invoice adds the tax at the end, a voucher and the fee of a way to pay stand once', async () => {
    const redeem = [{ code: 'HERBST', value: { kind: 'percent', share: 1000 } as const }];
    const paymentCondition = { name: 'nachnahme', title: 'Nachnahme', kind: 'on-delivery' } as const;
    const lines = await linesOf({ declaration: 'net', redeem, fee: 390, paymentCondition });
    const sums = lines.slice(lines.indexOf('Warenwert'), lines.indexOf('Zahlung'));
    expect(sums.filter((_, i) => i % 2 === 0)).toEqual([
      ...[
        'Warenwert',
        'Versandkosten',
        'Gebühr für Nachnahme',
        'Gutschein HERBST',
        'zuzüglich USt.',
        'Rundungsausgleich',
        'Gesamtbetrag',
      ],
    ]);
    expect(lines.join(' ')).toContain('Einzelpreise und Summen je Position in Euro exkl. USt.');
    expect(lines.join(' ')).toContain('Sie bezahlen 169,05 € bei der Übergabe der Ware (Nachnahme).');
    for (const transfer of ['überweisen', 'Empfänger', 'Verwendungszweck']) {
      expect(lines.slice(lines.indexOf('Zahlung')).join(' ')).not.toContain(transfer);
    }
  });

  test('a correction is never called Gutschrift, names its invoice and says what goes back [LAW N5]', async () => {
    const { shop, document: invoice } = modelOf();
    const amounts = { ...invoice.amounts, totals: { ...invoice.amounts.totals, due: -16_646, gross: -16_646 } };
    const titles: string[] = [];
    for (const isWhole of [true, false]) {
      const terms = { amounts, isWhole, reason: 'Widerruf', seller: exampleSeller, issuedAt };
      const document = { ...composeCorrection(invoice, terms), number: 'RK2026-000001' };
      const lines = (await pagesOf({ format: 1, shop, document })).flat();
      titles.push(...lines.filter((line) => line.endsWith('RK2026-000001') && line.includes(' ')));
      expect(lines).toEqual(expect.arrayContaining(['Zu Rechnung', 'RE2026-000001', 'Grund: Widerruf']));
      expect(lines).toContain('166,46 € erhalten Sie zurück, soweit Sie die Rechnung bezahlt haben.');
      expect(lines.filter((line) => line.includes('Gutschrift') || line === 'Verwendungszweck')).toEqual([]);
    }
    expect(new Set(titles)).toEqual(new Set(['Stornorechnung RK2026-000001', 'Rechnungskorrektur RK2026-000001']));
  });

  test('four hundred lines: each once, a head on every page, the sums once', async () => {
    const buy = Array.from({ length: 400 }, (_, i) => ({
      name: `Artikel ${i + 1}`,
      amount: 1,
      unitPrice: 100 + i,
      taxRate: 2000,
    }));
    const pages = await pagesOf(modelOf({ buy }));
    const all = pages.flat();
    for (const { name } of buy) expect(all.filter((line) => line === name)).toHaveLength(1);
    for (const [i, page] of pages.entries()) {
      expect(page.at(-1)).toBe(`Seite ${i + 1} von ${pages.length}`);
      if (i > 0) expect(page).toContain('Rechnung RE2026-000001');
    }
    expect(all.filter((line) => line === 'Gesamtbetrag')).toHaveLength(1);
  });

  test('is PDF/A-3 with the e-invoice inside, and its metadata are XML whatever the seller is called [LAW N6]', async () => {
    const file = await fileOf(modelOf({ seller: { companyName: 'Müller & Söhne <GmbH>' } }));
    const xmp = Buffer.from(/<x:xmpmeta.*<\/x:xmpmeta>/s.exec(file)?.[0] ?? '', 'latin1').toString('utf8');
    expect(xmp).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(xmp).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(xmp).toContain('Müller &amp; Söhne &lt;GmbH&gt;');
    expect(xmp.replace(/&(?:amp|lt|gt);/g, '')).not.toContain('&');
    expect(file).toContain('/AFRelationship /Alternative');
    expect(file).toContain('/Subtype /text#2Fxml');
    expect(file).toContain('(factur-x.xml)');
    expect(file).not.toContain('/BaseFont /Helvetica');
  });

  test('characters that the font lacks are boxes, and the document says so', async () => {
    const lines = await linesOf({ buy: [{ name: '汉字 \u001b\u{1f600}', amount: 1, unitPrice: 100, taxRate: 2000 }] });
    expect(lines).toContain('□□ □');
    expect(lines).toContain('Zeichen, die unsere Druckschrift nicht enthält, sind durch □ ersetzt.');
  });
});
