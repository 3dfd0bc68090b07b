import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { serveAuth } from './testing/auth.ts';

const email = 'Anna@example.at';
const password = 'Hammer und Amboss';
const other = 'Zange und Amboss';
const minute = 60_000;
const codeRefused = {
  msg: 'Der Code ist nicht richtig oder gilt nicht mehr. Bitte prüfen Sie ihn oder fordern Sie einen neuen an.',
  code: 'code-refused',
};
const done = { ok: true };
/** A code that differs from this one. */
const wrong = (code: string) => String((Number(code.replace(' ', '')) + 1) % 100_000_000).padStart(8, '0');

describeOnBothEngines('verifying', ({ open }) => {
  const serve = async () => {
    const shop = await serveAuth(await open());
    const { read } = shop.database;
    return {
      ...shop,
      customers: () => read.selectFrom('customers').selectAll().execute(),
      codes: () => read.selectFrom('account_codes').selectAll().execute(),
    };
  };

  test('replaced, used, expired and guessed codes are refused [security: code-guessed]', async () => {
    const { browser, mailedCode, time, codes } = await serve();
    const anna = browser();
    const ask = async () => {
      await anna.call('register', { email, password });
      return mailedCode();
    };
    const verify = async (code: string) => {
      const answer = await anna.call('verify', { email, password, code });
      return [answer.statusCode, answer.json()];
    };
    const replaced = await ask();
    const used = await ask();
    expect(await verify(replaced)).toEqual([400, codeRefused]);
    expect(await verify('')).toEqual([400, codeRefused]);
    expect(await verify('x'.repeat(200))).toEqual([400, codeRefused]);
    expect(await verify(` ${used.replace(' ', '')} `)).toEqual([200, done]);
    expect(await verify(used)).toEqual([400, codeRefused]);
    const expired = await ask();
    time.now += 30 * minute;
    expect(await verify(expired)).toEqual([400, codeRefused]);
    const guessed = await ask();
    for (let i = 0; i < 5; i += 1) expect(await verify(wrong(guessed))).toEqual([400, codeRefused]);
    expect(await verify(guessed)).toEqual([400, codeRefused]);
    expect(await codes()).toHaveLength(1);
  });

  test('many guesses at once are five tries [security: code-guessed-at-once]', async () => {
    const { browser, mailedCode, passwords } = await serve();
    const anna = browser();
    await anna.call('register', { email, password });
    const code = await mailedCode();
    passwords.tried = 0;
    await Promise.all(Array.from({ length: 40 }, () => anna.call('verify', { email, password, code: wrong(code) })));
    expect(passwords.tried).toBe(5);
  });

  test('strangers who guess at a code take no tries from the browser that asked for it [security: code-guessed-by-stranger]', async () => {
    const { browser, mailedCode, passwords } = await serve();
    const anna = browser();
    await anna.call('register', { email, password });
    const code = await mailedCode();
    passwords.tried = 0;
    for (let i = 0; i < 20; i += 1) await browser().call('verify', { email, password: other, code: wrong(code) });
    expect(passwords.tried).toBe(5);
    expect((await anna.call('verify', { email, password, code })).json()).toEqual(done);
  });

  test('a code typed into another browser is right all the same, with its password', async () => {
    const { browser, mailedCode } = await serve();
    await browser().call('register', { email, password });
    const code = await mailedCode();
    const telephone = browser();
    expect((await telephone.call('verify', { email, password, code })).json()).toEqual(done);
    expect((await telephone.call('login', { username: email, password })).statusCode).toBe(200);
  });

  test('somebody else who asks for the same address gets a code of their own, and sets no password with mine [security: code-asked-by-stranger]', async () => {
    const { browser, mailedCode, customers } = await serve();
    const [anna, mallory] = [browser(), browser()];
    await anna.call('register', { email, password });
    const annas = await mailedCode();
    await mallory.call('register', { email, password: other });
    expect(await mailedCode()).not.toBe(annas);
    expect((await mallory.call('verify', { email, password: other, code: annas })).json()).toEqual(codeRefused);
    expect(await customers()).toEqual([]);
    expect((await anna.call('verify', { email, password, code: annas })).json()).toEqual(done);
    expect((await anna.call('login', { username: email, password })).statusCode).toBe(200);
  });

  test('another password than the one the code was asked for with is refused, and sets nothing [security: verify-other-password]', async () => {
    const { browser, mailedCode, customers } = await serve();
    const anna = browser();
    await anna.call('register', { email, password });
    const code = await mailedCode();
    const answer = await anna.call('verify', { email, password: other, code });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        msg: 'Das Passwort ist nicht dasselbe wie bei der Anforderung des Codes.',
        code: 'password-mismatch',
      },
    ]);
    expect(await customers()).toEqual([]);
    expect((await anna.call('verify', { email, password: other, code: wrong(code) })).json()).toEqual(codeRefused);
    expect((await anna.call('verify', { email, password, code })).json()).toEqual(done);
  });

  test('verify with another e-mail address than the code was asked for is refused [security: verify-other-email]', async () => {
    const { registered, browser, mailedCode, customers } = await serve();
    await registered('berta@example.at', other);
    const [berta] = await customers();
    const mallory = browser();
    await mallory.call('register', { email: 'mallory@example.at', password });
    const code = await mailedCode();
    for (const address of ['berta@example.at', 'neu@example.at', '', 'x'.repeat(1000)]) {
      expect((await mallory.call('verify', { email: address, password, code })).json()).toEqual(codeRefused);
    }
    expect(await customers()).toEqual([berta]);
  });

  test('two verifies of one code at once: one sets the password [security: verify-twice-at-once]', async () => {
    const { browser, mailedCode, customers } = await serve();
    const anna = browser();
    await anna.call('register', { email, password });
    const code = await mailedCode();
    const answers = await Promise.all([1, 2, 3].map(() => anna.call('verify', { email, password, code })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400]);
    expect(await customers()).toHaveLength(1);
  });
});
