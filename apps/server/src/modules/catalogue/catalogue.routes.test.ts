import type { Product } from '@kontor/contract';
import { CartProduct, Product as ProductSchema } from '@kontor/contract/wire-product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nextVersion } from '../../database/catalogue-version.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { storeCatalogue, testCategories, testCondition } from './testing/catalogue.ts';
import { type CatalogueCalls, filtersOfHammer, mallet, serveCatalogue, wireHammer } from './testing/catalogue-calls.ts';

const [brand, ...otherFilters] = filtersOfHammer;

describeOnBothEngines('catalogue', ({ open }) => {
  let database: Database;
  let calls: CatalogueCalls;

  beforeAll(async () => {
    database = await open();
    calls = await serveCatalogue(database);
  });
  afterAll(() => calls.app.close());

  const ask = (name: string, body?: object) => calls.ask(name, body);
  const forSale = async (queryable: Queryable, ids: readonly string[]) =>
    calls.catalogue.forSale(queryable, ids, await calls.catalogue.pricesOf(null));
  const idsOf = async (body: object) =>
    (await ask('products', body)).json().products.map((product: Product) => product._id);

  test('categories answers the tree in the operator’s order [SPEC §3.1, §7.2.1]', async () => {
    expect((await ask('categories')).json()).toEqual({
      _id: 'root',
      name: 'Shop',
      isRoot: true,
      children: [
        { _id: 'screws', name: 'Schrauben & Dübel', children: [] },
        { _id: 'tools', name: 'Werkzeug', children: [{ _id: 'hammers', name: 'Hämmer', children: [] }] },
        { _id: 'deals', name: 'Aktionen', customPage: '/shop/C/aktionen', children: [] },
      ],
    });
  });

  test('product answers one product whole [SPEC §3.2, §3.4, §3.7, §7.2.3]', async () => {
    const answer = await ask('product', { id: 'hammer' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(wireHammer);
    // All fields but rating and family (reviews.test.ts, families.routes.test.ts), so that no field is forgotten.
    const missing = Object.keys(ProductSchema.properties).filter((field) => !Object.hasOwn(wireHammer, field));
    expect(missing).toEqual(['rating', 'family']);
  });

  test('missing fields of a product are left out; a product that nobody can buy is not in stock [SPEC §3.2]', async () => {
    expect((await ask('product', { id: 'bare' })).json()).toEqual({
      _id: 'bare',
      name: 'Musterstück',
      articleNumber: 'A-bare',
      files: [],
      documents: [],
      htmlDescription: '',
      stockStatus: 'red',
      stockStatusText: 'derzeit nicht lieferbar',
      internalRating: 0,
      attributes: [],
      categoryPath: [
        { _id: 'root', name: 'Shop' },
        { _id: 'screws', name: 'Schrauben & Dübel' },
      ],
      conditions: [],
    });
  });

  test.each(['unknown', 'HAMMER', "'; drop table products; --", '../hammer', '__proto__'])(
    'no product %j',
    async (id) => {
      const answer = await ask('product', { id });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({
        msg: 'Dieses Produkt gibt es nicht oder nicht mehr.',
        code: 'product-not-found',
      });
    },
  );

  test('products answers a page in its order, how many there are, and what each filter would leave [SPEC §3.10, §7.2.4]', async () => {
    const answer = await ask('products', { categoryId: 'root' });
    expect(answer.json()).toEqual({
      products: [wireHammer, expect.objectContaining({ _id: 'mallet' }), expect.objectContaining({ _id: 'bare' })],
      count: 3,
      attributeCounts: Object.fromEntries([
        ['Marke', { Alpha: 1, Beta: 1 }],
        ...otherFilters.map(({ name, value }) => [name, { [value]: 1 }]),
        ['Gewicht', { '500 g': 1 }],
        ['__proto__', { constructor: 1 }],
      ]),
      bounds: { price: { min: 10, max: 19.99 }, attributes: [] },
      availabilityCounts: { deliverable: 3, now: 3 },
      reducedCount: 0,
    });
    expect(await idsOf({ categoryId: 'tools' })).toEqual(['hammer', 'mallet']);
    expect(await idsOf({ categoryId: 'root', orderBy: [{ field: 'price', direction: 'asc' }] })).toEqual([
      'mallet',
      'hammer',
      'bare',
    ]);
    expect(await idsOf({ categoryId: 'root', orderBy: [{ field: 'name', direction: 'asc' }] })).toEqual([
      'mallet',
      'bare',
      'hammer',
    ]);
    expect(await idsOf({ categoryId: 'root', filter: [{ name: 'Marke', values: ['Beta', 'Gamma'] }] })).toEqual([
      'mallet',
    ]);
    expect(await idsOf({ categoryId: 'root', searchText: 'FAEUSTEL' })).toEqual(['mallet']);
    expect(brand).toEqual({ name: 'Marke', value: 'Alpha' });
    for (const { name, value } of filtersOfHammer) {
      const found = await idsOf({ categoryId: 'root', filter: [{ name, values: [value] }] });
      expect([name, found]).toEqual([name, ['hammer']]);
    }
  });

  test('products are narrowed by price to the cent, and by what can be delivered', async () => {
    const priced = (min?: number, max?: number) => idsOf({ categoryId: 'root', price: { min, max } });
    expect(await priced(10, 19.99)).toEqual(['hammer', 'mallet']);
    expect(await priced(10.001, 19.99)).toEqual(['hammer']);
    expect(await priced(undefined, 19.98999)).toEqual(['mallet']);
    expect(await priced(20)).toEqual([]);
    expect(await priced(19, 10)).toEqual(['mallet']); // reversed ends are swapped, as on the page
    expect(await priced(0, 1e12)).toEqual(['hammer', 'mallet']);
    expect(await priced()).toEqual(['hammer', 'mallet', 'bare']);
    expect(await idsOf({ categoryId: 'root', availability: 'now' })).toEqual(['hammer', 'mallet', 'bare']);
    // A group with a single value has no range filter.
    expect(await idsOf({ categoryId: 'root', ranges: [{ name: 'Gewicht', min: 1 }] })).toEqual([]);
    expect(await idsOf({ categoryId: 'root', ranges: [{ name: '__proto__', max: 1 }] })).toEqual([]);
    expect(await idsOf({ categoryId: 'root', ranges: [{ name: 'Gewicht' }] })).toEqual(['hammer', 'mallet', 'bare']);
  });

  test('cartProducts answers what a cart shows of products, each once, and leaves out what is gone', async () => {
    const shown = Object.entries(wireHammer).filter(([field]) => Object.hasOwn(CartProduct.properties, field));
    const answer = await ask('cartProducts', { ids: ['hammer', 'unknown', 'mallet', 'hammer'] });
    expect(answer.json()).toEqual({
      products: [Object.fromEntries(shown), expect.objectContaining({ _id: 'mallet' })],
    });
    expect((await ask('cartProducts', { ids: [] })).json()).toEqual({ products: [] });
  });

  test('pages reach any depth [SPEC §7.2.4]', async () => {
    expect(await idsOf({ categoryId: 'root', limit: 1, offset: 1 })).toEqual(['mallet']);
    const beyond = await ask('products', { categoryId: 'root', offset: Number.MAX_SAFE_INTEGER });
    expect([beyond.json().products, beyond.json().count]).toEqual([[], 3]);
  });

  test('productAttributes answers groups and values [SPEC §3.9, §7.2.5]', async () => {
    expect((await ask('productAttributes', { categoryId: 'hammers' })).json()).toEqual([
      { name: 'Marke', values: ['Alpha', 'Beta'] },
      ...otherFilters.map(({ name, value }) => ({ name, values: [value] })),
      { name: '__proto__', values: ['constructor'] },
      { name: 'Gewicht', values: ['500 g'] },
    ]);
    expect((await ask('productAttributes', { categoryId: 'root', searchText: 'nichts davon' })).json()).toEqual([]);
  });

  test.each(['products', 'productAttributes', 'suggestions', 'alternatives'])(
    '%s of an unknown category: 404 [SPEC §4.1.5]',
    async (name) => {
      for (const categoryId of ['unknown', '', '__proto__']) {
        const answer = await ask(name, { categoryId });
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'category-not-found']);
      }
    },
  );

  const wrong: [string, object][] = [
    ['product', {}],
    ['product', { id: '' }],
    ['relatedProducts', {}],
    ['cartProducts', { ids: [''] }],
    ['product', { id: 17 }],
    ['product', { id: ['hammer'] }],
    ['product', { id: 'x'.repeat(201) }],
    ['products', { categoryId: 'root', limit: 201 }],
    ['products', { categoryId: 'root', limit: 0 }],
    ['products', { categoryId: 'root', offset: -1 }],
    ['products', { categoryId: 'root', offset: 1e300 }],
    ['products', { categoryId: 'root', searchText: 'x'.repeat(100_000) }],
    ['products', { categoryId: 'root', searchText: null }],
    ['products', { categoryId: 'root', filter: { Marke: 'Alpha' } }],
    ['products', { categoryId: 'root', filter: Array(51).fill({ name: 'a', values: [] }) }],
    ['products', { categoryId: 'root', filter: [{ name: 'Marke', values: Array(201).fill('Alpha') }] }],
    ['products', { categoryId: 'root', price: { min: -0.01 } }],
    ['products', { categoryId: 'root', price: { max: 1e308 } }],
    ['products', { categoryId: 'root', price: { min: '10' } }],
    ['products', { categoryId: 'root', price: { min: Number.NaN } }], // null in JSON
    ['products', { categoryId: 'root', price: [1, 2] }],
    ['products', { categoryId: 'root', ranges: Array(51).fill({ name: 'a', min: 1 }) }],
    ['products', { categoryId: 'root', ranges: [{ min: 1 }] }],
    ['products', { categoryId: 'root', ranges: [{ name: 'Länge', min: 1e308 }] }],
    ['products', { categoryId: 'root', ranges: [{ name: 'Länge', max: '9 mm' }] }],
    ['products', { categoryId: 'root', availability: 'green' }],
    ['alternatives', { categoryId: 'root', price: 10 }],
    ['products', { categoryId: 'root', orderBy: [{ field: 'name' }] }],
    ['products', { categoryId: 'root', orderBy: [{ field: 'name; drop table', direction: 'asc' }] }],
    ['productAttributes', { searchText: 'x' }],
    ['suggestions', { searchText: 17 }],
    ['suggestions', { searchText: 'x'.repeat(201) }],
    ['alternatives', { searchText: 'x' }],
    ['alternatives', { categoryId: 'root', filter: 'Marke' }],
  ];
  test.each(wrong)('wrong input is a 400, never a 500: %s %j [SPEC §5.25]', async (name, body) => {
    const answer = await ask(name, body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request']);
  });

  describe('what is for sale', () => {
    test('is told by condition, as the database has it now', async () => {
      expect(await forSale(database.read, ['hammer-10', 'mallet-1', 'hammer-10', 'unknown'])).toEqual(
        new Map([
          [
            'hammer-10',
            {
              conditionId: 'hammer-10',
              productId: 'hammer',
              articleNumber: 'A-hammer',
              productName: 'Schlosserhammer',
              productNameSuffix: '500 g',
              pictures: ['picture-1'],
              price: 1799,
              priceQuantity: 10,
              scales: [{ from: 50, price: 1500 }],
              amounts: { min: 20, step: 10, max: 1000 },
              taxRate: 490,
              ...{ deposit: 25, container: 'reusable', minimumAge: 16 },
              makersGuarantee:
                'Haltbarkeitsgarantie des Herstellers: 5 Jahre auf die ganze Ware, ohne Mehrkosten (Marke Alpha, Modell SH-1).\nFünf Jahre, von Alpha.',
              unit: '10er-Pack',
              weightGrams: 700,
              stock: null,
              isBackordered: false,
              normPrice: null,
              delivery: {
                stockStatusText: 'Lagernd',
                termsOfDelivery: 'Lieferung frei Haus',
                days: { min: 2, max: 4 },
              },
              deliveryOfBackorder: {
                stockStatusText: 'nicht lagernd, wird für Sie bestellt',
                termsOfDelivery: 'Lieferung frei Haus',
              },
            },
          ],
          [
            'mallet-1',
            expect.objectContaining({ conditionId: 'mallet-1', unit: 'Stück', productNameSuffix: null, price: 1000 }),
          ],
        ]),
      );
      expect(await forSale(database.read, [])).toEqual(new Map());
    });

    test('a running transaction sees its own changes', async () => {
      const rollback = new Error('roll back');
      const work = database.transaction(async (transaction) => {
        await transaction.updateTable('conditions').set({ stock: 3 }).where('id', '=', 'mallet-1').execute();
        expect((await forSale(transaction, ['mallet-1'])).get('mallet-1')?.stock).toBe(3);
        throw rollback;
      });
      await expect(work).rejects.toBe(rollback);
      expect((await forSale(database.read, ['mallet-1'])).get('mallet-1')?.stock).toBeNull();
    });
  });

  describe('after a change', () => {
    test('products and tree are as before until the version moves, then new', async () => {
      const categories = testCategories.map((one) => (one.id === 'tools' ? { ...one, name: 'Werkzeuge' } : one));
      await storeCatalogue(database, [{ ...mallet, name: 'Fäustel' }], { categories });
      expect((await ask('product', { id: 'mallet' })).json().name).toBe('Äxte und Fäustel');
      await calls.follow();
      const changed = (await ask('product', { id: 'mallet' })).json();
      expect([changed.name, changed.categoryPath[1].name]).toEqual(['Fäustel', 'Werkzeuge']);
    });

    test('the light and its words follow the stock, in lists and their filter too', async () => {
      const days = { deliveryDays: { min: 2, max: 4 }, stockStatusText: 'lieferbar' };
      const stored = async (more: Partial<Parameters<typeof testCondition>[2]>) => {
        const conditions = [testCondition('mallet-1', 900, more ?? {})];
        await storeCatalogue(database, [{ ...mallet, ...days, conditions }]);
        await calls.follow();
        const { stockStatus, stockStatusText, conditions: shown } = (await ask('product', { id: 'mallet' })).json();
        const body = { categoryId: 'hammers', availability: 'deliverable' };
        const listed = (await ask('products', body)).json().products.map(({ _id }: { _id: string }) => _id);
        return [stockStatus, stockStatusText, shown[0].soldOut ?? false, listed.includes('mallet')];
      };
      expect(await stored({})).toEqual(['green', 'lieferbar in 2–4 Werktagen', false, true]);
      expect(await stored({ stock: 6 })).toEqual(['green', 'lieferbar in 2–4 Werktagen', false, true]);
      expect(await stored({ stock: 5 })).toEqual(['green', 'lieferbar in 2–4 Werktagen, noch 5', false, true]);
      expect(await stored({ stock: 5, minAmount: 6 })).toEqual(['red', 'derzeit ausverkauft', true, false]);
      expect(await stored({ stock: 0 })).toEqual(['red', 'derzeit ausverkauft', true, false]);
      const words = 'nicht lagernd, wird für Sie bestellt';
      expect(await stored({ stock: 0, backorder: true })).toEqual(['yellow', words, false, true]);
    });

    test('the price is that of the least amount one can buy, in lists and their order too', async () => {
      const prices = { scales: [6, 24].map((from, i) => ({ from, price: [800, 700][i] ?? 0 })), content: '0,5 l' };
      const store = (more: Parameters<typeof testCondition>[2], now: number) =>
        storeCatalogue(
          database,
          [{ ...mallet, conditions: [testCondition('mallet-six', 1000, { ...prices, ...more })] }],
          {
            now,
          },
        );
      const shown = async () => {
        await calls.follow();
        const answer = await ask('products', { categoryId: 'hammers', price: { max: 8 } });
        const listed = answer.json().products.map(({ _id }: { _id: string }) => _id);
        const { conditions } = (await ask('product', { id: 'mallet' })).json();
        const { price, scales, normPrice, lowestPrice30 } = conditions[0];
        const others = scales?.map((scale: { from: number; price: { gross: number } }) => [
          scale.from,
          scale.price.gross,
        ]);
        const sold = (await forSale(database.read, ['mallet-six'])).get('mallet-six');
        expect(sold?.price).toBe(price.gross * 100);
        return [price.gross, normPrice, others, lowestPrice30, listed.includes('mallet'), answer.json().reducedCount];
      };
      await store({}, 100);
      const scales = [
        [6, 8],
        [24, 7],
      ];
      expect(await shown()).toEqual([10, 20, scales, undefined, false, 0]);
      await store({ minAmount: 6 }, 200);
      expect(await shown()).toEqual([8, 16, [[24, 7]], undefined, true, 0]);
      await store({ amountStep: 6 }, 300);
      expect(await shown()).toEqual([8, 16, [[24, 7]], undefined, true, 0]);
      // A sale price above what six cost anyway reduces nothing. One below it does.
      await store({ minAmount: 6, salePrice: 900 }, 400);
      expect(await shown()).toEqual([8, 16, [[24, 7]], undefined, true, 0]);
      await store({ minAmount: 6, salePrice: 750 }, 500);
      expect(await shown()).toEqual([7.5, 15, [[24, 7]], 8, true, 1]);
    });

    test('a sale shows the lowest price of the thirty days before, an ordinary new price none [LAW P7]', async () => {
      const reprice = (price: number, now: number, more = {}) =>
        storeCatalogue(database, [{ ...mallet, conditions: [testCondition('mallet-1', price, more)] }], { now });
      await reprice(900, 100);
      await reprice(1100, 200);
      await reprice(1100, 300, { salePrice: 1050 });
      await calls.follow();
      const { conditions } = (await ask('product', { id: 'mallet' })).json();
      expect([conditions[0].price.gross, conditions[0].lowestPrice30]).toEqual([10.5, 9]);
      for (const [price, now] of [
        [1200, 400],
        [800, 500],
      ] as const) {
        await reprice(price, now);
        await calls.follow();
        const [condition] = (await ask('product', { id: 'mallet' })).json().conditions;
        expect([condition.price.gross, 'lowestPrice30' in condition]).toEqual([price / 100, false]);
      }
    });

    test('a product that left the catalogue is not there and not for sale', async () => {
      await database.transaction(async (transaction) => {
        const version = await nextVersion(transaction);
        await transaction.updateTable('products').set({ deleted: 1, version }).where('id', '=', 'mallet').execute();
      });
      await calls.follow();
      expect((await ask('product', { id: 'mallet' })).statusCode).toBe(404);
      const gone = await ask('goneProduct', { id: 'mallet' });
      expect([gone.statusCode, gone.json()]).toEqual([
        200,
        {
          name: expect.any(String),
          categoryPath: expect.arrayContaining([{ _id: 'tools', name: 'Werkzeug' }]),
          products: [expect.objectContaining({ _id: 'hammer' })],
        },
      ]);
      for (const id of ['hammer', 'unknown']) {
        const none = await ask('goneProduct', { id });
        expect([none.statusCode, none.json().code]).toEqual([404, 'product-not-found']);
      }
      await database.transaction((transaction) =>
        transaction.deleteFrom('conditions').where('product_id', '=', 'mallet').execute(),
      );
      expect((await ask('goneProduct', { id: 'mallet' })).statusCode).toBe(404);
      expect(await idsOf({ categoryId: 'tools' })).toEqual(['hammer']);
      expect(await forSale(database.read, ['mallet-1'])).toEqual(new Map());
    });
  });
});
