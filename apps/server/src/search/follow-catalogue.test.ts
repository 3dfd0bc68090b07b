import { createInMemoryIndex, type FollowingIndex } from '@kontor/search';
import { find, idsOf } from '@kontor/search/testing';
import { expect, test } from 'vitest';
import { leapVersion, nextVersion } from '../database/catalogue-version.ts';
import type { Database } from '../database/database.ts';
import { describeOnBothEngines } from '../database/testing/databases.ts';
import { attributeDefinitions, storeAttributes } from '../modules/catalogue/attributes.repository.ts';
import { FieldTable } from '../modules/catalogue/field-table.ts';
import { indexedFields } from '../modules/catalogue/indexed-fields.ts';
import { productFields } from '../modules/catalogue/product-fields.ts';
import { storeCatalogue, testCategories, testCondition, testProduct } from '../modules/catalogue/testing/catalogue.ts';
import { hammer as whole } from '../modules/catalogue/testing/catalogue-calls.ts';
import { createConfigurationService } from '../modules/configuration/configuration.service.ts';
import { followCatalogue } from './follow-catalogue.ts';
import { sliceSize } from './indexed-products.ts';
import { steeringFrom } from './steering.ts';

const weightIn = (value: string) => ({ name: 'Gewicht', values: [value] });
const onError = (error: unknown) => expect.unreachable(String(error));

