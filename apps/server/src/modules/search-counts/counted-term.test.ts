import { expect, test } from 'vitest';
import { countedTerm } from './counted-term.ts';

test.each([
  ['Hammer', 'hammer'],
  ['  Große   HÄMMER ', 'große hämmer'],
  ['Schraube M8x40', 'schraube m8x40'],
  ['500 ml', '500 ml'],
  ['a\u0000b\u200bc', 'a b c'],
  ['a\ud800', 'a\ufffd'],
  ['x'.repeat(80), 'x'.repeat(80)],
])('%j is counted as a term', (searchText, text) => {
  expect(countedTerm(searchText)).toEqual({ kind: 'term', text });
});

test.each(['', ' ?! ', 'x'.repeat(81), 'ada@example.at', 'Bestellung ada @ example.at'])(
  '%j is not counted',
  (searchText) => {
    expect(countedTerm(searchText)).toBeNull();
  },
);

test.each(['4005176123456', '0664 123 45 67', '+43 (0)1/234-56-78', 'huber 1234567', '4 005176 123456'])(
  '%j may be a telephone number: it is counted only as an article number',
  (searchText) => {
    expect(countedTerm(searchText)?.kind).toBe('number');
  },
);
