import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { noDetails } from './category-fields.ts';
import { storeCatalogue, testCategories, testProduct } from './testing/catalogue.ts';
import { type CatalogueCalls, serveCatalogue } from './testing/catalogue-calls.ts';

describeOnBothEngines('a hidden category', ({ open }) => {
  let calls: CatalogueCalls;
  const categories = testCategories.map((category) => ({
    ...category,
    details: {
      ...noDetails,
      ...(category.id === 'hammers' && { hidden: 1 as const }),
      ...(category.id === 'tools' && { html_above: '<p>Oben</p>', meta_title: 'Titel' }),
    },
  }));

  beforeAll(async () => {
    const database = await open();
    calls = await serveCatalogue(database);
    await storeCatalogue(database, [testProduct('saw', { categoryId: 'hammers', furtherCategoryIds: ['screws'] })], {
      categories,
    });
    await calls.follow();
  });
  afterAll(() => calls.app.close());

  const ask = async (name: string, body: object) => (await calls.ask(name, body)).json();

  test('is in no tree, and no call knows it', async () => {
    const { children } = await ask('categories', {});
    expect(
      children.map(({ name, children: below }: { name: string; children: unknown[] }) => [name, below.length]),
    ).toEqual([
      ['Schrauben & Dübel', 0],
      ['Werkzeug', 0],
      ['Aktionen', 0],
    ]);
    const categoryId = 'hammers';
    const answers = await Promise.all([
      calls.ask('products', { categoryId }),
      calls.ask('productAttributes', { categoryId }),
      calls.ask('alternatives', { categoryId }),
      calls.ask('suggestions', { categoryId, searchText: 'ham' }),
      calls.ask('category', { id: categoryId }),
    ]);
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      Array.from({ length: 5 }, () => [404, 'category-not-found']),
    );
    expect(await ask('suggestions', { searchText: 'Hämmer' })).toMatchObject({ categories: [] });
    expect(await calls.catalogue.movedTo('/shop/werkzeug/hämmer')).toBeNull();
  });

  test('hides no product: it is found above, in its other categories, and on its own page', async () => {
    const found = async (categoryId: string) => {
      const { products } = await ask('products', { categoryId });
      return products.map(({ _id }: { _id: string }) => _id).toSorted();
    };
    expect(await found('tools')).toEqual(['hammer', 'mallet', 'saw']);
    expect(await found('screws')).toEqual(['bare', 'saw']);
    const { categoryPath } = await ask('product', { id: 'saw' });
    expect(categoryPath.map(({ name }: { name: string }) => name)).toEqual(['Shop', 'Werkzeug']);
    // Its name no longer matches.
    expect(await ask('products', { categoryId: 'root', searchText: 'Hämmer saw' })).not.toMatchObject({ count: 3 });
  });

  test('the texts beside a list are answered only for visible categories', async () => {
    expect(await ask('category', { id: 'tools' })).toEqual({ htmlAbove: '<p>Oben</p>', metaTitle: 'Titel' });
    expect(await ask('category', { id: 'screws' })).toEqual({});
    // Of the root's three children one has no products, and what is in a hidden category counts above it.
    const { children } = await ask('category', { id: 'root' });
    expect(children.map(({ _id, count }: { _id: string; count: number }) => [_id, count])).toEqual([
      ['screws', 2],
      ['tools', 3],
    ]);
    expect((await calls.ask('category', { id: 'unknown' })).statusCode).toBe(404);
    await storeCatalogue(calls.database, [], {
      categories: categories.map(({ details, ...one }) => ({
        ...one,
        details: { ...details, hidden: 0, meta_title: 'Neu' },
      })),
    });
    await calls.follow();
    expect(await ask('category', { id: 'hammers' })).toEqual({ metaTitle: 'Neu' });
  });
});
