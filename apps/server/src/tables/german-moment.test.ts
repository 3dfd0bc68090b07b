import { expect, test } from 'vitest';
import { germanMoment, momentIn, startOfDay } from './german-moment.ts';

const at = (text: string, end: 'from' | 'until') => momentIn(text, end)?.at ?? null;
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
  expect([utc(at(text, 'from')), utc(at(` ${text} `, 'until'))]).toEqual([from, until]);
});

test('the days on which the clocks change are whole days, and no time is lost', () => {
  const length = (day: string) => (Number(at(day, 'until')) - Number(at(day, 'from'))) / 3_600_000;
  expect(['29.03.2026', '28.03.2026', '25.10.2026'].map(length)).toEqual([23, 24, 25]);
});

test('a time that the clocks skip is an hour later, one that comes twice begins with its first and ends with its second', () => {
  const moment = (text: string, occurs: string) => ({ at: Date.parse(text), occurs });
  const skipped = moment('2026-03-29T01:30Z', 'never'); // 03:30
  expect([momentIn('29.03.2026 02:30', 'from'), momentIn('29.03.2026 02:30', 'until')]).toEqual([skipped, skipped]);
  expect(momentIn('25.10.2026 02:30', 'from')).toEqual(moment('2026-10-25T00:30Z', 'twice'));
  expect(momentIn('25.10.2026 02:30', 'until')).toEqual(moment('2026-10-25T01:30Z', 'twice'));
  expect(momentIn('29.03.2026 03:00', 'from')).toEqual(moment('2026-03-29T01:00Z', 'once'));
});

test('an end in the last minute of a day, or in a second :59, is the end of that', () => {
  const ends = (text: string) => utc(at(text, 'until'));
  expect(['22.11.2026 23:59', '22.11.2026 23:59:59', '2026-11-22T22:59:59Z'].map(ends)).toEqual(
    Array(3).fill('2026-11-22T23:00Z'),
  );
  expect([ends('22.11.2026 17:59:59'), ends('22.11.2026 17:59')]).toEqual(['2026-11-22T17:00Z', '2026-11-22T16:59Z']);
  expect(utc(at('22.11.2026 23:59', 'from'))).toBe('2026-11-22T22:59Z');
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

test('a day is read only without a time', () => {
  expect(utc(startOfDay('31.12.2026'))).toBe('2026-12-30T23:00Z');
  expect(utc(startOfDay('2026-12-31', 1))).toBe('2026-12-31T23:00Z');
  expect([startOfDay('31.12.2026 18:00'), startOfDay('30.02.2026')]).toEqual([null, null]);
});

test.each([
  ['2026-12-30T23:00Z', '31.12.2026', '30.12.2026'],
  ['2026-12-31T17:00Z', '31.12.2026 18:00', '31.12.2026 18:00'],
  ['2026-07-01T10:05:07Z', '01.07.2026 12:05:07', '01.07.2026 12:05:07'],
  // The clock shows this time twice in that night.
  ['2026-10-25T01:30Z', '2026-10-25T01:30:00.000Z', '2026-10-25T01:30:00.000Z'],
])('%s is written so that it is read again', (moment, from, until) => {
  const ms = Date.parse(moment);
  expect([germanMoment(ms, 'from'), germanMoment(ms, 'until')]).toEqual([from, until]);
  expect([at(from, 'from'), at(until, 'until')]).toEqual([ms, ms]);
});
