import type { Family } from '@kontor/contract';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { postAs } from '../../http/testing/frame.ts';
import { storeCatalogue, testCondition, testProduct } from './testing/catalogue.ts';
import { serveCatalogue } from './testing/catalogue-calls.ts';

const shirt = (id: string, size: string, price: number, more: Parameters<typeof testProduct>[1] = {}) =>
  testProduct(id, {
    ...{ name: 'Hemd', nameSuffix: size, familyKey: 'hemd', familyName: 'Arbeitshemd' },
    familyValues: [{ name: 'Größe', value: size }],
    conditions: [testCondition(`${id}-1`, price)],
    ...more,
  });
const shirts = [
  shirt('xl', 'XL', 2500),
  shirt('s', 'S', 1500, { stockStatus: 'red', stockStatusText: 'ausverkauft' }),
  shirt('m', 'M', 2000),
];
const price = (gross: number, net: number) => ({
  ...{ gross, net, tax: Math.round((gross - net) * 100) / 100 },
  taxRates: [{ rate: 20, amount: Math.round((gross - net) * 100) / 100 }],
});

describeOnBothEngines('the family of a product', ({ open }) => {
  async function shop() {
    const calls = await serveCatalogue(await open());
    await storeCatalogue(calls.database, shirts);
    await calls.follow();
    const familyOf = async (id: string) => (await calls.ask('product', { id })).json().family;
    return { ...calls, familyOf };
  }

  test('is answered with its members on their shelf, their stock and prices', async () => {
    const { familyOf } = await shop();
    expect(await familyOf('m')).toEqual({
      ...{ _id: 'hemd', name: 'Arbeitshemd', properties: ['Größe'], count: 3, valueCounts: [3] },
      from: { _id: 'm-1', price: price(20, 16.67) },
      costsDiffer: true,
      members: [
        {
          ...{ _id: 's', values: ['S'], articleNumber: 'A-s', stockStatus: 'red', stockStatusText: 'ausverkauft' },
          offer: { price: price(15, 12.5) },
        },
        {
          ...{ _id: 'm', values: ['M'], articleNumber: 'A-m', stockStatus: 'green', stockStatusText: 'Lagernd' },
          offer: { price: price(20, 16.67) },
        },
        {
          ...{ _id: 'xl', values: ['XL'], articleNumber: 'A-xl', stockStatus: 'green', stockStatusText: 'Lagernd' },
          offer: { price: price(25, 20.83) },
        },
      ],
    });
    expect(await familyOf('hammer')).toBeUndefined();
  });

  test('says of each member what the law wants beside its price', async () => {
    const { database, follow, familyOf } = await shop();
    const conditions = [testCondition('m-1', 2000, { deposit: 25 })];
    await storeCatalogue(database, [
      shirt('m', 'M', 2000, { conditions, container: 'one-way', energy: { class: 'B' } }),
    ]);
    await follow();
    const [s, m] = (await familyOf('xl')).members;
    expect(m).toMatchObject({ _id: 'm', offer: { deposit: 0.25 }, container: 'one-way', energy: { class: 'B' } });
    for (const said of ['container', 'energy']) expect(s).not.toHaveProperty(said);
    expect(s.offer).not.toHaveProperty('deposit');
  });

  test('says of the cheapest member on sale what it cost before [LAW P7]', async () => {
    const { database, follow, familyOf } = await shop();
    const conditions = [testCondition('m-1', 2000, { salePrice: 1800 })];
    await storeCatalogue(database, [shirt('m', 'M', 2000, { conditions })], { now: 2 });
    await follow();
    const { from, members } = await familyOf('xl');
    expect([from.price.gross, from.lowestPrice30]).toEqual([18, 20]);
    expect(members.map((member: object) => 'lowestPrice30' in member)).toEqual([false, false, false]);
  });

  test('shows a member as sold out to whoever its conditions are not for', async () => {
    const { app, database, configuration, follow, familyOf } = await shop();
    const customerGroup = 'Fachbetrieb';
    const conditions = [testCondition('m-1', 2000, { customerGroup })];
    await storeCatalogue(database, [shirt('m', 'M', 2000, { conditions })]);
    const groups = [{ name: customerGroup, priceDeclaration: 'net' }];
    await database.transaction((tx) => configuration.write(tx, 'customerGroups', groups));
    await follow();
    app.findViewer = async (sid) => ({ customerId: 'c', sessionId: 's', customerGroup: sid });
    const partner = await postAs(app, customerGroup, '/api/shop/master/product', { id: 'xl' });
    const lights = ({ members }: Family) => members?.map(({ _id, stockStatus }) => [_id, stockStatus]);
    const seen = (m: string) => [
      ['s', 'red'],
      ['m', m],
      ['xl', 'green'],
    ];
    expect(lights(await familyOf('xl'))).toEqual(seen('red'));
    expect(lights(partner.json().family)).toEqual(seen('green'));
  });

  test('follows its members: one that changes, goes, and is left alone', async () => {
    const { database, follow, familyOf } = await shop();
    await storeCatalogue(database, [shirt('xl', 'XL', 1200)]);
    await follow();
    expect((await familyOf('m')).from).toEqual({ _id: 'xl-1', price: price(12, 10) });
    await storeCatalogue(database, [shirt('xl', 'XL', 1200, { isActive: false })]);
    await follow();
    expect((await familyOf('m')).members.map(({ _id }: { _id: string }) => _id)).toEqual(['s', 'm']);
    await storeCatalogue(database, [shirt('s', 'S', 1500, { familyKey: null, familyValues: [] })]);
    await follow();
    expect(await familyOf('m')).toBeUndefined();
    expect(await familyOf('s')).toBeUndefined();
  });

  test('has in a list as many of the members found as are asked for, with all their conditions', async () => {
    const { ask, database, follow } = await shop();
    const packs = [testCondition('m-1', 2000), testCondition('m-9', 900, { unit: 'Rest' })];
    await storeCatalogue(database, [shirt('m', 'M', 2000, { conditions: packs })]);
    await follow();
    const membersOf = async (more: object) => {
      const { products } = (await ask('products', { categoryId: 'hammers', ...more })).json();
      return products.at(-1).family.members as Family['members'];
    };
    expect(await membersOf({})).toBeUndefined();
    const idsOf = async (more: object) => (await membersOf(more))?.map(({ _id }) => _id);
    expect(await idsOf({ members: 2 })).toEqual(['s', 'm']);
    expect(await idsOf({ members: 50 })).toEqual(['s', 'm', 'xl']);
    expect(await idsOf({ members: 50, price: { min: 15, max: 20 } })).toEqual(['s', 'm']);
    expect((await membersOf({ members: 50, filter: [{ name: 'Größe', values: ['M'] }] }))?.[0]).toEqual({
      ...{ _id: 'm', values: ['M'], articleNumber: 'A-m', stockStatus: 'green', stockStatusText: 'Lagernd' },
      offer: { price: price(9, 7.5), unit: 'Rest' },
      offers: [
        { _id: 'm-1', price: price(20, 16.67) },
        { _id: 'm-9', price: price(9, 7.5), unit: 'Rest' },
      ],
    });
    expect((await ask('products', { categoryId: 'hammers', members: 51 })).statusCode).toBe(400);
  });

  test('stands for its members in lists, in related products and in suggestions', async () => {
    const { ask } = await shop();
    const list = (await ask('products', { categoryId: 'hammers' })).json();
    const summary = {
      ...{ _id: 'hemd', name: 'Arbeitshemd', properties: ['Größe'], count: 3, valueCounts: [3], costsDiffer: true },
      from: { _id: 'm-1', price: price(20, 16.67) },
    };
    expect(list.count).toBe(3);
    expect(list.attributeCounts.Größe).toEqual({ S: 1, M: 1, XL: 1 });
    expect(list.products.map(({ _id, family }: { _id: string; family?: object }) => [_id, family])).toEqual([
      ['hammer', undefined],
      ['mallet', undefined],
      ['m', summary],
    ]);
    const narrowed = async (more: object) =>
      (await ask('products', { categoryId: 'hammers', ...more })).json().products;
    const dearer = { from: { _id: 'xl-1', price: price(25, 20.83) }, costsDiffer: false };
    expect((await narrowed({ price: { min: 21, max: 26 } })).at(-1)).toMatchObject({ _id: 'xl', family: dearer });
    const sold = { from: { _id: 's-1', price: price(15, 12.5) }, costsDiffer: false };
    expect(await narrowed({ filter: [{ name: 'Größe', values: ['S'] }] })).toMatchObject([
      { _id: 's', family: { ...summary, ...sold } },
    ]);
    const related = (await ask('relatedProducts', { id: 'mallet' })).json();
    expect(related.products.map(({ family }: { family?: object }) => family)).toEqual([undefined, summary]);
    const typed = (await ask('suggestions', { searchText: 'hemd' })).json();
    expect([typed.products.map(({ _id }: { _id: string }) => _id), typed.count]).toEqual([['m'], 1]);
  });

  test('leads from its card to a member that costs what the card says', async () => {
    const { ask, database, follow } = await shop();
    const card = async (more: object) =>
      (await ask('products', { categoryId: 'hammers', ...more })).json().products.at(-1);
    const shown = async (more: object) => {
      const { _id, conditions, family } = await card(more);
      return [_id, conditions[0].price.gross, family.from.price.gross];
    };
    expect(await shown({})).toEqual(['m', 20, 20]);
    expect(await shown({ price: { min: 21, max: 26 } })).toEqual(['xl', 25, 25]);
    expect(await shown({ filter: [{ name: 'Größe', values: ['S'] }] })).toEqual(['s', 15, 15]);
    const typed = (await ask('suggestions', { searchText: 'hemd' })).json();
    expect(typed.products).toMatchObject([{ _id: 'm', conditions: [{ price: { gross: 20 } }] }]);
    const related = (await ask('relatedProducts', { id: 'mallet' })).json().products;
    expect(related.map(({ _id }: { _id: string }) => _id)).toEqual(['hammer', 'm']);

    await storeCatalogue(database, [shirt('xl', 'XL', 2000)]);
    await follow();
    expect(await shown({})).toEqual(['xl', 20, 20]); // as cheap, so the best one stays
  });

  test('leaves an article that the operator names alone, at its own price', async () => {
    const { catalogue } = await shop();
    const named = await catalogue.numbered(['A-xl', 'A-s']);
    expect(named.map(({ _id, family }) => [_id, family?.from?.price.gross, family?.costsDiffer])).toEqual([
      ['xl', 25, false],
      ['s', 15, false],
    ]);
  });

  test('has its members listed one by one where the operator wants them so', async () => {
    const { ask, configuration, database, follow } = await shop();
    await database.transaction((tx) => configuration.write(tx, 'search', { membersApart: true }));
    await follow();
    const list = (await ask('products', { categoryId: 'hammers' })).json();
    expect([list.count, list.products.filter(({ family }: { family?: object }) => family)]).toEqual([5, []]);
  });
});
