import { describe, expect, test } from 'vitest';
import { lastDayToRefund, lastDayToReturn, lastDayToWithdraw, receivedAt } from './withdrawal-period.ts';

describe('the last day of the period (§ 355 (2) BGB, § 11 FAGG) [LAW R1]', () => {
  test.each([
    // § 187 (1) BGB, § 902 ABGB: the day of the delivery is not counted
    ['a Monday, fourteen days later', '2026-11-23', '2026-12-07'],
    ['over the end of a year', '2026-12-21', '2027-01-04'],
    ['over the 29th of February', '2028-02-18', '2028-03-03'],
    // § 193 BGB, § 903 ABGB, BGBl. 37/1961: no end on a Saturday, Sunday or holiday
    ['a Saturday: the Monday', '2026-11-14', '2026-11-30'],
    ['a Sunday: the Monday', '2026-11-15', '2026-11-30'],
    ['the Immaculate Conception (AT), a Tuesday', '2026-11-24', '2026-12-09'],
    ['Christmas, Boxing Day, and the Sunday behind', '2026-12-11', '2026-12-28'],
    ['New Year, and the weekend behind', '2026-12-18', '2027-01-04'],
    ['Epiphany (AT)', '2026-12-23', '2027-01-07'],
    ['Good Friday to Easter Monday', '2027-03-12', '2027-03-30'],
    ['Ascension', '2027-04-22', '2027-05-07'],
    ['Whit Monday', '2027-05-03', '2027-05-18'],
    ['Corpus Christi (AT)', '2027-05-13', '2027-05-28'],
    ['the Day of German Unity, a Tuesday in 2028', '2028-09-19', '2028-10-04'],
    ['the Austrian national day', '2027-10-12', '2027-10-27'],
    ['Christmas Eve is no holiday', '2026-12-10', '2026-12-24'],
  ])('%s', (_, received, last) => {
    expect(lastDayToWithdraw(received)).toBe(last);
  });
});

test.each([
  ['2026-11-23', '2026-12-07'],
  ['2026-11-14', '2026-11-30'],
])('of what was withdrawn from on %s the goods may be sent back to %s', (declared, last) => {
  expect(lastDayToReturn(declared)).toBe(last);
});

test.each([
  ['2026-11-23', '2026-12-07'],
  ['2026-12-18', '2027-01-01'],
  ['2028-02-18', '2028-03-03'],
])(
  'money of a declaration of %s goes back until %s, also on a holiday (§ 357 (1) BGB, § 14 FAGG) [LAW R2]',
  (day, last) => {
    expect(lastDayToRefund(day)).toBe(last);
  },
);

describe('when the customer had the last part (§ 356 (2) Nr. 1 BGB, § 11 (2) Z 1 FAGG) [LAW R1]', () => {
  const line = (ordered: number, cancelled = 0) => ({ ordered, cancelled, returned: 0 });
  const parcel = (deliveredAt: number | null, ...pieces: readonly (readonly [line: number, amount: number])[]) => ({
    ...{ deliveredAt, pieces: pieces.map(([place, amount]) => ({ line: place, amount })) },
  });

  test.each([
    ['one parcel with everything', [line(2)], [parcel(5, [0, 2])], 5],
    ['two parcels: the later one, whichever was shipped first', [line(2)], [parcel(9, [0, 1]), parcel(5, [0, 1])], 9],
    ['nothing shipped', [line(2)], [], null],
    ['a piece that was not shipped yet', [line(2)], [parcel(5, [0, 1])], null],
    ['a line that was not shipped yet', [line(1), line(1)], [parcel(5, [0, 1])], null],
    ['a parcel whose delivery is not known', [line(2)], [parcel(5, [0, 1]), parcel(null, [0, 1])], null],
    ['what is left of a partly cancelled order', [line(2, 1), line(1, 1)], [parcel(5, [0, 1])], 5],
    ['an order that was cancelled as a whole', [line(2, 2)], [], null],
  ])('%s', (_, lines, parcels, at) => {
    expect(receivedAt({ lines, parcels })).toBe(at);
  });
});
