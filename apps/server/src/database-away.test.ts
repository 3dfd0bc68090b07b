import { randomUUID } from 'node:crypto';
import { type CallName, idempotencyHeader, type RenderedPage, routes } from '@kontor/contract';
import { createInMemoryIndex } from '@kontor/search';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import type { Database } from './database/database.ts';
import { layLine, type TestLine } from './database/postgres/testing/breakable-line.ts';
import { describeOnPostgres } from './database/testing/databases.ts';
import { eventually } from './database/testing/waiting.ts';
import { post, postAs } from './http/testing/frame.ts';
import { storeCatalogue, testProduct } from './modules/catalogue/testing/catalogue.ts';
import { followCatalogue } from './search/follow-catalogue.ts';
import { createServices, type Services } from './services.ts';
import type { Storefront } from './ssr/storefront-build.ts';

/** A page is what its product or the list is; what it cannot load makes a page of status 500, as in the real one. */
const storefront: Storefront = {
  clientFolder: import.meta.dirname,
  assets: { scripts: [], styles: [], preloads: [] },
  entry: {
    async render({ call, url, movedTo }): Promise<RenderedPage> {
      const own = { scripts: [], styles: [] };
      try {
        await Promise.all([call('title', {}), call('categories', {}), call('mainMenu', {}), movedTo?.('/shop/alt')]);
        const [, id] = /^\/shop\/P\/(.+)/.exec(url) ?? [];
        const shown = id ? await call('product', { id }) : await call('products', { categoryId: 'root' });
        return { kind: 'page', status: 200, html: JSON.stringify(shown), own };
      } catch {
        return { kind: 'page', status: 500, html: '<h1>Fehler', own };
      }
    },
  },
};

describeOnPostgres('a shop whose database is away', ({ place, open }) => {
  let line: TestLine;
  let elsewhere: Database;
  let app: FastifyInstance;
  let services: Services;
  let stop: () => Promise<void>;
  const browser = { accept: 'text/html', cookie: 'XSRF-TOKEN=t' };
  const call = (name: CallName, body: object, headers = {}) => post(app, routes[name].path, body, { headers });
  const callAs = (sid: string, name: CallName, body: object) => postAs(app, sid, routes[name].path, body);
  const list = { categoryId: 'root' };

  beforeAll(async () => {
    const at = await place();
    line = await layLine(at);
    elsewhere = await open(at);
    const database = await open(line.place);
    const index = createInMemoryIndex();
    const config = readConfig({ DATA_DIR: at.dataDir, RATE_LIMITS: 'off' });
    const logger = pino({ level: 'silent' });
    services = createServices({ config, database, index, clock: Date.now, logger });
    await storeCatalogue(elsewhere, [testProduct('hammer', { name: 'Hammer' })]);
    const { configuration, readAhead } = services;
    const following = { database, index, filters: [], groups: configuration.groupsNow, onTakenIn: readAhead };
    const follower = await followCatalogue({ ...following, onError: () => undefined });
    app = await buildApp({ config, logger, database, index, services, office: null, storefront });
    // Whose session it is, the database says.
    app.findViewer = async (sid) => {
      await sql`select 1`.execute(database.read);
      return { customerId: sid, sessionId: sid, customerGroup: null };
    };
    services.jobs.start();
    stop = async () => {
      await app.close();
      await follower.stop();
      await services.close();
    };
  });
  afterAll(() => stop());

  test('without having been asked for anything shows its categories and settings', async () => {
    line.cut();
    for (const name of ['categories', 'mainMenu', 'uiSettings', 'title', 'templateNames', 'countries'] as const) {
      expect([name, (await call(name, {})).statusCode]).toEqual([name, 200]);
    }
    const unread = await call('products', list);
    expect([unread.statusCode, unread.json().code, unread.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
    line.mend();
  });

  test('shows the products and pages that are in memory, to everybody and to those it knows', async () => {
    const before = await call('products', list);
    expect(before.json().products.map(({ name }: { name: string }) => name)).toEqual(['Hammer']);
    const page = await app.inject({ url: '/shop', headers: browser });
    expect([page.statusCode, page.body]).toEqual([200, before.body]);
    expect((await callAs('known', 'products', list)).statusCode).toBe(200);

    line.cut();
    for (const answer of [await call('products', list), await callAs('known', 'products', list)]) {
      expect([answer.statusCode, answer.body]).toEqual([200, before.body]);
    }
    const kept = await app.inject({ url: '/shop', headers: browser });
    expect([kept.statusCode, kept.headers.etag]).toEqual([200, page.headers.etag]);
    const rendered = await app.inject({ url: '/shop/P/hammer', headers: browser });
    expect([rendered.statusCode, rendered.json().name]).toEqual([200, 'Hammer']);
    const ofStranger = await app.inject({ url: '/shop', headers: { ...browser, cookie: 'XSRF-TOKEN=t; sid=unknown' } });
    expect([ofStranger.statusCode, ofStranger.body]).toEqual([200, page.body]);
    line.mend();
  });

  test('says 503 and when to come again to whatever needs it, and no call or page says 500', async () => {
    line.cut();
    const ofStranger = await callAs('unknown', 'products', list);
    expect([ofStranger.statusCode, ofStranger.headers['retry-after']]).toEqual([503, '5']);
    expect((await callAs('known', 'accountOrders', {})).statusCode).toBe(503);
    const page = await app.inject({ url: '/shop/P/saw', headers: browser });
    expect([page.statusCode, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(page.body).toContain('Der Shop ist gerade nicht erreichbar.');
    const order = { items: [{ product: { _id: 'hammer' }, condition: { _id: 'hammer-1' }, amount: 1 }] };
    const costs = await call('orderCalc', order);
    expect([costs.statusCode, costs.headers['retry-after']]).toEqual([503, '5']);
    for (const [name, { method, path }] of Object.entries(routes)) {
      const headers = { [idempotencyHeader]: randomUUID() };
      const answer = method === 'GET' ? await app.inject(path) : await postAs(app, 'known', path, {}, headers);
      expect([name, answer.statusCode]).not.toEqual([name, 500]);
    }
    for (const url of ['/readyz', '/sitemap.xml', '/sitemap-products-1.xml']) {
      const answer = await app.inject(url);
      expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '5']);
    }
    expect((await app.inject('/livez')).statusCode).toBe(200);
    line.mend();
  });

  test('silent, shows what is in memory to those it knows', async () => {
    const before = await callAs('known', 'products', list);
    line.fallSilent();
    const silent = await callAs('known', 'products', list);
    expect([silent.statusCode, silent.body]).toEqual([200, before.body]);
    line.mend();
  });

  test('follows the catalogue as soon as it is back', async () => {
    line.cut();
    await storeCatalogue(elsewhere, [testProduct('saw', { name: 'Säge' })]);
    expect((await call('products', list)).json().count).toBe(1);
    line.mend();
    await eventually(async () => {
      const { count, products } = (await call('products', list)).json();
      expect([count, products?.length]).toEqual([2, 2]);
    });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});
