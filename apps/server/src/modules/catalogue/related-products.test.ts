import type { Product } from '@kontor/contract';
import { expect, test } from 'vitest';
import { relatedCandidates, relatedOf } from './related-products.ts';

function product(_id: string, more: Partial<Product> = {}): Product {
  const price = { gross: 12, net: 10, tax: 2, taxRates: [{ rate: 20, amount: 2 }] };
  return {
    ...{ _id, name: _id, articleNumber: _id, files: [], documents: [], htmlDescription: '', attributes: [] },
    ...{ stockStatus: 'green', stockStatusText: '', internalRating: 0, categoryPath: [] },
    conditions: [{ _id: `${_id}-1`, price }],
    ...more,
  };
}

const idsOf = (products: readonly Product[]) => products.map(({ _id }) => _id);

test('products that can be delivered at once come first, otherwise the order stays', () => {
  const candidates = [product('a', { stockStatus: 'yellow' }), product('b'), product('me'), product('c')];
  expect(idsOf(relatedOf(product('me'), candidates))).toEqual(['b', 'c', 'a']);
});

test('products that nobody can order are left out', () => {
  const candidates = [product('sold-out', { stockStatus: 'red' }), product('bare', { conditions: [] }), product('b')];
  expect(idsOf(relatedOf(product('me'), candidates))).toEqual(['b']);
});

test('products that the product refers to are left out, because its page already shows them', () => {
  const me = product('me', {
    references: { accessories: [{ articleNumber: 'b' }], similar: [{ articleNumber: 'c' }] },
  });
  expect(idsOf(relatedOf(me, [product('a'), product('b'), product('c'), product('d')]))).toEqual(['a', 'd']);
  expect([relatedCandidates(product('you')), relatedCandidates(me)]).toEqual([13, 15]);
});

test('eight are enough', () => {
  const candidates = Array.from({ length: 13 }, (_, number) => product(String(number)));
  expect(idsOf(relatedOf(product('me'), candidates))).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
});
