import { describe, expect, test } from 'vitest';
import { find, indexOf, testProduct, testProducts } from '../testing/catalogue.ts';

const shop = await indexOf(testProducts);

describe('filters and their counts', () => {
  test('without a selection every value is counted in the category', () => {
    expect(find(shop).attributeCounts).toEqual({ Marke: { Alpha: 2, Beta: 1 }, Farbe: { blau: 3, rot: 3 } });
    expect(find(shop, { categoryId: 'bohrer' }).attributeCounts).toEqual({
      Marke: { Alpha: 2 },
      Farbe: { blau: 1, rot: 1 },
    });
  });

  test('values of a group are alternatives, groups narrow each other', () => {
    const found = find(shop, {
      filter: [
        { name: 'Marke', values: ['Alpha', 'Beta'] },
        { name: 'Farbe', values: ['rot'] },
      ],
    });
    expect(found).toEqual({
      productIds: ['p1', 'p3'],
      count: 2,
      attributeCounts: { Marke: { Alpha: 1, Beta: 1 }, Farbe: { blau: 1, rot: 2 } },
      bounds: { price: { min: 900, max: 900 }, attributes: [] },
      availabilityCounts: { deliverable: 2, now: 2 },
      reducedCount: 0,
    });
  });

  test('a group named twice is one group', () => {
    const filter = [
      { name: 'Farbe', values: ['rot'] },
      { name: 'Farbe', values: ['blau', 'rot'] },
    ];
    expect(find(shop, { filter })).toEqual(find(shop, { filter: [{ name: 'Farbe', values: ['rot', 'blau'] }] }));
    expect(find(shop, { filter }).count).toBe(5);
  });

  test('a group without values restricts nothing; a value or group that nobody has lets nothing through', () => {
    expect(find(shop, { filter: [{ name: 'Farbe', values: [] }] })).toEqual(find(shop));
    expect(find(shop, { filter: [{ name: 'Farbe', values: ['lila'] }] })).toEqual({
      productIds: [],
      count: 0,
      attributeCounts: { Marke: { Alpha: 0, Beta: 0 }, Farbe: { blau: 3, rot: 3 } },
      bounds: { price: null, attributes: [] },
      availabilityCounts: { deliverable: 0, now: 0 },
      reducedCount: 0,
    });
    expect(find(shop, { filter: [{ name: 'constructor', values: ['x'] }] }).count).toBe(0);
  });

  test('values that a search leaves without products are counted as 0', () => {
    expect(find(shop, { categoryId: 'bohrer', searchText: '10' }).attributeCounts).toEqual({
      Marke: { Alpha: 1 },
      Farbe: { blau: 0, rot: 1 },
    });
  });

  test('decomposed umlauts choose the same value', async () => {
    const index = await indexOf([
      testProduct({ id: 'a', attributes: [{ name: 'Größe', value: 'Übergröße'.normalize('NFD') }] }),
    ]);
    const filter = [{ name: 'Größe'.normalize('NFD'), values: ['Übergröße'] }];
    expect(find(index, { filter })).toMatchObject({ count: 1, attributeCounts: { Größe: { Übergröße: 1 } } });
  });

  test('groups and values may have the names of object properties', async () => {
    const hostile = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    const index = await indexOf([
      testProduct({ id: 'a', attributes: hostile.map((name) => ({ name, value: name })) }),
      testProduct({ id: 'b', attributes: [{ name: '__proto__', value: 'constructor' }] }),
    ]);
    const { attributeCounts } = find(index, { filter: [{ name: '__proto__', values: ['__proto__'] }] });
    expect(Object.keys(attributeCounts)).toEqual(hostile);
    expect(Object.entries(Object.values(attributeCounts)[0] ?? {})).toEqual([
      ['__proto__', 1],
      ['constructor', 1],
    ]);
    expect(JSON.parse(JSON.stringify(attributeCounts)).toString).toEqual({ toString: 1 });
    expect(index.attributes('root')).toEqual(
      hostile.map((name) => ({ name, values: name === '__proto__' ? ['__proto__', 'constructor'] : [name] })),
    );
  });
});

describe('attributes of a category', () => {
  const sized = (id: string, ...attributes: [string, string][]) =>
    testProduct({ id, categoryId: 'bohrer', attributes: attributes.map(([name, value]) => ({ name, value })) });

  test('come in the order of the products’ own lists, then by name; values naturally', async () => {
    const index = await indexOf([
      sized('a', ['Zoll', '1/2'], ['Durchmesser', '10 mm'], ['Länge', '100 mm']),
      sized('b', ['Zoll', '1/4'], ['Durchmesser', '2 mm'], ['Länge', '20 mm']),
      sized('c', ['Durchmesser', '0,5 mm'], ['Länge', '1.000 mm']),
      sized('d', ['Äste', 'ja']),
    ]);
    expect(index.attributes('werkzeug')).toEqual([
      { name: 'Äste', values: ['ja'] },
      { name: 'Zoll', values: ['1/4', '1/2'] },
      { name: 'Durchmesser', values: ['0,5 mm', '2 mm', '10 mm'] },
      { name: 'Länge', values: ['20 mm', '100 mm', '1.000 mm'] },
    ]);
    expect(index.attributes('obst')).toEqual([]);
  });

  test('of a search are those of its hits', () => {
    expect(shop.attributes('root', 'säge')).toEqual([
      { name: 'Marke', values: ['Beta'] },
      { name: 'Farbe', values: ['rot'] },
    ]);
    expect(shop.attributes('root', 'gibt es nicht')).toEqual([]);
    expect(shop.attributes('root', ' – ')).toEqual([]);
    expect(shop.attributes('root', '  ')).toEqual(shop.attributes('root'));
  });
});
