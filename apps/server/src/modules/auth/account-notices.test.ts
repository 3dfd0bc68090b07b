import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { maxAttempts, retryDelay } from '../../jobs/retry-delay.ts';
import { testQueue } from '../../jobs/testing/job-runner.ts';
import { testPassword as password, serveAccount } from '../../testing/account.ts';
import { testConfiguration } from '../orders/testing/shop.ts';
import { accountJobs } from './account-jobs.ts';
import { clearAged } from './clear-aged.ts';

const [email, newEmail] = ['anna@kunde.example', 'anna.neu@kunde.example'];
const newPassword = 'Zange und Feile';
const hour = 3_600_000;

describeOnBothEngines('an owner', ({ open }) => {
  async function serve() {
    const shop = await serveAccount(await open());
    const { read } = shop.database;
    const notices = () => read.selectFrom('account_notices').select('email').execute();
    const jobs = () =>
      read.selectFrom('jobs').select(['kind', 'state', 'payload']).where('kind', '!=', 'code-mail').execute();
    return { ...shop, notices, jobs };
  }

  test('is told of a new password, changed or set by a code, but not of the one that an account begins with [security: owner-told-of-change]', async () => {
    const { registered, browser, mails, mailedCode, notices, jobs } = await serve();
    const anna = await registered(email, password);
    expect([await mails(), await jobs()]).toEqual([[], []]);
    await anna.call('login', { username: email, password });
    expect((await anna.call('accountPasswordChange', { password, newPassword })).statusCode).toBe(200);
    const [mail, ...others] = await mails();
    expect([mail?.to.address, mail?.subject, others]).toEqual([
      email,
      'Ihr Passwort bei Kontor Werkzeug wurde geändert',
      [],
    ]);
    expect(mail?.text.split('\n-- \n')[0]).toBe(`Guten Tag,

Ihr Kundenkonto bei Kontor Werkzeug hat ein neues Passwort. Andere Geräte sind abgemeldet.

Wenn Sie das nicht waren, setzen Sie bitte sofort mit „Passwort ändern“ in der Anmeldung ein anderes und antworten Sie auf diese Nachricht.

Freundliche Grüße
Kontor Werkzeug
`);
    const stranger = browser();
    await stranger.call('register', { email, password });
    const code = await mailedCode();
    await stranger.call('verify', { email, password, code: '00000000' });
    expect(await mails()).toEqual([]);
    expect((await stranger.call('verify', { email, password, code })).statusCode).toBe(200);
    expect((await mails()).map(({ to, subject }) => [to.address, subject])).toEqual([[email, mail?.subject]]);
    expect(await notices()).toEqual([]);
    for (const job of await jobs()) expect(job).toMatchObject({ state: 'done', payload: 'null' });
  });

  test('whose mail cannot be sent leaves no address behind: not in the job that is given up, and nowhere after six days', async () => {
    const { signUp, mailedCode, database, sources, time, notices, jobs } = await serve();
    const anna = await signUp(email);
    await anna.call('accountEmailChange', { email: newEmail, password });
    expect((await anna.call('accountEmailConfirm', { code: await mailedCode() })).statusCode).toBe(200);
    const queue = testQueue(database);
    const mail = { send: () => Promise.reject(new Error(`no such mailbox: ${email}`)), close: async () => {} };
    const { clock } = sources;
    const configuration = { current: async () => testConfiguration };
    const runner = queue.runner(accountJobs({ database, configuration, clock, mail, mailFrom: 'shop@shop.example' }));
    queue.time.now = time.now;
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      expect(await runner.runDue()).toBe(1);
      queue.time.now += retryDelay(attempt);
    }
    expect(await jobs()).toMatchObject([{ kind: 'email-changed-mail', state: 'failed' }]);
    expect(JSON.stringify(await database.read.selectFrom('jobs').selectAll().execute())).not.toContain(email);
    time.now += 6 * 24 * hour;
    await clearAged(sources);
    expect(await notices()).toEqual([{ email }]);
    time.now += 1;
    await Promise.all([clearAged(sources), clearAged(sources)]);
    expect(await notices()).toEqual([]);
  });

  test('deleting an account deletes its unsent notices', async () => {
    const { signUp, mails, notices } = await serve();
    const anna = await signUp(email);
    await anna.call('accountPasswordChange', { password, newPassword });
    expect(await notices()).toEqual([{ email }]);
    expect((await anna.call('accountDelete', { password: newPassword })).statusCode).toBe(200);
    expect([await notices(), await mails()]).toEqual([[], []]);
  });

  test('sessions, browsers, codes and counts of customers who never return are deleted', async () => {
    const { registered, sources, database, time } = await serve();
    const anna = await registered(email, password);
    await anna.call('login', { username: email, password });
    await anna.call('register', { email, password });
    await database.transaction((transaction) =>
      transaction
        .insertInto('attempts')
        .values({ key: 'hash', count: 1, blocked_until: 0, forgotten_at: time.now })
        .execute(),
    );
    const left = async () => {
      const tables = ['sessions', 'known_devices', 'account_codes', 'attempts'] as const;
      const rows = tables.map((table) => database.read.selectFrom(table).selectAll().execute());
      return (await Promise.all(rows)).map(({ length }) => length);
    };
    expect(await left()).toEqual([1, 1, 1, 1]);
    await clearAged(sources);
    expect(await left()).toEqual([1, 1, 1, 0]);
    time.now += hour;
    await clearAged(sources);
    expect(await left()).toEqual([1, 1, 0, 0]);
    time.now += 366 * 24 * hour;
    await Promise.all([clearAged(sources), clearAged(sources)]);
    expect(await left()).toEqual([0, 0, 0, 0]);
  });
});
