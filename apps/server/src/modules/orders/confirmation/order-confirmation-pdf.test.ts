import { describe, expect, test } from 'vitest';
import { readLetterFonts } from '../../../pdf/fonts.ts';
import { pdfPages } from '../../../pdf/testing/pdf.ts';
import { type ExampleLine, exampleOrder } from '../testing/order.ts';
import { orderConfirmationPdf } from './order-confirmation-pdf.ts';

const fonts = readLetterFonts();
const lines = async (...order: Parameters<typeof exampleOrder>) =>
  pdfPages(await orderConfirmationPdf(exampleOrder(...order), fonts)).map((page) => page.map((line) => line.trim()));

describe('the confirmation of an order', () => {
  test('names the price quantity below a price that is not for one unit', async () => {
    const buy = [{ name: 'Schraube', amount: 1500, unitPrice: 345, priceQuantity: 100, taxRate: 2000 }];
    const [page = []] = await lines({ buy });
    const row = page.slice(page.indexOf('Schraube'), page.indexOf('51,75 €') + 1);
    expect(row).toEqual([
      'Schraube',
      'Artikel-Nr. WZ-1000',
      '1.500 Stück',
      '3,45 €',
      'je 100 Stück',
      '20 %',
      '51,75 €',
    ]);
  });

  test('says everything on one page', async () => {
    const pages = await lines();

    expect(pages).toHaveLength(1);
    expect(pages[0]).toEqual([
      'Kontor Werkzeughandel GmbH · Gumpendorfer Straße 15 · 1060 Wien',
      ...['Jörg Müller-Łukasz', 'Hauptstraße 1', '1010 Wien'],
      ...['Bestellnummer', '2026-000123', 'Bestelldatum', '20.11.2026', 'E-Mail', 'joerg@example.at'],
      ...['Zahlart', 'Vorkasse', 'Versand mit', 'Österreichische Post', 'Lieferadresse', 'wie Rechnungsadresse'],
      'Bestellbestätigung 2026-000123',
      'Vielen Dank für Ihre Bestellung. Wir haben sie wie folgt erhalten:',
      ...['Pos.', 'Bezeichnung', 'Menge', 'Einzelpreis', 'USt.', 'Gesamt'],
      ...['1', 'Schlosserhammer', '500 g, Eschenstiel · Artikel-Nr. WZ-1000', '2 Stück', '19,99 €', '20 %', '39,98 €'],
      ...['2', 'Fachbuch „Holzverbindungen“', 'Artikel-Nr. WZ-1001', '1 Stück', '24,90 €', '10 %', '24,90 €'],
      ...['3', 'Salz, grob', 'Sack zu 25 kg · Artikel-Nr. WZ-1002', '12 Sack', '7,89 €', '4,9 %', '94,68 €'],
      'Alle Preise in Euro inkl. USt. Dies ist keine Rechnung.',
      ...['USt.', 'Netto', 'Steuer', 'Brutto'],
      ...['4,9 %', '94,16 €', '4,61 €', '98,77 €'],
      ...['10 %', '23,62 €', '2,36 €', '25,98 €'],
      ...['20 %', '34,76 €', '6,95 €', '41,71 €'],
      ...['Warenwert', '159,56 €', 'Versandkosten', '6,90 €', 'Gesamtbetrag', '166,46 €'],
      'Zahlung',
      `Bitte überweisen Sie den Gesamtbetrag von 166,46 € auf unser Konto und geben Sie dabei die Bestellnummer an.`,
      'Wir liefern, sobald die Zahlung eingegangen ist.',
      ...['Empfänger', 'Kontor Werkzeughandel GmbH', 'IBAN', 'AT61 1904 3002 3457 3201', 'BIC', 'BKAUATWW'],
      ...['Betrag', '166,46 €', 'Verwendungszweck', '2026-000123'],
      'Vereinbart',
      'AGB: Ich habe die AGB gelesen.',
      'Es gelten die Allgemeinen Geschäftsbedingungen und die Widerrufsbelehrung in der Fassung vom Tag der Bestellung.',
      'Kontor Werkzeug',
      ...[
        'Kontor Werkzeughandel GmbH',
        'Gumpendorfer Straße 15',
        '1060 Wien',
        '+43 1 234 56 78',
        'office@kontor.example',
      ],
      ...[
        'Kontor Werkzeughandel GmbH',
        'Gumpendorfer Straße 15',
        '1060 Wien',
        '+43 1 234 56 78',
        'office@kontor.example',
      ],
      ...['UID ATU12345678', 'FN 123456 a', 'Handelsgericht Wien'],
      ...['Kontor Werkzeughandel GmbH', `IBAN AT61 1904 3002 3457 3201`, 'BIC BKAUATWW'],
      'Seite 1 von 1',
    ]);
  });

  test('two hundred lines: each once, the head on every page, the sums once', async () => {
    const buy = Array.from({ length: 200 }, (_, i): ExampleLine => {
      return {
        name: `Artikel mit Nummer ${i + 1}`,
        amount: 1,
        unitPrice: 100 + i,
        taxRate: [490, 1000, 2000][i % 3] ?? 0,
      };
    });
    const pages = await lines({ buy });
    const all = pages.flat();

    expect(pages.length).toBeGreaterThan(5);
    for (const { name } of buy) expect(all.filter((line) => line === name)).toHaveLength(1);
    for (const [i, page] of pages.entries()) {
      expect(page.at(-1)).toBe(`Seite ${i + 1} von ${pages.length}`);
      if (page.some((line) => line.startsWith('Artikel mit'))) expect(page).toContain('Bezeichnung');
      if (i > 0) expect(page).toContain('Bestellbestätigung 2026-000123');
    }
    expect(all.filter((line) => line === 'Gesamtbetrag')).toHaveLength(1);
  });

  test('vouchers, another address, the customer’s reference', async () => {
    const shippingAddress = { ...exampleOrder().address, name: 'Şahin', country: 'DE', countryName: 'Deutschland' };
    const redeem = [{ code: 'HERBST', value: { kind: 'percent', share: 1000 } as const }];
    const [page = []] = await lines({ shippingAddress, redeem, externalNumber: 'PO 7' });

    expect(page).toEqual(
      expect.arrayContaining(['Ihre Referenz', 'PO 7', 'Lieferadresse', 'Jörg Şahin', 'DEUTSCHLAND']),
    );
    expect(page.slice(page.indexOf('Gutschein HERBST'), page.indexOf('Zahlung'))).toEqual([
      'Gutschein HERBST',
      '−15,96 €',
      'Gesamtbetrag',
      '150,50 €',
    ]);
  });

  test('a gift balance pays after the total; unit price and delivery time stand with their line', async () => {
    const redeem = [{ code: 'GESCHENK', value: { kind: 'gift-balance', balance: 5000 } as const }];
    const delivery = { stockStatusText: 'sofort lieferbar', termsOfDelivery: 'Zustellung in 2–4 Werktagen' };
    const salt = { name: 'Salz', unit: 'Sack', amount: 12, unitPrice: 789, taxRate: 490 };
    const [page = []] = await lines({ redeem, buy: [{ ...salt, normPrice: { price: 32, unit: 'kg' }, delivery }] });

    expect(page.slice(page.indexOf('Salz'), page.indexOf('4,9 %'))).toEqual([
      ...['Salz', 'Artikel-Nr. WZ-1000', 'Lieferzeit: sofort lieferbar · Zustellung in 2–4 Werktagen'],
      ...['12 Sack', '7,89 €', '0,32 € / kg'],
    ]);
    expect(page.slice(page.indexOf('Warenwert'), page.indexOf('Zahlung') + 2)).toEqual([
      ...['Warenwert', '94,68 €', 'Versandkosten', '6,90 €', 'Gesamtbetrag', '101,58 €'],
      ...['Guthaben GESCHENK', '−50,00 €', 'Noch zu zahlen', '51,58 €', 'Zahlung'],
      'Bitte überweisen Sie den Restbetrag von 51,58 € auf unser Konto und geben Sie dabei die Bestellnummer an. Wir',
    ]);
    // The whole order is taxed, whatever the balance pays.
    expect(page.slice(page.indexOf('Brutto') + 1, page.indexOf('Warenwert'))).toEqual([
      '4,9 %',
      '96,84 €',
      '4,74 €',
      '101,58 €',
    ]);
  });

  test('the deposit is beside its price and in the sums; its part outside VAT has a row without tax', async () => {
    const can = { name: 'Apfelschorle', amount: 6, unitPrice: 99, taxRate: 2000, unit: 'Dose', deposit: 25 };
    const buy = [{ ...can, container: 'one-way' as const }];
    const [page = []] = await lines({ buy, oneWayDepositTaxed: false, shipping: 0 });
    expect(page.slice(page.indexOf('6 Dose'), page.indexOf('20 %'))).toEqual([
      '6 Dose',
      '0,99 €',
      'zzgl. 0,25 €',
      'Pfand',
    ]);
    expect(page.slice(page.indexOf('Brutto') + 1, page.indexOf('Zahlung'))).toEqual([
      ...['20 %', '4,95 €', '0,99 €', '5,94 €'],
      ...['ohne USt.', '1,50 €', '0,00 €', '1,50 €'],
      ...['Warenwert', '5,94 €', 'Versandkosten', 'kostenlos', 'Einwegpfand (ohne USt.)', '1,50 €'],
      ...['Gesamtbetrag', '7,44 €'],
    ]);
    const [taxed = []] = await lines({ buy, shipping: 0 });
    expect(taxed.slice(taxed.indexOf('Brutto') + 1, taxed.indexOf('Warenwert'))).toEqual([
      ...['20 %', '6,20 €', '1,24 €', '7,44 €'],
    ]);
    expect(taxed.slice(taxed.indexOf('kostenlos') + 1, taxed.indexOf('Gesamtbetrag'))).toEqual(['Pfand', '1,50 €']);
  });

  test('the fee of a way to pay is a sum of its own, taxed with the goods', async () => {
    const paymentCondition = { name: 'nachnahme', title: 'Nachnahme', kind: 'on-delivery' } as const;
    const [page = []] = await lines({ paymentCondition, fee: 390 });

    expect(page.slice(page.indexOf('Brutto') + 1, page.indexOf('Zahlung') + 2)).toEqual([
      ...['4,9 %', '96,36 €', '4,72 €', '101,08 €'],
      ...['10 %', '24,17 €', '2,42 €', '26,59 €'],
      ...['20 %', '35,58 €', '7,11 €', '42,69 €'],
      ...['Warenwert', '159,56 €', 'Versandkosten', '6,90 €', 'Gebühr für Nachnahme', '3,90 €'],
      ...['Gesamtbetrag', '170,36 €', 'Zahlung'],
      'Sie bezahlen den Gesamtbetrag von 170,36 € bei der Übergabe der Ware (Nachnahme).',
    ]);
  });

  test('a net shop adds the tax at the end', async () => {
    const paymentCondition = { name: 'rechnung', title: 'Rechnung' };
    const [page = []] = await lines({ declaration: 'net', paymentCondition });

    const sums = page.slice(page.indexOf('Warenwert'), page.indexOf('Zahlung') + 2);
    expect(sums).toEqual([
      ...['Warenwert', '159,56 €', 'Versandkosten', '6,90 €', 'zuzüglich USt.', '15,79 €'],
      ...['Gesamtbetrag', '182,25 €', 'Zahlung'],
      'Sie bezahlen den Gesamtbetrag von 182,25 € nach Erhalt der Ware auf Rechnung.',
    ]);
    expect(page.slice(page.indexOf('Empfänger'), page.indexOf('Vereinbart'))).toEqual([
      ...['Empfänger', 'Kontor Werkzeughandel GmbH', 'IBAN', 'AT61 1904 3002 3457 3201', 'BIC', 'BKAUATWW'],
      ...['Betrag', '182,25 €', 'Verwendungszweck', '2026-000123'],
    ]);
  });

  test('an unknown way to pay is named, an empty seller leaves no empty lines', async () => {
    const seller = { ...exampleOrder().shop.seller, phone: '', vatId: '', registerNumber: '', registerCourt: '' };
    const paymentCondition = { name: 'bar', title: 'Barzahlung' };
    const shop = { ...exampleOrder().shop, seller: { ...seller, bank: { iban: '', bic: '', holder: '' } } };
    const [page = []] = await lines({ paymentCondition, shop, options: [], texts: [] });

    expect(page).toContain('Sie bezahlen den Gesamtbetrag von 166,46 € bei der Übergabe der Ware (Barzahlung).');
    for (const missing of ['Vereinbart', 'UID', '']) expect(page).not.toContain(missing);
  });

  test('a company says seat, managing directors and tax number in the foot [LAW I1, N1]', async () => {
    const company = { seat: 'Linz', managingDirectors: ['Eva Berger', 'Jan Kern'], taxNumber: '12 345/6789' };
    const shop = { ...exampleOrder().shop, seller: { ...exampleOrder().shop.seller, ...company } };
    const [page = []] = await lines({ shop });

    expect(page.slice(page.lastIndexOf('1060 Wien'))).toEqual([
      ...['1060 Wien', 'Sitz Linz', '+43 1 234 56 78', 'office@kontor.example'],
      ...['Geschäftsführung: Eva Berger,', 'Jan Kern'],
      ...['UID ATU12345678', 'Steuernummer 12 345/6789', 'FN 123456 a', 'Handelsgericht Wien'],
      ...['Kontor Werkzeughandel GmbH', 'IBAN AT61 1904 3002 3457 3201', 'BIC BKAUATWW', 'Seite 1 von 1'],
    ]);
  });

  test('names from all of Europe are printed, what the font lacks becomes a box with a note', async () => {
    const address = { ...exampleOrder().address, firstName: 'Łucja Øyvind', name: 'Şőłty-Ξενία Дмитрий' };
    expect((await lines({ address }))[0]).toContain('Łucja Øyvind Şőłty-Ξενία Дмитрий');

    const [page = []] = await lines({
      address: { ...address, firstName: '李', name: '👩‍👩‍👧 Ко\u0000\u200bch' },
      paymentCondition: { name: 'paypal', title: 'PayPal' },
    });
    expect(page).not.toContain('IBAN');
    expect(page).toContain('□ □ Коch');
    expect(page).toContain('Zeichen, die unsere Druckschrift nicht enthält, sind durch □ ersetzt.');
  });

  test('the longest texts that are accepted do not break it', async () => {
    const long = (length: number) => 'Wort'.repeat(length / 4);
    const address = {
      ...exampleOrder().address,
      companyName: long(200),
      street: long(200),
      name: long(100),
      firstName: long(100),
    };
    const buy = [
      {
        name: long(400),
        suffix: long(400),
        articleNumber: long(60),
        unit: long(60),
        amount: 9999,
        unitPrice: 99_999_999,
        taxRate: 2000,
      },
    ];
    const redeem = Array.from({ length: 20 }, () => ({ code: long(40), value: { kind: 'fixed', amount: 1 } as const }));
    const pages = await lines({
      address,
      buy,
      redeem,
      email: `${long(60)}@${long(60)}.example`,
      externalNumber: long(100),
    });
    expect(pages.flat()).toContain('Gesamtbetrag');
  });

  test('the same order makes the same bytes, dated like the order', async () => {
    const [first, second] = [exampleOrder(), exampleOrder()].map((order) => orderConfirmationPdf(order, fonts));
    expect(Buffer.compare((await first) ?? Buffer.of(1), (await second) ?? Buffer.of(2))).toBe(0);

    const plain = Buffer.from(await orderConfirmationPdf(exampleOrder(), fonts, { compress: false })).toString(
      'latin1',
    );
    expect(plain.slice(0, 8)).toBe('%PDF-1.7');
    for (const entry of [
      '/CreationDate',
      'D:20261120123000Z',
      '/Lang (de)',
      '/MarkInfo',
      '(Kontor Werkzeughandel GmbH)',
      '/S /H1',
      '/S /TH',
    ]) {
      expect(plain).toContain(entry);
    }
  });
});
