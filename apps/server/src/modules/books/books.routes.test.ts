import { type OfficeCallName, officeRoutes } from '@kontor/contract/office';
import { createInMemoryIndex } from '@kontor/search';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { openBrowser, type TestBrowser } from '../../http/testing/browser.ts';
import { createServices, type Services } from '../../services.ts';
import { exampleSeller } from '../orders/testing/order.ts';
import { storeExample } from '../orders/testing/stored-order.ts';

describeOnBothEngines('the calls about the books', ({ place, open }) => {
  let app: FastifyInstance;
  let services: Services;
  let owner: TestBrowser;
  const call = (name: OfficeCallName, body: object) => owner.post(officeRoutes[name].path, body);
  const time = { now: Date.UTC(2026, 9, 20, 12) };
  const kappen = [{ name: 'Kappe', amount: 3, unitPrice: 2000, taxRate: 2000 }];

  beforeAll(async () => {
    const at = await place();
    const config = readConfig({ DATA_DIR: at.dataDir, RATE_LIMITS: 'off', MAIL_FROM: 'Shop <shop@shop.example>' });
    const [database, index, logger] = [await open(at), createInMemoryIndex(), pino({ level: 'silent' })];
    await storeExample(database, 1, { buy: kappen, shipping: 0 });
    const value = JSON.stringify(exampleSeller);
    await database.transaction((transaction) =>
      transaction.insertInto('configuration').values({ key: 'seller', value, version: 1 }).execute(),
    );
    services = createServices({ config, database, index, clock: () => time.now, logger });
    await services.documents.issueInvoice({ number: '2026-000001' }, null);
    time.now = Date.UTC(2026, 10, 23, 12);
    app = await buildApp({ config, logger, database, index, services, storefront: null, office: null });
    owner = openBrowser(app);
    const address = (await services.operators.firstOwnerAddress()) ?? '';
    const token = address.slice(address.indexOf('#') + 1);
    await call('invitationAccept', { token, name: 'Eva', email: 'eva@example.at', password: 'Hammer und Amboss' });
  });
  afterAll(async () => {
    await app.close();
    await services.close();
  });

  test('list the months in euro, hand out their files, and close them with a proof alone', async () => {
    const october = {
      ...{
        month: '2026-10',
        bookings: 1,
        late: 0,
        net: 50,
        vat: 10,
        closed: null,
        mayClose: true,
        unbilled: 0,
        overbilled: 0,
      },
      turnover: [{ taxCase: 'domestic', country: 'AT', rate: 20, net: 50, vat: 10 }],
      besides: [],
    };
    const { turnover, besides } = october;
    const quarter = { quarter: '2026-Q4', isClosed: false, turnover, besides, net: 50, vat: 10 };
    const oss = { kind: 'oss', year: 2026, current: 0, previous: 0, limit: 10_000, hardLimit: 10_000, state: 'below' };
    expect((await call('books', {})).json()).toEqual({ months: [october], quarters: [quarter], limits: [oss] });
    const file = (await call('booksFile', { month: '2026-10', format: 'bmd' })).json();
    expect(file.filename).toBe('BMD_Buchungen_2026-10.csv');
    expect(Buffer.from(file.content, 'base64').toString('latin1')).toContain(';RE2026-000001;2026-000001;20261020;');

    time.now += 11 * 60_000;
    expect((await call('booksClose', { month: '2026-10' })).json()).toMatchObject({ code: 'proof-required' });
    expect((await call('booksFile', { month: '2026-10', format: 'csv' })).json().code).toBe('proof-required');
    expect((await call('books', {})).json()).toEqual({ months: [october], quarters: [quarter], limits: [oss] });
    await call('prove', { password: 'Hammer und Amboss' });
    const closed = { at: new Date(time.now).toISOString(), by: 'Eva' };
    const answer = await call('booksClose', { month: '2026-10' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ...october, closed, mayClose: false }]);
    expect((await call('booksClose', { month: '2026-10' })).json().code).toBe('month-closed');
  });

  test('the OSS declaration, also as a table; months and quarters that are none are refused', async () => {
    const empty = { quarter: '2026-Q4', lines: [], corrections: [], vat: 0, isClosed: false, isForBzst: false };
    expect((await call('booksOss', { quarter: '2026-Q4' })).json()).toEqual(empty);
    const file = (await call('booksOssFile', { quarter: '2026-Q4' })).json();
    expect([file.filename, Buffer.from(file.content, 'base64').toString().split('\n').length]).toEqual([
      'OSS_2026-Q4.csv',
      2,
    ]);
    for (const [name, body, code] of [
      ['booksFile', { month: '2026-1', format: 'csv' }, 'no-such-month'],
      ['booksFile', { month: '2026-10', format: 'xls' }, 'invalid-request'],
      ['booksClose', { month: 'none' }, 'no-such-month'],
      ['booksClose', { month: '2026-11' }, 'month-not-over'],
      ['booksOss', { quarter: '2026-Q5' }, 'no-such-quarter'],
      ['booksOssFile', { quarter: '' }, 'no-such-quarter'],
    ] as const)
      expect([name, (await call(name, body)).json().code]).toEqual([name, code]);
  });
});
