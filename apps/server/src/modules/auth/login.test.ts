import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { storeCustomer, viennaAddress } from '../customers/testing/customers.ts';
import { evenAnswerTime } from './auth.service.ts';
import { serveAuth } from './testing/auth.ts';

const email = 'anna@example.at';
const password = 'Hammer und Amboss';
const other = 'Zange und Amboss';
const failed = {
  msg: 'Anmeldung nicht möglich: E-Mail-Adresse oder Passwort ist nicht richtig.',
  code: 'login-failed',
};
const day = 24 * 3_600_000;

describeOnBothEngines('logging in', ({ open }) => {
  const serve = async (more?: Parameters<typeof serveAuth>[1]) => serveAuth(await open(), more);

  test('answers the user, as the shop knows them [SPEC §3.16, §7.4.1]', async () => {
    const { database, browser, registered } = await serve();
    await registered(email, password);
    const answers = await browser().call('login', { username: ' Anna@EXAMPLE.at ', password });
    const user = { _id: expect.stringMatching(/^[\w-]{32}$/), email, separateShippingAddress: false, onlineUser: true };
    expect([answers.statusCode, answers.json()]).toEqual([200, user]);
    const more = {
      person_id: 'K-7',
      customer_group: 'Handwerk',
      online_user: 0,
      address: JSON.stringify(viennaAddress),
    } as const;
    await database.transaction((transaction) => transaction.updateTable('customers').set(more).execute());
    expect((await browser().call('login', { username: email, password })).json()).toEqual({
      ...{ ...user, onlineUser: false, personId: 'K-7', customerGroup: 'Handwerk', address: viennaAddress },
    });
  });

  test('a wrong password and a wrong name get the same answer for the same work, and no cookie [security: enumeration-by-answer, odd-names]', async () => {
    const { browser, registered, passwords } = await serve();
    await registered(email, password);
    const names = [
      email,
      'niemand@example.at',
      '',
      'anna',
      'anna@example.at\r\nBcc: x@example.at',
      '\ud800',
      'x'.repeat(1000),
    ];
    for (const username of names) {
      passwords.checked = 0;
      const stranger = browser();
      const answer = await stranger.call('login', { username, password: other });
      expect([username, answer.statusCode, answer.json(), passwords.checked]).toEqual([username, 401, failed, 1]);
      expect([...stranger.cookies.keys()]).toEqual(['XSRF-TOKEN']);
    }
  });

  test('a refusal waits until as much time has passed as any of them takes; a login does not [security: enumeration-by-time]', async () => {
    const waits: [milliseconds: number, end: () => void][] = [];
    const wait = (milliseconds: number) => new Promise<void>((end) => void waits.push([milliseconds, end]));
    const { auth, database } = await serve({ wait });
    await storeCustomer(database, { email_key: 'alt@example.at' });
    const stranger = { session: null, device: null, request: null, userAgent: undefined, network: '203.0.113.9' };
    for (const username of ['niemand@example.at', 'alt@example.at']) {
      let isAnswered = false;
      const login = auth.login({ username, password }, stranger).finally(() => {
        isAnswered = true;
      });
      const [milliseconds, end] = waits.pop() ?? [];
      expect(milliseconds).toBe(evenAnswerTime);
      for (let i = 0; i < 20; i += 1) await new Promise((done) => setTimeout(done, 10));
      expect(isAnswered).toBe(false);
      end?.();
      expect(await login).toMatchObject({ refused: true });
    }
  });

  test('wrong types and over-long fields are a 400 [SPEC §3.17] [security: odd-names]', async () => {
    const { browser, passwords } = await serve();
    const bodies = [
      {},
      { username: email },
      { username: 1, password },
      { username: 'x'.repeat(1001), password },
      { username: email, password: 'x'.repeat(20_001) },
      { username: 'anna\0@example.at', password },
    ];
    for (const body of bodies) {
      const answer = await browser().call('login', body);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request']);
    }
    expect(passwords.checked).toBe(0);
  });

  test('passwords of one and of ten thousand characters are wrong ones [security: odd-passwords]', async () => {
    const { browser, registered } = await serve();
    await registered(email, password);
    for (const wrong of ['', 'x', 'x'.repeat(10_000), `${password}\0`.replace('\0', ' ')]) {
      expect((await browser().call('login', { username: email, password: wrong })).json()).toEqual(failed);
    }
  });

  test('an imported account without a password answers 500, no-password', async () => {
    const { browser, database } = await serve();
    await storeCustomer(database, { email: 'alt@example.at', email_key: 'alt@example.at', online_user: 0 });
    const answer = await browser().call('login', { username: 'alt@example.at', password });
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      {
        msg: 'Dein Benutzername wurde aus einem Vorsystem importiert. Aus Sicherheitsgründen konnten wir das Passwort nicht übertragen, bitte fordere daher ein neues Passwort an.',
        code: 'no-password',
      },
    ]);
  });

  test('a hash of an old shop lets in once, and is replaced by ours [security: old-hash]', async () => {
    const { browser, database } = await serve();
    const old = '$2a$05$LhayLxezLhK1LhWvKxCyLOj0j1u.Kj0jZ0pEmm134uzrQlFvQJLF6';
    await storeCustomer(database, { email, email_key: email, password_hash: old, online_user: 0 });
    const stored = async () =>
      (await database.read.selectFrom('customers').select('password_hash').execute())[0]?.password_hash;
    expect((await browser().call('login', { username: email, password: 'Hashcat' })).statusCode).toBe(401);
    expect(await stored()).toBe(old);
    expect((await browser().call('login', { username: email, password: 'hashcat' })).statusCode).toBe(200);
    const replaced = await stored();
    expect(replaced).toMatch(/^\$argon2id\$/);
    expect((await browser().call('login', { username: email, password: 'hashcat' })).statusCode).toBe(200);
    expect(await stored()).toBe(replaced);
  });

  test('two first logins at once with a hash of an old shop both get in, and neither stays counted [security: old-hash-twice-at-once]', async () => {
    const { browser, database } = await serve();
    const old = '$2a$05$LhayLxezLhK1LhWvKxCyLOj0j1u.Kj0jZ0pEmm134uzrQlFvQJLF6';
    await storeCustomer(database, { email, email_key: email, password_hash: old, online_user: 0 });
    const login = () => browser().call('login', { username: email, password: 'hashcat' });
    const answers = await Promise.all([login(), login()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await database.read.selectFrom('sessions').select('device').execute()).toHaveLength(2);
    const counts = await database.read.selectFrom('attempts').select('count').where('count', '>', 0).execute();
    expect(counts).toEqual([]);
    const stored = await database.read.selectFrom('customers').select('password_hash').execute();
    expect(stored).toEqual([{ password_hash: expect.stringMatching(/^\$argon2id\$/) }]);
  });

  test('makes a new session, whatever cookie came with it, and ends the old one [security: session-fixation]', async () => {
    const { registered, auth, database } = await serve();
    const anna = await registered(email, password);
    anna.cookies.set('sid', 'planted');
    expect((await anna.call('login', { username: email, password })).statusCode).toBe(200);
    const first = anna.cookies.get('sid') ?? '';
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(await auth.findViewer('planted')).toBe(null);
    expect(await auth.findViewer(first)).toMatchObject({ customerGroup: null });
    await anna.call('login', { username: email, password });
    const second = anna.cookies.get('sid') ?? '';
    expect(second).not.toBe(first);
    expect(await auth.findViewer(first)).toBe(null);
    expect(await database.read.selectFrom('sessions').select(['device']).execute()).toEqual([
      { device: 'Firefox unter Linux' },
    ]);
  });

  test('a login that fails leaves the session that is there', async () => {
    const { registered } = await serve();
    const anna = await registered(email, password);
    await anna.call('login', { username: email, password });
    const session = anna.cookies.get('sid');
    expect((await anna.call('login', { username: email, password: other })).statusCode).toBe(401);
    expect(anna.cookies.get('sid')).toBe(session);
    expect((await anna.call('current')).json()).toMatchObject({ email });
  });

  test('the cookies: out of reach of scripts and of other sites, by https and of this very host alone behind https [security: cookie-flags]', async () => {
    for (const [publicUrl, prefix, quiet, secure] of [
      ['http://localhost:3000', '', '/api/shop', undefined],
      ['https://shop.example', '__Host-', '/', true],
    ] as const) {
      const { registered, app } = await serve({ publicUrl });
      const anna = await registered(email, password);
      const { cookies } = await anna.call('login', { username: email, password });
      const shared = { sameSite: 'Lax', ...(secure && { secure }) };
      const value = expect.stringMatching(/^[\w-]{43}$/);
      expect(cookies).toEqual([
        { name: `${prefix}sid`, value, path: '/', httpOnly: true, maxAge: (90 * day) / 1000, ...shared },
        { name: `${prefix}XSRF-TOKEN`, value, path: '/', ...shared },
        { name: `${prefix}device`, value, path: quiet, httpOnly: true, maxAge: (365 * day) / 1000, ...shared },
      ]);
      const out = await anna.call('logout');
      expect(out.cookies).toMatchObject([
        { name: `${prefix}sid`, value: '', path: '/' },
        { name: `${prefix}XSRF-TOKEN` },
      ]);
      await app.close();
    }
  });

  test('behind https cookies by their plain names let nobody in: they are from before, or planted, and go with the next call [security: cookie-planted]', async () => {
    const { registered, browser } = await serve({ publicUrl: 'https://shop.example' });
    const anna = await registered(email, password);
    await anna.call('login', { username: email, password });
    const before = browser();
    for (const name of ['sid', 'XSRF-TOKEN', 'device'])
      before.cookies.set(name, anna.cookies.get(`__Host-${name}`) ?? '');
    expect(before.cookies.get('sid')).toMatch(/^[\w-]{43}$/);
    const answer = await before.call('current');
    expect(answer.json()).toBe(null);
    expect([...before.cookies.keys()]).toEqual(['__Host-XSRF-TOKEN']);
    expect((await before.call('login', { username: email, password })).statusCode).toBe(200);
    expect((await before.call('current')).json()).toMatchObject({ email });
    // planted cookies beside the customer's own change nothing
    anna.cookies.set('sid', before.cookies.get('__Host-sid') ?? '').set('XSRF-TOKEN', 'planted');
    expect((await anna.call('current')).json()).toMatchObject({ email });
    expect(anna.cookies.has('sid')).toBe(false);
  });

  test('a session cookie of another account, after logout, after deletion: whoever has it is who it was made for, or nobody [security: foreign-session]', async () => {
    const { registered, browser, database } = await serve();
    const [anna, berta] = [await registered(email, password), await registered('berta@example.at', other)];
    await anna.call('login', { username: email, password });
    await berta.call('login', { username: 'berta@example.at', password: other });
    const mixed = browser();
    mixed.cookies.set('sid', berta.cookies.get('sid') ?? '');
    mixed.cookies.set('XSRF-TOKEN', anna.cookies.get('XSRF-TOKEN') ?? '');
    expect((await mixed.call('current')).json()).toMatchObject({ email: 'berta@example.at' });
    await berta.call('logout');
    expect((await mixed.call('current')).json()).toBe(null);
    await database.transaction((transaction) =>
      transaction.deleteFrom('customers').where('email_key', '=', email).execute(),
    );
    expect((await anna.call('current')).json()).toBe(null);
    expect((await anna.call('login', { username: email, password })).json()).toEqual(failed);
  });

  test('logging out ends the session on the server; doing it again, or as a guest, is no failure [SPEC §7.4.1]', async () => {
    const { registered, browser, database } = await serve();
    const anna = await registered(email, password);
    await anna.call('login', { username: email, password });
    const copy = browser();
    for (const [name, value] of anna.cookies) copy.cookies.set(name, value);
    expect((await anna.call('logout')).json()).toEqual({ ok: true });
    expect(await database.read.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect((await copy.call('current')).json()).toBe(null);
    expect((await copy.call('logout')).json()).toEqual({ ok: true });
    expect((await browser().call('logout')).json()).toEqual({ ok: true });
  });

  test('is off for everybody while the operator offers none, and looks at no password [security: login-switched-off]', async () => {
    const { registered, settings, passwords } = await serve();
    const anna = await registered(email, password);
    await anna.call('login', { username: email, password });
    settings.userLogin = false;
    passwords.checked = 0;
    expect((await anna.call('current')).json()).toBe(null);
    const answer = await anna.call('login', { username: email, password });
    expect([answer.statusCode, answer.json(), passwords.checked]).toEqual([401, failed, 0]);
    settings.userLogin = true;
    expect((await anna.call('current')).json()).toMatchObject({ email });
  });

  test('a password changed while a login is under way does not let the old one in [security: password-changed-during-login]', async () => {
    const { registered, browser, database, auth } = await serve();
    await registered(email, password);
    const stranger = { session: null, device: null, request: null, userAgent: undefined, network: '203.0.113.9' };
    const login = auth.login({ username: email, password }, stranger);
    await database.transaction((transaction) =>
      transaction.updateTable('customers').set({ password_hash: 'another' }).execute(),
    );
    expect(await login).toMatchObject({ refused: true, status: 401, code: 'login-failed' });
    expect(await database.read.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect((await browser().call('current')).json()).toBe(null);
  });

  test('no password, name or cookie is logged [security: secrets-logged]', async () => {
    const { registered, logged } = await serve();
    const anna = await registered(email, password);
    await anna.call('login', { username: email, password });
    await anna.call('login', { username: email, password: other });
    expect(logged()).toContain('/api/shop/auth/login');
    for (const secret of [password, other, email, ...anna.cookies.values()]) expect(logged()).not.toContain(secret);
  });
});
