import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { storeCatalogue, testCondition, testProduct } from '../catalogue/testing/catalogue.ts';
import { serveCatalogue } from '../catalogue/testing/catalogue-calls.ts';
import { articlesFor } from './find-articles.ts';

const pliers = (id: string, size: string) =>
  testProduct(id, {
    ...{ name: 'Kombizange', nameSuffix: size, familyKey: 'zange', familyName: 'Kombizange' },
    familyValues: [{ name: 'Länge', value: size }],
    conditions: [testCondition(`${id}-1`, 2590)],
  });

describeOnBothEngines('articles for an order', ({ open }) => {
  test('of a family all sizes are found, each once, with its number', async () => {
    const { database, catalogue, follow } = await serveCatalogue(await open());
    await storeCatalogue(database, [pliers('z160', '160 mm'), pliers('z180', '180 mm'), pliers('z200', '200 mm')]);
    await follow();
    const { articles } = await articlesFor({ database, catalogue }, null, 'kombizange');
    expect(articles.map(({ name, productId }) => [name, productId])).toEqual([
      ['Kombizange 160 mm', 'z160'],
      ['Kombizange 180 mm', 'z180'],
      ['Kombizange 200 mm', 'z200'],
    ]);
    expect(new Set(articles.map(({ articleNumber }) => articleNumber)).size).toBe(3);
    expect((await articlesFor({ database, catalogue }, null, ' ')).articles).toEqual([]);
  });
});
