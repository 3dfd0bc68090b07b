import type { Condition, Family, FamilyMember, Product } from '@kontor/contract';
import { expect, test } from 'vitest';
import { listTables } from './list-tables.ts';

const price = (gross: number) => ({
  gross,
  net: gross / 1.2,
  tax: gross / 6,
  taxRates: [{ rate: 20, amount: gross / 6 }],
});
const condition = (_id: string, more: Partial<Condition> = {}): Condition => ({ _id, price: price(12), ...more });
const product = (_id: string, more: Partial<Product> = {}): Product => ({
  ...{ _id, name: `Artikel ${_id}`, articleNumber: _id, files: [], documents: [], htmlDescription: '' },
  ...{ stockStatus: 'green', stockStatusText: 'lieferbar', internalRating: 0, attributes: [], categoryPath: [] },
  conditions: [condition(`c-${_id}`)],
  ...more,
});
const member = (_id: string, values: string[], offers: Condition[]): FamilyMember => ({
  ...{ _id, values, articleNumber: _id, stockStatus: 'green', stockStatusText: 'lieferbar', offers },
});
const familyOf = (members: FamilyMember[], more: Partial<Family> = {}): Family => ({
  ...{ _id: 'f', name: 'Schraube', properties: ['Durchmesser', 'Länge'], count: members.length, valueCounts: [] },
  ...{ costsDiffer: false, members },
  ...more,
});
const shown = { listAddress: '/shop/schrauben', declaration: 'gross', border: null } as const;
const screws = product('s1', {
  name: 'Schraube',
  files: [{ content: 'bild' }],
  family: familyOf([
    member(
      's1',
      ['4 mm', '40 mm'],
      [
        condition('a', { unit: 'Paket 50 Stück', minAmount: 2, scales: [{ from: 10, price: price(9) }] }),
        condition('b', { price: price(3.6), priceQuantity: 100, soldOut: true }),
      ],
    ),
    member('s2', ['', ''], []),
  ]),
});

test('a family is a table by size, with a line for each pack', () => {
  expect(listTables([screws], shown)).toEqual([
    {
      place: 0,
      family: { name: 'Schraube', href: '/shop/schrauben/P/s1', picture: 'bild', all: null },
      head: 'Durchmesser · Länge',
      rows: [
        {
          ...{ id: 's1', href: '/shop/schrauben/P/s1', name: '4 mm · 40 mm' },
          ...{ stockStatus: 'green', stockStatusText: 'lieferbar' },
          offers: [
            {
              ...{ conditionId: 'a', pack: 'Paket 50 Stück', isSoldOut: false },
              price: { amount: 12, from: false, norm: null, per: null, each: { price: 0.24, of: 'Stück' } },
              terms: { min: 2, step: 1, max: 1_000_000 },
              scales: [{ from: 10, amount: 9 }],
            },
            {
              ...{ conditionId: 'b', pack: 'Stück', isSoldOut: true },
              price: { amount: 3.6, from: false, norm: null, per: { quantity: 100, unit: undefined } },
              terms: { min: 1, step: 1, max: 1_000_000 },
              scales: [],
            },
          ],
        },
        {
          ...{ id: 's2', href: '/shop/schrauben/P/s2', name: 'ohne Angabe', offers: [] },
          ...{ stockStatus: 'green', stockStatusText: 'lieferbar' },
        },
      ],
    },
  ]);
});

test('articles without sizes that follow each other share a table, but not across the border of a search', () => {
  const products = [product('1'), product('2', { nameSuffix: 'groß' }), screws, product('3'), product('4')];
  const places = listTables(products, { ...shown, border: 4 }).map(({ place, family, head, rows }) => [
    ...[place, family?.name ?? null, head],
    ...rows.map(({ name }) => name),
  ]);
  expect(places).toEqual([
    [0, null, 'Artikel', 'Artikel 1', 'Artikel 2, groß'],
    [2, 'Schraube', 'Durchmesser · Länge', '4 mm · 40 mm', 'ohne Angabe'],
    [3, null, 'Artikel', 'Artikel 3'],
    [4, null, 'Artikel', 'Artikel 4'],
  ]);
});

test('large families share the lines of a page, and lead to the rest', () => {
  const packs = ['a', 'b', 'c'].map((pack) => condition(pack));
  const sizes = Array.from({ length: 40 }, (_, i) => member(`m${i}`, [`${i} mm`], packs));
  const large = product('m0', { family: familyOf(sizes, { count: 400, properties: ['Länge'] }) });
  const rowsOf = (products: Product[]) => listTables(products, shown).map(({ rows }) => rows.length);
  expect(rowsOf([large])).toEqual([40]);
  expect(listTables([large], shown)[0]?.family?.all).toBe('400 Längen');
  expect(rowsOf([large, large, large, large])).toEqual([20, 20, 20, 20]);
  expect(rowsOf(Array(200).fill(large))).toEqual(Array(200).fill(2));
  const one = product('m0', { family: familyOf([member('m', ['1'], Array(9).fill(condition('a')))]) });
  expect(rowsOf(Array(200).fill(one))).toEqual(Array(200).fill(1));
});
