import { brotliDecompressSync } from 'node:zlib';
import type { Product, ProductList } from '@kontor/contract';
import { type BrowsingQuery, createInMemoryIndex } from '@kontor/search';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { countRowsWith } from '../../database/testing/counted-reads.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { createFrame, post, postAs } from '../../http/testing/frame.ts';
import { followCatalogue } from '../../search/follow-catalogue.ts';
import { createConfigurationService } from '../configuration/configuration.service.ts';
import { createTemplateService } from '../templates/templates.service.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { createCatalogueService } from './catalogue.service.ts';
import { storeCatalogue, testCategories, testCondition, testProduct } from './testing/catalogue.ts';

const products = ['hammer', 'saw', 'vice'].map((id, i) =>
  testProduct(id, { name: `${id} „Größe“`, conditions: [testCondition(`${id}-1`, 1000 + i)] }),
);
const [hammer = testProduct('hammer')] = products;
const group = (percent: number) => [
  { name: 'Fachbetrieb', priceDeclaration: 'net', discounts: [{ category: 'root', percent }] },
];
const everything = { categoryId: 'root' };

/** A server of the shop that counts its work. */
async function serve(stored: Database, clock = () => 1000) {
  const { database, taken } = countRowsWith('html_description', stored);
  const index = createInMemoryIndex();
  const asked: BrowsingQuery[] = [];
  const watched = Object.assign(Object.create(index), {
    products: (query: BrowsingQuery) => {
      asked.push(query);
      return index.products(query);
    },
  });
  const configuration = createConfigurationService(database, () => index.version);
  const templates = createTemplateService(database, () => index.version);
  const catalogue = createCatalogueService({ database, index: watched, configuration, templates, clock });
  const onError = (error: unknown) => expect.unreachable(String(error));
  const follower = await followCatalogue({ database, index, filters: [], groups: configuration.groupsNow, onError });
  const { app } = await createFrame();
  app.findViewer = async (sid) => ({ customerId: 'c', sessionId: 's', customerGroup: sid });
  catalogueRoutes(app, catalogue);
  taken();
  return {
    ...{ app, catalogue, configuration, follow: () => follower.check() },
    /** The work since the last call: product rows that were read, and queries that the index answered. */
    work: () => ({ rows: taken(), questions: asked.splice(0).length }),
    list: async (body: object = everything, customerGroup?: string): Promise<ProductList> => {
      const url = '/api/shop/master/products';
      const answer = await (customerGroup ? postAs(app, customerGroup, url, body) : post(app, url, body));
      expect(answer.statusCode).toBe(200);
      return answer.json();
    },
    async close() {
      await follower.stop();
      await app.close();
    },
  };
}

const grossOf = ({ products: shown }: ProductList) => shown.map(({ conditions: [first] }) => first?.price.gross);
const byName = { ...everything, orderBy: [{ field: 'name', direction: 'asc' }] };

