import { expect, test } from 'vitest';
import { productArrival } from './product-arrival.ts';

const terms = 'Zustellung in 2–4 Werktagen nach Versand';
const inStock = { stockStatus: 'green', termsOfDelivery: terms } as const;
const monday = Date.parse('2026-11-23T09:00:00Z');

test('what is in stock arrives on days that follow from the operator’s words, or from the stated days', () => {
  expect(productArrival(inStock, '14:00', monday)).toBe(
    'Lieferung Mi., 25. Nov. bis Fr., 27. Nov. bei Bestellung bis heute 14 Uhr',
  );
  expect(productArrival({ ...inStock, deliveryDays: { min: 3, max: 3 } }, '09:30', monday)).toBe(
    'Lieferung Fr., 27. Nov. bei Bestellung bis Di., 24. Nov. 9:30 Uhr',
  );
});

test('no date is promised without stock, without a time of dispatch, without days', () => {
  expect(productArrival({ ...inStock, stockStatus: 'yellow' }, '14:00', monday)).toBeNull();
  expect(productArrival({ ...inStock, stockStatus: 'red' }, '14:00', monday)).toBeNull();
  expect(productArrival(inStock, undefined, monday)).toBeNull();
  expect(productArrival({ ...inStock, termsOfDelivery: 'Spedition nach Vereinbarung' }, '14:00', monday)).toBeNull();
});

test('the day is the shop’s, not the visitor’s', () => {
  // Half past midnight in Vienna, the day before in UTC.
  expect(productArrival(inStock, '14:00', Date.parse('2026-11-23T23:30:00Z'))).toBe(
    'Lieferung Do., 26. Nov. bis Mo., 30. Nov. bei Bestellung bis heute 14 Uhr',
  );
});
