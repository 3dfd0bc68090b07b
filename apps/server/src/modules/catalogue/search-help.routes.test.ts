import type { Product } from '@kontor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nextVersion } from '../../database/catalogue-version.ts';
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

    test('answers the few fields of products, also of a category named so, and the way to categories, umlauts spelled out or not', async () => {
      const { _id, name, nameSuffix, files, conditions, energy, container } = wireHammer;
      const hammers = {
        _id: 'hammers',
        name: 'Hämmer',
        path: [wireRoot, wireTools, { _id: 'hammers', name: 'Hämmer' }],
      };
      const both = [
        { _id, name, nameSuffix, files, conditions, energy, container },
        expect.objectContaining({ _id: 'mallet' }),
      ];
      expect(await suggested({ searchText: 'HÄM ' })).toEqual({ products: both, categories: [hammers], count: 2 });
      expect(await suggested({ searchText: 'hamm' })).toEqual({ products: both, categories: [hammers], count: 2 });
      expect(await suggested({ searchText: 'duebel' })).toEqual({
        products: [expect.objectContaining({ _id: 'bare' })],
        categories: [
          { _id: 'screws', name: 'Schrauben & Dübel', path: [wireRoot, { _id: 'screws', name: 'Schrauben & Dübel' }] },
        ],
        count: 1,
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
        expect(await suggested(body)).toEqual({ products: [], categories: [], count: 0 });
      },
    );
  });

  test('a price that the text names is a filter, and its words are no words of the search', async () => {
    const found = async (searchText: string, price?: object) => {
      const list = (await ask('products', { categoryId: 'root', searchText, ...(price && { price }) })).json();
      return { count: list.count, reading: list.searchReading };
    };
    const { count, reading } = await found('Schlosserhammer');
    expect({ count, reading }).toEqual({ count: 2, reading: { guessed: [], missing: ['schlosser'], exact: 1 } });
    expect(await found('Schlosserhammer bis 30 €')).toEqual({ count, reading: { ...reading, price: { max: 30 } } });
    expect(await found('Schlosserhammer unter 19,99 Euro')).toEqual({
      count: 1,
      reading: { ...reading, exact: 0, price: { max: 19.98 } },
    });
    expect((await found('Schlosserhammer bis 1 €')).count).toBe(0);
    // The filter counts instead of the text.
    expect(await found('Schlosserhammer bis 1 €', { max: 30 })).toEqual({ count, reading });
    expect((await found('bis 30 €')).reading.price).toEqual({ max: 30 });
    const { products } = (await ask('suggestions', { searchText: 'Schlosserhammer über 19,98 €' })).json();
    expect(products.map(({ _id }: Product) => _id)).toEqual(['hammer']);
    expect((await ask('alternatives', { categoryId: 'root', searchText: 'Schlosserhammer bis 1 €' })).json()).toEqual({
      ...{ withoutFilter: count, everywhere: count, withoutValue: [] },
      words: [{ word: 'Schlosserhammer', count }],
    });
  });

  test('suggestions and products name the page of the shop that is searched for, with or without products', async () => {
    const write = async (name: string, value: unknown) =>
      calls.database.transaction((tx) => calls.configuration.write(tx, name, value));
    const page = { title: 'Versand', href: '/shipping' };
    const products = async (searchText: string) =>
      (await ask('products', { categoryId: 'root', searchText })).json().namedPage;
    expect(await products('versandkosten')).toBeUndefined();
    await calls.database.transaction((tx) =>
      calls.templates.write(tx, { kind: 'text', name: 'shippingCosts', content: '<h1>Versand</h1>' }),
    );
    await write('search', { pages: ['Schlosserhammer > /shop/werkzeug'] });
    await calls.follow();
    expect(await products('versandkosten')).toEqual(page);
    expect(await products('schlosserhammer')).toEqual({ title: 'Schlosserhammer', href: '/shop/werkzeug' });
    expect(await products('hammer')).toBeUndefined();
    expect((await ask('suggestions', { searchText: 'versa' })).json()).toEqual({
      ...{ products: [], categories: [], count: 0 },
      pages: [page],
    });
  });

  test('a search for offers links to the reduced products, as long as there are any', async () => {
    const links = async () => [
      (await ask('products', { categoryId: 'root', searchText: 'Angebote' })).json().namedPage,
      (await ask('suggestions', { searchText: 'sonderang' })).json().pages,
    ];
    const sell = async (sale_price: number | null) => {
      await calls.database.transaction(async (tx) => {
        const version = await nextVersion(tx);
        await tx.updateTable('conditions').set({ sale_price }).where('product_id', '=', 'mallet').execute();
        await tx.updateTable('products').set({ version }).where('id', '=', 'mallet').execute();
      });
      await calls.follow();
    };
    const sale = { title: 'Angebote', href: '/shop?sale=now' };
    expect(await links()).toEqual([undefined, undefined]);
    await sell(1);
    expect(await links()).toEqual([sale, [sale]]);
    await sell(null);
    expect(await links()).toEqual([undefined, undefined]);
  });

  describe('products of a search', () => {
    const found = async (searchText: string, more: object = {}) => {
      const { products, count, searchReading, namedCategory } = (
        await ask('products', { categoryId: 'root', searchText, ...more })
      ).json();
      const ids = products.map(({ _id }: Product) => _id);
      return { ids, count, searchReading, namedCategory };
    };
    const plain = { searchReading: undefined, namedCategory: undefined };

    test('say nothing about the search where all words are found as typed', async () => {
      expect(await found('Fäustel')).toEqual({ ids: ['mallet'], count: 1, ...plain });
    });

    test('say what a mistyped word was taken for, spelled as the catalogue spells it', async () => {
      const guessed = (typed: string, taken: string, missing: string[] = []) => ({
        guessed: [{ typed, taken: [taken] }],
        missing,
        exact: 1,
      });
      const hammers = guessed('schlosserhamer', 'schlosserhammer', ['schlosser']);
      expect((await found('schlosserhamer')).searchReading).toEqual(hammers);
      const hammer = await found('hamer');
      expect(hammer.searchReading.guessed).toEqual([{ typed: 'hamer', taken: ['hammer'] }]);
      expect((await found('fäustle')).searchReading).toEqual(guessed('fäustle', 'fäustel'));
      expect(await found('"schlosserhamer"')).toEqual({ ids: [], count: 0, ...plain });
    });

    test('say which excluded words all that is called so has', async () => {
      expect(await found('Hammer ohne Schlosser')).toEqual({
        ...{ ...plain, ids: ['mallet'], count: 1 },
        searchReading: { guessed: [], missing: [], included: ['schlosser'], exact: 1 },
      });
    });

    test('say which words not all of them have, and how many have all, of what the filter leaves', async () => {
      const reading = (exact: number) => ({ guessed: [], missing: ['alpha'], exact });
      const brand = (value: string) => ({ filter: [{ name: 'Marke', values: [value] }] });
      const both = await found('Hämmer Alpha');
      expect(both).toEqual({ ...plain, ids: ['hammer', 'mallet'], count: 2, searchReading: reading(1) });
      const beta = await found('Hämmer Alpha', brand('Beta'));
      expect(beta).toEqual({ ...plain, ids: ['mallet'], count: 1, searchReading: reading(0) });
      const alpha = await found('Hämmer Alpha', brand('Alpha'));
      expect(alpha).toEqual({ ...plain, ids: ['hammer'], count: 1, searchReading: reading(1) });
    });

    test('name the category that is called so, in any form of the word, but not where one is', async () => {
      const path = [
        { _id: 'root', name: 'Shop' },
        { _id: 'tools', name: 'Werkzeug' },
        { _id: 'hammers', name: 'Hämmer' },
      ];
      const namedCategory = { _id: 'hammers', name: 'Hämmer', path };
      expect(await found('hammer')).toMatchObject({ namedCategory });
      expect(await found('HÄMMER', { categoryId: 'tools' })).toMatchObject({ namedCategory });
      expect((await found('hammer', { categoryId: 'hammers' })).namedCategory).toBeUndefined();
      for (const other of ['hamm', 'schrauben', 'schlosserhammer', 'hammer werkzeug', ''])
        expect((await found(other)).namedCategory, other).toBeUndefined();
      expect((await found('dübel schraube')).namedCategory).toMatchObject({ _id: 'screws' });
    });
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
      words: [{ word: 'Fäustel', count: 1 }],
    });
    const filtered = { categoryId: 'tools', filter: sought.filter };
    expect((await ask('alternatives', filtered)).json()).toEqual({
      withoutFilter: 2,
      everywhere: 3,
      withoutValue: [{ name: 'Gewicht', value: '1 kg', count: 2 }],
      words: [],
    });
    expect((await ask('alternatives', { categoryId: 'screws', searchText: 'schlosserhammer' })).json()).toEqual({
      ...{ withoutFilter: 0, everywhere: 2, withoutValue: [], words: [] },
    });
    const narrow = { price: { min: 500 }, ranges: [{ name: 'Länge', min: 1 }], availability: 'now' };
    expect(
      (await ask('alternatives', { categoryId: 'tools', price: { min: 500 }, availability: 'now' })).json(),
    ).toEqual({
      ...{ withoutFilter: 2, everywhere: 3, withoutValue: [], words: [] },
      ...{ withoutPrice: 2, withoutAvailability: 0 },
    });
    expect((await ask('alternatives', { categoryId: 'tools', ...narrow })).json()).toMatchObject({
      ...{ withoutFilter: 2, withoutRange: [], withoutPrice: 0, withoutAvailability: 0 },
    });
    expect((await ask('alternatives', { categoryId: 'tools', reduced: true })).json()).toEqual({
      ...{ withoutFilter: 2, everywhere: 3, withoutValue: [], withoutReduced: 2, words: [] },
    });
    expect((await ask('alternatives', { categoryId: 'tools', ranges: narrow.ranges })).json()).toMatchObject({
      withoutRange: [{ name: 'Länge', count: 2 }],
    });
  });

  test('alternatives tells of each word once, and of none that would find everything: signs, and what says nothing (gut)', async () => {
    const words = async (searchText: string) =>
      (await ask('alternatives', { categoryId: 'root', searchText })).json().words;
    expect(await words('😀 -- & Fäustel FÄUSTEL 🔨🔨')).toEqual([]);
    expect(await words('-- Fäustel gibtesnicht FÄUSTEL gut & 🔨🔨')).toEqual([{ word: 'Fäustel', count: 1 }]);
  });

  test('references answers what goes with a product, as far as the shop sells it', async () => {
    const found = async (id: string) =>
      (await ask('references', { id })).json().references.map(({ product, ...more }: { product: Product }) => ({
        ...more,
        id: product._id,
      }));
    expect(await found('hammer')).toEqual([{ kind: 'setOf', amount: 2, id: 'mallet' }]);
    expect(await found('mallet')).toEqual([]);
    const unknown = await ask('references', { id: 'unknown' });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'product-not-found']);
  });

  test('relatedProducts answers others of the same category, without what its page shows and what nobody can order', async () => {
    const related = async (id: string) =>
      (await ask('relatedProducts', { id })).json().products.map((product: Product) => product._id);
    // The mallet is already on the hammer's page as a part of it.
    expect(await related('hammer')).toEqual([]);
    expect(await related('mallet')).toEqual(['hammer']);
    expect(await related('bare')).toEqual([]);
    const unknown = await ask('relatedProducts', { id: 'unknown' });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'product-not-found']);
  });
});
