import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { storeCatalogue, testCategories, testProduct } from './testing/catalogue.ts';
import { type CatalogueCalls, mallet, serveCatalogue } from './testing/catalogue-calls.ts';

describeOnBothEngines('a product of a category that the lists do not know yet', ({ open }) => {
  let database: Database;
  let calls: CatalogueCalls;

  beforeEach(async () => {
    database = await open();
    calls = await serveCatalogue(database);
  });
  afterEach(() => calls.app.close());

  const path = ['Shop', 'Ganz Neu', 'Tief'];
  const namesOf = async (id: string) => {
    const answer = await calls.ask('product', { id });
    return answer.json().categoryPath.map(({ name }: { name: string }) => name);
  };
  const store = (products: Parameters<typeof storeCatalogue>[1]) =>
    storeCatalogue(database, products, {
      categories: [
        ...testCategories,
        { id: 'new', parentId: 'root', name: 'Ganz Neu', position: 9, customPage: null },
        { id: 'deep', parentId: 'new', name: 'Tief', position: 1, customPage: null },
      ],
    });

  test.each([
    ['that is new', { ...testProduct('racer'), categoryId: 'deep' }],
    ['that is moved there', { ...mallet, categoryId: 'deep' }],
  ])('has its whole path at once: one %s', async (_what, product) => {
    await store([product]);
    expect(await namesOf(product.id)).toEqual(path);
    await calls.follow();
    expect(await namesOf(product.id)).toEqual(path);
  });
});
