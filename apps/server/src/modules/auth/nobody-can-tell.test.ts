import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { storeCustomer } from '../customers/testing/customers.ts';
import { createPasswordService } from '../passwords/passwords.service.ts';
import { createAuthService, evenAnswerTime } from './auth.service.ts';
import { serveAuth } from './testing/auth.ts';

const password = 'Hammer und Amboss';
const [there, missing] = ['alt@example.at', 'niemand@example.at'];
const nothing = { checked: 0, tried: 0, hashed: 0 };
const stranger = { session: null, device: null, request: null, userAgent: undefined, network: '203.0.113.9' };

describeOnBothEngines('whether an account exists', ({ open }) => {
  /** A shop with one account, to which a code can be sent. */
  async function serve({ userLogin = true, ...more }: Parameters<typeof serveAuth>[1] & { userLogin?: boolean } = {}) {
    const shop = await serveAuth(await open(), more);
    shop.settings.userLogin = userLogin;
    await storeCustomer(shop.database, { email: there, email_key: there, online_user: 0 });
    return shop;
  }

  test('with userLogin off codes go to existing accounts only, and nobody can tell [security: enumeration-by-answer]', async () => {
    const { browser, mails, database } = await serve({ userLogin: false });
    const answers: unknown[] = [];
    for (const email of [there, missing]) {
      const { cookies, ...answer } = await browser().call('register', { email, password });
      const lengths = cookies.map((cookie) => ({ ...cookie, value: cookie.value.length }));
      answers.push([answer.statusCode, answer.json(), lengths]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect((await mails()).map(({ to }) => to.address)).toEqual([there]);
    expect(await database.read.selectFrom('account_codes').select('email').execute()).toEqual([{ email: there }]);
  });

  test.each([true, false])(
    'costs the same work to ask for a code and to try one, with userLogin %s [security: enumeration-by-time]',
    async (userLogin) => {
      const { browser, passwords, mails } = await serve({ userLogin });
      const work: unknown[] = [];
      for (const email of [there, missing]) {
        Object.assign(passwords, nothing);
        const guest = browser();
        await guest.call('register', { email, password });
        const asking = { ...passwords };
        await mails();
        const tries: number[] = [];
        for (let i = 0; i < 7; i += 1) {
          passwords.checked = 0;
          expect((await guest.call('verify', { email, password, code: 'none' })).json().code).toBe('code-refused');
          tries.push(passwords.checked);
        }
        work.push([asking, tries]);
      }
      expect(work[0]).toEqual([{ ...nothing, hashed: 2 }, [1, 1, 1, 1, 1, 1, 1]]);
      expect(work[1]).toEqual(work[0]);
    },
  );

  test('does not show while too many passwords are being hashed: all are told to come again, and no try is lost [security: enumeration-by-answer]', async () => {
    const { browser, sources, database } = await serve({ userLogin: false });
    await browser().call('register', { email: there, password });
    const none = { permits: 0, waiting: 0 };
    const passwords = createPasswordService({ ours: none, old: none });
    const busy = createAuthService({ ...sources, passwords, wait: async () => {} });
    for (const email of [there, missing]) {
      const tooBusy = { status: 429, code: 'too-many-requests', retryAfter: 5 };
      const answers = [
        await busy.verify({ email, password, code: '00000000' }, stranger),
        await busy.register({ email, password }, stranger),
      ];
      for (const answer of answers) expect(answer).toMatchObject({ refused: true, ...tooBusy });
    }
    expect(
      await database.read.selectFrom('account_codes').select(['tries_left', 'strangers_tries_left']).execute(),
    ).toEqual([{ tries_left: 5, strangers_tries_left: 5 }]);
  });

  test('does not show by many logins at once: two of a name are tried, the others come again in a second and are no guesses [security: enumeration-by-time, old-hash-queue-held-up]', async () => {
    let answerAll = () => {};
    const answered = () => new Promise<void>((resolve) => (answerAll = resolve));
    let held = answered();
    const { auth, database } = await serve({ wait: () => held });
    const old = '$2y$10$SplxKIlnXGBGHSlJ1Yf7m.LUdQGTzY7FTiVzZoHvUHZB/l2TVnJk2';
    await storeCustomer(database, { email_key: 'mit@example.at', password_hash: old, online_user: 0 });
    const counts = async () => {
      const rows = await database.read.selectFrom('attempts').select('count').orderBy('count').execute();
      return rows.map(({ count }) => count);
    };
    const seen: unknown[] = [];
    for (const username of ['mit@example.at', missing]) {
      const guess = (i: number) => auth.login({ username, password }, { ...stranger, network: `198.51.100.${i}` });
      const guesses = Promise.all(Array.from({ length: 12 }, (_, i) => guess(i)));
      // The counts of networks, of the account from each network, and of the account. Ten counts have been undone.
      const twoUnderWay = [...Array(20).fill(0), 1, 1, 1, 1, 2];
      await expect.poll(counts).toEqual(twoUnderWay);
      answerAll();
      const answers = (await guesses).map((answer) => isRefused(answer) && [answer.status, answer.retryAfter]);
      seen.push([answers.sort(), await counts()]);
      await database.transaction((transaction) => transaction.deleteFrom('attempts').execute());
      held = answered();
    }
    const [tried, again] = [
      [401, undefined],
      [429, 1],
    ];
    expect(seen[0]).toEqual([
      [tried, tried, ...Array(10).fill(again)],
      [...Array(20).fill(0), 1, 1, 1, 1, 2],
    ]);
    expect(seen[1]).toEqual(seen[0]);
  });

  test('does not show by time: the answer to who asks for a code, and a refused code, wait as long [security: enumeration-by-time]', async () => {
    const waits: [milliseconds: number, end: () => void][] = [];
    const wait = (milliseconds: number) => new Promise<void>((end) => void waits.push([milliseconds, end]));
    const { auth, passwords } = await serve({ wait, userLogin: false });
    for (const email of [there, missing]) {
      for (const ask of [
        () => auth.register({ email, password }, stranger),
        () => auth.verify({ email, password, code: '00000000' }, stranger),
      ]) {
        Object.assign(passwords, nothing);
        let isAnswered = false;
        const answer = ask().finally(() => {
          isAnswered = true;
        });
        const [milliseconds, end] = waits.pop() ?? [];
        expect([milliseconds, waits]).toEqual([evenAnswerTime, []]);
        for (let i = 0; i < 20; i += 1) await new Promise((done) => setTimeout(done, 10));
        expect([isAnswered, passwords.checked + passwords.hashed]).toEqual([
          false,
          expect.toSatisfy((work) => work > 0),
        ]);
        end?.();
        await answer;
        expect(isAnswered).toBe(true);
      }
    }
  });
});
