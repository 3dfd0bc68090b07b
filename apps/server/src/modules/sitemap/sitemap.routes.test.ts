import { gunzipSync } from 'node:zlib';
import { createInMemoryIndex } from '@kontor/search';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { createFrame } from '../../http/testing/frame.ts';
import { createCatalogueService } from '../catalogue/catalogue.service.ts';
import { storeCatalogue, testCategories, testProduct } from '../catalogue/testing/catalogue.ts';
import { createTemplateService } from '../templates/templates.service.ts';
import { sitemapRoutes } from './sitemap.routes.ts';
import { createSitemapService } from './sitemap.service.ts';

const shop = 'https://shop.example';
const xml = 'application/xml; charset=utf-8';
const start = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** 21 November 2026 in UTC. */
const day = Date.UTC(2026, 10, 21, 23, 59);

describeOnBothEngines('the data for search engines', ({ open }) => {
  let app: FastifyInstance;
  let database: Database;
  let version = 1;

  beforeAll(async () => {
    database = await open();
    ({ app } = await createFrame());
    const index = createInMemoryIndex();
    const configuration = { current: () => expect.unreachable() };
    const templates = createTemplateService(database, () => version);
    const catalogue = createCatalogueService({ database, index, configuration, templates, clock: () => 0 });
    const sources = { database, catalogue, templates, version: () => version, publicUrl: shop };
    sitemapRoutes(app, createSitemapService({ ...sources, partSize: 4 }), shop);
    await storeCatalogue(database, [], { now: day, categories: [{ ...known('root'), customPage: '/shop/C/haupt' }] });
    await storeCatalogue(
      database,
      ['a', 'b’s & <co>', 'c', 'd', 'e'].map((id) => testProduct(id)),
      { now: day, categories: testCategories.slice(1) },
    );
    await database.transaction(async (transaction) => {
      const pages = ['header', 'haupt', 'über/uns'].map(
        (name) => ({ kind: 'page', name, content: '<p>x</p>' }) as const,
      );
      const texts = ['siteNotice', 'orderDetailsHeader', 'userNoPassword', 'altgeräte', 'widerrufsbelehrung'].map(
        (name) => ({ kind: 'text', name, content: 'x' }) as const,
      );
      for (const template of [...texts, ...pages]) {
        await templates.write(transaction, template);
      }
      await transaction.updateTable('categories').set({ changed_at: null }).where('id', '=', 'deals').execute();
    });
  });
  afterAll(() => app.close());
  const known = (id: string) => testCategories.find((category) => category.id === id) ?? expect.unreachable();

  async function get(url: string): Promise<string> {
    const { statusCode, headers, body } = await app.inject({ url, headers: { cookie: 'XSRF-TOKEN=x' } });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, xml, 'public, max-age=3600']);
    return body;
  }
  const entry = (path: string, changed?: string) =>
    `<url><loc>${shop}${path}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>\n`;
  const file = (...entries: string[]) => `${start}<urlset ${namespace}>\n${entries.join('')}</urlset>\n`;

  test('the list names every sitemap by its whole address', async () => {
    const names = ['sitemap-pages-1', 'sitemap-pages-2', 'sitemap-pages-3', 'sitemap-products-1', 'sitemap-products-2'];
    const entries = names.map((name) => `<sitemap><loc>${shop}/${name}.xml</loc></sitemap>\n`).join('');
    expect(await get('/sitemap.xml')).toBe(`${start}<sitemapindex ${namespace}>\n${entries}</sitemapindex>\n`);
  });

  test('categories, then texts and contents that are pages of their own', async () => {
    expect(await get('/sitemap-pages-1.xml')).toBe(
      file(
        entry('/shop', '2026-11-21'),
        entry('/shop/schrauben%20%26%20d%C3%BCbel', '2026-11-21'),
        entry('/shop/werkzeug', '2026-11-21'),
        entry('/shop/werkzeug/h%C3%A4mmer', '2026-11-21'),
      ),
    );
    expect(await get('/sitemap-pages-2.xml')).toBe(
      file(entry('/shop/aktionen'), entry('/impressum'), entry('/T/widerrufsbelehrung'), entry('/T/altger%C3%A4te')),
    );
    expect(await get('/sitemap-pages-3.xml')).toBe(file(entry('/C/%C3%BCber/uns')));
  });

  test('products under their own category, split where a sitemap is full; what left the catalogue is not there', async () => {
    const product = (id: string) => entry(`/shop/werkzeug/h%C3%A4mmer/P/${id}`, '2026-11-21');
    expect(await get('/sitemap-products-1.xml')).toBe(
      file(product('a'), product('b%E2%80%99s%20%26%20%3Cco%3E'), product('c'), product('d')),
    );
    expect(await get('/sitemap-products-2.xml')).toBe(file(product('e')));
    await database.transaction((transaction) =>
      transaction.updateTable('products').set({ deleted: 1 }).where('id', '=', 'c').execute(),
    );
    expect(await get('/sitemap-products-1.xml')).not.toContain('/P/c');
  });

  test('a change of the catalogue is seen with its version', async () => {
    await storeCatalogue(database, [testProduct('f'), testProduct('g'), testProduct('h'), testProduct('i')]);
    expect(await get('/sitemap.xml')).not.toContain('products-3');
    version++;
    expect(await get('/sitemap.xml')).toContain('products-3');
  });

  test.each(['0', '4', '1x', '9999999'])('there is no sitemap of pages number %s', async (number) => {
    const { statusCode, headers } = await app.inject(`/sitemap-pages-${number}.xml`);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  test('sitemaps are compressed for clients that accept it', async () => {
    await storeCatalogue(
      database,
      Array.from({ length: 30 }, (_, place) => testProduct(`product-number-${place}`)),
    );
    const big = createSitemapService({
      ...{
        database,
        version: () => 1,
        publicUrl: shop,
        templates: { content: async () => null, pageNames: async () => [], textNames: async () => [] },
      },
      catalogue: { categories: async () => ({ _id: 'hammers', name: 'Shop', children: [] }) },
    });
    const { app: other } = await createFrame();
    sitemapRoutes(other, big, shop);
    const { headers, rawPayload } = await other.inject({
      url: '/sitemap-products-1.xml',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(rawPayload).toString().match(/<url>/g)).toHaveLength(38);
    await other.close();
  });
});

test('robots may read pages and pictures, not carts, calls and lists that repeat others', async () => {
  const { app } = await createFrame();
  sitemapRoutes(app, { index: async () => '', part: async () => null }, shop);
  const { headers, body } = await app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe(`User-agent: *
Allow: /api/shop/files/getFile
Disallow: /api/
Disallow: /admin
Disallow: /konto
Disallow: /vergleich
Disallow: /outbox
Disallow: /*/P/cart$
Disallow: /*/P/cart?
Disallow: /*/P/cart/
Disallow: /*?q=
Disallow: /*&q=
Disallow: /*?sort=
Disallow: /*&sort=
Disallow: /*?size=
Disallow: /*&size=
Disallow: /*?f.
Disallow: /*&f.
Disallow: /*?stock=
Disallow: /*&stock=
Disallow: /*?sale=
Disallow: /*&sale=
Disallow: /*?min
Disallow: /*&min
Disallow: /*?max
Disallow: /*&max
Disallow: /*?view=table
Disallow: /*&view=table

Sitemap: https://shop.example/sitemap.xml
`);
  await app.close();
});
