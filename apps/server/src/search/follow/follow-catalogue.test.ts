import { expect, test } from 'vitest';
import { leapVersion, nextVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import {
  storeCatalogue,
  testCategories,
  testCondition,
  testProduct,
} from '../../modules/catalogue/testing/catalogue.ts';
import { createInMemoryIndex } from '../in-memory-index.ts';
import { find, idsOf } from '../testing/catalogue.ts';
import { followCatalogue } from './follow-catalogue.ts';
import { sliceSize } from './indexed-products.ts';

const onError = (error: unknown) => expect.unreachable(String(error));

const hammer = testProduct('hammer', {
  name: 'Schlosserhammer',
  nameSuffix: 'schwer',
  articleNumber: 'SH-500',
  gtin: '4006381333931',
  htmlDescription: '<p>Für <b>Stahl</b></p>',
  internalRating: 5,
  attributes: [{ name: 'Gewicht', value: '500 g' }],
  conditions: [testCondition('hammer-1', 2000), testCondition('hammer-2', 100)],
});
const mallet = testProduct('mallet', { name: 'Fäustel', conditions: [testCondition('mallet-1', 1500)] });
const dowel = testProduct('dowel', { name: 'Dübel', categoryId: 'screws', conditions: [] });
const newCategory = { id: 'new', parentId: 'tools', name: 'Neu', position: 9, customPage: null };
const partners = { name: 'Partner', priceDeclaration: 'net', discounts: [] } as const;
const groups = async () => ({ shopDeclaration: 'gross', groups: [partners] }) as const;
const byPrice = [{ field: 'price', direction: 'asc' }] as const;

describeOnBothEngines('the index', ({ open }) => {
  async function shop() {
    const database = await open();
    await storeCatalogue(database, [hammer, mallet, dowel]);
    const index = createInMemoryIndex();
    const follower = await followCatalogue({ database, index, groups, onError });
    return { database, index, follower };
  }

  async function remove(database: Database, id: string): Promise<void> {
    await database.transaction(async (transaction) => {
      const version = await nextVersion(transaction);
      await transaction.updateTable('products').set({ deleted: 1, version }).where('id', '=', id).execute();
    });
  }

  test('is built with every field that is searched, filtered or sorted by', async () => {
    const { index, follower } = await shop();
    expect(index.productCount).toBe(3);
    expect(idsOf(index, { orderBy: byPrice })).toEqual(['mallet', 'hammer', 'dowel']);
    expect(idsOf(index, { categoryId: 'tools' })).toEqual(['hammer', 'mallet']);
    for (const searchText of ['schlosser', 'schwer', 'sh500', '4006381333931', '500 g', 'gewicht', 'stahl']) {
      expect([searchText, ...idsOf(index, { searchText })]).toEqual([searchText, 'hammer']);
    }
    expect(find(index).attributeCounts).toEqual({ Gewicht: { '500 g': 1 } });
    await follower.stop();
  });

  test('of a shop that has nothing yet has a root to browse, until another comes', async () => {
    const database = await open();
    const index = createInMemoryIndex();
    const follower = await followCatalogue({ database, index, groups, onError });
    expect(index.find({ categoryId: 'shop', limit: 10, offset: 0 })).toMatchObject({ productIds: [] });
    await storeCatalogue(database, [hammer]);
    await follower.check();
    expect(index.find({ categoryId: 'shop', limit: 10, offset: 0 })).toEqual({ code: 'category-not-found' });
    expect(idsOf(index, { categoryId: 'root' })).toEqual(['hammer']);
    await follower.stop();
  });

  test('follows new, changed, removed and returning products', async () => {
    const { database, index, follower } = await shop();
    const before = index.version;
    const cheaper = { ...hammer, conditions: [testCondition('hammer-1', 1000)] };
    await storeCatalogue(database, [cheaper, testProduct('saw', { name: 'Säge', categoryId: 'screws' })]);
    await remove(database, 'mallet');
    await follower.check();
    expect(index.version).toBeGreaterThan(before);
    expect(idsOf(index, { orderBy: byPrice })).toEqual(['hammer', 'saw', 'dowel']);
    await storeCatalogue(database, [{ ...mallet, name: 'Gummihammer' }]);
    await follower.check();
    expect(idsOf(index, { searchText: 'gummi' })).toEqual(['mallet']);
    expect(index.productCount).toBe(4);
    await follower.stop();
  });

  test('sorts for a group by its own first conditions, or by everybody’s less its discount, and follows both', async () => {
    const database = await open();
    const ofPartner = (price: number) => testCondition('hammer-partner', price, { customerGroup: 'Partner' });
    const own = { ...hammer, conditions: [...hammer.conditions, ofPartner(1000)] };
    await storeCatalogue(database, [own, mallet, dowel]);
    const index = createInMemoryIndex();
    const decided = { discounts: [{ category: 'tools', share: 5000 }] };
    const follower = await followCatalogue({
      ...{ database, index, onError },
      groups: async () => ({ shopDeclaration: 'gross', groups: [{ ...partners, ...decided }] }),
    });
    const forPartner = () => idsOf(index, { orderBy: byPrice, customerGroup: 'Partner' });
    expect(forPartner()).toEqual(['mallet', 'hammer', 'dowel']); // 6.25 and 8.33 net
    expect(idsOf(index, { orderBy: byPrice })).toEqual(['mallet', 'hammer', 'dowel']);
    await storeCatalogue(database, [{ ...hammer, conditions: [...hammer.conditions, ofPartner(700)] }]);
    await follower.check();
    expect(forPartner()).toEqual(['hammer', 'mallet', 'dowel']);
    expect(idsOf(index, { orderBy: byPrice })).toEqual(['mallet', 'hammer', 'dowel']);
    decided.discounts = [{ category: 'hammers', share: 9000 }];
    await database.transaction((transaction) => nextVersion(transaction));
    await follower.check();
    expect(forPartner()).toEqual(['mallet', 'hammer', 'dowel']);
    await follower.stop();
  });

  test('follows categories that move or come', async () => {
    const { database, index, follower } = await shop();
    const moved = testCategories.map((category) =>
      category.id === 'hammers' ? { ...category, parentId: 'screws' } : category,
    );
    await storeCatalogue(database, [], { categories: [...moved, newCategory] });
    await follower.check();
    expect(idsOf(index, { categoryId: 'screws' })).toEqual(['hammer', 'dowel', 'mallet']);
    expect(find(index, { categoryId: 'tools' }).count).toBe(0);
    expect(find(index, { categoryId: 'new' }).count).toBe(0);
    await follower.stop();
  });

  test('follows a category that is deleted, which leaves no row behind', async () => {
    const { database, index, follower } = await shop();
    await database.transaction(async (transaction) => {
      await nextVersion(transaction);
      await transaction.deleteFrom('categories').where('id', '=', 'deals').execute();
    });
    await follower.check();
    expect(index.products({ categoryId: 'deals', limit: 1, offset: 0 })).toEqual({ code: 'category-not-found' });
    await follower.stop();
  });

  test('of a database without a catalogue knows no category, until one comes', async () => {
    const database = await open();
    const index = createInMemoryIndex();
    const follower = await followCatalogue({ database, index, groups, onError });
    expect(index.products({ categoryId: 'root', limit: 1, offset: 0 })).toEqual({ code: 'category-not-found' });
    await storeCatalogue(database, [hammer]);
    await follower.check();
    expect(idsOf(index)).toEqual(['hammer']);
    await follower.stop();
  });

  test('is built anew when the version went back', async () => {
    const { database, index, follower } = await shop();
    await database.transaction(async (transaction) => {
      await transaction.updateTable('catalogue_version').set({ version: 1 }).execute();
      await transaction.updateTable('products').set({ deleted: 1, version: 1 }).where('id', '=', 'dowel').execute();
    });
    await follower.check();
    expect(index.version).toBe(1);
    expect(idsOf(index)).toEqual(['hammer', 'mallet']);
    await follower.stop();
  });

  test('is built anew when the version leapt: the database was restored, and what it lacks left no trace', async () => {
    const { database, index, follower } = await shop();
    await database.transaction(async (transaction) => {
      await transaction.deleteFrom('conditions').where('product_id', '=', 'dowel').execute();
      await transaction.deleteFrom('products').where('id', '=', 'dowel').execute();
      await leapVersion(transaction);
    });
    await follower.check();
    expect(idsOf(index)).toEqual(['hammer', 'mallet']);
    await follower.stop();
  });

  test('misses no product of a catalogue that is read in several slices', async () => {
    const database = await open();
    const products = Array.from({ length: sliceSize * 2 + 1 }, (_, i) => testProduct(`Ä${(i * 7919) % 10_007}-${i}`));
    for (let start = 0; start < products.length; start += 400) {
      await storeCatalogue(database, products.slice(start, start + 400));
    }
    const index = createInMemoryIndex();
    const follower = await followCatalogue({ database, index, groups, onError });
    expect(index.productCount).toBe(products.length);
    await follower.stop();
  });
});
