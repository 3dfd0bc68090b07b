import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { type OfficeTestBrowser, officePassword, serveOffice } from './testing/office.ts';
import { virtualPasskey } from './testing/virtual-passkey.ts';

const [minute, hour] = [60_000, 3_600_000];
const eva = { email: 'Eva@Example.at', password: officePassword };

/** The current code of an authenticator app. */
const codeAt = (secret: string, now: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });

/** Sets up an authenticator app. */
async function withApp(owner: OfficeTestBrowser, now: number) {
  const { challenge, secret } = await owner.call('totpOffer');
  const { codes } = await owner.call('totpAdd', { challenge, code: codeAt(secret, now) });
  return { secret, codes };
}

describeOnBothEngines('signing in to the back office', ({ open }) => {
  test('takes the password, in whatever case the address is typed, and says no more than that it failed', async () => {
    const office = await serveOffice(await open());
    await office.owner();
    const browser = office.browser();
    office.time.now += minute;
    for (const wrong of [{ password: 'falsch' }, { email: 'max@example.at' }, { email: '' }])
      expect(await browser.refusal('officeSignIn', { ...eva, ...wrong })).toEqual([401, 'sign-in-failed']);
    expect((await browser.call('officeState')).operator).toBeNull();
    expect((await browser.call('officeSignIn', eva)).name).toBe('Eva Huber');
    expect(office.logged()).not.toContain(officePassword);
    const [newest] = (await browser.call('officeLog', {})).entries;
    expect(newest).toMatchObject({ action: 'operator.signed-in', operator: 'Eva Huber', network: '203.0.113.5' });
  });

  test('gives a cookie that no script reads and no other site sends, only for the calls of the back office', async () => {
    const office = await serveOffice(await open(), { publicUrl: 'https://shop.example' });
    await office.owner();
    const answer = await office.browser().send('officeSignIn', eva);
    const cookie = answer.cookies.find(({ name }) => name.endsWith('office'));
    expect(cookie).toMatchObject({
      name: '__Host-office',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('ends after an hour without a request, after twelve hours in any case, and by signing out', async () => {
    const office = await serveOffice(await open());
    const owner = await office.owner();
    office.time.now += hour - 1;
    expect((await owner.call('officeState')).operator).not.toBeNull();
    office.time.now += hour;
    expect((await owner.call('officeState')).operator).toBeNull();
    expect(await owner.refusal('officeSessions')).toEqual([401, 'not-signed-in']);
    const again = office.browser();
    await again.call('officeSignIn', eva);
    for (let i = 0; i < 12; i += 1) {
      office.time.now += hour - minute;
      expect((await again.call('officeState')).operator).not.toBeNull();
    }
    office.time.now += 12 * minute;
    expect((await again.call('officeState')).operator).toBeNull();
    const third = office.browser();
    await third.call('officeSignIn', eva);
    await third.call('officeSignOut');
    expect((await third.call('officeState')).operator).toBeNull();
  });

  test('asks for the code of the app, which counts once, or for a recovery code, which is gone then', async () => {
    const office = await serveOffice(await open());
    const { secret, codes } = await withApp(await office.owner(), office.time.now);
    expect(new Set(codes).size).toBe(10);
    const browser = office.browser();
    expect(await browser.refusal('officeSignIn', eva)).toEqual([401, 'code-required']);
    expect(await browser.refusal('officeSignIn', { ...eva, password: 'falsch' })).toEqual([401, 'sign-in-failed']);
    // The code for setting up the app is used already.
    const used = codeAt(secret, office.time.now);
    expect(await browser.refusal('officeSignIn', { ...eva, code: used })).toEqual([401, 'sign-in-failed']);
    office.time.now += 30_000;
    const fresh = codeAt(secret, office.time.now);
    const both = await Promise.all([0, 1].map(() => office.browser().send('officeSignIn', { ...eva, code: fresh })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    const paper = (codes[3] ?? '').toLowerCase().replaceAll('-', ' ');
    await browser.call('officeSignIn', { ...eva, code: paper });
    expect((await browser.call('ownSecurity')).recoveryCodesLeft).toBe(9);
    expect(await browser.refusal('officeSignIn', { ...eva, code: paper })).toEqual([401, 'sign-in-failed']);
    expect((await browser.call('totpRemove')).hasTotp).toBe(false);
    await office.browser().call('officeSignIn', eva);
  });

  test('counts tries: a stranger waits, the owner from elsewhere does not', async () => {
    const office = await serveOffice(await open(), { rateLimits: true });
    await office.owner();
    const stranger = office.browser({ remoteAddress: '198.51.100.7' });
    const codes: string[] = [];
    for (let i = 0; i < 10; i += 1) codes.push((await stranger.refusal('officeSignIn', { ...eva, password: 'x' }))[1]);
    expect(codes.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 'sign-in-failed'));
    expect(codes[9]).toBe('too-many-requests');
    expect(await stranger.refusal('officeSignIn', eva)).toEqual([429, 'too-many-requests']);
    expect((await office.browser().call('officeSignIn', eva)).name).toBe('Eva Huber');
  });
});

describeOnBothEngines('a passkey', ({ open }) => {
  const site = { origin: 'http://localhost:3000', host: 'localhost' };

  async function withPasskey() {
    const office = await serveOffice(await open());
    const owner = await office.owner();
    const passkey = virtualPasskey(site);
    const { challenge, options } = await owner.call('passkeyOffer');
    const security = await owner.call('passkeyAdd', { challenge, answer: passkey.made(options), name: 'Laptop' });
    expect(security.passkeys).toMatchObject([{ _id: passkey.id, name: 'Laptop', usedAt: null }]);
    return { office, owner, passkey };
  }

  test('signs in without password, and a question is answered once', async () => {
    const { office, owner, passkey } = await withPasskey();
    const browser = office.browser();
    const { challenge, options } = await browser.call('passkeyQuestion');
    const proof = { challenge, answer: passkey.used(options) };
    expect((await browser.call('passkeySignIn', proof)).name).toBe('Eva Huber');
    expect(await browser.refusal('passkeySignIn', proof)).toEqual([401, 'sign-in-failed']);
    const [key] = (await owner.call('ownSecurity')).passkeys;
    expect(key?.usedAt).toBe('2026-11-23T12:00:00.000Z');
    expect((await owner.call('operators')).operators[0]?.hasSecondFactor).toBe(true);
  });

  test('of another site, of nobody, too late, or whose count went back is refused', async () => {
    const { office, passkey } = await withPasskey();
    const browser = office.browser();
    const tried = async (answer: (options: Record<string, unknown>) => Record<string, unknown>, later = 0) => {
      const { challenge, options } = await browser.call('passkeyQuestion');
      office.time.now += later;
      return browser.refusal('passkeySignIn', { challenge, answer: answer(options) });
    };
    const refused = [401, 'sign-in-failed'];
    const elsewhere = virtualPasskey({ origin: 'http://evil.example', host: 'evil.example' });
    expect(await tried((options) => elsewhere.used(options))).toEqual(refused);
    expect(await tried((options) => ({ ...elsewhere.used(options), id: passkey.id, rawId: passkey.id }))).toEqual(
      refused,
    );
    expect(await tried(() => ({ id: 7 }))).toEqual(refused);
    expect(await tried(passkey.used, 5 * minute)).toEqual(refused);
    // The counter of a copied key falls behind.
    const copy = { ...passkey };
    const first = await browser.call('passkeyQuestion');
    const older = passkey.used(first.options);
    const second = await browser.call('passkeyQuestion');
    await browser.call('passkeySignIn', { challenge: second.challenge, answer: copy.used(second.options) });
    expect(await browser.refusal('passkeySignIn', { challenge: first.challenge, answer: older })).toEqual(refused);
    expect((await browser.call('officeLog', { text: 'passkey' })).entries.length).toBeGreaterThan(0);
  });

  test('that was removed signs nobody in, and neither does one of a removed operator', async () => {
    const { office, owner, passkey } = await withPasskey();
    expect(await owner.refusal('passkeyRemove', { _id: 'nobodys' })).toEqual([404, 'passkey-not-found']);
    expect((await owner.call('passkeyRemove', { _id: passkey.id })).passkeys).toEqual([]);
    const browser = office.browser();
    const { challenge, options } = await browser.call('passkeyQuestion');
    const refusal = await browser.refusal('passkeySignIn', { challenge, answer: passkey.used(options) });
    expect(refusal).toEqual([401, 'sign-in-failed']);
  });

  test('is not offered where browsers keep none', async () => {
    const office = await serveOffice(await open(), { publicUrl: 'http://192.0.2.7:3000' });
    const owner = await office.owner();
    expect((await owner.call('officeState')).hasPasskeys).toBe(false);
    expect(await owner.refusal('passkeyQuestion')).toEqual([409, 'no-passkeys']);
    expect(await owner.refusal('passkeyOffer')).toEqual([409, 'no-passkeys']);
  });
});

describeOnBothEngines('a proof', ({ open }) => {
  test('is asked for ten minutes after the last, and changes the cookie', async () => {
    const office = await serveOffice(await open());
    const owner = await office.owner();
    office.time.now += 10 * minute;
    expect(await owner.refusal('recoveryCodes')).toEqual([403, 'proof-required']);
    expect(await owner.refusal('proofHeld')).toEqual([403, 'proof-required']);
    expect((await owner.call('officeState')).operator?.provenUntil).toBeNull();
    const before = owner.cookies.get('office');
    expect(await owner.refusal('prove', { password: 'falsch' })).toEqual([401, 'sign-in-failed']);
    expect(await owner.refusal('recoveryCodes')).toEqual([403, 'proof-required']);
    const proven = await owner.call('prove', { password: officePassword });
    expect(proven.provenUntil).toBe('2026-11-23T12:20:00.000Z');
    expect(owner.cookies.get('office')).not.toBe(before);
    expect(await owner.call('proofHeld')).toEqual({ ok: true });
    expect(await office.operators.findOperator(before ?? '')).toBeNull();
    expect(await owner.refusal('recoveryCodes')).toEqual([409, 'no-app']);
    expect(await owner.call('officeSessions')).toHaveLength(1);
  });

  test('by the passkey of somebody else proves nothing', async () => {
    const office = await serveOffice(await open());
    const owner = await office.owner();
    const max = await office.invited(owner, 'orders');
    const passkey = virtualPasskey({ origin: 'http://localhost:3000', host: 'localhost' });
    const offer = await max.call('passkeyOffer');
    await max.call('passkeyAdd', { challenge: offer.challenge, answer: passkey.made(offer.options), name: 'Handy' });
    office.time.now += 10 * minute;
    const proofOf = async () => {
      const { challenge, options } = await owner.call('passkeyQuestion');
      return { challenge, answer: passkey.used(options) };
    };
    expect(await owner.refusal('prove', await proofOf())).toEqual([401, 'sign-in-failed']);
    expect((await max.call('prove', await proofOf())).provenUntil).not.toBeNull();
  });

  test('another password ends all other sessions', async () => {
    const office = await serveOffice(await open());
    const owner = await office.owner();
    const other = office.browser();
    office.time.now += minute - 1;
    await other.call('officeSignIn', eva);
    expect(await owner.call('officeSessions')).toMatchObject([{ isThisOne: false }, { isThisOne: true }]);
    expect(await owner.refusal('ownPassword', { password: 'kurz' })).toEqual([400, 'password-refused']);
    await owner.call('ownPassword', { password: 'Säge und Feile' });
    expect((await other.call('officeState')).operator).toBeNull();
    expect((await owner.call('officeState')).operator?.name).toBe('Eva Huber');
    expect(await other.refusal('officeSignIn', eva)).toEqual([401, 'sign-in-failed']);
  });
});
