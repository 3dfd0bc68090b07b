import { describe, expect, test } from 'vitest';
import { exampleOrder } from '../testing/order.ts';
import { orderNotice } from './order-notice.ts';

const from = { name: 'Kontor Werkzeug', address: 'shop@shop.example' };
const to = 'lager@kontor.example';
const noticeOf = (
  order: Parameters<typeof exampleOrder>[0] = {},
  payment: Parameters<typeof orderNotice>[1]['payment'] = undefined,
) => orderNotice(exampleOrder(order), { from, to, payment });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the mail that tells the shop of an order', () => {
  test('says everything as text', () => {
    const { text } = noticeOf({ externalNumber: 'Baustelle 7', personId: 'K-77', customerGroup: 'Fachbetrieb' });
    expect(plain(text)).toBe(`Bestellung 2026-000123 vom 20.11.2026, 13:30 Uhr.

KUNDE
-----

Name: Jörg Müller-Łukasz
E-Mail: joerg@example.at
Kundennummer: K-77
Kundengruppe: Fachbetrieb

ARTIKEL
-------

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

ZAHLUNG UND VERSAND
-------------------

Zahlart: Vorkasse
Zahlung: Überweisung vor der Lieferung; den Eingang zeigt Ihr Konto
Versand mit: Österreichische Post
Referenz des Kunden: Baustelle 7

VEREINBART
----------

AGB: Ich habe die AGB gelesen.
Es gelten die Allgemeinen Geschäftsbedingungen und die Widerrufsbelehrung in der Fassung vom Tag der Bestellung.

Eine Antwort auf diese Nachricht geht an den Kunden.
`);
  });

  test('says the same in HTML', () => {
    const { text, html } = noticeOf({ externalNumber: 'Baustelle 7' });
    const words = html.replace(/<[^>]*>/g, ' ').replaceAll('&quot;', '"');
    for (const line of text.split('\n').filter((part) => /[a-z]/.test(part) && !part.includes('---'))) {
      for (const part of line.split(/ {2,}|: /)) expect(words, part).toContain(part.trim());
    }
  });

  test('goes to the shop, names order and total, is answered to the customer, and holds no key to the order', () => {
    const notice = noticeOf();
    expect(notice).toMatchObject({
      messageId: expect.stringMatching(/^order-notice\.[0-9a-f]{40}@shop\.example$/),
      from,
      to: { name: '', address: to },
      replyTo: { name: 'Jörg Müller-Łukasz', address: 'joerg@example.at' },
      subject: 'Bestellung 2026-000123: 166,46\u00a0€',
    });
    const order = exampleOrder();
    expect(JSON.stringify(notice)).not.toContain(order.id);
    expect(JSON.stringify(notice)).not.toContain(order.confirmationDoc.content);
  });

  test.each([
    ['due', 'noch nicht bezahlt'],
    ['checking', 'wird vom Anbieter geprüft'],
    ['paid', 'bezahlt'],
  ] as const)('of an order that is paid online it says how that stands: %s', (payment, state) => {
    const { text } = noticeOf({ paymentCondition: { name: 'paypal', title: 'PayPal' } }, payment);
    expect(text).toContain(`Zahlart: PayPal\nZahlung: ${state}\n`);
  });

  test('another address has its own heading, and company and balance are named', () => {
    const address = { ...exampleOrder().address, companyName: 'Müller & Söhne' };
    const shippingAddress = { ...address, street: 'Lagerweg 2' };
    const redeem = [{ code: 'GESCHENK', value: { kind: 'gift-balance', balance: 50_000 } as const }];
    const text = plain(noticeOf({ address, shippingAddress, redeem }).text);
    expect(text).toContain('\nFirma: Müller & Söhne\n');
    expect(text).toMatch(/RECHNUNGSADRESSE\n-+\n\nMüller & Söhne\nJörg[^\n]*\nHauptstraße 1\n/);
    expect(text).toMatch(/LIEFERADRESSE\n-+\n\nMüller & Söhne\nJörg[^\n]*\nLagerweg 2\n/);
    expect(text).toContain('\nZahlung: nichts zu bezahlen\n');
    expect(noticeOf({ redeem }).subject).toBe('Bestellung 2026-000123: 166,46\u00a0€');
  });

  test('nothing that a customer types becomes HTML', () => {
    const address = { ...exampleOrder().address, name: '<img src=x onerror=alert(1)>' };
    const { html } = noticeOf({ address, externalNumber: '<b>7</b>' });
    expect(html).not.toMatch(/<(img|script|b)\b/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});
