import { randomUUID } from 'node:crypto';
import { type Body, type CallName, idempotencyHeader, type RenderedPage, routes } from '@kontor/contract';
import { createInMemoryIndex } from '@kontor/search';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppSources, buildApp } from './app.ts';
import { readConfig } from './config.ts';
import type { Database } from './database/database.ts';
import { describeOnBothEngines } from './database/testing/databases.ts';
import { emailKey } from './email/email-key.ts';
import { logSerializers } from './http/access-log.ts';
import { isServerAddress } from './http/server-addresses.ts';
import { openBrowser } from './http/testing/browser.ts';
import { post } from './http/testing/frame.ts';
import { storeCatalogue, testProduct } from './modules/catalogue/testing/catalogue.ts';
import { storeCustomer } from './modules/customers/testing/customers.ts';
import { plainPicture } from './modules/files/testing/pictures.ts';
import { createPasswordService } from './modules/passwords/passwords.service.ts';
import { followCatalogue } from './search/follow-catalogue.ts';
import { createServices, type Services } from './services.ts';
import type { Storefront } from './ssr/storefront-build.ts';

/** The calls that only read; files are made when they are first asked for, and kept. */
type ReadingCall = {
  readonly [Name in CallName]: (typeof routes)[Name]['effect'] extends 'read' ? Exclude<Name, 'getFile'> : never;
}[CallName];

const address = { name: 'Huber', firstName: 'Ada', street: 'Weg 1', zipCode: '1010', city: 'Wien', country: 'AT' };
const customer = { email: 'ada@kunde.example', address, paymentCondition: 'vorkasse' };

/** Renders the title and the number of products, as far as calls answer them. */
const storefront: Storefront = {
  clientFolder: import.meta.dirname,
  assets: { scripts: [], styles: [], preloads: [] },
  entry: {
    async render({ call, url }): Promise<RenderedPage> {
      const { count } = await call('products', { categoryId: 'root' });
      const html = `<h1>${await call('title', {})}</h1>${count} ${url}`;
      return { kind: 'page', status: 200, html, own: { scripts: [], styles: [] } };
    },
  },
};

