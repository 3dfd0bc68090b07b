import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/test-databases.ts';
import { serveAuth } from './test-auth.ts';

const email = 'Anna@example.at';
const password = 'Hammer und Amboss';

describeOnBothEngines('the calls for accounts', ({ open }) => {
  test('register, verify, log in, be known, log out', async () => {
    const { browser, mails, app } = await serveAuth(await open());
    const anna = browser();
    expect((await anna.call('current')).json()).toBe(null);

    expect((await anna.call('register', { email, password })).json()).toEqual({ ok: true });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.to).toEqual({ name: '', address: email });
    const code = /\b\d{4} \d{4}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    expect((await anna.call('login', { username: email, password })).statusCode).toBe(401);

    expect((await anna.call('verify', { email, password, code })).json()).toEqual({ ok: true });
    expect((await anna.call('current')).json()).toBe(null);
    const user = { _id: expect.any(String), email, separateShippingAddress: false, onlineUser: true };
    const loggedIn = await anna.call('login', { username: 'anna@EXAMPLE.at', password });
    expect([loggedIn.statusCode, loggedIn.json()]).toEqual([200, user]);
    expect((await anna.call('current')).json()).toEqual(loggedIn.json());
    const session = anna.cookies.get('sid');

    expect((await anna.call('logout')).json()).toEqual({ ok: true });
    expect(anna.cookies.has('sid')).toBe(false);
    expect((await anna.call('current')).json()).toBe(null);
    anna.cookies.set('sid', session ?? '');
    expect((await anna.call('current')).json()).toBe(null);
    await app.close();
  });
});
