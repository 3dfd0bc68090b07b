import { expect, test } from 'vitest';
import { momentOfCount } from './moment-of-count.ts';

const now = Date.UTC(2026, 10, 23, 7);

test.each([
  ['21.11.2026 18:00', '2026-11-21T17:00:00Z'],
  ['21.11. 18:00', '2026-11-21T17:00:00Z'],
  ['21.11. um 18:00 Uhr', '2026-11-21T17:00:00Z'],
  ['21.11.', '2026-11-20T23:00:00Z'],
  ['2026-11-23T08:00', '2026-11-23T07:00:00Z'],
  ['31.12. 18:00', '2025-12-31T17:00:00Z'],
  ['21.7.', '2026-07-20T22:00:00Z'],
])('a stock of %s was counted at %s', (written, at) => {
  expect(momentOfCount(written, now)).toBe(Date.parse(at));
});

test.each(['23.11.2026 08:01', '24.11.2026', 'gestern', '', '32.11.', '21.11.2026 25:00'])(
  'a stock of %s was counted at no moment that is over',
  (written) => {
    expect(momentOfCount(written, now)).toBeNull();
  },
);

test('the year is that of Vienna, also in the first hour of it', () => {
  expect(momentOfCount('1.1. 00:10', Date.UTC(2026, 11, 31, 23, 30))).toBe(Date.UTC(2026, 11, 31, 23, 10));
});
