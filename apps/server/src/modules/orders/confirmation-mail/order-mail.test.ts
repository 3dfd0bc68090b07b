import { describe, expect, test } from 'vitest';
import { exampleOrder } from '../testing/order.ts';
import { orderMail } from './order-mail.ts';

const mailing = {
  from: { name: 'Kontor Werkzeug', address: 'shop@shop.example' },
  addressToPay: null,
  guarantee: null,
  withdrawal: 'https://shop.example/widerruf?orderNumber=2026-000123',
  attachments: [],
};
const mailOf = (...order: Parameters<typeof exampleOrder>) => orderMail(exampleOrder(...order), mailing);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the mail that confirms an order', () => {
  test('names the fee of a way to pay among the sums, in text and HTML', () => {
    const paymentCondition = { name: 'nachnahme', title: 'Nachnahme', kind: 'on-delivery' } as const;
    const { text, html } = mailOf({ paymentCondition, fee: 390 });
    const sums = plain(text)
      .split('\n')
      .filter((line) => /^(Warenwert|Versandkosten|Gebühr|Gesamtbetrag)/.test(line));
    expect(sums.map((line) => line.split(/ {2,}/))).toEqual([
      ['Warenwert', '159,56 €'],
      ['Versandkosten', '6,90 €'],
      ['Gebühr für Nachnahme', '3,90 €'],
      ['Gesamtbetrag', '170,36 €'],
    ]);
    expect(plain(text)).toContain('Sie bezahlen den Gesamtbetrag von 170,36 € bei der Übergabe der Ware (Nachnahme).');
    expect(plain(text)).not.toContain('IBAN:');
    expect(plain(html)).toMatch(/Gebühr für Nachnahme<\/t[dh]>\s*<td[^>]*>3,90 €/);
  });

  test('names the price quantity if a price is not for one unit', () => {
    const screws = { name: 'Schraube', amount: 1500, unitPrice: 345, priceQuantity: 100, taxRate: 2000 };
    const { text, html } = mailOf({ buy: [{ ...screws, normPrice: { price: 690, unit: 'kg' } }] });
    expect(plain(text)).toContain('1.500 Stück, 3,45 € je 100 Stück (6,90 € / kg)');
    expect(plain(html)).toContain('1.500 Stück, 3,45 € je 100 Stück (6,90 € / kg)');
    expect(plain(mailOf({ buy: [screws] }).text)).toMatch(/1\.500 Stück, 3,45 € je 100 Stück +51,75 €/);
  });

  test('says the deposit beside each price and as a sum of its own, and what of it is outside VAT [LAW P6, T10]', () => {
    const can = { name: 'Apfelschorle', amount: 6, unitPrice: 99, taxRate: 2000, unit: 'Dose', deposit: 25 };
    const crate = { name: 'Bier', amount: 2, unitPrice: 1990, taxRate: 2000, unit: 'Kasten', deposit: 700 };
    const buy = [
      { ...can, container: 'one-way' as const, normPrice: { price: 300, unit: 'l' } },
      { ...crate, container: 'reusable' as const },
    ];
    const { text, html } = mailOf({ buy, oneWayDepositTaxed: false });
    expect(plain(text)).toContain('6 Dose, je 0,99 € (3,00 € / l) zzgl. 0,25 € Pfand');
    expect(plain(text)).toMatch(/2 Kasten, je 19,90 € zzgl\. 7,00 € Pfand +39,80 €/);
    expect(plain(html)).toContain('6 Dose, je 0,99 € (3,00 € / l) zzgl. 0,25 € Pfand');
    const rows = plain(text)
      .split('\n')
      .map((row) => row.split(/ {2,}/));
    const from = rows.findIndex(([label]) => label === 'Warenwert');
    expect(rows.slice(from, from + 5)).toEqual([
      ['Warenwert', '45,74 €'],
      ['Versandkosten', '6,90 €'],
      ['Pfand', '14,00 €'],
      ['Einwegpfand (ohne USt.)', '1,50 €'],
      ['Gesamtbetrag', '68,14 €'],
    ]);
    // 45.74 + 6.90 + 14.00 are taxed
    expect(plain(text)).toContain('20 % USt. auf 55,54 €: 11,10 €');
    const screws = { name: 'Glas', amount: 200, unitPrice: 345, priceQuantity: 100, taxRate: 2000, deposit: 8 };
    expect(plain(mailOf({ buy: [screws] }).text)).toContain('3,45 € je 100 Stück zzgl. 0,08 € Pfand je Stück');
  });

  test('says everything as text', () => {
    expect(plain(mailOf().text)).toBe(`Guten Tag Jörg Müller-Łukasz,

vielen Dank für Ihre Bestellung. Wir haben sie am 20.11.2026 unter der Nummer 2026-000123 erhalten und bestätigen Ihnen hier, was Sie bestellt haben.

IHRE BESTELLUNG
---------------

Schlosserhammer
500 g, Eschenstiel · Artikel-Nr. WZ-1000
2 Stück, je 19,99 €                                          39,98 €

Fachbuch „Holzverbindungen“
Artikel-Nr. WZ-1001
1 Stück, je 24,90 €                                          24,90 €

Salz, grob
Sack zu 25 kg · Artikel-Nr. WZ-1002
12 Sack, je 7,89 €                                           94,68 €

Warenwert                                                   159,56 €
Versandkosten                                                 6,90 €
Gesamtbetrag                                                166,46 €

Alle Preise in Euro inkl. USt.
Darin enthaltene Umsatzsteuer:
  4,9 % USt. auf 94,16 €: 4,61 €
  10 % USt. auf 23,62 €: 2,36 €
  20 % USt. auf 34,76 €: 6,95 €

RECHNUNGS- UND LIEFERADRESSE
----------------------------

Jörg Müller-Łukasz
Hauptstraße 1
1010 Wien

ZAHLUNG
-------

Zahlart: Vorkasse
Versand mit: Österreichische Post
Bitte überweisen Sie den Gesamtbetrag von 166,46 € auf unser Konto und geben Sie dabei die Bestellnummer an. Wir liefern, sobald die Zahlung eingegangen ist.

Empfänger: Kontor Werkzeughandel GmbH
IBAN: AT61 1904 3002 3457 3201
BIC: BKAUATWW
Betrag: 166,46 €
Verwendungszweck: 2026-000123

VEREINBART
----------

AGB: Ich habe die AGB gelesen.
Es gelten die Allgemeinen Geschäftsbedingungen und die Widerrufsbelehrung in der Fassung vom Tag der Bestellung.

Vertrag widerrufen
https://shop.example/widerruf?orderNumber=2026-000123

Als Anlage erhalten Sie zum Aufbewahren: die Bestellbestätigung, die Allgemeinen Geschäftsbedingungen und die Widerrufsbelehrung.

Bei Fragen antworten Sie einfach auf diese Nachricht.

Freundliche Grüße
Kontor Werkzeug

-- 
Kontor Werkzeughandel GmbH · Gumpendorfer Straße 15 · 1060 Wien
FN 123456 a · Handelsgericht Wien · UID ATU12345678
+43 1 234 56 78 · office@kontor.example
`);
  });

  test('says the same in HTML', () => {
    const { text, html } = mailOf();
    const unwrapped = html.replaceAll(/<span style="white-space:nowrap">([^<]*)<\/span>/g, '$1');
    const words = unwrapped.replace(/<[^>]*>/g, ' ').replaceAll('&quot;', '"');
    for (const line of text.split('\n').filter((part) => /[a-z]/.test(part) && !/---|^https:/.test(part))) {
      for (const part of line.split(/ {2,}|: /)) expect(words, part).toContain(part.trim());
    }
    expect(html).toMatch(/^<!doctype html>\n<html lang="de">/);
  });

  test('goes to the customer, from the shop, answers to the seller', () => {
    const order = exampleOrder();
    expect(mailOf()).toMatchObject({
      messageId: expect.stringMatching(/^order\.[0-9a-f]{40}@shop\.example$/),
      from: mailing.from,
      to: { name: 'Jörg Müller-Łukasz', address: 'joerg@example.at' },
      replyTo: { name: '', address: 'office@kontor.example' },
      subject: 'Ihre Bestellung 2026-000123 bei Kontor Werkzeug',
    });
    const everything = JSON.stringify(mailOf());
    expect(everything).not.toContain(order.id);
    expect(everything).not.toContain(order.confirmationDoc.content);
  });

  test('nothing that a customer types becomes HTML', () => {
    const address = { ...exampleOrder().address, name: '<img src=x onerror=alert(1)>', street: '"><script>' };
    const { html, text } = mailOf({ address, externalNumber: '<b>7</b>' });
    expect(html).not.toMatch(/<(img src=[^"]|script|b)\b/);
    expect(html.match(/<img\b[^>]* src="[^"]*"|<img\b[^>]*/g)).toEqual(['<img src="cid:transfer-code"']);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(text).toContain('<img src=x onerror=alert(1)>');
  });

  test('where a provider is paid it says where that can be done later, in text and HTML', () => {
    const order = exampleOrder({ paymentCondition: { name: 'saferpay', title: 'Kreditkarte' } });
    const addressToPay = 'https://shop.example/shop/P/cart/confirmation?orderId=key';
    const { text, html } = orderMail(order, { ...mailing, addressToPay });
    expect(plain(text)).toContain(`
Sie bezahlen den Gesamtbetrag von 166,46 € mit Kreditkarte.

Haben Sie noch nicht bezahlt? Das können Sie jederzeit nachholen:
${addressToPay}
Über diesen Link öffnet sich Ihre Bestellung auf jedem Gerät. Geben Sie ihn bitte nicht weiter.

VEREINBART
`);
    expect([...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, words]) => [href, words])).toEqual([
      [addressToPay, 'Bestellung öffnen und bezahlen'],
      [mailing.withdrawal, 'Vertrag widerrufen'],
    ]);
    expect(html).toContain('Haben Sie noch nicht bezahlt?');
  });

  test('says where the contract is withdrawn from, in text and HTML [LAW F1, F2]', () => {
    const { text, html } = mailOf();
    expect(text).toContain('\n\nVertrag widerrufen\nhttps://shop.example/widerruf?orderNumber=2026-000123\n\n');
    expect(html).toContain('<a href="https://shop.example/widerruf?orderNumber=2026-000123">Vertrag widerrufen</a>');
  });

  test('an order paid by transfer asks only for the transfer', () => {
    for (const name of ['vorkasse', 'rechnung']) {
      const { text, html } = mailOf({ paymentCondition: { name, title: name } });
      expect(text).toContain('IBAN');
      expect(text + html).not.toMatch(/noch nicht bezahlt|<a href="(?!https:\/\/shop.example\/widerruf)|P\/cart/);
    }
  });

  test('a gift balance pays after the total, and the rest is to be transferred', () => {
    const redeem = [
      { code: 'GESCHENK', value: { kind: 'gift-balance', balance: 5000 } as const },
      { code: 'ZEHN', value: { kind: 'percent', share: 1000 } as const },
    ];
    const { text, html } = mailOf({ redeem });

    const sums = plain(text).slice(
      plain(text).indexOf('Warenwert'),
      plain(text).indexOf('RECHNUNGS- UND LIEFERADRESSE'),
    );
    // 10 % of 159.56 is 15.96. The taxes are those of 150.50, whatever the balance pays.
    expect(sums.replace(/ +/g, ' ')).toBe(
      `Warenwert 159,56 €
Versandkosten 6,90 €
Gutschein ZEHN −15,96 €
Gesamtbetrag 150,50 €
Guthaben GESCHENK −50,00 €
Noch zu zahlen 100,50 €

Alle Preise in Euro inkl. USt.
Darin enthaltene Umsatzsteuer:
 4,9 % USt. auf 85,13 €: 4,17 €
 10 % USt. auf 21,36 €: 2,13 €
 20 % USt. auf 31,43 €: 6,28 €

`,
    );
    expect(plain(text)).toContain('Bitte überweisen Sie den Restbetrag von 100,50 € auf unser Konto');
    expect(plain(text)).toContain('\nBetrag: 100,50 €\n');
    expect(html).toContain('Guthaben GESCHENK');
    expect(html).toContain('Noch zu zahlen');
  });

  test('an order paid completely by a gift balance asks for no money', () => {
    const redeem = [{ code: 'GESCHENK', value: { kind: 'gift-balance', balance: 50_000 } as const }];
    const text = plain(mailOf({ redeem }).text);
    expect(text).toContain('Gesamtbetrag                                                166,46 €\n');
    expect(text).toContain('Noch zu zahlen                                                0,00 €\n');
    expect(text).toContain('Es ist nichts mehr zu bezahlen.');
    expect(text).not.toContain('IBAN');
  });

  test('lines say unit price and delivery time as they were when it was ordered [LAW P4, P9]', () => {
    const salt = { name: 'Salz', suffix: 'Sack zu 25 kg', unit: 'Sack', amount: 1, unitPrice: 789, taxRate: 490 };
    const delivery = { stockStatusText: 'sofort lieferbar', termsOfDelivery: 'Zustellung in 2–4 Werktagen' };
    const { text, html } = mailOf({ buy: [{ ...salt, normPrice: { price: 32, unit: 'kg' }, delivery }] });
    expect(plain(text)).toContain(
      `Salz
Sack zu 25 kg · Artikel-Nr. WZ-1000
Lieferzeit: sofort lieferbar · Zustellung in 2–4 Werktagen
1 Sack, je 7,89 € (0,32 € / kg)                               7,89 €
`,
    );
    expect(plain(html)).toContain(
      'Artikel-Nr. WZ-1000<br>Lieferzeit: sofort lieferbar · Zustellung in 2–4 Werktagen<br>1 Sack, je 7,89 € (0,32 € / kg)',
    );
  });

  test('net shop, vouchers, another address, no options', () => {
    const shippingAddress = { ...exampleOrder().address, name: 'Novák', country: 'CZ', countryName: 'Tschechien' };
    const redeem = [{ code: 'FREI', value: { kind: 'free-shipping' } as const }];
    const text = plain(mailOf({ declaration: 'net', redeem, shippingAddress, options: [], texts: [] }).text);

    expect(text).toContain('Gutschein FREI                                               −6,90 €\n');
    expect(text).toContain('zuzüglich USt.                                               15,13 €\n');
    expect(text).toContain('LIEFERADRESSE\n-------------\n\nJörg Novák\nHauptstraße 1\n1010 Wien\nTSCHECHIEN\n');
    expect(text).not.toContain('VEREINBART');
    expect(text).toContain('Als Anlage erhalten Sie zum Aufbewahren: die Bestellbestätigung.\n');
  });
});
