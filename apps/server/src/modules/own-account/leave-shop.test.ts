import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import type { TestBrowser } from '../../http/testing/browser.ts';
import { testPassword as password, serveAccount } from '../../testing/account.ts';
import { viennaAddress } from '../customers/testing/customers.ts';
import { fillCatalogue, placement } from '../orders/testing/shop.ts';

const email = 'anna@kunde.example';
const line = { product: { _id: 'p-hammer' }, condition: { _id: 'hammer' }, amount: 2 };
const voucher = { code: 'ZEHN', session: 'key-of-the-reservation' };

describeOnBothEngines('data of a customer', ({ open }) => {
  /** A customer with data of every kind. */
  async function shop() {
    const database = await open();
    await fillCatalogue(database);
    const account = await serveAccount(database);
    const anna = await account.signUp(email);
    await anna.call('accountAddressSave', { address: viennaAddress });
    const order = await finish(anna, 'first');
    await anna.call('cartSave', { items: [line], vouchers: [voucher] });
    await anna.call('accountEmailChange', { email: 'neu@kunde.example', password });
    await anna.call('register', { email, password });
    await account.mails();
    return { ...account, database, anna, order };
  }

  test('is exported whole, and nothing in it lets anybody in [LAW D5]', async () => {
    const { anna, signUp, order, database } = await shop();
    const eva = await signUp('eva@kunde.example');
    await finish(eva, 'second');
    await database.transaction((transaction) =>
      transaction.updateTable('customers').set({ note: 'zahlt bar' }).where('email', '=', email).execute(),
    );
    const answer = await anna.call('accountExport');

    expect(answer.headers['content-disposition']).toBe('attachment; filename="meine-daten.json"');
    const time = '2026-11-20T12:30:00.000Z';
    expect(answer.json()).toEqual({
      units: { orders: expect.stringContaining('in Cent (990 = 9,90 €)'), others: expect.stringContaining('ISO 8601') },
      exportedAt: time,
      account: {
        ...{ _id: expect.any(String), email, onlineUser: true, createdAt: time },
        ...{ address: { ...viennaAddress }, separateShippingAddress: false, note: 'zahlt bar' },
      },
      addresses: [viennaAddress],
      cart: { items: [line], vouchers: [{ code: 'ZEHN' }] },
      sessions: [{ device: 'Firefox unter Linux', createdAt: time, usedAt: time }],
      knownDevices: [{ usedAt: time }],
      codes: expect.arrayContaining([
        { purpose: 'email', email: 'neu@kunde.example', expiresAt: '2026-11-20T13:00:00.000Z' },
        { purpose: 'password', email, expiresAt: '2026-11-20T13:00:00.000Z' },
      ]),
      orders: [expect.objectContaining({ state: 'placed', email, orderNumber: order.orderNumber })],
      quotes: [],
      reviews: [],
      newsletter: [],
      stockAlerts: [],
      wishList: [],
    });
    const row = await database.read.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirst();
    for (const secret of [
      ...anna.cookies.values(),
      row?.password_hash ?? '',
      voucher.session,
      order._id,
      order.confirmationDoc.content,
      'argon2',
      'Hash',
      'eva@',
    ]) {
      expect(answer.body).not.toContain(secret);
    }
  });

  test('goes with the account, on every device, and the orders stay without their customer [LAW D5] [security: order-key-found]', async () => {
    const { anna, signIn, signUp, mails, order, database, browser } = await shop();
    const elsewhere = await signIn(email);
    const eva = await signUp('eva@kunde.example');
    await eva.call('accountAddressSave', { address: viennaAddress });

    await anna.call('accountEmailChange', { email: 'dritte@kunde.example', password });
    expect((await anna.call('accountDelete', { password })).json()).toEqual({ ok: true });
    expect(anna.cookies.has('sid')).toBe(false);
    expect([(await anna.call('current')).json(), (await elsewhere.call('current')).json()]).toEqual([null, null]);
    expect(await rowsLeft(database)).toEqual({
      ...{ customers: 1, sessions: 1, known_devices: 1, customer_addresses: 1, customer_carts: 0, account_codes: 0 },
    });
    expect(await ownersOf(database)).toEqual([null]);
    expect((await browser().call('order', { orderId: order._id })).json()).toEqual(order);
    for (const whoever of [anna, eva, browser()]) {
      const answer = await place(whoever, 'first');
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'key-used']);
    }
    expect(await ownersOf(database)).toEqual([null]);
    expect(await mails()).toEqual([]);
    const login = await browser().call('login', { username: email, password });
    expect([login.statusCode, login.json().code]).toEqual([401, 'login-failed']);

    const again = await signUp(email);
    expect((await again.call('accountOrders')).json()).toEqual({ orders: [], count: 0 });
    expect((await again.call('cartLoad')).json()).toMatchObject({ items: [], version: 0 });
  });

  test('and orders that are placed while the customer leaves are either refused or nobody’s', async () => {
    const { anna, signIn, database } = await shop();
    const devices = [await signIn(email), await signIn(email), await signIn(email)];
    const [left, ...orders] = await Promise.all([
      anna.call('accountDelete', { password }),
      ...devices.map((device, i) => device.call('orderCalc', { items: [line] }).then(() => place(device, `late-${i}`))),
      ...devices.map((device, i) => place(device, `early-${i}`)),
    ]);
    expect(left.statusCode).toBe(200);
    for (const { statusCode } of orders) expect([200, 401]).toContain(statusCode);
    expect(new Set(await ownersOf(database))).toEqual(new Set([null]));
    expect(await rowsLeft(database)).toMatchObject({ customers: 0, sessions: 0, customer_carts: 0 });
  });
});

function place(browser: TestBrowser, key: string) {
  const body = placement({ items: [line], address: viennaAddress, total: { gross: 46.88 } });
  return browser.call('orderFinish', body, { 'idempotency-key': key });
}

async function finish(browser: TestBrowser, key: string) {
  const answer = await place(browser, key);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function rowsLeft({ read }: Database): Promise<Record<string, number>> {
  const tables = ['customers', 'sessions', 'known_devices', 'customer_addresses', 'customer_carts', 'account_codes'];
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { count } = await read
      .selectFrom(table as 'customers')
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = Number(count);
  }
  return counts;
}

async function ownersOf({ read }: Database): Promise<(string | null)[]> {
  return (await read.selectFrom('orders').select('customer_id').execute()).map(({ customer_id }) => customer_id);
}