const hammer = testProduct('hammer', {
  name: 'Schlosserhammer',
  nameSuffix: 'schwer',
  articleNumber: 'SH-500',
  gtin: '4006381333931',
  htmlDescription: '<p>Für <b>Stahl</b></p>',
  internalRating: 5,
  keywords: 'Klopfer',
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
    const follower = await followCatalogue({ database, index, filters: [], groups, onError });
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
    for (const searchText of [
      'schlosser',
      'schwer',
      'sh500',
      '4006381333931',
      '500 g',
      'gewicht',
      'stahl',
      'klopfer',
    ]) {
      expect([searchText, ...idsOf(index, { searchText })]).toEqual([searchText, 'hammer']);
    }
    expect(find(index).attributeCounts).toEqual({ Gewicht: { '500 g': 1 } });
    await follower.stop();
  });

  test('counts each field that lists filter by as an attribute, once where an attribute says the same', async () => {
    const { rows } = productFields;
    // More than the shop's own: a text, a number and an object.
    const { filters } = new FieldTable({
      ...rows,
      nameSuffix: { ...rows.nameSuffix, filter: true },
      minimumAge: { ...rows.minimumAge, filter: (years: number) => `ab ${years}` },
      origin: { ...rows.origin, filter: ({ name }: { name: string }) => name },
    });
    const stored: Readonly<Record<string, unknown>> = productFields.toColumns(whole);
    const said = filters.map(({ name, column, read }) => ({ name, value: read(stored[column]) ?? '' }));
    expect(said).toContainEqual({ name: 'Zusatz', value: '500 g' });
    expect(said).toContainEqual({ name: 'Mindestalter', value: 'ab 16' });
    expect(said).toContainEqual({ name: 'Ursprungsland', value: 'Österreich' });
    const both = { ...whole, id: 'both', conditions: [], attributes: said };
    const database = await open();
    await storeCatalogue(database, [whole, both, dowel]);
    const index = createInMemoryIndex();
    const follower = await followCatalogue({ database, index, filters, groups, onError });
    const counts = Object.fromEntries(said.map(({ name, value }) => [name, { [value]: 2 }]));
    expect(find(index).attributeCounts).toEqual({ Gewicht: { '500 g': 1 }, ...counts });
    expect(idsOf(index, { searchText: 'ab 16' })).toEqual(['both', 'hammer']);
    await follower.stop();
  });

  test('reads the products’ ingredients only for excluded words', async () => {
    const rye = { ...dowel, id: 'rye', name: 'Roggenbrot', ingredients: '<strong>Roggenmehl</strong>, Wasser' };
    const database = await open();
    await storeCatalogue(database, [rye, { ...dowel, id: 'cream', name: 'Rahmbrot', allergens: ['milk'] }]);
    const index = createInMemoryIndex();
    const follower = await followCatalogue({ database, index, ...indexedFields, groups, onError });
    expect(idsOf(index, { searchText: 'brot' })).toEqual(['cream', 'rye']);
    expect(idsOf(index, { searchText: 'brot ohne wasser' })).toEqual(['cream']);
    expect(idsOf(index, { searchText: 'brot ohne laktose' })).toEqual(['rye']);
    expect(idsOf(index, { searchText: 'wasser' })).toEqual([]);
    await follower.stop();
  });

  test('of a shop that has nothing yet has a root to browse, until another comes', async () => {
    const database = await open();
    const index = createInMemoryIndex();
    const follower = await followCatalogue({ database, index, filters: [], groups, onError });
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
      ...{ database, index, filters: [], onError },
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

  test('follows what the operator says of attributes, in every server, also one that begins with a snapshot', async () => {
    const database = await open();
    await storeCatalogue(database, [hammer, mallet]);
    const definitions = () => attributeDefinitions(database.read);
    const following = { database, filters: [], groups, attributes: definitions, onError };
    const servers = [createInMemoryIndex(), createInMemoryIndex()];
    const followers = await Promise.all(servers.map((index) => followCatalogue({ ...following, index })));
    const groupsOf = (index: FollowingIndex) => index.attributes('root');
    expect(servers.map(groupsOf)).toEqual([[weightIn('500 g')], [weightIn('500 g')]]);

    const define = (unit: string, internal: 0 | 1) =>
      database.transaction((transaction) =>
        storeAttributes(transaction, [
          { name: 'Gewicht', group_name: null, kind: 'number', unit, filter: 1, listed: 1, internal, searched: 1 },
        ]),
      );
    await define('kg', 0);
    await Promise.all(followers.map((follower) => follower.check()));
    expect(servers.map(groupsOf)).toEqual([[weightIn('0,5 kg')], [weightIn('0,5 kg')]]);

    const [snapshot] = servers.map((index) => index.snapshot());
    await define('kg', 1);
    const third = createInMemoryIndex();
    if (snapshot) third.restore(snapshot);
    followers.push(await followCatalogue({ ...following, index: third }));
    await Promise.all(followers.map((follower) => follower.check()));
    expect([...servers, third].map(groupsOf)).toEqual([[], [], []]);
    expect(idsOf(third, { searchText: '500 g' })).toEqual([]);
    await Promise.all(followers.map((follower) => follower.stop()));
  });

  test('follows how the operator steers the search, in every server', async () => {
    const database = await open();
    await storeCatalogue(database, [hammer, mallet, testProduct('rule', { name: 'Gliedermaßstab' })]);
    const configuration = createConfigurationService(database, () => 0);
    const steerings = [steeringFrom(configuration.searchNow), steeringFrom(configuration.searchNow)];
    const servers = [createInMemoryIndex(), createInMemoryIndex()];
    const followers = await Promise.all(
      servers.map((index, i) =>
        followCatalogue({ database, index, filters: [], groups, steering: steerings[i], onError }),
      ),
    );
    const found = (searchText: string) => servers.map((index) => idsOf(index, { searchText }));
    const write = async (search: unknown) => {
      await database.transaction(async (transaction) => {
        expect(await configuration.write(transaction, 'search', search)).toEqual({ ok: true, changed: true });
      });
      await Promise.all(followers.map((follower) => follower.check()));
    };
    expect(found('zollstock')).toEqual([['rule'], ['rule']]); // by the start list
    expect(found('kracherl')).toEqual([[], []]);
    await write({ synonyms: ['Kracherl > Schlosserhammer'] });
    expect(found('kracherl')).toEqual([['hammer'], ['hammer']]);
    expect(found('zollstock')).toEqual([['rule'], ['rule']]); // by the start list
    await write({ startList: false, stopWords: ['Kracherl'] });
    expect(found('zollstock')).toEqual([[], []]);
    expect(found('kracherl fäustel')).toEqual([['mallet'], ['mallet']]);
    await write({ pins: ['Hammer > A-mallet, A-later'], bars: ['Stab > A-rule'], weights: { description: 0 } });
    // All of them are in the category Hämmer.
    const all = ['mallet', 'hammer', 'rule'];
    expect(found('hammer')).toEqual([all, all]);
    expect([found('stab'), found('gliedermaßstab'), found('stahl')].flat(2)).toEqual(['rule', 'rule']);
    await storeCatalogue(database, [testProduct('later', { name: 'Dorn' })]);
    await Promise.all(followers.map((follower) => follower.check()));
    expect(found('hammer')[1]).toEqual(['mallet', 'later', 'hammer', 'rule']);
    await Promise.all(followers.map((follower) => follower.stop()));
  });

  test('of a database without a catalogue knows no category, until one comes', async () => {
    const database = await open();
    const index = createInMemoryIndex();
    const follower = await followCatalogue({ database, index, filters: [], groups, onError });
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
    const follower = await followCatalogue({ database, index, filters: [], groups, onError });
    expect(index.productCount).toBe(products.length);

    const changed = products.slice(0, 251).map((product) => ({ ...product, name: 'Neuheit' }));
    await storeCatalogue(database, changed);
    await follower.check();
    const found = index.find({ categoryId: 'root', searchText: 'Neuheit', limit: 300, offset: 0 });
    expect('code' in found || found.productIds.toSorted()).toEqual(changed.map(({ id }) => id).toSorted());
    expect(index.productCount).toBe(products.length);
    await follower.stop();
  });
});
