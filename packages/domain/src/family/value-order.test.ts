import { expect, test } from 'vitest';
import { inShelfOrder } from './value-order.ts';

test.each([
  [
    ['XL', 'S', 'L', 'M'],
    ['S', 'M', 'L', 'XL'],
  ],
  [
    ['3XL', 'xxl', 'XS', 'XXXS', '2XS'],
    ['XXXS', '2XS', 'XS', 'xxl', '3XL'],
  ],
  [
    ['L/XL', 'S/M', 'XS'],
    ['XS', 'S/M', 'L/XL'],
  ],
  [
    ['1 kg', '500 g', '2,5 kg', '800 g'],
    ['500 g', '800 g', '1 kg', '2,5 kg'],
  ],
  [
    ['10', '9', '8,5', '12'],
    ['8,5', '9', '10', '12'],
  ],
  [
    ['4,5 × 40 mm', '4,0 × 60 mm', '4,0 × 40 mm', '10 × 40 mm'],
    ['4,0 × 40 mm', '4,0 × 60 mm', '4,5 × 40 mm', '10 × 40 mm'],
  ],
  [
    ['2 m', '150 cm', '1.800 mm'],
    ['150 cm', '1.800 mm', '2 m'],
  ],
])('sizes and numbers stand by their size: %j', (values, expected) => {
  expect(inShelfOrder(values)).toEqual(expected);
});

test.each([
  [
    ['rot', 'blau', 'grün', 'blau'],
    ['rot', 'blau', 'grün'],
  ],
  [
    ['M', 'Einheitsgröße', 'S'],
    ['M', 'Einheitsgröße', 'S'],
  ],
  [
    ['5 kg', '2 m'],
    ['5 kg', '2 m'],
  ],
  [
    ['Nr. 10', 'Nr. 9'],
    ['Nr. 10', 'Nr. 9'],
  ],
  [[], []],
])('values that are not sizes keep their order: %j', (values, expected) => {
  expect(inShelfOrder(values)).toEqual(expected);
});
