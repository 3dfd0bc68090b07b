import { type OfficeCallName, officeClassOf, officeLists, officeRoutes } from '@kontor/contract/office';
import { officeRefusals } from '@kontor/contract/office-calls';
import { type GivenRole, givenRoles, type Right } from '@kontor/domain';
import { createInMemoryIndex } from '@kontor/search';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { describeOnBothEngines } from './database/testing/databases.ts';
import { openBrowser, type TestBrowser } from './http/testing/browser.ts';
import { camt, transfer } from './modules/bank-statements/testing/bank-files.ts';
import { createServices, type Services } from './services.ts';

const names = Object.keys(officeRoutes) as OfficeCallName[];
const password = 'Hammer und Amboss';

describeOnBothEngines('the calls of the back office', ({ place, open }) => {
  let app: FastifyInstance;
  let services: Services;
  let owner: TestBrowser;
  const time = { now: Date.UTC(2026, 10, 23, 12) };

  const call = (browser: TestBrowser, name: OfficeCallName, body: object = {}) =>
    browser.post(officeRoutes[name].path, body);

  async function begin(address: string, name: string): Promise<TestBrowser> {
    const browser = openBrowser(app);
    const token = address.slice(address.indexOf('#') + 1);
    const answer = await call(browser, 'invitationAccept', { token, name, email: `${name}@example.at`, password });
    expect(answer.statusCode).toBe(200);
    return browser;
  }

  async function withRole(role: string): Promise<TestBrowser> {
    const invited = await call(owner, 'operatorInvite', { name: role, email: `${role}@example.at`, role });
    return begin(invited.json().address, role);
  }

  beforeAll(async () => {
    const at = await place();
    const config = readConfig({ DATA_DIR: at.dataDir, RATE_LIMITS: 'off', MAIL_FROM: 'Shop <shop@shop.example>' });
    const [database, index, logger] = [await open(at), createInMemoryIndex(), pino({ level: 'silent' })];
    services = createServices({ config, database, index, clock: () => time.now, logger });
    app = await buildApp({ config, logger, database, index, services, storefront: null, office: null });
    owner = await begin((await services.operators.firstOwnerAddress()) ?? '', 'first');
  });
  afterAll(async () => {
    await app.close();
    await services.close();
  });

  test('all have a route, and none answers without the anti-forgery token', async () => {
    for (const { path } of Object.values(officeRoutes)) {
      const answer = await app.inject({ method: 'POST', url: path });
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'csrf']);
    }
  });

  test('a guest makes only those that are for anybody', async () => {
    for (const name of names) {
      const { statusCode } = await call(openBrowser(app), name, { _id: 'x', password: 'x', challenge: 'x' });
      const isRefused = statusCode === 401 && officeClassOf(name).right !== 'anybody';
      const isForAnybody = officeClassOf(name).right === 'anybody';
      expect([name, isRefused || isForAnybody || statusCode === 400]).toEqual([name, true]);
    }
    const signedInOnly = names.filter((name) => officeClassOf(name).right !== 'anybody');
    const bodies = await Promise.all(signedInOnly.map((name) => call(openBrowser(app), name, {})));
    expect(bodies.filter(({ statusCode }) => statusCode === 200)).toEqual([]);
  });

  test.each(Object.entries(givenRoles) as [GivenRole, readonly Right[]][])(
    '%s makes those of their rights, and no others',
    async (role, rights) => {
      const browser = await withRole(role);
      const codes = new Map<OfficeCallName, string | undefined>();
      // A body that no call takes: who may not make a call is refused before, or as whoever may would be.
      for (const name of names.filter((one) => one !== 'officeSignOut')) {
        const answer = await call(browser, name, bodyFor(name));
        codes.set(name, answer.statusCode === 200 ? undefined : answer.json().code);
      }
      const refused = [...codes].filter(([, code]) => code === 'right-missing').map(([name]) => name);
      const beyond = names.filter((name) => {
        const { right, alsoRight = right, ofList } = officeClassOf(name);
        const rightOfList = ofList ? officeLists[bodyWithout.list].right : right;
        return [right, alsoRight, rightOfList].some(
          (one) => one !== 'anybody' && one !== 'signed-in' && !rights.includes(one),
        );
      });
      expect(refused.toSorted()).toEqual(beyond.toSorted());
    },
  );

  test.each([
    [['money.refund'], 'right-missing'],
    [['orders.edit'], 'right-missing'],
    [['money.refund', 'orders.edit'], 'order-not-found'],
  ] as const)('who has %j cancels a paid order: %s', async (rights, code) => {
    const name = `Eigene ${rights.join(' ')}`;
    const saved = await call(owner, 'roleSave', { name, rights });
    expect(saved.statusCode).toBe(200);
    const role = saved.json()._id;
    const invited = await call(owner, 'operatorInvite', { name, email: `${rights.join('-')}@example.at`, role });
    const browser = await begin(invited.json().address, rights.join('-'));
    expect((await call(browser, 'orderCancelPaid', bodyWithout)).json().code).toBe(code);
  });

  test('a file of a bank may be larger than other bodies, and has its own bound', async () => {
    const file = camt(Array.from({ length: 200 }, () => ({ amount: '1.00', details: [transfer('x'.repeat(5000))] })));
    const content = file.toString('base64');
    expect(content.length).toBeGreaterThan(1024 * 1024);
    const read = await call(owner, 'bankStatementRead', { content });
    expect([read.statusCode, read.json().new, read.json().assigned]).toEqual([200, 200, 0]);
    const again = await call(owner, 'bankStatementRead', { content });
    expect([again.json().new, again.json().known]).toEqual([0, 200]);
    const { entries, next } = (await call(owner, 'bankEntries', {})).json();
    expect([entries.length, typeof next, entries[0].match]).toEqual([
      50,
      'string',
      { kind: 'none', shares: [], reasons: [], lateDiscount: null, rest: null },
    ]);
    expect((await call(owner, 'bankStatementRead', { content: content.repeat(4) })).statusCode).toBe(413);
    expect((await call(owner, 'officeLog', { text: content })).statusCode).toBe(413);
  });

  test('a call that needs a proof is refused ten minutes after the last one, whatever the rights', async () => {
    time.now += 10 * 60_000;
    const asking = names.filter((name) => officeClassOf(name).needsProof);
    const codes = await Promise.all(asking.map(async (name) => (await call(owner, name, bodyWithout)).json().code));
    expect(codes).toEqual(asking.map(() => 'proof-required'));
    expect(asking.length).toBeGreaterThan(10);
  });

  test('the refusals of a call’s class are documented', () => {
    expect(officeRefusals('operatorInvite')).toMatchObject({
      400: { codes: ['invalid-request', 'invalid-form'] },
      401: { codes: ['not-signed-in'] },
      403: { codes: ['csrf', 'right-missing', 'proof-required', 'rights-beyond-own'] },
    });
    expect(Object.keys(officeRefusals('officeState'))).toEqual(['403']);
    expect(Object.keys(officeRefusals('officeSignIn'))).toEqual(['400', '401', '403', '429']);
  });
});

