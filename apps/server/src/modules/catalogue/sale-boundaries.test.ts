import { createInMemoryIndex } from '@kontor/search';
import { expect, test } from 'vitest';
import { currentVersion } from '../../database/catalogue-version.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { followCatalogue } from '../../search/follow-catalogue.ts';
import { countBoundaries } from './sale-boundaries.ts';
import { storeCatalogue, testCondition, testProduct } from './testing/catalogue.ts';

const onError = (error: unknown) => expect.unreachable(String(error));
const groups = async () => ({ shopDeclaration: 'gross', groups: [] }) as const;
const sale = (price: number, saleFrom: number, saleUntil: number | null) => ({ salePrice: price, saleFrom, saleUntil });
const products = [
  testProduct('a', { conditions: [testCondition('a-1', 500)] }),
  testProduct('b', { conditions: [testCondition('b-1', 900, sale(300, 1000, 2000))] }),
  testProduct('c', { conditions: [testCondition('c-1', 800, sale(100, 2000, null))] }),
];

describeOnBothEngines('when sales begin and end', ({ open }) => {
  test('one version is counted, by one of several processes that look at once, and no row is written', async () => {
    const database = await open();
    await storeCatalogue(database, products);
    const rows = await database.read.selectFrom('products').selectAll().orderBy('id').execute();
    const before = await currentVersion(database.read);
    expect(await countBoundaries(database, 999)).toBe(false);
    const looks = await Promise.all([1000, 1001, 1002].map((now) => countBoundaries(database, now)));
    expect(looks.filter(Boolean)).toHaveLength(1);
    expect(await currentVersion(database.read)).toBe(before + 1);
    expect(await countBoundaries(database, 1999)).toBe(false);
    expect(await countBoundaries(database, 2000)).toBe(true); // b ends, c begins
    expect(await countBoundaries(database, 10_000)).toBe(false);
    expect(await currentVersion(database.read)).toBe(before + 2);
    expect(await database.read.selectFrom('products').selectAll().orderBy('id').execute()).toEqual(rows);
  });

  test('boundaries that passed while no process ran are counted once at the next look', async () => {
    const database = await open();
    await storeCatalogue(database, products);
    const before = await currentVersion(database.read);
    expect([await countBoundaries(database, 5000), await countBoundaries(database, 5000)]).toEqual([true, false]);
    expect(await currentVersion(database.read)).toBe(before + 1);
  });

  test('the index of every process follows, also where its clock is behind', async () => {
    const database = await open();
    await storeCatalogue(database, products);
    const clocks = [500, 500];
    const servers = clocks.map(() => createInMemoryIndex());
    const followers = await Promise.all(
      servers.map((index, i) =>
        followCatalogue({ database, index, filters: [], groups, clock: () => clocks[i] ?? 0, onError }),
      ),
    );
    const orders = () =>
      servers.map((index) => {
        const orderBy = [{ field: 'price', direction: 'asc' }] as const;
        const found = index.find({ categoryId: 'root', limit: 9, offset: 0, orderBy });
        return 'code' in found ? found.code : found.productIds.join('');
      });
    const reduced = () =>
      servers.map((index) => {
        const found = index.products({ categoryId: 'root', limit: 9, offset: 0, reduced: true });
        return 'code' in found ? found.code : [found.productIds.join(''), found.reducedCount];
      });
    const follow = async (now: number) => {
      clocks[0] = now;
      await countBoundaries(database, now);
      await Promise.all(followers.map((follower) => follower.check()));
    };
    expect(orders()).toEqual(['acb', 'acb']);
    const nothing = ['', 0];
    expect(reduced()).toEqual([nothing, nothing]);
    await follow(1500);
    expect(orders()).toEqual(['bac', 'bac']);
    expect(reduced()).toEqual([
      ['b', 1],
      ['b', 1],
    ]);
    expect(servers.map(({ pricedAt }) => pricedAt)).toEqual([1500, 1000]);
    await follow(2000);
    expect(orders()).toEqual(['cab', 'cab']);
    expect(reduced()).toEqual([
      ['c', 1],
      ['c', 1],
    ]);
    await Promise.all(followers.map((follower) => follower.stop()));
  });
});
