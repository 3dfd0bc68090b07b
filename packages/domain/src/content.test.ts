import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentText, readContent } from './content.ts';

describe('a content', () => {
  test.each([
    ['0,75 l', { quantity: 0.75, unit: 'l' }, '0,75 l'],
    ['0.750 l', { quantity: 0.75, unit: 'l' }, '0,75 l'],
    ['250 g', { quantity: 250, unit: 'g' }, '250 g'],
    ['250g', { quantity: 250, unit: 'g' }, '250 g'],
    ['40 m', { quantity: 40, unit: 'm' }, '40 m'],
    ['6 × 0,33 l', { count: 6, quantity: 0.33, unit: 'l' }, '6 × 0,33 l'],
    ['6x0.33L', { count: 6, quantity: 0.33, unit: 'l' }, '6 × 0,33 l'],
    ['24 * 50 ml', { count: 24, quantity: 50, unit: 'ml' }, '24 × 50 ml'],
    ['1 x 5 kg', { quantity: 5, unit: 'kg' }, '5 kg'],
    ['2,5 Liter', { quantity: 2.5, unit: 'l' }, '2,5 l'],
    ['500 Gramm', { quantity: 500, unit: 'g' }, '500 g'],
    ['10 lfm', { quantity: 10, unit: 'm' }, '10 m'],
    ['2,4 qm', { quantity: 2.4, unit: 'm²' }, '2,4 m²'],
    ['3 m3', { quantity: 3, unit: 'm³' }, '3 m³'],
    ['1,5 Ltr.', { quantity: 1.5, unit: 'l' }, '1,5 l'],
  ] as const)('%s is read and written', (text, content, shown) => {
    expect(readContent(text)).toEqual(content);
    expect(contentText(content)).toBe(shown);
  });

  test.each([
    '',
    'l',
    '0 l',
    '0 x 5 l',
    '-1 kg',
    '5',
    '5 Stück',
    '5 constructor',
    '1.000 g',
    '0,0001 g',
    '1 l 5',
    '2 x 3 x 4 l',
    'ca. 5 kg',
  ])('%j is none', (text) => {
    expect(readContent(text)).toBeNull();
  });

  test('is read back as it is written', () => {
    const units = fc.constantFrom('g', 'kg', 'ml', 'l', 'cm', 'm', 'm²', 'm³');
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 999 }),
        fc.integer({ min: 1, max: 99_999_999 }),
        units,
        (count, n, unit) => {
          const content = { count, quantity: n / 1000, unit } as const;
          expect(readContent(contentText(content))).toEqual(content);
        },
      ),
    );
  });
});
