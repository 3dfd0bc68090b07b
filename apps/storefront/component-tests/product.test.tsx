// @vitest-environment happy-dom
import type { Product } from '@kontor/contract';
import { expect, test } from 'vitest';
import { category, product } from './testing/answers.ts';
import { openPage } from './testing/open-page.tsx';
import { wordsOf } from './testing/words.ts';

test.each<[string, Partial<Product>, string[]]>([
  ['nothing', {}, []],
  ['one attribute', { attributes: [{ name: 'Gewicht', value: '500 g' }] }, ['Gewicht: 500 g']],
  [
    'an attribute with two values',
    {
      attributes: [
        { name: 'Farbe', value: 'Rot' },
        { name: 'Farbe', value: 'Blau' },
      ],
    },
    ['Farbe: Rot', 'Farbe: Blau'],
  ],
])('a product of which the shop says %s shows it among its facts', async (_what, more, facts) => {
  await openPage('/shop/P/hammer', {
    categories: category('shop', 'Shop'),
    product: { ...product('hammer'), ...more },
    relatedProducts: { products: [] },
    templateNames: { data: [] },
  });
  expect(document.querySelector('h1')?.textContent).toBe('Hammer hammer');
  const shown = [...document.querySelectorAll('.facts > div')];
  expect(shown.map(({ children }) => [...children].map(wordsOf).join(': '))).toEqual(facts);
});
