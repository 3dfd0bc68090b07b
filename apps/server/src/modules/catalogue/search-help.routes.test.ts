import type { Product } from '@kontor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { type CatalogueCalls, serveCatalogue, wireHammer } from './testing/catalogue-calls.ts';

describeOnBothEngines('what helps to go on', ({ open }) => {
  let calls: CatalogueCalls;

  beforeAll(async () => {
    calls = await serveCatalogue(await open());
  });
  afterAll(() => calls.app.close());

  const ask = (name: string, body: object) => calls.ask(name, body);

  describe('suggestions', () => {
    const suggested = async (body: object) => (await ask('suggestions', body)).json();
    const wireTools = { _id: 'tools', name: 'Werkzeug' };
    const wireRoot = { _id: 'root', name: 'Shop' };

    test('answers the few fields of products and the way to categories, umlauts spelled out or not', async () => {
      const { _id, name, nameSuffix, files, conditions } = wireHammer;
      const hammers = {
        _id: 'hammers',
        name: 'Hämmer',
        path: [wireRoot, wireTools, { _id: 'hammers', name: 'Hämmer' }],
      };
      expect(await suggested({ searchText: 'HÄM ' })).toEqual({ products: [], categories: [hammers] });
      expect(await suggested({ searchText: 'hamm' })).toEqual({
        products: [{ _id, name, nameSuffix, files, conditions }],
        categories: [hammers],
      });
      expect(await suggested({ searchText: 'duebel' })).toEqual({
        products: [],
        categories: [
          { _id: 'screws', name: 'Schrauben & Dübel', path: [wireRoot, { _id: 'screws', name: 'Schrauben & Dübel' }] },
        ],
      });
    });

    test('suggests products of the category where one is, and never that category itself', async () => {
      expect((await suggested({ searchText: 'muster' })).products).toHaveLength(1);
      expect((await suggested({ searchText: 'muster', categoryId: 'tools' })).products).toEqual([]);
      expect((await suggested({ searchText: 'werk', categoryId: 'hammers' })).categories).toHaveLength(1);
      expect((await suggested({ searchText: 'werk', categoryId: 'tools' })).categories).toEqual([]);
    });

    test.each([{}, { searchText: '' }, { searchText: ' – ' }, { searchText: 'gibtesnicht' }])(
      'suggests nothing for %j',
      async (body) => {
        expect(await suggested(body)).toEqual({ products: [], categories: [] });
      },
    );
  });

  test('alternatives answers what would be found with less to ask for', async () => {
    const sought = {
      categoryId: 'screws',
      searchText: 'Fäustel gut gibtesnicht',
      filter: [
        { name: 'Marke', values: ['Alpha', 'Beta'] },
        { name: 'Gewicht', values: ['1 kg'] },
      ],
    };
    expect((await ask('alternatives', sought)).json()).toEqual({
      withoutFilter: 0,
      everywhere: 0,
      withoutValue: [],
      words: [
        { word: 'Fäustel', count: 1 },
        { word: 'gut', count: 1 },
      ],
    });
    const filtered = { categoryId: 'tools', filter: sought.filter };
    expect((await ask('alternatives', filtered)).json()).toEqual({
      withoutFilter: 2,
      everywhere: 3,
      withoutValue: [{ name: 'Gewicht', value: '1 kg', count: 2 }],
      words: [],
    });
    expect((await ask('alternatives', { categoryId: 'screws', searchText: 'schlosserhammer' })).json()).toEqual({
      ...{ withoutFilter: 0, everywhere: 1, withoutValue: [], words: [] },
    });
  });

  test('alternatives tells of each word once, and of none without letter or digit, which would find everything', async () => {
    const words = async (searchText: string) =>
      (await ask('alternatives', { categoryId: 'root', searchText })).json().words;
    expect(await words('😀 -- & Fäustel FÄUSTEL 🔨🔨')).toEqual([]);
    expect(await words('-- Fäustel gibtesnicht FÄUSTEL gut & 🔨🔨')).toEqual([
      { word: 'Fäustel', count: 1 },
      { word: 'gut', count: 1 },
    ]);
  });

  test('relatedProducts answers others of the same category, without the product and what nobody can order', async () => {
    const related = async (id: string) =>
      (await ask('relatedProducts', { id })).json().products.map((product: Product) => product._id);
    expect(await related('hammer')).toEqual(['mallet']);
    expect(await related('mallet')).toEqual(['hammer']);
    expect(await related('bare')).toEqual([]);
    const unknown = await ask('relatedProducts', { id: 'unknown' });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'product-not-found']);
  });
});
