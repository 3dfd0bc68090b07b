import type { Product } from '@kontor/contract';
import { expect, test } from 'vitest';
import { comparedGroups, inOneOrder } from './compared-groups.ts';

const product = (attributes: Product['attributes'], more: Partial<Product> = {}): Product => ({
  ...{ _id: 'p', name: 'P', articleNumber: 'p', files: [], documents: [], htmlDescription: '', categoryPath: [] },
  ...{ stockStatus: 'green', stockStatusText: '', internalRating: 0, conditions: [], attributes },
  ...more,
});

test('each attribute is a row; what a product does not state is told from what it states', () => {
  const hammer = product([
    { name: 'Gewicht', value: '500 g' },
    { name: 'Stiel', value: 'Esche' },
  ]);
  const mallet = product([{ name: 'Stiel', value: 'Esche' }]);
  expect(comparedGroups([hammer, mallet])).toEqual([
    {
      title: '',
      rows: [
        { name: 'Gewicht', values: ['500 g', null], isDifferent: true },
        { name: 'Stiel', values: ['Esche', 'Esche'], isDifferent: false },
      ],
    },
  ]);
});

test('rows stand under the operator’s headings; the same name under two headings is two rows', () => {
  const drill = product([
    { name: 'Länge', value: '20 cm', group: 'Maße' },
    { name: 'Länge', value: '4 m', group: 'Kabel' },
    { name: 'Farbe', value: 'blau' },
  ]);
  const titles = comparedGroups([product([]), drill]).map(({ title, rows }) => [title, rows.map(({ name }) => name)]);
  expect(titles).toEqual([
    ['', ['Farbe']],
    ['Maße', ['Länge']],
    ['Kabel', ['Länge']],
  ]);
});

test('several values of an attribute are one cell; brand and size are rows too', () => {
  const one = product(
    [
      { name: 'Farbe', value: 'rot' },
      { name: 'Farbe', value: 'blau' },
    ],
    { brand: 'Zangwerk', size: { length: 100 } },
  );
  expect(comparedGroups([one])[0]?.rows.map(({ name, values }) => [name, values])).toEqual([
    ['Marke', ['Zangwerk']],
    ['Länge', ['100\u00a0mm']],
    ['Farbe', ['rot, blau']],
  ]);
});

test.each<[string[][], string[]]>([
  [
    [['a', 'b', 'c'], ['b']],
    ['a', 'b', 'c'],
  ],
  [
    [
      ['a', 'c'],
      ['a', 'b', 'c'],
    ],
    ['a', 'b', 'c'],
  ],
  [
    [
      ['b', 'c'],
      ['a', 'b'],
    ],
    ['a', 'b', 'c'],
  ],
  [
    [['a'], ['b'], ['c', 'b']],
    ['a', 'c', 'b'],
  ],
  [
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    ['a', 'b'],
  ],
  [[[], []], []],
])('lists in one order: %j', (lists, order) => {
  expect(inOneOrder(lists)).toEqual(order);
});