/** A body that fits the shape of a call, about things that there are none of. */
const bodyFor = (name: OfficeCallName) => ({ ...bodyWithout, ...otherwise[name] });

/** Fields that have another shape in other calls. */
const otherwise: Partial<Record<OfficeCallName, object>> = {
  ...{ receivablePrint: { step: 1 }, reviewAnswer: { seen: '' }, reviewShow: { seen: '' } },
  ...{ reviewHide: { seen: '', reason: 'unlawful' }, orderUnship: { parcel: 1 } },
  guests: { search: 'nobody-at-all' },
  bankRuleMake: { words: '' },
  documentIssuePart: { withCharges: false },
  voucherSeriesStop: { isStopped: true },
};

const bodyWithout = {
  ...{ _id: 'nobody', token: 'none', challenge: 'none', answer: {}, code: '0', rights: [], role: 'none' },
  ...{ name: 'Niemand', email: 'niemand@example.at', password: 'Hammer und Amboss' },
  ...{ number: '2026-000000', version: 0, key: 'no-such-order', reason: 'Nichts', text: 'Nichts' },
  ...{ worth: { kind: 'fixed', amount: 1 }, page: { blocks: [] } },
  ...{ reference: '2026-000000-1', content: '', shares: [{ number: '2026-000000', amount: 1 }], isAside: true },
  ...{ address: {}, shippingAddress: null, customerId: 'nobody', items: [], vouchers: [], paymentCondition: '' },
  ...{ carrier: '', externalNumber: '', options: [], channel: 'telephone', remark: '' },
  ...{ pieces: [{ line: 0, amount: 1, toStock: false }], amount: 1, added: [], removed: [] },
  ...{ lines: [], shippingCosts: 'kept', total: 0 },
  ...{ group: null, note: 'Nichts', seen: { hasAccount: false, orders: 0, total: 0 } },
  ...{ orders: [], step: { kind: 'confirm' }, receivedOn: '2026-11-20', means: 'cash' },
  ...{ revision: 1, validUntil: '2026-12-12', papers: 'pick-list', numbers: ['2026-000000'] },
  ...{ month: 'none', format: 'csv', quarter: 'none' },
  ...{ list: 'orders' as const, question: { search: 'nobody-at-all' }, filters: {}, isShared: false, columns: [] },
  ...{ isMailed: false, id: 'nobody' },
  receivables: [{ number: '2026-000000', step: 1 }],
};
