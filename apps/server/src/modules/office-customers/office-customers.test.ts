import type { OfficeCustomer } from '@kontor/contract/office';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { countRowsWith } from '../../database/testing/counted-reads.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { createJobRunner } from '../../jobs/job-runner.ts';
import { serveAccount } from '../../testing/account.ts';
import { createCustomersService } from '../customers/customers.service.ts';
import { customerWordJobs } from '../customers/listed-customers.service.ts';
import { munichAddress, storeCustomer, viennaAddress } from '../customers/testing/customers.ts';
import { createOfficeLog } from '../office-log/office-log.service.ts';
import { fillCatalogue, placement } from '../orders/testing/shop.ts';
import type { OwnAccountService } from '../own-account/own-account.service.ts';
import { createKnownDevicesService } from '../sessions/known-devices.service.ts';
import { createSessionsService } from '../sessions/sessions.service.ts';
import { createOfficeCustomers } from './office-customers.service.ts';

const eva = { id: 'eva', name: 'Eva Huber', network: '203.0.113.0/24' };
const start = Date.UTC(2026, 10, 20, 12, 30);

/** The customers in the back office of a shop. */
function officeOf(
  database: Database,
  ownAccount: Pick<OwnAccountService, 'export'> = { export: async () => refused(401, 'not-signed-in') },
) {
  const clock = () => start;
  const log = createOfficeLog({ database, clock });
  const customers = createOfficeCustomers({
    ...{ database, log, clock, wakeJobs: () => {}, sessions: createSessionsService({ database, clock }) },
    devices: createKnownDevicesService({ database, clock }),
    ownAccount,
    addressBook: { list: async () => ({ addresses: [] }) },
    configuration: { current: async () => ({ customerGroups: [{ name: 'Handwerk' }] }) as never },
  });
  const found = async (search: string, group?: string | null) =>
    (await customers.list({ search, ...(group !== undefined && { group }) })).customers.map(({ email }) => email);
  return { customers, log, found };
}

/** Two servers' runners of the job that writes words. */
async function runCustomerWords(database: Database): Promise<void> {
  const handlers = customerWordJobs(database);
  const logger = pino({ level: 'silent' });
  await Promise.all([1, 2].map(() => createJobRunner({ database, handlers, clock: () => start, logger }).runDue()));
}

function shown(answer: OfficeCustomer | Refused): OfficeCustomer {
  if (isRefused(answer)) throw new Error(answer.code);
  return answer;
}