describeOnBothEngines('answers that are ready', ({ open }) => {
  let stored: Database;
  let shop: Awaited<ReturnType<typeof serve>>;
  const serving: (typeof shop)[] = [];

  async function another(clock?: () => number): Promise<typeof shop> {
    const server = await serve(stored, clock);
    serving.push(server);
    return server;
  }

  beforeEach(async () => {
    stored = await open();
    await storeCatalogue(stored, products);
    shop = await another();
  });
  afterEach(() => Promise.all(serving.splice(0).map((server) => server.close())));

  test('a second answer asks nobody, and another question about the same products reads no row', async () => {
    const first = await shop.list();
    expect(shop.work()).toEqual({ rows: 3, questions: 1 });
    expect(await shop.list({ ...everything, unknown: 1 })).toEqual(first);
    expect(shop.work()).toEqual({ rows: 0, questions: 0 });
    await shop.list({ ...everything, limit: 2 });
    expect(shop.work()).toEqual({ rows: 0, questions: 1 });
  });

  test('a thousand equal questions at once are one answer', async () => {
    const answers = await Promise.all(Array.from({ length: 1000 }, () => shop.catalogue.productsJson(everything)));
    expect(shop.work()).toEqual({ rows: 3, questions: 1 });
    expect(new Set(answers).size).toBe(1);
  });

  test('a changed price reads exactly one row and shows the new one, in every server', async () => {
    const other = await another();
    for (const server of [shop, other]) expect(grossOf(await server.list(byName))).toEqual([10, 10.01, 10.02]);
    await storeCatalogue(stored, [{ ...hammer, conditions: [testCondition('hammer-1', 777)] }]);
    for (const server of [shop, other]) {
      await server.follow();
      server.work();
      expect(grossOf(await server.list(byName))).toEqual([7.77, 10.01, 10.02]);
      expect(server.work()).toEqual({ rows: 1, questions: 1 });
    }
  });

  test('a price that changed before the index knows is shown at the latest when it does', async () => {
    await storeCatalogue(stored, [{ ...hammer, conditions: [testCondition('hammer-1', 777)] }]);
    await shop.list(byName);
    await shop.follow();
    expect(grossOf(await shop.list(byName))).toEqual([7.77, 10.01, 10.02]);
  });

  test('answers and records of a group are its own; another discount makes its records anew and nobody else’s', async () => {
    const decide = (percent: number) =>
      stored.transaction((transaction) => shop.configuration.write(transaction, 'customerGroups', group(percent)));
    await decide(10);
    await shop.follow();
    expect(grossOf(await shop.list(byName, 'Fachbetrieb'))).toEqual([9, 9.01, 9.01]);
    expect(grossOf(await shop.list(byName))).toEqual([10, 10.01, 10.02]);
    expect(grossOf(await shop.list(byName, 'unknown'))).toEqual([10, 10.01, 10.02]);
    expect(shop.work()).toEqual({ rows: 6, questions: 2 });
    await decide(50);
    await shop.follow();
    expect(grossOf(await shop.list(byName, 'Fachbetrieb'))).toEqual([5, 5, 5]);
    expect(shop.work()).toEqual({ rows: 3, questions: 1 });
    expect(grossOf(await shop.list(byName))).toEqual([10, 10.01, 10.02]);
    expect(shop.work()).toEqual({ rows: 0, questions: 1 });
  });

  test('a setting that has nothing to do with products makes no record anew', async () => {
    await shop.list();
    await stored.transaction((transaction) => shop.configuration.write(transaction, 'title', 'Anders'));
    await shop.follow();
    shop.work();
    await shop.list();
    expect(shop.work()).toEqual({ rows: 0, questions: 1 });
  });

  test('a category that is called otherwise is called so in every record', async () => {
    await shop.list();
    const categories = testCategories.map((one) => (one.id === 'tools' ? { ...one, name: 'Werkzeuge' } : one));
    await storeCatalogue(stored, [], { categories });
    await shop.follow();
    const names = (await shop.list()).products.map(({ categoryPath }) => categoryPath[1]?.name);
    expect(names).toEqual(['Werkzeuge', 'Werkzeuge', 'Werkzeuge']);
  });

  test('a product that left is in no list, and comes back as it is then', async () => {
    await shop.list(byName);
    await stored.transaction(async (transaction) => {
      await transaction.updateTable('products').set({ deleted: 1, version: 100 }).where('id', '=', 'saw').execute();
      await transaction.updateTable('catalogue_version').set({ version: 100 }).execute();
    });
    await shop.follow();
    expect(grossOf(await shop.list(byName))).toEqual([10, 10.02]);
    await storeCatalogue(stored, [testProduct('saw', { conditions: [testCondition('saw-1', 500)] })]);
    await shop.follow();
    expect(grossOf(await shop.list(byName))).toEqual([10, 5, 10.02]);
  });

  test('an answer that depends on a price of another hour is not kept', async () => {
    let now = 1500;
    const clocked = await another(() => now);
    await storeCatalogue(stored, [{ ...hammer, conditions: [testCondition('hammer-1', 1000, { salePrice: 900 })] }], {
      now: 2000,
    });
    await clocked.follow();
    const lowest = async () => (await clocked.list(byName)).products[0]?.conditions[0]?.lowestPrice30;
    expect(await lowest()).toBeUndefined();
    now = 2000;
    clocked.work();
    expect(await lowest()).toBe(10);
    expect(clocked.work()).toEqual({ rows: 1, questions: 1 });
    expect(await lowest()).toBe(10);
    expect(clocked.work()).toEqual({ rows: 0, questions: 0 });
  });

  test('a list has its products byte for byte as the product call has them', async () => {
    const whole = await post(shop.app, '/api/shop/master/products', everything);
    const each = await Promise.all(
      whole
        .json<ProductList>()
        .products.map(({ _id }: Product) => post(shop.app, '/api/shop/master/product', { id: _id })),
    );
    expect(whole.body.startsWith(`{"products":[${each.map(({ body }) => body).join(',')}],"count":3,`)).toBe(true);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(whole.body)),
    });
  });

  test('is compressed for who takes it, and the same', async () => {
    const plain = await post(shop.app, '/api/shop/master/products', everything);
    const br = { headers: { 'accept-encoding': 'gzip, br' } };
    const small = await post(shop.app, '/api/shop/master/products', everything, br);
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });
});
