import type { Family, Product } from '@kontor/contract';
import { describe, expect, test } from 'vitest';
import { productCard } from './product-card.ts';

const condition = (id: string, gross: number): Product['conditions'][number] => ({
  ...{ _id: id, unit: 'Stück', price: { gross, net: gross, tax: 0, taxRates: [{ rate: 20, amount: 0 }] } },
});

/** A nail of 35 mm for 9 euros, whose family costs what `from` says. */
function nail(from: Product['conditions'][number]): Product {
  const family: Family = {
    ...{ _id: 'nails', name: 'Drahtstift', properties: ['Länge'], count: 3, valueCounts: [3], costsDiffer: true },
    from,
  };
  return {
    ...{ _id: '35', name: 'Drahtstift', nameSuffix: '35 mm', articleNumber: 'N-35', files: [], categoryPath: [] },
    ...{ htmlDescription: '', attributes: [], conditions: [condition('35-pack', 9)], family },
    ...{ stockStatus: 'green', stockStatusText: 'lieferbar', documents: [], internalRating: 0 },
  };
}

test('a family at the price of the size that its card shows', () => {
  expect(productCard(nail(condition('35-pack', 9)), '/shop', { priceDeclaration: 'gross' })).toMatchObject({
    ...{ nameSuffix: '35 mm', further: '+ 2 weitere Längen' },
    price: { amount: 9, from: true },
  });
});

test('no card shows one size with the price of another', () => {
  const card = productCard(nail(condition('80-pack', 7)), '/shop', { priceDeclaration: 'gross' });
  expect(card).toMatchObject({
    ...{ name: 'Drahtstift', further: '3 Längen zur Auswahl' },
    price: { amount: 7, from: true },
  });
  expect(card.nameSuffix).toBeUndefined();
});

describe('a card says', () => {
  const saw = (more: Partial<Product>): Product => {
    const { family: _, ...alone } = nail(condition('saw', 9));
    const attributes = [
      { name: 'Marke', value: 'Zahnreich' },
      { name: 'Blattlänge', value: '35 mm' },
      { name: 'Hinweis', value: 'länger als auf einer Karte Platz hat' },
      { name: 'Rückenblatt', value: 'Nein' },
      { name: 'Zähne', value: '7 je Zoll' },
      { name: 'Griff', value: 'Buche' },
      { name: 'Norm', value: 'DIN 6494' },
    ];
    return { ...alone, attributes, ...more };
  };
  const cardOf = (more: Partial<Product>, settings = {}) =>
    productCard(saw(more), '/shop', { priceDeclaration: 'gross', ...settings });

  test('the brand, and two short attributes that its name does not say', () => {
    expect(cardOf({})).toMatchObject({ brand: 'Zahnreich', traits: 'Zähne 7 je Zoll · Griff Buche' });
    expect(cardOf({}, { brandAttribute: 'Griff' })).toMatchObject({ brand: 'Buche' });
    expect(cardOf({ brand: 'Eisenhof' })).toMatchObject({ brand: 'Eisenhof' });
  });

  test('nothing that the product does not have', () => {
    expect(Object.keys(cardOf({ attributes: [], nameSuffix: undefined as never }))).toEqual([
      ...['id', 'href', 'name', 'price', 'isReady', 'stockStatus', 'stockStatusText'],
    ]);
  });

  test('no attributes of one size if it stands for all sizes', () => {
    const family = nail(condition('80-pack', 7)).family as Family;
    expect(cardOf({ family }).traits).toBeUndefined();
  });

  test.each<[string, Partial<Product>]>([
    ['sizes', { family: nail(condition('35-pack', 9)).family as Family }],
    ['units', { conditions: [condition('one', 9), condition('ten', 80)] }],
    ['nothing in stock', { stockStatus: 'red' }],
    ['nothing left of its unit', { conditions: [{ ...condition('one', 9), soldOut: true }] }],
    ['no price', { conditions: [] }],
  ])('that it cannot go to the cart from here: %s', (_what, more) => {
    expect(cardOf(more).isReady).toBeUndefined();
  });
});
