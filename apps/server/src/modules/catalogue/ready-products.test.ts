import type { Product } from '@kontor/contract';
import { expect, test } from 'vitest';
import { ReadyProducts } from './ready-products.ts';

const product = (_id: string) => ({ _id }) as Product;

test('keeps what was asked for lately, within its limit', () => {
  const ready = new ReadyProducts(2);
  for (const id of ['a', 'b']) ready.keep(1, product(id));
  ready.get(1, 'a');
  ready.keep(1, product('c'));
  expect(['a', 'b', 'c'].map((id) => ready.get(1, id)?._id)).toEqual(['a', undefined, 'c']);
});

test('belongs to one version: what comes late from an older one is not kept', () => {
  const ready = new ReadyProducts();
  ready.keep(1, product('a'));
  expect(ready.get(2, 'a')).toBeUndefined();
  ready.keep(2, product('b'));
  ready.keep(1, product('c'));
  expect([ready.get(2, 'a'), ready.get(2, 'b')?._id, ready.get(2, 'c')]).toEqual([undefined, 'b', undefined]);
});
