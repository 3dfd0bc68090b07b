import { expect, test } from 'vitest';
import { momentIn, startOfDay } from './german-moment.ts';

const utc = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString().replace(':00.000Z', 'Z'));

test.each([
  ['31.12.2026', '2026-12-30T23:00Z', '2026-12-31T23:00Z'],
  ['1.7.2026', '2026-06-30T22:00Z', '2026-07-01T22:00Z'],
  ['2026-12-31', '2026-12-30T23:00Z', '2026-12-31T23:00Z'],
  ['31.12.2026 18:00', '2026-12-31T17:00Z', '2026-12-31T17:00Z'],
  ['31.12.2026, 9:05 Uhr', '2026-12-31T08:05Z', '2026-12-31T08:05Z'],
  ['2026-12-31T18:00', '2026-12-31T17:00Z', '2026-12-31T17:00Z'],
  ['2026-12-31 18:00:00', '2026-12-31T17:00Z', '2026-12-31T17:00Z'],
  ['2026-12-31T18:00:00+05:00', '2026-12-31T13:00Z', '2026-12-31T13:00Z'],
  ['2026-12-31T18:00Z', '2026-12-31T18:00Z', '2026-12-31T18:00Z'],
])('"%s" begins at %s and ends at %s', (text, from, until) => {
  expect([utc(momentIn(text, 'from')), utc(momentIn(` ${text} `, 'until'))]).toEqual([from, until]);
});

test('the days on which the clocks change are whole days, and no time is lost', () => {
  const length = (day: string) => (Number(momentIn(day, 'until')) - Number(momentIn(day, 'from'))) / 3_600_000;
  expect(['29.03.2026', '28.03.2026', '25.10.2026'].map(length)).toEqual([23, 24, 25]);
  expect(utc(momentIn('29.03.2026 02:30', 'from'))).toBe('2026-03-29T01:30Z'); // skipped: 03:30
  expect(utc(momentIn('25.10.2026 02:30', 'from'))).toBe('2026-10-25T00:30Z'); // comes twice: the first
});

test.each([
  '',
  'bald',
  '31.02.2026',
  '2026-13-01',
  '31.12.26',
  '31.12.2026 25:00',
  '31.12.2026 18',
  '12/31/2026',
  '46000',
])('"%s" is no moment', (text) => {
  expect([momentIn(text, 'from'), momentIn(text, 'until')]).toEqual([null, null]);
});

test('a day is meant without a time', () => {
  expect(utc(startOfDay('31.12.2026'))).toBe('2026-12-30T23:00Z');
  expect(utc(startOfDay('2026-12-31', 1))).toBe('2026-12-31T23:00Z');
  expect([startOfDay('31.12.2026 18:00'), startOfDay('30.02.2026')]).toEqual([null, null]);
});
