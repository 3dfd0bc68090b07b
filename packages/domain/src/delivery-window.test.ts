import { expect, test } from 'vitest';
import { deliveryWindow, minutesOf, workingDaysIn } from './delivery-window.ts';

const cutoff = 14 * 60;
const at = (day: string, time: string) => ({ day, minutes: minutesOf(time) ?? 0 });

test.each([
  ['before the cutoff of a working day', '2026-11-23', '13:59', ['2026-11-23', '2026-11-25', '2026-11-27']],
  ['at the cutoff', '2026-11-23', '14:00', ['2026-11-24', '2026-11-26', '2026-11-30']],
  ['late on a Friday', '2026-11-27', '18:00', ['2026-11-30', '2026-12-02', '2026-12-04']],
  ['on a Saturday', '2026-11-28', '09:00', ['2026-11-30', '2026-12-02', '2026-12-04']],
  ['over the Immaculate Conception', '2026-12-07', '08:00', ['2026-12-07', '2026-12-10', '2026-12-14']],
  ['over Christmas', '2026-12-23', '20:00', ['2026-12-24', '2026-12-29', '2026-12-31']],
  ['over the turn of the year and Epiphany', '2026-12-31', '13:00', ['2026-12-31', '2027-01-05', '2027-01-08']],
  ['on Good Friday', '2027-03-26', '08:00', ['2027-03-30', '2027-04-01', '2027-04-05']],
])('goods in stock that are ordered %s', (_when, day, time, [orderOn, from, to]) => {
  expect(deliveryWindow({ min: 2, max: 4 }, cutoff, at(day, time))).toEqual({ orderOn, from, to });
});

test('a single number of days is one day, and a maximum below the minimum counts as the minimum', () => {
  const monday = at('2026-11-23', '08:00');
  const thursday = { orderOn: '2026-11-23', from: '2026-11-26', to: '2026-11-26' };
  expect(deliveryWindow({ min: 3 }, cutoff, monday)).toEqual(thursday);
  expect(deliveryWindow({ min: 3, max: 1 }, cutoff, monday)).toEqual(thursday);
  expect(deliveryWindow({ min: 0 }, cutoff, monday).to).toBe('2026-11-23');
});

test.each([
  ['Paketversand, Zustellung in 2–4 Werktagen nach Versand', { min: 2, max: 4 }],
  ['in 3 Werktagen', { min: 3, max: 3 }],
  ['1 Werktag', { min: 1, max: 1 }],
  ['5 bis 7 Arbeitstage', { min: 5, max: 7 }],
  ['2-4 Werktage', { min: 2, max: 4 }],
  ['Spedition nach Vereinbarung', null],
  ['2 Wochen', null],
  ['4–2 Werktage', null],
  ['0 Werktage', null],
  ['61 Werktage', null],
  ['112 Werktage', null],
  ['1,5 Werktage', null],
  ['Inland 2 Werktage, Ausland 5 Werktage', null],
  ['', null],
])('%s names working days', (sentence, days) => {
  expect(workingDaysIn(sentence)).toEqual(days);
});

test('a time of day is read as minutes', () => {
  expect(['00:00', '14:00', '23:59', '24:00', '9:00', '14:60', 'mittags'].map(minutesOf)).toEqual([
    0,
    840,
    1439,
    null,
    null,
    null,
    null,
  ]);
});
