import type { Product } from '@kontor/contract';
import { expect, test } from 'vitest';
import type { GroupPrices } from './group-prices.ts';
import { ReadyProduct, ReadyProducts } from './ready-products.ts';

const ready = (_id: string, name = '') => new ReadyProduct({ _id, name } as Product);
const pricesOf = (name: string | null) => ({ terms: name === null ? null : { name } }) as GroupPrices;
const everybodys = pricesOf(null);
const partners = pricesOf('Fachbetrieb');

/** Records with these ids at a version, for everybody and for partners. */
function records(ids: string, version = 1): ReadyProducts {
  const products = new ReadyProducts();
  products.moveTo(version, null);
  for (const id of ids)
    for (const prices of [everybodys, partners])
      products.keep(version, id, { ready: ready(id), prices, until: Infinity });
  return products;
}
const kept = (products: ReadyProducts, ids: string) =>
  [...ids].map((id) =>
    [everybodys, partners].map((prices) => products.find(id, prices, 0)?.product._id ?? '-').join(''),
  );

test('another version drops what changed, of every group, and nothing else', () => {
  const products = records('abc');
  products.moveTo(2, ['b', 'unknown']);
  expect(kept(products, 'abc')).toEqual(['aa', '--', 'cc']);
});

test('products read before the version moved are not kept, because they may be older than the change', () => {
  const products = records('ab');
  products.moveTo(2, ['b']);
  products.keep(1, 'b', { ready: ready('b'), prices: everybodys, until: Infinity });
  expect(kept(products, 'b')).toEqual(['--']);
  products.keep(2, 'b', { ready: ready('b'), prices: everybodys, until: Infinity });
  expect(kept(products, 'b')).toEqual(['b-']);
});

test.each([
  ['too much changed', 2, null],
  ['the database is an older copy', 0, []],
  ['the database was restored', 2_000_000_000, []],
])('everything is dropped when %s', (_, version, changed) => {
  const products = records('abc');
  products.moveTo(version, changed);
  expect(kept(products, 'abc')).toEqual(['--', '--', '--']);
  expect(products.bytes).toBe(0);
});

test('a record at other prices is not found, though the group is called the same', () => {
  const products = records('a');
  expect(products.find('a', pricesOf('Fachbetrieb'), 0)).toBeUndefined();
  expect(products.find('a', pricesOf(null), 0)).toBeUndefined();
});

test('takes no more memory than it may', () => {
  const products = new ReadyProducts(10_000);
  products.moveTo(1, null);
  for (let i = 0; i < 1000; i++)
    products.keep(1, `p${i}`, { ready: ready(`p${i}`, 'ä'.repeat(i)), prices: everybodys, until: Infinity });
  expect(products.bytes).toBeLessThanOrEqual(10_000);
  expect(products.find('p999', everybodys, 0)).toBeDefined();
});

test('a text beyond Latin-1 takes twice the memory', () => {
  expect(ready('a', '„').size - 200).toBe(2 * (ready('a', 'ä').size - 200));
});

test('a record is kept until a sale of it begins or ends', () => {
  const products = new ReadyProducts();
  products.moveTo(1, null);
  products.keep(1, 'a', { ready: ready('a'), prices: everybodys, until: 1000 });
  expect(products.find('a', everybodys, 999)).toBeDefined();
  expect(products.find('a', everybodys, 1000)).toBeUndefined();
});
