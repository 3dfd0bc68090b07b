import { expect, test } from 'vitest';
import { deliveryWords } from './delivery-words.ts';

test.each([
  ['lieferbar', undefined, 'Verfügbarkeit: lieferbar'],
  ['begrenzt lieferbar', undefined, 'Verfügbarkeit: begrenzt lieferbar'],
  ['in 3 Tagen lieferbar', undefined, 'Lieferzeit: in 3 Tagen lieferbar'],
  ['lieferbar', 'Zustellung in 2 Werktagen', 'Lieferzeit: lieferbar, Zustellung in 2 Werktagen'],
  ['', undefined, ''],
])(
  'the stock text “%s” with the terms “%s” is called a delivery time only where it is one [LAW P9]',
  (stock, terms, words) => {
    expect(deliveryWords({ stockStatusText: stock, ...(terms && { termsOfDelivery: terms }) })).toBe(words);
  },
);
