import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import type { TestBrowser } from '../../http/testing/browser.ts';
import { createJobRunner } from '../../jobs/job-runner.ts';
import type { Mail } from '../../mail/mail.ts';
import { testPassword as password, serveAccount } from '../../testing/account.ts';
import { viennaAddress } from '../customers/testing/customers.ts';
import { searchOrders } from '../orders/listed-orders.service.ts';
import { fillCatalogue, placement, testConfiguration } from '../orders/testing/shop.ts';
import { erasureJobs, erasureNoticeKept } from './erasures.service.ts';

const eva = { id: 'eva', name: 'Eva Huber', network: '203.0.113.0/24' };
const email = 'Anna@kunde.example';

describeOnBothEngines('erasing a person', ({ open }) => {
  /** Anna has an account, a finished and an open order of it, and one that she placed as a guest. */
  async function shop() {
    const database = await open();
    await fillCatalogue(database);
    const account = await serveAccount(database);
    const { time, erasures, log } = account;
    const anna = await account.signUp(email);
    await anna.call('accountAddressSave', { address: viennaAddress });
    await anna.call('cartSave', { items: [{ product: { _id: 'p-hammer' }, condition: { _id: 'hammer' }, amount: 1 }] });
    const numbers = {
      done: await finish(anna, 'done'),
      open: await finish(anna, 'open'),
      guest: await finish(account.browser(), 'guest', 'anna@Kunde.example'),
      stranger: await finish(account.browser(), 'stranger', 'berta@kunde.example'),
    };
    for (const number of [numbers.done, numbers.guest, numbers.stranger])
      await setOrder(database, number, { state: 'completed', payment_state: 'paid' });
    const [{ id = '' } = {}] = await database.read.selectFrom('customers').select('id').execute();
    await database.transaction(async (transaction) => {
      await transaction.updateTable('customers').set({ note: 'zahlt spät' }).execute();
      const change = { by: eva, subject: 'customer', subjectId: id, action: 'customer.changed' };
      await log.write(transaction, { ...change, before: { note: '' }, after: { note: 'zahlt spät' } });
    });
    const sent: Mail[] = [];
    const handlers = erasureJobs({
      ...{ database, configuration: { current: async () => testConfiguration }, mailFrom: undefined },
      mail: { send: async (mail) => void sent.push(mail), close: async () => {} },
    });
    const runner = createJobRunner({ database, handlers, clock: () => time.now, logger: pino({ level: 'silent' }) });
    const found = async (search: string) =>
      (await searchOrders(database, { search }, { sort: 'newest', after: null, limit: 9 })).orders.map(
        ({ order }) => order.orderNumber,
      );
    return { ...account, database, anna, numbers, id, time, erasures, log, sent, runner, found };
  }

  test('is shown before: what goes at once, and which orders stay, why and until when [LAW D5, D6]', async () => {
    const { erasures, id, numbers } = await shop();
    const preview = await erasures.preview({ customer: id });
    const kept = { reason: 'voucher', years: 7, keptUntil: '2033-12-31', isRestricted: false };
    expect(preview).toEqual({
      ...{ email, quotes: 0, stockAlerts: 0, newsletter: 0, reviews: 0, orderCount: 3, country: 'AT' },
      account: {
        ...{ _id: id, createdAt: '2026-11-20T12:30:00.000Z', addresses: 2, sessions: 1, hasCart: true, hasNote: true },
      },
      orders: expect.arrayContaining([
        expect.objectContaining({ ...kept, number: numbers.guest, isGuests: true, holds: [] }),
        expect.objectContaining({ ...kept, number: numbers.open, isGuests: false, holds: ['open', 'payment'] }),
        expect.objectContaining({ ...kept, number: numbers.done, isGuests: false, holds: [] }),
      ]),
    });
    expect(await erasures.preview({ email: ' ANNA@kunde.example' })).toEqual(preview);
    for (const nobody of [{ customer: 'nobody' }, { email: 'niemand@kunde.example' }, { email: '' }, {}])
      expect(await erasures.preview(nobody)).toMatchObject({ status: 404, code: 'nobody-to-erase' });
  });

  test('takes the account with all that belongs to it, locks orders that are over, and is confirmed by mail [LAW D5]', async () => {
    const { erasures, id, numbers, database, anna, log, sent, runner, found, time } = await shop();
    expect((await found('huber')).toSorted()).toEqual(Object.values(numbers).toSorted());
    const seen = { hasAccount: true, orders: 3 };
    for (const stale of [
      { ...seen, orders: 2 },
      { ...seen, hasAccount: false },
    ])
      expect(await erasures.erase(eva, { customer: id, seen: stale })).toMatchObject({ code: 'erasure-changed' });
    expect((await anna.call('current')).json()).not.toBeNull();

    expect(await erasures.erase(eva, { customer: id, seen })).toEqual({ ok: true });
    expect((await anna.call('current')).json()).toBeNull();
    for (const table of [
      'customers',
      'sessions',
      'customer_addresses',
      'customer_carts',
      'customer_search_words',
    ] as const)
      expect([table, await database.read.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    expect((await found('huber')).toSorted()).toEqual([numbers.open, numbers.stranger].toSorted());
    expect(await found(numbers.done)).toEqual([numbers.done]);

    const entries = (await log.page({})).entries;
    expect(entries).toMatchObject([
      { action: 'customer.erased', subjectId: id, operator: 'Eva Huber', after: { orders: 3 } },
      { action: 'order.restricted' },
      { action: 'order.restricted' },
      { action: 'customer.changed', operator: 'Eva Huber' },
    ]);
    expect(
      JSON.stringify([entries, await database.read.selectFrom('office_log').select('words').execute()]),
    ).not.toMatch(/anna|zahlt/i);

    expect(await runner.runDue()).toBe(1);
    expect(sent.map(({ to, subject }) => [to.address, subject])).toEqual([
      [email, `Ihre Daten bei ${testConfiguration.title} sind gelöscht`],
    ]);
    expect(sent[0]?.text).toContain(
      'Ihre 3 Bestellungen mit ihren Belegen müssen wir aufbewahren (§ 132 BAO, § 212 UGB), längstens bis 31.12.2033',
    );
    expect(sent[0]?.text).toContain('Eine Bestellung ist noch nicht abgeschlossen.');
    expect(await database.read.selectFrom('erasure_notices').selectAll().execute()).toEqual([]);
    expect(JSON.stringify(await database.read.selectFrom('jobs').selectAll().execute())).not.toMatch(/anna@/i);
    expect(await erasures.erase(eva, { customer: id, seen })).toMatchObject({ code: 'nobody-to-erase' });

    await setOrder(database, numbers.open, { state: 'completed', payment_state: 'paid' });
    time.now += 1;
    expect(await erasures.repeat()).toMatchObject({ accounts: 0, orders: 1 });
    expect(await found('huber')).toEqual([numbers.stranger]);
    expect(await erasures.repeat()).toMatchObject({ accounts: 0, orders: 0 });
  });

  test('of a guest locks the orders with the address alone; a withdrawal that waits holds one [LAW D5]', async () => {
    const { erasures, numbers, database, sent, runner, found } = await shop();
    const wish = { email: 'BERTA@kunde.example', seen: { hasAccount: false, orders: 1 } };
    await database.transaction((transaction) =>
      transaction
        .insertInto('withdrawals')
        .values({
          ...{ id: 'w', number: 'W2026-000001', request_hash: 'h', received_at: 1, email: 'berta@kunde.example' },
          ...{ order_id: null, order_number: numbers.stranger, declaration: '{}', is_acknowledged: 1 },
        })
        .execute(),
    );
    expect(await erasures.preview(wish)).toMatchObject({ account: null, orders: [{ holds: ['withdrawal'] }] });
    expect(await erasures.erase(eva, wish)).toEqual({ ok: true });
    expect((await found('huber')).toSorted()).toEqual(Object.values(numbers).toSorted());
    await database.transaction((transaction) =>
      transaction
        .insertInto('withdrawal_checks')
        .values({ withdrawal_id: 'w', checked_at: 2, operator_id: null, operator_name: 'Eva' })
        .execute(),
    );
    expect(await erasures.repeat()).toMatchObject({ accounts: 0, orders: 1 });
    expect(await found('huber')).not.toContain(numbers.stranger);
    await runner.runDue();
    expect(sent.map(({ to }) => to.address)).toEqual(['BERTA@kunde.example']);
    expect(await database.read.selectFrom('customers').select('email').execute()).toEqual([{ email }]);
  });

  test('by themselves has the same effect, and an account that a backup brings back is erased again, untold [LAW D5]', async () => {
    const { erasures, id, numbers, database, anna, log, sent, runner, found, time } = await shop();
    const customer = await database.read.selectFrom('customers').selectAll().executeTakeFirstOrThrow();
    expect((await anna.call('accountDelete', { password })).json()).toEqual({ ok: true });
    expect((await found('huber')).toSorted()).toEqual([numbers.open, numbers.stranger].toSorted());
    expect((await log.page({ subject: 'customer' })).entries).toMatchObject([{ action: 'customer.left' }, {}]);
    await runner.runDue();
    expect(sent).toHaveLength(1);

    const list = await erasures.list();
    expect(list.trim().split('\n')).toHaveLength(4);
    expect(list).not.toMatch(/anna/i);
    const restored = await open();
    const again = await serveAccount(restored);
    await restored.transaction((transaction) => transaction.insertInto('customers').values(customer).execute());
    expect(await again.erasures.takeList(`${list}order zu kurz\n`)).toEqual({ wrongLine: 5 });
    expect(await again.erasures.repeat()).toMatchObject({ accounts: 0, orders: 0 });
    expect(await again.erasures.takeList(list)).toEqual({ taken: 4 });
    expect(await again.erasures.takeList(list)).toEqual({ taken: 4 });
    const both = await Promise.all([again.erasures.repeat(), again.erasures.repeat()]);
    expect(both.map(({ accounts }) => accounts).toSorted()).toEqual([0, 1]);
    expect(await restored.read.selectFrom('customers').select('id').execute()).toEqual([]);
    expect(await restored.read.selectFrom('erasure_notices').select('id').execute()).toEqual([]);
    expect((await again.log.page({})).entries).toMatchObject([{ action: 'customer.erased', subjectId: id }]);

    await database.transaction((transaction) =>
      transaction
        .insertInto('erasure_notices')
        .values({ id: 'n', email, content: '{}', created_at: time.now })
        .execute(),
    );
    time.now += erasureNoticeKept;
    await erasures.clearOldNotices();
    expect(await database.read.selectFrom('erasure_notices').select('id').execute()).toEqual([{ id: 'n' }]);
    time.now += 1;
    await erasures.clearOldNotices();
    expect(await database.read.selectFrom('erasure_notices').select('id').execute()).toEqual([]);
  });

  test('of a guest is repeated for the offers that a backup brings back, and for no later ones [LAW D5]', async () => {
    const { erasures, database, time } = await shop();
    const before = time.now - 1000;
    await storeOffer(database, { number: 'A2026-000001', email: 'gast@kunde.example', createdAt: before });
    await storeOffer(database, {
      ...{ number: 'A2026-000002', email: 'gast@kunde.example', createdAt: before, state: 'accepted' },
    });
    await storeOffer(database, { number: 'A2026-000003', email: 'berta@kunde.example', createdAt: before });
    const wish = { email: 'Gast@kunde.example', seen: { hasAccount: false, orders: 0 } };
    expect(await erasures.erase(eva, wish)).toEqual({ ok: true });
    const kept = [
      { number: 'A2026-000002', email: '', words: ' a2026-000002' },
      { number: 'A2026-000003', email: 'berta@kunde.example', words: ' angebot gast' },
    ];
    expect(await offersOf(database)).toEqual(kept);
    expect(await erasures.repeat()).toEqual({ accounts: 0, orders: 0, quotes: 0 });

    const list = await erasures.list();
    expect(list.split('\n').toSorted()).toEqual([
      '',
      `quote A2026-000001 ${time.now}`,
      `quote A2026-000002 ${time.now}`,
    ]);
    const restored = await open();
    const again = await serveAccount(restored);
    await storeOffer(restored, { number: 'A2026-000001', email: 'gast@kunde.example', createdAt: before });
    // Accepted in the restored shop before its list came.
    await storeOffer(restored, {
      ...{ number: 'A2026-000002', email: 'gast@kunde.example', createdAt: before, state: 'accepted' },
    });
    await storeOffer(restored, { number: 'A2026-000003', email: 'berta@kunde.example', createdAt: before });
    expect(await again.erasures.takeList(list)).toEqual({ taken: 2 });
    expect(await again.erasures.repeat()).toEqual({ accounts: 0, orders: 0, quotes: 2 });
    expect(await offersOf(restored)).toEqual(kept);
    expect(await again.erasures.repeat()).toEqual({ accounts: 0, orders: 0, quotes: 0 });

    // Numbers are given again after a restore.
    await storeOffer(restored, { number: 'A2026-000001', email: 'neu@kunde.example', createdAt: time.now + 1 });
    expect(await again.erasures.repeat()).toMatchObject({ quotes: 0 });
    expect((await offersOf(restored))[0]).toMatchObject({ email: 'neu@kunde.example' });

    // The later customer of the number is erased too: from then on that time counts, also of a list of before.
    again.time.now = time.now + 2000;
    const later = { email: 'neu@kunde.example', seen: { hasAccount: false, orders: 0 } };
    expect(await again.erasures.erase(eva, later)).toEqual({ ok: true });
    const ofLater = `quote A2026-000001 ${time.now + 2000}`;
    expect(await again.erasures.list()).toContain(ofLater);
    await again.erasures.takeList(list);
    expect(await again.erasures.list()).toContain(ofLater);
    await storeOffer(restored, { number: 'A2026-000001', email: 'neu@kunde.example', createdAt: time.now + 1 });
    expect(await again.erasures.repeat()).toMatchObject({ quotes: 1 });
    expect((await offersOf(restored)).map(({ number }) => number)).toEqual(['A2026-000002', 'A2026-000003']);
  });

  test('of whoever waits for articles forgets that, and again after a backup brought it back [LAW D5]', async () => {
    const { erasures, database, time } = await shop();
    const alerts = ['anna@kunde.example', 'gast@kunde.example'].map((email_key, i) => ({
      ...{ id: `alert-${i}`, secret: `secret-${i}`, product_id: 'p-hammer', email: email_key, email_key },
      ...{ asked_at: 1, confirmed_at: 2, queued_at: null },
    }));
    const store = (into: Database) =>
      into.transaction((transaction) => transaction.insertInto('stock_alerts').values(alerts).execute());
    await store(database);
    const guest = { email: 'Gast@kunde.example' };
    expect(await erasures.preview(guest)).toMatchObject({ account: null, orderCount: 0, stockAlerts: 1 });
    expect(await erasures.erase(eva, { ...guest, seen: { hasAccount: false, orders: 0 } })).toEqual({ ok: true });
    expect(await waitingIn(database)).toEqual(['alert-0']);
    const list = await erasures.list();
    expect(list).toBe(`stock-alert alert-1 ${time.now}\n`);

    const restored = await open();
    await store(restored);
    const again = await serveAccount(restored);
    await again.erasures.takeList(list);
    await Promise.all([again.erasures.repeat(), again.erasures.repeat()]);
    expect(await waitingIn(restored)).toEqual(['alert-0']);
  });

  test('of whoever gets the newsletter takes the proofs too, and again after a backup brought them back [LAW D5]', async () => {
    const { erasures, database, time } = await shop();
    const consents = ['anna@kunde.example', 'gast@kunde.example', 'gast@kunde.example'].map((email_key, i) => ({
      ...{ id: `consent-${i}`, email: email_key, email_key, consent: 'Ja', stop_key: `stop-${i}`, confirm_hash: null },
      ...{ asked_at: 1, confirmed_at: 2, stopped_at: i === 2 ? 3 : null },
    }));
    const store = (into: Database) =>
      into.transaction((transaction) => transaction.insertInto('newsletter_subscribers').values(consents).execute());
    await store(database);
    const guest = { email: 'Gast@kunde.example' };
    expect(await erasures.preview(guest)).toMatchObject({ account: null, orderCount: 0, newsletter: 2 });
    expect(await erasures.erase(eva, { ...guest, seen: { hasAccount: false, orders: 0 } })).toEqual({ ok: true });
    expect(await readingIn(database)).toEqual(['consent-0']);
    const list = await erasures.list();
    expect(list).toBe(`newsletter consent-1 ${time.now}\nnewsletter consent-2 ${time.now}\n`);

    const restored = await open();
    await store(restored);
    const again = await serveAccount(restored);
    await again.erasures.takeList(list);
    await Promise.all([again.erasures.repeat(), again.erasures.repeat()]);
    expect(await readingIn(restored)).toEqual(['consent-0']);
  });

  test('of whoever reviewed takes the reviews too, and again after a backup brought them back [LAW D5]', async () => {
    const { erasures, database, time, numbers } = await shop();
    const orders = await database.read.selectFrom('orders').select(['id', 'order_number']).execute();
    const reviews = [numbers.stranger, numbers.guest, numbers.open].map((number, i) => ({
      ...{ id: `review-${i}`, order_id: orders.find((order) => order.order_number === number)?.id ?? '', stars: 4 },
      ...{ product_id: 'p-hammer', product_name: 'Hammer', text: 'Gut.', shown_name: 'Anna', written_at: 1 },
    }));
    const store = (written: typeof reviews) =>
      database.transaction((transaction) => transaction.insertInto('reviews').values(written).execute());
    await store(reviews);
    expect(await erasures.preview({ email })).toMatchObject({ orderCount: 3, reviews: 2 });
    expect(await erasures.erase(eva, { email, seen: { hasAccount: true, orders: 3 } })).toEqual({ ok: true });
    expect(await reviewsIn(database)).toEqual(['review-0']);
    const lines = (await erasures.list()).split('\n').filter((line) => line.startsWith('review '));
    expect(lines).toEqual([`review review-1 ${time.now}`, `review review-2 ${time.now}`]);

    await store(reviews.slice(1));
    await Promise.all([erasures.repeat(), erasures.repeat()]);
    expect(await reviewsIn(database)).toEqual(['review-0']);
  });
});

async function reviewsIn({ read }: Database): Promise<string[]> {
  return (await read.selectFrom('reviews').select('id').orderBy('id').execute()).map(({ id }) => id);
}

async function readingIn({ read }: Database): Promise<string[]> {
  return (await read.selectFrom('newsletter_subscribers').select('id').orderBy('id').execute()).map(({ id }) => id);
}

async function waitingIn({ read }: Database): Promise<string[]> {
  return (await read.selectFrom('stock_alerts').select('id').orderBy('id').execute()).map(({ id }) => id);
}

/** Stores an offer as its module does. */
async function storeOffer(
  database: Database,
  offer: { readonly number: string; readonly email: string; readonly createdAt: number; readonly state?: 'accepted' },
): Promise<void> {
  const { number, email, createdAt, state = 'open' } = offer;
  const row = { id: `id-${number}`, number, request_key: `key-${number}`, state, version: 1, revision: 1 } as const;
  const times = { valid_until: '2026-12-31', created_at: createdAt, changed_at: createdAt };
  const whom = { email, words: ' angebot gast', total_gross: 100, customer_id: null, order_id: null };
  await database.transaction((transaction) =>
    transaction
      .insertInto('quotes')
      .values({ ...row, ...times, ...whom })
      .execute(),
  );
}

function offersOf({ read }: Database) {
  return read.selectFrom('quotes').select(['number', 'email', 'words']).orderBy('number').execute();
}

async function setOrder(
  database: Database,
  number: string,
  set: { readonly state: string; readonly payment_state: 'paid' },
): Promise<void> {
  await database.transaction((transaction) =>
    transaction.updateTable('orders').set(set).where('order_number', '=', number).execute(),
  );
}

async function finish(browser: TestBrowser, key: string, email?: string): Promise<string> {
  const body = placement({ address: viennaAddress, ...(email && { email }) });
  const answer = await browser.call('orderFinish', body, { 'idempotency-key': key });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json().orderNumber;
}
