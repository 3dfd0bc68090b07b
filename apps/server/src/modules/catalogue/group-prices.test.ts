import type { Condition, Product } from '@kontor/contract';
import { createInMemoryIndex } from '@kontor/search';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { createFrame, post, postAs } from '../../http/testing/frame.ts';
import { followCatalogue } from '../../search/follow-catalogue.ts';
import { createConfigurationService } from '../configuration/configuration.service.ts';
import { createTemplateService } from '../templates/templates.service.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { createCatalogueService } from './catalogue.service.ts';
import { categoryTree } from './category-tree.ts';
import { groupPricesFrom } from './group-prices.ts';
import { storeCatalogue, testCondition, testProduct } from './testing/catalogue.ts';

const group = 'Fachbetrieb';
const own = (id: string, price: number, customerGroup = group) => testCondition(id, price, { customerGroup });
const products = [
  testProduct('hammer', {
    conditions: [
      testCondition('hammer-1', 1999, { normPrice: 3998, normUnit: 'kg' }),
      testCondition('hammer-10', 17_990, { unit: '10er-Pack' }),
    ],
  }),
  testProduct('saw', { conditions: [own('saw-p', 1560), testCondition('saw-1', 1500), own('saw-s', 100, 'Schule')] }),
  testProduct('vice', { conditions: [own('vice-p', 2400)] }),
  testProduct('screw', { categoryId: 'screws', conditions: [testCondition('screw-1', 1380, { taxRate: 1000 })] }),
];
const decided = [
  { name: group, priceDeclaration: 'net', discounts: [{ category: '/shop/werkzeug', percent: 25 }] },
  { name: 'Schule', priceDeclaration: 'gross' },
];

