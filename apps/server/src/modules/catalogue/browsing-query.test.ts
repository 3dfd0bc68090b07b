import { expect, test } from 'vitest';
import { browsingQuery } from './browsing-query.ts';

const page = { categoryId: 'root', limit: 50, offset: 0 };

test('ranges upside down are turned round, and one with a single end stays', () => {
  const ranges = [
    { name: 'Länge', min: 50, max: 10 },
    { name: 'Gewicht', min: 5 },
  ];
  expect(browsingQuery({ ...page, price: { min: 19, max: 9.5 }, ranges })).toEqual({
    ...{ ...page, customerGroup: null, price: { min: 950, max: 1900 } },
    ranges: [
      { name: 'Länge', min: 10, max: 50 },
      { name: 'Gewicht', min: 5 },
    ],
  });
});
