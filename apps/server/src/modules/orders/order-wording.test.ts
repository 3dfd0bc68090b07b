import { expect, test } from 'vitest';
import { lineDetails, sumDetails } from './order-wording.ts';
import { exampleOrder } from './testing/order.ts';

test.each(['gross', 'net'] as const)('free shipping says so in a %s shop (LAW P2)', (declaration) => {
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
