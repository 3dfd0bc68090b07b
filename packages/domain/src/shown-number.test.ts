import { expect, test } from 'vitest';
import { shownNumber } from './shown-number.ts';
import { typedNumber } from './typed-number.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [2019, '2019'],
  [9999, '9999'],
  [9999.5, '9999,5'],
  [10_000, '10.000'],
  [12_345.25, '12.345,25'],
  [-2019, '-2019'],
  [-10_000, '-10.000'],
  [1_000_000, '1.000.000'],
  [0.000001, '0,000001'],
  [999_999_999_999_999, '999.999.999.999.999'],
])('%d is shown as %s, and is read back', (value, shown) => {
  expect(shownNumber(value)).toBe(shown);
  expect(typedNumber(shown)).toBe(value);
});