describeOnBothEngines('prices of customer groups', ({ open }) => {
  let database: Database;
  let app: FastifyInstance;
  let follower: Awaited<ReturnType<typeof followCatalogue>>;
  let configuration: ReturnType<typeof createConfigurationService>;

  beforeAll(async () => {
    database = await open();
    await storeCatalogue(database, products);
    const index = createInMemoryIndex();
    configuration = createConfigurationService(database, () => index.version);
    await database.transaction((tx) => configuration.write(tx, 'customerGroups', decided));
    const onError = (error: unknown) => expect.unreachable(String(error));
    follower = await followCatalogue({ database, index, filters: [], groups: configuration.groupsNow, onError });
    ({ app } = await createFrame());
    app.findViewer = async (sid) => ({ customerId: 'c', sessionId: 's', customerGroup: sid });
    const templates = createTemplateService(database, () => index.version);
    catalogueRoutes(app, createCatalogueService({ database, index, configuration, templates, clock: () => 1000 }));
  });
  afterAll(async () => {
    await follower.stop();
    await app.close();
  });

  /** Asks as a member of a group, or as a guest. */
  async function ask(name: string, body: object, customerGroup?: string) {
    const url = `/api/shop/master/${name}`;
    return customerGroup === undefined ? post(app, url, body) : postAs(app, customerGroup, url, body);
  }
  const conditionsOf = async (id: string, customerGroup?: string) =>
    (await ask('product', { id }, customerGroup)).json().conditions;

  test('everybody’s conditions cost a group less its discount, declared as the group’s prices are', async () => {
    expect(await conditionsOf('hammer', group)).toEqual([
      {
        _id: 'hammer-1',
        // 19.99 × 0.75 / 1.2 = 12.494
        price: { gross: 14.99, net: 12.49, tax: 2.5, taxRates: [{ rate: 20, amount: 2.5 }] },
        normPrice: 24.99,
        normUnit: 'kg',
      },
      {
        _id: 'hammer-10',
        price: { gross: 134.93, net: 112.44, tax: 22.49, taxRates: [{ rate: 20, amount: 22.49 }] },
        unit: '10er-Pack',
      },
    ]);
    expect((await conditionsOf('screw', group))[0].price).toMatchObject({ gross: 13.81, net: 12.55 });
    expect((await conditionsOf('hammer'))[0].price).toMatchObject({ gross: 19.99, net: 16.66 });
    expect((await conditionsOf('hammer', 'Schule'))[0].price).toMatchObject({ gross: 19.99, net: 16.66 });
  });

  test('a group’s own conditions take the place of everybody’s, and nobody else sees them in any call [SPEC §6.5] [security: partner-prices-leaked]', async () => {
    expect((await conditionsOf('saw', group)).map(({ _id, price }: Condition) => [_id, price])).toEqual([
      ['saw-p', { gross: 15.6, net: 13, tax: 2.6, taxRates: [{ rate: 20, amount: 2.6 }] }],
    ]);
    expect((await conditionsOf('saw', 'Schule')).map(({ _id }: Condition) => _id)).toEqual(['saw-s']);
    expect(await conditionsOf('vice')).toEqual([]);

    const all = { categoryId: 'root', searchText: '', limit: 50 };
    for (const nobody of [undefined, 'frueher']) {
      const answers = [
        await ask('products', all, nobody),
        await ask('products', { ...all, orderBy: [{ field: 'price', direction: 'asc' }] }, nobody),
        await ask('suggestions', { searchText: 'saw' }, nobody),
        await ask('suggestions', { searchText: 'vice' }, nobody),
        await ask('relatedProducts', { id: 'hammer' }, nobody),
        ...(await Promise.all(products.map(({ id }) => ask('product', { id }, nobody)))),
      ];
      for (const { statusCode, body } of answers) {
        expect(statusCode).toBe(200);
        expect(body).not.toMatch(/saw-p|saw-s|vice-p|12\.49|Fachbetrieb/);
      }
    }
  });

  test('lists, suggestions and related products have the prices of who asks, and are kept by nobody', async () => {
    const list = await ask('products', { categoryId: 'screws' }, group);
    expect(list.json().products[0].conditions[0].price.net).toBe(12.55);
    const suggested = await ask('suggestions', { searchText: 'hammer' }, group);
    expect(suggested.json().products[0].conditions[0].price.net).toBe(12.49);
    const related = await ask('relatedProducts', { id: 'hammer' }, group);
    expect(related.json().products.map(({ _id, conditions }: Product) => [_id, conditions[0]?._id])).toEqual([
      ['saw', 'saw-p'],
      ['vice', 'vice-p'],
    ]);
    for (const { headers } of [list, suggested, related]) expect(headers['cache-control']).toBe('no-store');
  });

  test('a list by price is in the order that the group sees, with the same counts', async () => {
    const byPrice = async (direction: string, customerGroup?: string) => {
      const answer = await ask(
        'products',
        { categoryId: 'root', orderBy: [{ field: 'price', direction }] },
        customerGroup,
      );
      const { products: found, count } = answer.json();
      return [count, ...found.map(({ _id }: { _id: string }) => _id)];
    };
    expect(await byPrice('asc')).toEqual([4, 'screw', 'saw', 'hammer', 'vice']);
    // 12.49, 12.55, 13 and 20 net
    expect(await byPrice('asc', group)).toEqual([4, 'hammer', 'screw', 'saw', 'vice']);
    expect(await byPrice('desc', group)).toEqual([4, 'vice', 'saw', 'screw', 'hammer']);
    expect(await byPrice('asc', 'Schule')).toEqual([4, 'saw', 'screw', 'hammer', 'vice']);
    expect(await byPrice('asc', 'frueher')).toEqual([4, 'screw', 'saw', 'hammer', 'vice']);
  });

  test('prices and order follow the configuration', async () => {
    const [partners, schools] = decided;
    const groups = [{ ...partners, discounts: [{ category: 'hammers', percent: 50 }] }, schools];
    await database.transaction((tx) => configuration.write(tx, 'customerGroups', groups));
    await follower.check();
    expect((await conditionsOf('hammer', group))[0].price.net).toBe(8.33);
    await database.transaction((tx) => configuration.write(tx, 'customerGroups', [schools]));
    await follower.check();
    expect((await conditionsOf('hammer', group))[0].price.gross).toBe(19.99);
    expect((await conditionsOf('saw', group)).map(({ _id }: Condition) => _id)).toEqual(['saw-1']);
    await database.transaction((tx) => configuration.write(tx, 'customerGroups', decided));
    await follower.check();
  });

  test('a group’s discount shows no lowest price: what it was thirty days ago nobody has kept', async () => {
    const reprice = (price: number, now: number, more = {}) => {
      const hammer = testProduct('hammer', { conditions: [testCondition('hammer-1', price, more)] });
      return storeCatalogue(database, [hammer], { now });
    };
    await reprice(2500, 100);
    await reprice(2500, 200, { salePrice: 1500 });
    await follower.check();
    expect((await conditionsOf('hammer'))[0].lowestPrice30).toBe(19.99);
    expect((await conditionsOf('hammer', 'Schule'))[0].lowestPrice30).toBe(19.99);
    expect((await conditionsOf('hammer', group))[0]).not.toHaveProperty('lowestPrice30');
  });
});

test('prices are made once an hour, and are another object as soon as anything is decided otherwise', () => {
  let made = 0;
  const decidedWith = (smallBusiness: boolean) =>
    ({
      customerGroups: [],
      seller: { country: 'AT', smallBusiness },
      stockRules: {},
      uiSettings: { priceDeclaration: 'gross' },
      get taxRates() {
        made += 1;
        return [];
      },
    }) as unknown as Parameters<ReturnType<typeof groupPricesFrom>>[0];
  const [decided, tree] = [decidedWith(false), categoryTree([])];
  const pricesBy = groupPricesFrom();
  const askAt = (now: number, one = decided) => pricesBy(one, tree, { customerGroup: null, now });
  const first = askAt(0);
  expect([askAt(1), askAt(3_599_999)]).toEqual([first, first]);
  expect(made).toBe(1);
  expect(askAt(3_600_000)).toBe(first);
  expect(made).toBe(2);
  expect(askAt(3_600_000, decidedWith(false))).toBe(first);
  expect(askAt(3_600_000, decidedWith(true))).not.toBe(first);
});
