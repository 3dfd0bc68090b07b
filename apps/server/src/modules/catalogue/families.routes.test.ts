import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
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
});