describeOnBothEngines('customers in the back office', ({ open }) => {
  async function start() {
    const database = await open();
    const ada = await storeCustomer(database, {
      ...{ email: 'ada@kunde.example', email_key: 'ada@kunde.example', password_hash: '$argon2id$secret' },
      ...{ address: JSON.stringify(viennaAddress), created_at: 1000 },
    });
    const kern = await storeCustomer(database, {
      ...{ email: 'Einkauf@Müller.example', email_key: 'einkauf@xn--mller-kva.example', online_user: 0 },
      ...{ person_id: 'K-4711', customer_group: 'Handwerk', created_at: 2000 },
      shipping_address: JSON.stringify(munichAddress),
    });
    return { database, ada: ada.customerId, kern: kern.customerId, ...officeOf(database) };
  }

  test('are found by the beginnings of e-mail, name, company and number, folded; two words mean both', async () => {
    const { found, customers, kern } = await start();
    const [ada, mueller] = ['ada@kunde.example', 'Einkauf@Müller.example'];
    expect(await found('')).toEqual([mueller, ada]);
    for (const search of ['huber', 'ADA', 'kunde.exa', ' ada  hub '])
      expect([search, await found(search)]).toEqual([search, [ada]]);
    for (const search of ['müller', 'MÜLLER', 'kern kg', 'k-47', '4711', 'einkauf@'])
      expect([search, await found(search)]).toEqual([search, [mueller]]);
    for (const search of ['uber', 'ada kern', '%', '_', "' or 1=1", '711'])
      expect([search, await found(search)]).toEqual([search, []]);
    for (const search of ['K-4711', 'EINKAUF@xn--mller-kva.example', kern])
      expect((await customers.list({ search })).exact).toBe(kern);
    expect((await customers.list({ search: 'K-471' })).exact).toBeNull();
  });

  test('are filtered by group', async () => {
    const { found, customers } = await start();
    expect(await found('', 'Handwerk')).toEqual(['Einkauf@Müller.example']);
    expect(await found('', null)).toEqual(['ada@kunde.example']);
    expect(await found('ada', 'Handwerk')).toEqual([]);
    expect(await found('', 'Unbekannt')).toEqual([]);
    expect(await customers.list({ group: 'Handwerk' })).toMatchObject({
      count: 1,
      isMore: false,
      groups: ['Handwerk'],
    });
  });

  test('are found by their new words as soon as they move, and not by the old ones', async () => {
    const { database, found, ada } = await start();
    expect(await found('huber')).toHaveLength(1);
    const own = createCustomersService({
      database,
      configuration: { current: async () => ({ countries: [{ shortName: 'AT' }, { shortName: 'DE' }] }) as never },
    });
    const details = { address: { ...viennaAddress, name: 'Zahn' }, separateShippingAddress: false };
    const viewer = { customerId: ada, sessionId: 's', customerGroup: null };
    expect(await own.saveDetails(viewer, details)).toEqual({ ok: true });
    expect([await found('huber'), await found('zahn')]).toEqual([[], ['ada@kunde.example']]);
    await Promise.all(Array.from({ length: 4 }, () => found('zahn')));
    const words = await database.read
      .selectFrom('customer_search_words')
      .select('word')
      .where('customer_id', '=', ada)
      .execute();
    expect(words.map(({ word }) => word).toSorted()).toEqual([
      'ada',
      'ada@kunde.example',
      'example',
      'kunde.example',
      'zahn',
    ]);
  });

  test('are found bit by bit while the words of very many are missing, and no search writes those of all', async () => {
    const counted = countRowsWith('email_key', await open());
    const { database } = counted;
    const rows = Array.from({ length: 470 }, (_, i) => ({
      ...{ id: `c${String(i).padStart(3, '0')}`, email: `c${i}@kunde.example`, email_key: `c${i}@kunde.example` },
      ...{ online_user: 1 as const, separate_shipping_address: 0 as const, created_at: i },
    }));
    await database.transaction((transaction) => transaction.insertInto('customers').values(rows).execute());
    const { customers } = officeOf(database);
    const search = async () => {
      counted.taken();
      const { count, isIncomplete } = await customers.list({ search: 'kunde.example', limit: 1 });
      return { count, isIncomplete, read: counted.taken() };
    };
    // Two customers of the page, fifty whose words are written, and three looks whether words are missing.
    expect(await search()).toEqual({ count: 50, isIncomplete: true, read: 55 });
    expect(await search()).toEqual({ count: 100, isIncomplete: true, read: 55 });
    const jobs = () => database.read.selectFrom('jobs').select(['kind', 'state']).execute();
    expect(await jobs()).toEqual([{ kind: 'customer-words', state: 'waiting' }]);

    await runCustomerWords(database);
    expect(await jobs()).toEqual([{ kind: 'customer-words', state: 'done' }]);
    expect(await search()).toEqual({ count: 470, isIncomplete: false, read: 2 });
    expect(await customers.list({})).toMatchObject({ count: 470, isIncomplete: false });
  });

  test('come page after page, the newest first, each once, also those of one moment', async () => {
    const { database, customers } = await start();
    for (let at = 0; at < 6; at += 1) await storeCustomer(database, { id: `same-${at}`, created_at: 5000 });
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const page = await customers.list({ limit: 3, ...(after && { after }) });
      expect([page.count, page.isMore]).toEqual([8, false]);
      ids.push(...page.customers.map(({ _id }) => _id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(ids.slice(0, 6)).toEqual(['same-5', 'same-4', 'same-3', 'same-2', 'same-1', 'same-0']);
    expect(new Set(ids).size).toBe(8);
    expect((await customers.list({ limit: 3, after: 'nowhere' })).customers[0]?._id).toBe('same-5');
  });

  test('a record is named by id or by a number that only one has, and holds no secret', async () => {
    const { database, customers, ada, kern } = await start();
    const record = shown(await customers.one(ada));
    expect(record).toEqual({
      ...{ version: 0, note: '' },
      ...{ _id: ada, email: 'ada@kunde.example', personId: null, group: null, hasPassword: true, onlineUser: true },
      ...{ createdAt: '1970-01-01T00:00:01.000Z', lastSignInAt: null, address: viennaAddress, shippingAddress: null },
      ...{ addressBook: [], orders: [], orderCount: 0, orderTotal: 0, sessions: [], groups: ['Handwerk'] },
    });
    expect(JSON.stringify([record, await customers.list({})])).not.toMatch(/argon|secret|hash"/i);
    expect(await customers.one('K-4711')).toMatchObject({ _id: kern, hasPassword: false, onlineUser: false });
    await storeCustomer(database, { person_id: 'K-4711' });
    for (const unknown of ['K-4711', 'nobody', 'ada@kunde.example'])
      expect(await customers.one(unknown)).toMatchObject({ status: 404, code: 'customer-not-found' });
  });

  test('a record has the orders and browsers of its customer alone; ending sessions ends theirs, once in the log', async () => {
    const database = await open();
    await fillCatalogue(database);
    const { signUp, signIn } = await serveAccount(database);
    const { customers, log } = officeOf(database);
    const anna = await signUp('anna@kunde.example');
    const elsewhere = await signIn('anna@kunde.example');
    const berta = await signUp('berta@kunde.example');
    const numbers: string[] = [];
    for (const key of ['first', 'second'])
      numbers.unshift((await anna.call('orderFinish', placement(), { 'idempotency-key': key })).json().orderNumber);
    await berta.call('orderFinish', placement(), { 'idempotency-key': 'third' });
    await database.transaction((transaction) =>
      transaction
        .updateTable('orders')
        .set({ state: 'cancelled' })
        .where('order_number', '=', numbers[1] ?? '')
        .execute(),
    );
    const [listed] = (await customers.list({ search: 'anna' })).customers;
    const id = listed?._id ?? '';
    const record = shown(await customers.one(id));
    expect(record.orders.map(({ number, state }) => [number, state])).toEqual([
      [numbers[0], 'placed'],
      [numbers[1], 'cancelled'],
    ]);
    expect([record.orderCount, record.orderTotal]).toEqual([2, record.orders[0]?.total]);
    expect(record.sessions.map(({ device }) => device)).toEqual(['Firefox unter Linux', 'Firefox unter Linux']);
    expect(record.lastSignInAt).toBe('2026-11-20T12:30:00.000Z');
    for (const secret of [...anna.cookies.values(), ...elsewhere.cookies.values()])
      expect(JSON.stringify(record)).not.toContain(secret);

    expect(await customers.signOut(eva, id)).toMatchObject({ _id: id, sessions: [] });
    expect(await customers.signOut(eva, id)).toMatchObject({ sessions: [] });
    const isSignedIn = async (browser: typeof anna) => (await browser.call('current')).json() !== null;
    expect(await Promise.all([anna, elsewhere, berta].map(isSignedIn))).toEqual([false, false, true]);
    expect((await log.page({ subject: 'customer', subjectId: id })).entries).toMatchObject([
      { action: 'customer.signed-out', operator: 'Eva Huber', before: { sessions: 2 } },
    ]);
    expect(await customers.signOut(eva, 'nobody')).toMatchObject({ status: 404, code: 'customer-not-found' });
    expect((await log.page({})).entries).toHaveLength(1);
  });

  test('group and note are changed by who saw the last ones; another group signs the customer out, a note does not', async () => {
    const database = await open();
    const { signUp } = await serveAccount(database);
    const { customers, log } = officeOf(database);
    const anna = await signUp('anna@kunde.example');
    const _id = (await customers.list({ search: 'anna' })).customers[0]?._id ?? '';
    const isSignedIn = async () => (await anna.call('current')).json() !== null;
    const note = await customers.change(eva, { _id, version: 0, group: null, note: ' zahlt  bar \r\n ruft an ' });
    expect(note).toMatchObject({ version: 1, group: null, note: 'zahlt bar\nruft an' });
    expect(await isSignedIn()).toBe(true);

    const max = { ...eva, id: 'max', name: 'Max' };
    const second = await customers.change(max, { _id, version: 0, group: 'Handwerk', note: '' });
    expect(second).toMatchObject({ status: 409, code: 'customer-stale' });
    expect(second).toMatchObject({ msg: expect.stringMatching(/^Eva Huber hat .* \(20\.11\.2026, 13:30\)/) });
    expect(await customers.one(_id)).toMatchObject({ version: 1, group: null, note: 'zahlt bar\nruft an' });
    const both = [max, eva].map((by) => customers.change(by, { _id, version: 1, group: 'Handwerk', note: by.name }));
    expect((await Promise.all(both)).filter(isRefused)).toMatchObject([{ code: 'customer-stale' }]);
    expect(await isSignedIn()).toBe(false);

    const last = shown(await customers.one(_id));
    const same = { _id, version: 2, group: 'Handwerk', note: last.note };
    expect(await customers.change(eva, same)).toEqual(last);
    for (const [wrong, path] of [
      [{ ...same, group: 'Unbekannt' }, 'group'],
      [{ ...same, note: 'n'.repeat(5001) }, 'note'],
      [{ ...same, note: 'a\u0007b' }, 'note'],
    ] as const)
      expect(await customers.change(eva, wrong)).toMatchObject({ status: 400, errors: [{ path }] });
    expect(await customers.change(eva, { ...same, _id: 'nobody' })).toMatchObject({ code: 'customer-not-found' });
    expect((await log.page({ subject: 'customer', subjectId: _id })).entries).toMatchObject([
      { action: 'customer.changed', before: { group: null }, after: { group: 'Handwerk' } },
      { action: 'customer.changed', before: { note: '' }, after: { note: 'zahlt bar\nruft an' } },
    ]);
  });

  test('all data of one customer are exported as they would get them, and the log says who did it [LAW D5]', async () => {
    const database = await open();
    await fillCatalogue(database);
    const account = await serveAccount(database);
    const { customers, log } = officeOf(database, account.ownAccount);
    const anna = await account.signUp('anna@kunde.example');
    const { orderNumber, _id } = (await anna.call('orderFinish', placement(), { 'idempotency-key': 'first' })).json();
    await account.signUp('berta@kunde.example');
    const id = (await customers.list({ search: 'anna' })).customers[0]?._id ?? '';
    const exported = await customers.export(eva, id);
    expect(exported).toEqual((await anna.call('accountExport')).json());
    expect(exported).toMatchObject({ account: { email: 'anna@kunde.example' }, orders: [{ orderNumber }] });
    for (const secret of [...anna.cookies.values(), _id, 'argon2', 'berta@'])
      expect(JSON.stringify(exported)).not.toContain(secret);
    const entries = async () => (await log.page({})).entries;
    expect(await entries()).toMatchObject([{ action: 'customer.exported', subjectId: id, operator: 'Eva Huber' }]);
    expect(JSON.stringify(await entries())).not.toContain('anna@');
    expect(await customers.export(eva, 'nobody')).toMatchObject({ status: 404, code: 'customer-not-found' });
    expect(await entries()).toHaveLength(1);
  });
});
