import type { CallName } from '@kontor/contract';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { TestBrowser } from '../../http/testing/browser.ts';
import { serveAuth } from './testing/auth.ts';

const email = 'anna@example.at';
const password = 'Hammer und Amboss';

const day = 24 * 3_600_000;

/** A try that a bot repeats, how often the bot may make it, and when the next one is allowed. */
interface BotTry {
  readonly name: CallName;
  readonly body: object;
  made: number;
  next: number;
}

/** A different address in 10.0.0.0/8 for each number. */
const addressOf = (i: number) => `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`;

describeOnBothEngines('strangers who guess', ({ open, engine }) => {
  /** Beyond the first hundred, which are tried, each is refused like the one before: on PostgreSQL fewer do. */
  const [guesses, accounts] = engine === 'sqlite' ? [10_000, 2000] : [1000, 300];
  const serve = async (more?: Parameters<typeof serveAuth>[1]) => serveAuth(await open(), more);

  test('ten thousand guesses from ten thousand addresses: a hundred are tried, and the owner comes in at once [security: guesses-from-everywhere, owner-locked-out]', async () => {
    const { registered, auth, passwords } = await serve();
    const anna = await registered(email, password);
    passwords.checked = 0;
    const guess = async (i: number) => {
      const stranger = { session: null, device: null, request: null, userAgent: undefined, network: addressOf(i) };
      const answer = await auth.login({ username: email, password: `Passwort ${i}` }, stranger);
      return isRefused(answer) ? answer.code : 'let in';
    };
    const codes: string[] = [];
    for (let from = 0; from < guesses; from += 100) {
      codes.push(...(await Promise.all(Array.from({ length: 100 }, (_, i) => guess(from + i)))));
    }
    expect(codes.filter((code) => code === 'login-failed')).toHaveLength(100);
    expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(guesses - 100);
    expect(passwords.checked).toBe(100);
    expect((await anna.call('login', { username: email, password })).statusCode).toBe(200);
  });

  test('they are told when to come again, later each time, also about an account that does not exist [security: enumeration-by-answer]', async () => {
    const { registered, browser, time } = await serve();
    await registered(email, password);
    const seen: unknown[][] = [];
    for (const username of [email, 'niemand@example.at']) {
      const stranger = browser();
      const answers: unknown[] = [];
      const guess = () => stranger.call('login', { username, password: 'falsch geraten' });
      for (let i = 0; i < 5; i += 1) expect((await guess()).statusCode).toBe(401);
      for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
        const answer = await guess();
        expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, String(wait)]);
        answers.push(answer.json());
        time.now += wait * 1000;
        expect((await guess()).statusCode).toBe(401);
      }
      seen.push(answers);
      time.now += 24 * 3_600_000;
    }
    expect(seen[0]?.[0]).toEqual({
      msg: 'Zu viele Anfragen. Bitte versuchen Sie es in einer Sekunde noch einmal.',
      code: 'too-many-requests',
    });
    expect(seen[0]?.at(-1)).toMatchObject({
      msg: 'Zu viele Anfragen. Bitte versuchen Sie es in 15 Minuten noch einmal.',
    });
    expect(seen[0]).toEqual(seen[1]);
  });

  test('one network may try many accounts only so often; IPv6 addresses of one network are one [security: one-password-many-accounts]', async () => {
    const { browser } = await serve();
    const guess = (i: number, remoteAddress: string) =>
      browser({ remoteAddress }).call('login', { username: `kunde-${i}@example.at`, password: 'Sommer 2026' });
    const statuses: number[] = [];
    for (let i = 0; i < accounts; i += 1) statuses.push((await guess(i, `2001:db8:1:2::${i + 1}`)).statusCode);
    expect(statuses).toEqual([...Array(100).fill(401), ...Array(accounts - 100).fill(429)]);
    expect((await guess(accounts, '2001:db8:1:3::1')).statusCode).toBe(401);
  });

  test('from the owner’s own network do not keep the owner out either [security: owner-locked-out, minute-limit-used-up]', async () => {
    const { registered, browser, auth } = await serve({ limiter: true });
    const anna = await registered(email, password);
    const stranger = { session: null, device: null, request: null, userAgent: undefined, network: '203.0.113.5' };
    const others = Array.from({ length: 100 }, (_, i) => `kunde-${i}@example.at`);
    await Promise.all(others.map((username) => auth.login({ username, password: 'falsch' }, stranger)));
    const statuses = async (asking: TestBrowser) => [
      (await asking.call('login', { username: email, password })).statusCode,
      (await asking.call('register', { email, password })).statusCode,
      (await asking.call('verify', { email, password, code: '00000000' })).statusCode,
    ];
    for (let i = 0; i < 60; i += 1) await statuses(browser());
    const invented = browser();
    invented.cookies.set('device', 'x'.repeat(43));
    for (const unknown of [browser(), invented]) expect(await statuses(unknown)).toEqual([429, 429, 429]);
    expect(await statuses(anna)).toEqual([200, 200, 400]);
  });

  test('a known browser may ask twenty times a minute, and so may another one beside it [security: minute-limit-used-up]', async () => {
    const { registered, passwords } = await serve({ limiter: true });
    const [anna, eva] = [await registered(email, password), await registered('eva@example.at', password)];
    passwords.checked = 0;
    for (let i = 0; i < 21; i += 1) await anna.call('login', { username: email, password });
    expect(passwords.checked).toBe(20);
    expect((await anna.call('login', { username: email, password })).statusCode).toBe(429);
    expect((await eva.call('login', { username: 'eva@example.at', password })).statusCode).toBe(200);
  });

  test('a browser that the account knows has a count of its own: it is no way to guess on [security: guesses-from-known-browser]', async () => {
    const { registered } = await serve();
    const anna = await registered(email, password);
    for (let i = 0; i < 5; i += 1) {
      expect((await anna.call('login', { username: email, password: 'vertippt' })).statusCode).toBe(401);
    }
    expect((await anna.call('login', { username: email, password })).statusCode).toBe(429);
  });

  test('a login resets the counts; guessing at other accounts between own logins does not [security: one-password-many-accounts]', async () => {
    const { registered, browser, time } = await serve();
    const anna = await registered(email, password);
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 4; i += 1) await anna.call('login', { username: email, password: 'vertippt' });
      expect((await anna.call('login', { username: email, password })).statusCode).toBe(200);
    }
    const mallory = () => browser({ remoteAddress: '198.51.100.7' });
    await registered('mallory@example.at', password);
    let tried = 0;
    for (let i = 0; i < 110; i += 1) {
      const guess = await mallory().call('login', { username: `kunde-${i}@example.at`, password: 'Sommer 2026' });
      if (guess.statusCode === 401) tried += 1;
      await mallory().call('login', { username: 'mallory@example.at', password });
    }
    expect(tried).toBe(100);
    expect(time.now).toBe(Date.UTC(2026, 10, 20, 12, 30));
  });

  test('one who tries logins and codes from one network for days, whenever there is no wait, makes the owner wait for seconds [security: guesses-for-days]', async () => {
    const { registered, browser, time, mailedCode } = await serve();
    await registered(email, password);
    const bot = browser({ remoteAddress: '198.51.100.7' });
    const tries: BotTry[] = [
      { name: 'login', body: { username: email, password: 'falsch geraten' }, made: 0, next: time.now },
      { name: 'register', body: { email, password: 'Passwort des Fremden' }, made: 0, next: time.now },
    ];
    for (const end = time.now + 3 * day; time.now < end; time.now = Math.min(...tries.map(({ next }) => next))) {
      for (const one of tries.filter(({ next }) => next <= time.now)) {
        const { statusCode, headers } = await bot.call(one.name, one.body);
        if (statusCode === 429) one.next = time.now + Number(headers['retry-after']) * 1000;
        else one.made += 1;
      }
    }
    expect(tries.map(({ made }) => made)).toEqual([301, 81]);

    const anna = browser({ remoteAddress: '192.0.2.1' });
    const waits = async (name: CallName, body: object) => {
      const { statusCode, headers } = await anna.call(name, body);
      if (statusCode !== 429) return [statusCode, 0];
      const wait = Number(headers['retry-after']);
      time.now += wait * 1000;
      return [(await anna.call(name, body)).statusCode, wait];
    };
    await bot.call('login', { username: email, password: 'falsch geraten' });
    expect(await waits('login', { username: email, password })).toEqual([200, 10]);
    await bot.call('register', { email, password });
    expect(await waits('register', { email, password })).toEqual([200, 0]);
    expect((await anna.call('verify', { email, password, code: await mailedCode() })).statusCode).toBe(200);
  });

  test('an owner who proves the mailbox by a code can log in from a new browser, however much others guess [security: owner-locked-out]', async () => {
    const { registered, browser, mailedCode } = await serve();
    await registered(email, password);
    for (let i = 0; i < 100; i += 1) {
      await browser({ remoteAddress: addressOf(i) }).call('login', { username: email, password: 'falsch' });
    }
    const anew = browser({ remoteAddress: '192.0.2.1' });
    expect((await anew.call('login', { username: email, password })).statusCode).toBe(429);
    await anew.call('register', { email, password });
    expect((await anew.call('verify', { email, password, code: await mailedCode() })).statusCode).toBe(200);
    expect((await anew.call('login', { username: email, password })).statusCode).toBe(200);
  });

  test('limits can be off for load tests', async () => {
    const { registered, browser, database } = await serve({ rateLimits: false });
    await registered(email, password);
    for (let i = 0; i < 12; i += 1) {
      expect((await browser().call('login', { username: email, password: 'falsch' })).statusCode).toBe(401);
    }
    expect(await database.read.selectFrom('attempts').selectAll().execute()).toEqual([]);
  });
});
