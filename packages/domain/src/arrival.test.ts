import { expect, test } from 'vitest';
import { arrivalOf, daysOnBackorder, travelDays } from './arrival.ts';

const monday = { day: '2026-11-23', minutes: 10 * 60 };
const parcel = { min: 2, max: 4 };

test('stated days come before those in the terms of delivery, and „sofort“ states none', () => {
  const termsOfDelivery = 'Paketversand, Zustellung in 2–4 Werktagen nach Versand';
  expect(travelDays({ termsOfDelivery })).toEqual(parcel);
  expect(travelDays({ termsOfDelivery, deliveryDays: { min: 3, max: 3 } })).toEqual({ min: 3, max: 3 });
  expect(travelDays({ termsOfDelivery, deliveryDays: { min: 0, max: 0 } })).toEqual(parcel);
  expect(travelDays({ termsOfDelivery: null })).toBeNull();
  expect(travelDays({ termsOfDelivery: 'Spedition nach Vereinbarung' })).toBeNull();
});

test('goods on backorder come to the shop first', () => {
  expect(daysOnBackorder({ min: 10, max: 15 }, parcel)).toEqual({ min: 12, max: 19 });
  expect(daysOnBackorder(undefined, parcel)).toBeNull();
  expect(daysOnBackorder({ min: 10, max: 15 }, null)).toBeNull();
});

test('goods that go out together arrive with the last of them', () => {
  expect(arrivalOf([parcel, { min: 1, max: 5 }], '14:00', monday)).toEqual({
    days: { min: 2, max: 5 },
    window: { orderOn: '2026-11-23', from: '2026-11-25', to: '2026-11-30' },
  });
  expect(arrivalOf([parcel], '09:30', monday)?.window).toEqual({
    orderOn: '2026-11-24',
    from: '2026-11-26',
    to: '2026-11-30',
  });
});

test('no day is said where one is unknown', () => {
  expect(arrivalOf([parcel, null], '14:00', monday)).toBeNull();
  expect(arrivalOf([undefined], '14:00', monday)).toBeNull();
  expect(arrivalOf([], '14:00', monday)).toBeNull();
  expect(arrivalOf([parcel], undefined, monday)).toBeNull();
  expect(arrivalOf([parcel], 'mittags', monday)).toBeNull();
});
