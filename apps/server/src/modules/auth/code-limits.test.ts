import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { serveAuth } from './testing/auth.ts';

const email = 'Anna@example.at';
const password = 'Hammer und Amboss';
const other = 'Zange und Amboss';
const minute = 60_000;

describeOnBothEngines('mails with codes', ({ open }) => {
  const serve = async () => serveAuth(await open());

  test('mails to one mailbox are bounded, from wherever they are asked for; the owner’s own browser has its own count [security: mailbox-flooded]', async () => {
    const { registered, browser, mails, time } = await serve();
    const anna = await registered(email, password);
    const ask = (i: number) => browser({ remoteAddress: `198.51.100.${i}` }).call('register', { email, password });
    const refusedUntil = async (i: number) => {
      const { statusCode, headers } = await ask(i);
      return [statusCode, headers['retry-after']];
    };
    for (let i = 0; i < 5; i += 1) expect((await ask(0)).statusCode).toBe(200);
    expect(await refusedUntil(0)).toEqual([429, '60']);
    for (let i = 1; i <= 15; i += 1) expect((await ask(i)).statusCode).toBe(200);
    for (const [i, wait] of [10, 20, 40, 80, 160, 180, 180].entries()) {
      expect(await refusedUntil(50 + i)).toEqual([429, String(wait)]);
      time.now += wait * 1000;
      expect((await ask(100 + i)).statusCode).toBe(200);
    }
    expect(await mails()).toHaveLength(27);
    expect((await ask(0)).json().code).toBe('too-many-requests');
    expect((await anna.call('register', { email, password: other })).statusCode).toBe(200);
    expect(await mails()).toHaveLength(1);
  });

  test('one network may ask for mails to many mailboxes only so often [security: mailbox-flooded]', async () => {
    const { browser, mails } = await serve();
    const ask = (i: number) => browser().call('register', { email: `kunde-${i}@example.at`, password });
    for (let i = 0; i < 50; i += 1) expect((await ask(i)).statusCode).toBe(200);
    const refused = await ask(50);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10']);
    expect(await mails()).toHaveLength(50);
  });

  test('an address that many share is never refused while its people register and use their codes [security: shared-network-choked]', async () => {
    const { registered, time, database } = await serve();
    const counts = () => database.read.selectFrom('attempts').select('count').execute();
    for (let i = 0; i < 60; i += 1) {
      await registered(`kunde-${i}@example.at`, password);
      time.now += 20 * minute;
    }
    expect((await counts()).every(({ count }) => count === 0)).toBe(true);
  });

  test('codes of one’s own, asked for in a known browser or from elsewhere, earn a network no further mails to others [security: own-mailbox-codes]', async () => {
    const { registered, browser, mailedCode } = await serve();
    const mine = { email: 'mallory@example.at', password };
    const known = await registered(mine.email, password);
    const others = (i: number) => browser().call('register', { email: `kunde-${i}@example.at`, password });
    for (let i = 0; i < 50; i += 1) await others(i);
    await mailedCode();
    const elsewhere = browser({ remoteAddress: '198.51.100.7' });
    for (const asking of [known, elsewhere]) {
      await asking.call('register', mine);
      const using = browser();
      using.cookies.set('request', asking.cookies.get('request') ?? '');
      expect((await using.call('verify', { ...mine, code: await mailedCode() })).statusCode).toBe(200);
      expect((await others(50)).statusCode).toBe(429);
    }
  });

  test('a code whose mail could not go out while it held is not sent any more', async () => {
    const { browser, mails, time, database } = await serve();
    await browser().call('register', { email, password });
    time.now += 30 * minute;
    expect(await mails()).toEqual([]);
    expect(await database.read.selectFrom('jobs').select(['state', 'payload']).execute()).toEqual([
      { state: 'done', payload: 'null' },
    ]);
  });
});
