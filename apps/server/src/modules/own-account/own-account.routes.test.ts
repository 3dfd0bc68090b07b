import { type CallName, routes } from '@kontor/contract';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import type { TestBrowser } from '../../http/testing/browser.ts';
import { testPassword as password, serveAccount } from '../../testing/account.ts';

const newPassword = 'Zange und Feile';

/** Status and code of an answer to a browser. */
async function statusAndCode(
  browser: TestBrowser,
  name: CallName,
  body: object = {},
): Promise<[number, string | undefined]> {
  const answer = await browser.call(name, body);
  return [answer.statusCode, answer.json()?.code];
}

const isSignedIn = async (browser: TestBrowser) => (await browser.call('current')).json() !== null;

describeOnBothEngines('a customer’s own account', ({ open }) => {
  test('another password ends all other sessions and renews this one', async () => {
    const { signUp, signIn } = await serveAccount(await open());
    const anna = await signUp('anna@kunde.example');
    const elsewhere = await signIn('anna@kunde.example');
    const eva = await signUp('eva@kunde.example');
    const before = anna.cookies.get('sid') ?? '';

    expect(await statusAndCode(anna, 'accountPasswordChange', { password, newPassword })).toEqual([200, undefined]);
    expect(await isSignedIn(anna)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(eva)).toBe(true);
    expect(anna.cookies.get('sid')).not.toBe(before);
    elsewhere.cookies.set('sid', before);
    expect(await isSignedIn(elsewhere)).toBe(false);
    await expect(signIn('anna@kunde.example')).rejects.toThrow('login-failed');
    expect(await isSignedIn(await signIn('anna@kunde.example', newPassword))).toBe(true);
  });

  test('a session without the password changes nothing and signs nobody out [security: session-left-open]', async () => {
    const { signUp, signIn, mails } = await serveAccount(await open());
    const anna = await signUp('anna@kunde.example');
    const elsewhere = await signIn('anna@kunde.example');
    const wrong = { password: 'Hammer und Ambos' };
    expect(await statusAndCode(anna, 'accountPasswordChange', { ...wrong, newPassword })).toEqual([
      403,
      'wrong-password',
    ]);
    expect(await statusAndCode(anna, 'accountEmailChange', { ...wrong, email: 'b@c.example' })).toEqual([
      403,
      'wrong-password',
    ]);
    expect(await statusAndCode(anna, 'accountDelete', wrong)).toEqual([403, 'wrong-password']);
    for (const bad of ['kurz', 'x'.repeat(201), 'ANNA@kunde.example', '']) {
      const answer = await anna.call('accountPasswordChange', { password, newPassword: bad });
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'newPassword']);
    }
    expect(await mails()).toEqual([]);
    expect([await isSignedIn(elsewhere), await isSignedIn(await signIn('anna@kunde.example'))]).toEqual([true, true]);
  });

  test('guesses at the password of a session left open are counted like logins, and the right one then waits too', async () => {
    const { signUp, time } = await serveAccount(await open(), { rateLimits: true });
    const anna = await signUp('anna@kunde.example');
    const tries = Array.from({ length: 40 }, (_, i) =>
      statusAndCode(anna, 'accountDelete', { password: `guess ${i}` }),
    );
    const counts = Map.groupBy(await Promise.all(tries), ([status]) => status);
    expect([counts.get(403)?.length, counts.get(429)?.length]).toEqual([5, 35]);
    const refused = await anna.call('accountPasswordChange', { password, newPassword });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    time.now += 1000;
    expect(await statusAndCode(anna, 'accountPasswordChange', { password, newPassword })).toEqual([200, undefined]);
  });

  test('the right password is no guess, whatever is refused of what was asked for with it [security: right-password-no-guess]', async () => {
    const { signUp, database } = await serveAccount(await open(), { rateLimits: true });
    const anna = await signUp('anna@kunde.example');
    const sixTimes = async (name: CallName, body: object) => {
      const answers: unknown[] = [];
      for (let i = 0; i < 6; i += 1) answers.push((await statusAndCode(anna, name, body))[1]);
      return answers;
    };
    const all = (code: string | undefined) => Array(6).fill(code);
    expect(await sixTimes('accountPasswordChange', { password, newPassword: 'kurz' })).toEqual(all('password-refused'));
    expect(await sixTimes('accountPasswordChange', { password: 'geraten', newPassword: 'kurz' })).toEqual(
      all('password-refused'),
    );
    expect(await sixTimes('accountEmailChange', { password, email: 'anna@kunde.example' })).toEqual(
      all('invalid-email'),
    );
    expect(await database.read.selectFrom('attempts').select('count').where('count', '>', 0).execute()).toEqual([]);
    expect(await sixTimes('accountEmailChange', { password, email: 'b@c.example' })).toEqual([
      ...Array(5).fill(undefined),
      'too-many-requests',
    ]);
    expect(await statusAndCode(anna, 'accountPasswordChange', { password, newPassword })).toEqual([200, undefined]);
  });

  test('two changes at once with the right password: one sets it, the other is refused', async () => {
    const { signUp, signIn } = await serveAccount(await open());
    const browsers = [await signUp('anna@kunde.example'), await signIn('anna@kunde.example')];
    const answers = await Promise.all(
      browsers.map((browser, i) =>
        statusAndCode(browser, 'accountPasswordChange', { password, newPassword: `${newPassword} ${i}` }),
      ),
    );
    expect(answers.map(([status]) => status).sort()).toEqual([200, expect.toSatisfy((status) => status !== 200)]);
    const signedIn = await Promise.all(browsers.map(isSignedIn));
    expect(signedIn).toEqual(answers.map(([status]) => status === 200));
  });

  test('the devices that are signed in are listed, and each can be signed out', async () => {
    const { signUp, signIn, time } = await serveAccount(await open());
    const anna = await signUp('anna@kunde.example');
    time.now += 60_000;
    const elsewhere = await signIn('anna@kunde.example');
    const eva = await signUp('eva@kunde.example');

    const { sessions } = (await anna.call('accountSessions')).json();
    expect(sessions).toEqual([
      {
        _id: expect.any(String),
        device: 'Firefox unter Linux',
        isCurrent: false,
        ...times('2026-11-20T12:31:00.000Z'),
      },
      { _id: expect.any(String), device: 'Firefox unter Linux', isCurrent: true, ...times('2026-11-20T12:30:00.000Z') },
    ]);
    const [other, own] = sessions.map(({ _id }: { _id: string }) => _id);
    expect(await statusAndCode(eva, 'accountSessionEnd', { _id: other })).toEqual([404, 'session-not-found']);
    expect(await isSignedIn(elsewhere)).toBe(true);

    expect(await statusAndCode(anna, 'accountSessionEnd', { _id: other })).toEqual([200, undefined]);
    expect(await statusAndCode(anna, 'accountSessionEnd', { _id: other })).toEqual([404, 'session-not-found']);
    expect([await isSignedIn(elsewhere), await isSignedIn(anna)]).toEqual([false, true]);
    expect(await statusAndCode(anna, 'accountSessionEnd', { _id: own })).toEqual([200, undefined]);
    expect([anna.cookies.has('sid'), await isSignedIn(anna), await isSignedIn(eva)]).toEqual([false, false, true]);
  });

  test('no password, e-mail address, code or cookie is logged, old or new [security: secrets-logged]', async () => {
    const { signUp, mailedCode, logged } = await serveAccount(await open());
    const [before, after] = ['anna@kunde.example', 'anna.neu@kunde.example'];
    const anna = await signUp(before);
    const secrets = [password, newPassword, before, after, ...anna.cookies.values()];
    await anna.call('accountEmailChange', { email: after, password });
    const code = await mailedCode();
    await anna.call('accountEmailConfirm', { code: '00000000' });
    expect(await statusAndCode(anna, 'accountEmailConfirm', { code })).toEqual([200, undefined]);
    await anna.call('accountPasswordChange', { password: newPassword, newPassword });
    expect(await statusAndCode(anna, 'accountPasswordChange', { password, newPassword })).toEqual([200, undefined]);
    await mailedCode();
    secrets.push(code, code.replace(' ', ''), ...anna.cookies.values());
    await anna.call('accountExport');
    await anna.call('accountDelete', { password });
    expect(await statusAndCode(anna, 'accountDelete', { password: newPassword })).toEqual([200, undefined]);
    for (const call of ['email', 'confirmEmail', 'password', 'export', 'delete'])
      expect(logged()).toContain(`/api/shop/account/${call}`);
    for (const secret of secrets) expect(logged()).not.toContain(secret);
  });

  test('every call of the account refuses a visitor who is not signed in', async () => {
    const { browser, signUp } = await serveAccount(await open());
    const guest = browser();
    const left = await signUp('left@kunde.example');
    const stolen = left.cookies.get('sid') ?? '';
    await left.call('logout');
    const bodies: Partial<Record<CallName, object>> = {
      ...{ accountOrders: {}, accountAddresses: {}, accountSessions: {}, accountExport: {}, cartLoad: {} },
      ...{ accountDetailsSave: { separateShippingAddress: false }, accountSessionEnd: { _id: 'a' } },
      ...{ accountAddressSave: { address: {} }, accountAddressRemove: { _id: 'a' }, cartSave: { items: [] } },
      ...{ accountPasswordChange: { password, newPassword }, accountDelete: { password } },
      ...{ accountEmailChange: { email: 'a@b.example', password }, accountEmailConfirm: { code: '12345678' } },
    };
    const ofAccounts = Object.entries(routes).filter(([, { path }]) => path.startsWith('/api/shop/account/'));
    expect(Object.keys(bodies)).toEqual(expect.arrayContaining(ofAccounts.map(([name]) => name)));
    for (const [name, body] of Object.entries(bodies) as [CallName, object][]) {
      expect([name, ...(await statusAndCode(guest, name, body))]).toEqual([name, 401, 'not-signed-in']);
    }
    guest.cookies.set('sid', stolen);
    for (const [name, body] of Object.entries(bodies) as [CallName, object][]) {
      expect([name, ...(await statusAndCode(guest, name, body))]).toEqual([name, 401, 'not-signed-in']);
    }
  });
});

const times = (time: string) => ({ createdAt: time, usedAt: time });
