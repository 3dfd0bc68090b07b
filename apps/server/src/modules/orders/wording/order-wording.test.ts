import { type PaymentKind, paymentKinds } from '@kontor/domain';
import { expect, test } from 'vitest';
import { exampleOrder } from '../testing/order.ts';
import { lineDetails, paymentSentence, sumDetails } from './order-wording.ts';
import { paymentInWords } from './payment-in-words.ts';

test.each(['gross', 'net'] as const)('free shipping says so in a %s shop [LAW P2]', (declaration) => {
  expect(sumDetails(exampleOrder({ declaration, shipping: 0 }))[1]).toEqual(['Versandkosten', 'kostenlos']);
  expect(sumDetails(exampleOrder({ declaration, shipping: 1 }))[1]).toEqual(['Versandkosten', '0,01\u00a0€']);
});

test.each([
  ['lieferbar', null, 'Verfügbarkeit: lieferbar'],
  ['begrenzt lieferbar', null, 'Verfügbarkeit: begrenzt lieferbar'],
  ['in 3 Tagen lieferbar', null, 'Lieferzeit: in 3 Tagen lieferbar'],
  ['lieferbar', 'Zustellung in 2 Werktagen', 'Lieferzeit: lieferbar · Zustellung in 2 Werktagen'],
])('of a product that is „%s“, %s: %s', (stockStatusText, termsOfDelivery, sentence) => {
  const buy = [
    { name: 'Salz', amount: 1, unitPrice: 789, taxRate: 490, delivery: { stockStatusText, termsOfDelivery } },
  ];
  const [line] = exampleOrder({ buy }).lines;
  expect(line && lineDetails(line)).toEqual(['Artikel-Nr. WZ-1000', sentence]);
});

test('the sentence about payment follows the kind, whatever the operator calls it', () => {
  const said: Readonly<Record<PaymentKind, readonly [sentence: string, payment: string]>> = {
    online: ['Sie bezahlen den Gesamtbetrag von 166,46 € mit Ratenkauf.', 'wird nicht über den Shop bezahlt'],
    transfer: [
      'Bitte überweisen Sie den Gesamtbetrag von 166,46 € auf unser Konto und geben Sie dabei die Bestellnummer an. Wir liefern, sobald die Zahlung eingegangen ist.',
      'Überweisung vor der Lieferung; den Eingang zeigt Ihr Konto',
    ],
    invoice: [
      'Sie bezahlen den Gesamtbetrag von 166,46 € nach Erhalt der Ware auf Rechnung.',
      'auf Rechnung, nach Erhalt der Ware',
    ],
    'on-delivery': [
      'Sie bezahlen den Gesamtbetrag von 166,46 € bei der Übergabe der Ware (Ratenkauf).',
      'wird nicht über den Shop bezahlt',
    ],
  };
  for (const kind of paymentKinds) {
    const order = exampleOrder({ paymentCondition: { name: 'vorkasse', title: 'Ratenkauf', kind } });
    const sentence = paymentSentence(order).replaceAll('\u00a0', ' ');
    expect([sentence, paymentInWords(order, undefined)]).toEqual(said[kind]);
  }
});