describeOnBothEngines('the whole shop', ({ place, open }) => {
  let app: FastifyInstance;
  let services: Services;
  let sources: AppSources;
  let stop: () => Promise<void>;
  let picture: string;
  const logged: string[] = [];
  let transactions = 0;
  const countingTransactions = (database: Database): Database => ({
    ...database,
    transaction(work) {
      transactions += 1;
      return database.transaction(work);
    },
  });
  const cart = (amount: number) => ({
    items: [{ product: { _id: 'hammer' }, condition: { _id: 'hammer-1' }, amount }],
  });
  const call = (name: CallName, body: object, headers = {}) => post(app, routes[name].path, body, { headers });
  const finish = (key: string, body: object) => call('orderFinish', body, { [idempotencyHeader]: key });

  beforeAll(async () => {
    const at = await place();
    const database = countingTransactions(await open(at));
    const index = createInMemoryIndex();
    const config = readConfig({ DATA_DIR: at.dataDir, RATE_LIMITS: 'off', MAIL_FROM: 'Shop <shop@shop.example>' });
    const write = (line: string) => void logged.push(line);
    const logger = pino({ level: 'trace', serializers: logSerializers }, { write });
    services = createServices({ config, database, index, clock: Date.now, logger });
    const { files, configuration } = services;
    const inspected = await files.inspect(await plainPicture(40, 30), 'picture');
    if (!inspected.ok) throw new Error(inspected.code);
    picture = inspected.file.id;
    const { uiSettings } = await configuration.current();
    await database.transaction(async (transaction) => {
      await files.store(transaction, [inspected.file], 1);
      await configuration.write(transaction, 'shippingRules', [{ countries: '*', cost: 490 }]);
      await configuration.write(transaction, 'uiSettings', { ...uiSettings, userLogin: true });
    });
    await storeCatalogue(database, [testProduct('hammer', { name: 'Hammer', pictures: [{ content: picture }] })]);
    const onError = (error: unknown) => expect.unreachable(String(error));
    const follower = await followCatalogue({ database, index, filters: [], groups: configuration.groupsNow, onError });
    sources = {
      config,
      logger,
      database,
      index,
      services,
      storefront,
      office: { page: '<p>Backoffice</p>', folder: import.meta.dirname },
    };
    app = await buildApp(sources);
    stop = async () => {
      await app.close();
      await follower.stop();
      await services.close();
    };
  });
  afterAll(() => stop());

  test('every call of the contract has its route, and none answers without the anti-forgery token [SPEC §7.1.1]', async () => {
    for (const { method, path } of Object.values(routes)) {
      const answer = await app.inject({ method, url: path });
      expect([path, answer.statusCode]).toEqual([path, method === 'GET' ? 400 : 403]);
    }
  });

  test('calls are POST, files are not; calls without parameters accept an empty object [SPEC §7.1.2]', async () => {
    expect(Object.values(routes).filter(({ method }) => method !== 'POST')).toEqual([routes.getFile]);
    const names = (Object.keys(routes) as CallName[]).filter((name) => name !== 'getFile');
    const answers = await Promise.all(names.map(async (name) => [name, (await call(name, {})).statusCode] as const));
    expect(Object.fromEntries(answers.filter(([, status]) => status !== 400))).toEqual({
      ...{ categories: 200, suggestions: 200, frontPage: 200 },
      ...{ accountOrders: 401, accountAddresses: 401, accountSessions: 401, accountExport: 401, cartLoad: 401 },
      ...{ wishListLoad: 401 },
      ...{ countries: 200, carrier: 200, paymentConditions: 200, mainMenu: 200, orderOptions: 200 },
      ...{ current: 200, logout: 200 },
      ...{ startpage: 200, uiSettings: 200, vouchersEnabled: 200, title: 200, templateNames: 200 },
    });
  });

  test('from the category tree to the stored order, its document and its mail [SPEC §7.1.3]', async () => {
    const [shop] = [(await call('categories', {})).json()];
    const { products } = (await call('products', { categoryId: shop._id })).json();
    expect(products[0]).toMatchObject({ name: 'Hammer', files: [{ content: picture }] });
    const shown = await app.inject(`${routes.getFile.path}?content=${picture}&imageSize=thumb`);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);

    const calculated = (await call('orderCalc', cart(2))).json();
    expect([calculated.total.gross, calculated.shippingCosts.gross]).toEqual([24.9, 4.9]);
    const [key, total] = [randomUUID(), { gross: 24.9 }];
    const placed = await finish(key, { ...cart(2), ...customer, total });
    expect(placed.statusCode).toBe(200);
    const order = placed.json();
    expect((await finish(key, { ...cart(2), ...customer, total })).json()).toEqual(order);
    expect((await call('order', { orderId: order._id })).json()).toEqual(order);

    const pdf = await app.inject(`${routes.getFile.path}?content=${order.confirmationDoc.content}`);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    await services.jobs.runDue();
    const outbox = await app.inject({ url: '/outbox', headers: { host: 'localhost' } });
    expect(outbox.body).toContain(order.orderNumber);
    expect(logged.join('')).not.toContain(order._id);
    expect(logged.join('')).not.toContain(order.confirmationDoc.content);
  });

  test('a call that reads writes nothing into the database', async () => {
    const total = { gross: 14.9 };
    const { _id: orderId } = (await finish(randomUUID(), { ...cart(1), ...customer, total })).json();
    const email = 'ada@kunde.example';
    const password_hash = await createPasswordService().hash('Hammer und Amboss');
    await storeCustomer(sources.database, { email, email_key: emailKey(email), password_hash });
    const browser = openBrowser(app);
    expect((await browser.call('login', { username: email, password: 'Hammer und Amboss' })).statusCode).toBe(200);
    await services.jobs.runDue();
    const categoryId = 'root';
    const bodies: { readonly [Name in ReadingCall]: Body<Name> } = {
      ...{
        categories: {},
        frontPage: {},
        category: { id: categoryId },
        product: { id: 'hammer' },
        products: { categoryId },
        relatedProducts: { id: 'hammer' },
        productReviews: { id: 'hammer' },
        references: { id: 'hammer' },
        goneProduct: { id: 'hammer' },
      },
      ...{ productAttributes: { categoryId }, suggestions: { searchText: 'ham' }, cartProducts: { ids: ['hammer'] } },
      ...{ alternatives: { categoryId, searchText: 'hamer' } },
      ...{ countries: {}, carrier: {}, paymentConditions: {}, mainMenu: {}, orderOptions: {}, startpage: {} },
      ...{ uiSettings: {}, vouchersEnabled: {}, title: {}, templateNames: {}, templateContent: { name: 'impressum' } },
      ...{ order: { orderId }, orderTransferCode: { orderId }, paymentGetEnv: { type: 'paypal' } },
      ...{
        accountOrders: {},
        accountAddresses: {},
        accountSessions: {},
        accountExport: {},
        cartLoad: {},
        wishListLoad: {},
      },
      ...{ current: {} },
    };
    const before = transactions;
    const answers: Record<string, number> = {};
    for (const [name, body] of Object.entries(bodies)) {
      answers[name] = (await browser.call(name as CallName, body)).statusCode;
      expect([name, transactions - before]).toEqual([name, 0]);
    }
    expect(Object.entries(answers).filter(([, status]) => status !== 200)).toEqual([
      ['goneProduct', 404],
      ['templateContent', 404],
      ['orderTransferCode', 404],
      ['paymentGetEnv', 503],
    ]);
    await browser.call('cartSave', { version: 0, items: [] });
    expect(transactions).toBeGreaterThan(before);
  });

  test('another total than the shop’s is answered with the fresh calculation, and nothing is ordered', async () => {
    const answer = await finish(randomUUID(), { ...cart(1), ...customer, total: { gross: 0.01 } });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'order-changed', calculation: { total: { gross: 14.9 } } });
  });

  test.each([0, -1, 1.5, 1e12, '1', null])('amount %j is a 400', async (amount) => {
    const items = [{ product: { _id: 'hammer' }, condition: { _id: 'hammer-1' }, amount }];
    for (const name of ['orderCalc', 'orderFinish'] as const) {
      const answer = await call(
        name,
        { items, ...customer, total: { gross: 1 } },
        { [idempotencyHeader]: randomUUID() },
      );
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 400, 'invalid-request']);
      expect(answer.json().errors[0].path).toBe('items.0.amount');
    }
  });

  describe('addresses', () => {
    test('of every route but the pages are known as the server’s own', () => {
      const at: string[] = [];
      const routesOf = app.printRoutes({ commonPrefix: false }).split('\n');
      const paths = routesOf.flatMap((line) => {
        const [, indent = '', part = '', methods] = /^((?:│ {3}| {4})*)[├└]── (\S*)(?: \((.+)\))?$/.exec(line) ?? [];
        at.splice(indent.length / 4, Number.POSITIVE_INFINITY, part);
        // The printer leaves out the slash before a star that hangs from a route.
        return methods?.includes('GET') ? [at.join('').replace(/(?<=\w)\*$/, '/*')] : [];
      });
      expect(paths).toEqual(expect.arrayContaining(['/api/docs/openapi.json', '/admin', '/admin/*']));
      // a menu may lead to the pages of withdrawal, of an offer and of the newsletter, as to the storefront’s
      expect(paths.filter((path) => !isServerAddress(path))).toEqual([
        ...['*', '/angebot', '/angebot/pdf', '/angebot/text', '/widerruf', '/widerruf/beleg'],
        ...['/newsletter', '/newsletter/gesendet', '/newsletter/bestaetigen', '/newsletter/abbestellen'],
      ]);
    });

    test('that nothing else answers are pages, rendered by the same services', async () => {
      const answer = await app.inject('/shop?page=2&utm_source=x');
      expect([answer.statusCode, answer.body]).toEqual([200, '<h1>Onlineshop</h1>1 /shop?page=2']);
      const head = await app.inject({ method: 'HEAD', url: '/shop' });
      expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8']);
    });

    test.each(['/api/', '/api/shop/master/categories', '/api/shop/nothing?x=1'])(
      'of the API are never pages: GET %s',
      async (url) => {
        const answer = await app.inject(url);
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
      },
    );

    test.each([
      '/livez',
      '/readyz',
      '/api/docs',
      '/api/docs/openapi.json',
      '/assets/templates/custom.css',
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap-products-1.xml',
    ])('%s answers', async (url) => {
      expect((await app.inject(url)).statusCode).toBe(200);
    });

    test.each(['/assets/nothing.js', '/assets/../app.ts', '/assets/%2e%2e/app.ts', '/assets/..%2fapp.ts'])(
      '%s is not there',
      async (url) => {
        expect((await app.inject(url)).body).not.toContain('buildApp');
      },
    );
  });

  test('without a built storefront the shop says so, and answers calls', async () => {
    const bare = await buildApp({ ...sources, storefront: null });
    const answer = await bare.inject({ url: '/shop', headers: { accept: 'application/json' } });
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { msg: 'Die Seiten des Shops sind noch nicht gebaut. "npm start" baut sie.', code: 'storefront-missing' },
    ]);
    expect((await post(bare, routes.title.path, {})).body).toBe('Onlineshop');
    await bare.close();
  });
});
