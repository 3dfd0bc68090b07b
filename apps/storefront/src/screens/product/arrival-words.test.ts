import { expect, test } from 'vitest';
import { arrivalWords } from './arrival-words.ts';

const terms = 'Zustellung in 2–4 Werktagen nach Versand';
const inStock = { stockStatus: 'green', termsOfDelivery: terms } as const;
const monday = Date.parse('2026-11-23T09:00:00Z');

test('what is in stock arrives on days that follow from the operator’s words, or from the stated days', () => {
  expect(arrivalWords(inStock, '14:00', monday)).toBe(
    'Lieferung Mi., 25. Nov. bis Fr., 27. Nov. bei Bestellung bis heute 14 Uhr',
  );
  expect(arrivalWords({ ...inStock, deliveryDays: { min: 3, max: 3 } }, '09:30', monday)).toBe(
    'Lieferung Fr., 27. Nov. bei Bestellung bis Di., 24. Nov. 9:30 Uhr',
  );
});

test('no date is promised without stock, without a time of dispatch, without days', () => {
  expect(arrivalWords({ ...inStock, stockStatus: 'yellow' }, '14:00', monday)).toBeNull();
  expect(arrivalWords({ ...inStock, stockStatus: 'red' }, '14:00', monday)).toBeNull();
  expect(arrivalWords(inStock, undefined, monday)).toBeNull();
  expect(arrivalWords({ ...inStock, termsOfDelivery: 'Spedition nach Vereinbarung' }, '14:00', monday)).toBeNull();
});

test('the day is the shop’s, not the visitor’s', () => {
  // Half past midnight in Vienna, the day before in UTC.
  expect(arrivalWords(inStock, '14:00', Date.parse('2026-11-23T23:30:00Z'))).toBe(
    'Lieferung Do., 26. Nov. bis Mo., 30. Nov. bei Bestellung bis heute 14 Uhr',
  );
});
