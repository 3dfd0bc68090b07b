import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchEntry } from './match-entry.ts';
import { namedNumbers, namesNumber, numberCandidates } from './payment-reference.ts';

const series = ['2026-{000000}', '2025-{000000}', 'RE-2026-{00000}', 'B{0000}', '{00000000}'];

/** A number with breaks, blanks and dashes at any place, and the letter O for some zeros. */
const written = (number: string) =>
  fc
    .array(fc.constantFrom('', ' ', '-', '\n', '. '), { minLength: number.length, maxLength: number.length })
    .chain((gaps) =>
      fc
        .array(fc.boolean(), { minLength: number.length, maxLength: number.length })
        .map((isLetter) =>
          [...number].map((sign, i) => `${sign === '0' && isLetter[i] ? 'O' : sign}${gaps[i]}`).join(''),
        ),
    );

test('a long number is found wherever banks and people break it, and whatever is around it', () => {
  const anyText = fc.string({ maxLength: 60 });
  const cases = fc
    .integer({ min: 1, max: 999_999 })
    .map((sequence) => `2026-${String(sequence).padStart(6, '0')}`)
    .chain((number) => fc.tuple(fc.constant(number), written(number), anyText, anyText));
  fc.assert(
    fc.property(cases, ([number, text, before, after]) => {
      expect(namesNumber(`${before} ${text} ${after}`, number)).toBe(true);
      expect(numberCandidates(`${before} ${text} ${after}`, ['2026-{000000}'])).toContain(number);
    }),
  );
});

test('candidates are few, of their series, and named by the text, whatever it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 300 }), fc.stringMatching(/^[0-9O -]{0,300}$/)), (text) => {
      const found = numberCandidates(text, series);
      expect(found.length).toBeLessThanOrEqual(200);
      for (const number of found) expect(namesNumber(text, number)).toBe(true);
    }),
  );
});

test.each([
  ['Bestellung B0042, danke', 'B0042', true],
  ['KtoB00421', 'B0042', false],
  ['DE89370400440532013000', 'B0042', false],
  ['Nr. B 0042', 'B0042', false],
])('in %j the short number %s is a whole word: %s', (text, number, isNamed) => {
  expect(namesNumber(text, number)).toBe(isNamed);
});

test.each([
  ['RE-B0042', ['B0042', 'RE-B0042'], ['RE-B0042']],
  ['B0042', ['B0042', 'RE-B0042'], ['B0042']],
  ['RE-B0042, B0042', ['B0042', 'RE-B0042'], ['B0042', 'RE-B0042']],
  ['RE/B0042', ['B0042', 'RE/B0042'], ['RE/B0042']],
  ['2026-123456 2026-1234567', ['2026-123456', '2026-1234567'], ['2026-123456', '2026-1234567']],
  ['2026-1234567', ['2026-123456', '2026-1234567'], ['2026-1234567']],
  ['2026-000018 Rechnung', ['2026-000018', '2026-000018-R'], ['2026-000018']],
  ['Ware 2026-000018', ['2026-000018', 'RE2026-000018'], ['2026-000018']],
  ['Ware 2026-000018', ['RE2026-000018'], ['RE2026-000018']],
  ['2026-000018-R', ['2026-000018', '2026-000018-R'], ['2026-000018-R']],
  ['Dankeschön für alles', ['2026-000018', ''], []],
])('%j names of %j as a whole %j', (text, numbers, named) => {
  expect(namedNumbers(text, numbers).named).toEqual(named);
});

test.each([
  ['RE2026-000018', []],
  ['Rechnung: re2026-000018.', []],
  ['RE 2026-000018', ['2026-000018']],
  ['Re: 2026-000018', ['2026-000018']],
  ['Ware2026-000018', ['2026-000018']],
  ['Ware 2026-000018', ['RE2026-000018']],
  ['2026-000018', []],
])('%j may mean instead %j', (text, possible) => {
  expect(namedNumbers(text, ['2026-000018', 'RE2026-000018']).possible).toEqual(possible);
});

test('a sure match never gives more than the entry has, nor anything to an order with nothing due', () => {
  const item = fc.record({
    orderNumber: fc.constantFrom('2026-000001', '2026-000002', '2026-000003'),
    due: fc.integer({ min: 0, max: 5 }),
    isCancelled: fc.boolean(),
  });
  const entry = fc.record({
    ...{ bookedOn: fc.constant('2026-11-20'), amount: fc.integer({ min: -5, max: 15 }) },
    ...{ currency: fc.constantFrom('EUR', 'EUR', 'CHF'), payer: fc.constant(''), payerIban: fc.constant(null) },
    purpose: fc.constantFrom('2026-000001', '2026-000001 2026-000002', '', '2026-000003'),
    ...{ isReturned: fc.boolean(), isUnsplit: fc.boolean() },
  });
  const items = fc.uniqueArray(item, { selector: ({ orderNumber }) => orderNumber });
  fc.assert(
    fc.property(entry, items, (one, some) => {
      const open = some.map((each) => ({
        ...{ ...each, numbers: [each.orderNumber], names: [], ibans: [], placedOn: '2026-11-01' },
        discount: { until: '2026-11-20', amount: 2 },
      }));
      const { kind, shares } = matchEntry(one, { items: open, otherNumbers: [] });
      const sum = shares.reduce((all, { amount }) => all + amount, 0);
      expect(Math.abs(sum)).toBeLessThanOrEqual(Math.abs(one.amount));
      if (kind !== 'sure') return;
      expect(shares).toHaveLength(1);
      const paid = open.find(({ orderNumber }) => orderNumber === shares[0]?.orderNumber);
      expect([paid?.isCancelled, (paid?.due ?? 0) > 0, one.currency, one.isReturned, one.isUnsplit]).toEqual([
        ...[false, true, 'EUR', false, false],
      ]);
    }),
  );
});

test('signs of a pattern with a meaning in expressions are only signs', () => {
  const numbers = ['2026-000018', '(RE).2026-000018', '2026.000018'];
  expect(namedNumbers('(RE).2026-000018', numbers)).toEqual({ named: ['(RE).2026-000018'], possible: [] });
  expect(namedNumbers('(RE)/2026-000018', numbers).possible).toEqual(['2026-000018', '2026.000018']);
});
