import type { Family, Product } from '@kontor/contract';
import { expect, test } from 'vitest';
import { productCard } from './product-card.ts';

const condition = (id: string, gross: number): Product['conditions'][number] => ({
  ...{ _id: id, unit: 'Stück', price: { gross, net: gross, tax: 0, taxRates: [] } },
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
  expect(productCard(nail(condition('35-pack', 9)), '/shop', 'gross')).toMatchObject({
    ...{ nameSuffix: '35 mm', further: '+ 2 weitere Längen' },
    price: { amount: 9, from: true },
  });
});

test('no card shows one size with the price of another', () => {
  expect(productCard(nail(condition('80-pack', 7)), '/shop', 'gross')).toMatchObject({
    ...{ name: 'Drahtstift', nameSuffix: undefined, further: '3 Längen zur Auswahl' },
    price: { amount: 7, from: true },
  });
});
