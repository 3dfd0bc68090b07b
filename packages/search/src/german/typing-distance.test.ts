import { expect, test } from 'vitest';
import { budgetFor, typingCost } from './typing-distance.ts';

const far = Number.POSITIVE_INFINITY;

test.each([
  ['the same', 'hammer', 'hammer', 0],
  ['a letter once instead of twice', 'hamer', 'hammer', 5],
  ['the key beside it', 'hanmer', 'hammer', 5],
  ['any other letter', 'hapmer', 'hammer', 10],
  ['two exchanged', 'hmamer', 'hammer', 7],
  ['a letter left out', 'hmmer', 'hammer', 9],
  ['a letter too many', 'hammeru', 'hammer', 9],
  ['an umlaut without its e', 'kase', 'kaese', 3],
  ['y for z, where keyboards differ', 'yange', 'zange', 8],
  ['another first letter', 'kammer', 'hammer', 13],
  ['too much', 'zange', 'hammer', far],
])('%s: %s for %s costs %s', (_, typed, meant, tenths) => {
  expect(typingCost(typed, meant, 20, false)).toBe(tenths);
});

test('a half typed word is compared with the nearest beginning', () => {
  expect(typingCost('schrabuen', 'schraubendreher', 20, true)).toBe(7);
  expect(typingCost('schrabuen', 'schraubendreher', 20, false)).toBe(far);
});

test('distances beyond the limit are not distinguished', () => {
  expect(typingCost('hapmer', 'hammer', 9, false)).toBe(far);
  expect(typingCost('x'.repeat(101), 'hammer', 20, false)).toBe(far);
});

test('longer words may differ more from the intended word; the shortest must be right', () => {
  expect([3, 4, 5, 7, 8, 9, 10, 13, 14].map(budgetFor)).toEqual([0, 7, 9, 10, 18, 18, 20, 20, 28]);
});
