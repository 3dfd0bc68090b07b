import { amountTerms } from '@kontor/domain';
import { expect, test } from 'vitest';
import { amountWords } from './amount-words.ts';

test.each([
  [{}, 0, ''],
  [{}, 1_000_001, 'Höchstens 1.000.000.'],
  [{ minAmount: 5 }, 0, 'Mindestens 5.'],
  [{ minAmount: 1, amountStep: 10 }, 0, 'In Schritten von 10.'],
  [{ minAmount: 5, amountStep: 2, maxAmount: 1500 }, 0, 'Mindestens 5, in Schritten von 2, höchstens 1.500.'],
])('%j, of which %d are wanted: %s', (stated, wanted, words) => {
  expect(amountWords(amountTerms(stated), wanted)).toBe(words);
});
