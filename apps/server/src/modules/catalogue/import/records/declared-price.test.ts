import { multiplyDivideHalfUp } from '@kontor/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertedAmount } from './declared-price.ts';

test.each([
  [1.5, 1900, 1.79],
  [5.5, 1900, 6.55],
  [38.5, 1900, 45.82],
  [49.5, 1900, 58.91],
  [1249.5, 1900, 1486.91],
  [0.0345, 1900, 0.0411],
  [0.036, 2000, 0.0432],
  [0.999, 1900, 1.1888],
  [33.5294, 1900, 39.9],
  [12.5, 490, 13.11],
  [0, 1900, 0],
])('%d net at %d basis points is %d gross', (net, rate, gross) => {
  expect(convertedAmount(net, 'gross', rate)).toBe(gross);
});

test.each([
  [1.79, 1900, 1.5],
  [14.9, 2000, 12.42],
  [9.99, 0, 9.99],
])('%d gross at %d basis points is %d net', (gross, rate, net) => {
  expect(convertedAmount(gross, 'net', rate)).toBe(net);
});

test('any amount of whole cents is converted to the cent, half a cent up', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 });
  const rate = fc.constantFrom(0, 490, 700, 1000, 1300, 1900, 2000, 2550);
  fc.assert(
    fc.property(cents, rate, (amount, basisPoints) => {
      const gross = multiplyDivideHalfUp(amount, 10_000 + basisPoints, 10_000);
      expect(convertedAmount(amount / 100, 'gross', basisPoints)).toBe(gross / 100);
    }),
  );
});

test.each([1e300, 1e16])('%d, which no price can be, stays as it is', (amount) => {
  expect(convertedAmount(amount, 'gross', 1900)).toBe(amount);
});
