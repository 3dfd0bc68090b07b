import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { eventually, waiting } from '../../database/testing/waiting.ts';
import { emailKey } from '../../email/email-key.ts';
import type { TestBrowser } from '../../http/testing/browser.ts';
import { testPassword as password, serveAccount } from '../../testing/account.ts';
import { putPassword } from '../customers/credentials.service.ts';

const [before, after] = ['anna@kunde.example', 'Anna.Neu@kunde.example'];

const emailOf = async (browser: TestBrowser) => (await browser.call('current')).json()?.email;
const ask = (browser: TestBrowser, email: string) => browser.call('accountEmailChange', { email, password });
const confirm = async (browser: TestBrowser, code: string) => {
  const answer = await browser.call('accountEmailConfirm', { code });
  return answer.json().code ?? answer.statusCode;
};

describeOnBothEngines('another e-mail address', ({ open }) => {
  test('counts once the code sent there is entered, and the old one is notified [security: owner-told-of-change]', async () => {
    const { signUp, signIn, mails } = await serveAccount(await open());
    const anna = await signUp(before);
    expect((await ask(anna, after)).json()).toEqual({ ok: true });
    const [mail, ...others] = await mails();
    expect([mail?.to.address, others]).toEqual([after, []]);
    expect(mail?.text).toContain('soll diese E-Mail-Adresse die eines Kundenkontos werden');
    expect(await emailOf(anna)).toBe(before);

    const code = /\b\d{4} \d{4}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    const phone = await signIn(before);
    expect(await confirm(phone, code)).toBe(200);
    expect([await emailOf(anna), await emailOf(phone)]).toEqual([after, after]);
    const notice = await mails();
    expect(notice.map(({ to, subject }) => [to.address, subject])).toEqual([
      [before, 'Ihre E-Mail-Adresse bei Kontor Werkzeug wurde geändert'],
    ]);
    expect(notice[0]?.text + String(notice[0]?.html)).not.toContain('Anna.Neu');
    expect(await emailOf(await signIn('anna.neu@KUNDE.example'))).toBe(after);
    await expect(signIn(before)).rejects.toThrow('login-failed');
    expect(await confirm(anna, code)).toBe('code-refused');
  });

  test('is shown as written, with its umlauts, in whatever form it arrives', async () => {
    const { signUp, signIn, mails } = await serveAccount(await open());
    const anna = await signUp(before);
    await ask(anna, 'neu@xn--mller-kva.example');
    const [mail] = await mails();
    expect(mail?.to.address).toBe('neu@müller.example');
    await confirm(anna, /\b\d{4} \d{4}\b/.exec(mail?.text ?? '')?.[0] ?? '');
    for (const username of ['neu@müller.example', 'neu@xn--mller-kva.example']) {
      expect(await emailOf(await signIn(username))).toBe('neu@müller.example');
    }
    await mails();
    await anna.call('register', { email: 'bela@xn--mller-kva.example', password });
    expect((await mails()).map(({ to }) => to.address)).toEqual(['bela@müller.example']);
  });

  test('that is invalid, or the present one, is refused and gets no mail', async () => {
    const { signUp, mails } = await serveAccount(await open());
    const anna = await signUp(before);
    for (const [email, msg] of [
      ['', 'Pflichtfeld'],
      ['kein', 'Keine gültige Mailadresse'],
      ['a@b.example\r\nBcc: c@d.example', 'Keine gültige Mailadresse'],
      [before, 'Das ist bereits Ihre E-Mail-Adresse.'],
    ] as const) {
      const answer = await ask(anna, email);
      expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path: 'email', msg }]]);
    }
    expect(await mails()).toEqual([]);
  });

  test('is not given for a wrong, old, replaced, too often guessed or somebody else’s code [security: email-change-code]', async () => {
    const { signUp, mailedCode, time } = await serveAccount(await open());
    const [anna, eva] = [await signUp(before), await signUp('eva@kunde.example')];
    await ask(anna, after);
    const first = await mailedCode();
    expect(await confirm(eva, first)).toBe('code-refused');
    await ask(anna, after);
    const second = await mailedCode();
    expect(await confirm(anna, first)).toBe('code-refused');
    time.now += 31 * 60_000;
    expect(await confirm(anna, second)).toBe('code-refused');
    await ask(anna, after);
    const third = await mailedCode();
    const guesses = Array.from({ length: 20 }, (_, i) => confirm(anna, String(i).padStart(8, '0')));
    expect(new Set(await Promise.all(guesses))).toEqual(new Set(['code-refused']));
    expect(await confirm(anna, third)).toBe('code-refused');
    expect([await emailOf(anna), await emailOf(eva)]).toEqual([before, 'eva@kunde.example']);
  });

  test('that another account has is asked for like any other, and refused only to who can read its mail', async () => {
    const { signUp, mailedCode, mails } = await serveAccount(await open());
    const [anna, eva] = [await signUp(before), await signUp('eva@kunde.example')];
    expect((await ask(anna, 'EVA@kunde.example')).json()).toEqual({ ok: true });
    expect(await confirm(anna, await mailedCode())).toBe('email-taken');
    expect([await emailOf(anna), await emailOf(eva), await mails()]).toEqual([before, 'eva@kunde.example', []]);
  });

  test('that two customers confirm at once becomes one’s [security: email-wanted-by-two]', async () => {
    const { signUp, mailedCode } = await serveAccount(await open());
    const browsers = [await signUp(before), await signUp('eva@kunde.example')];
    const codes: string[] = [];
    for (const browser of browsers) {
      await ask(browser, after);
      codes.push(await mailedCode());
    }
    const answers = await Promise.all(browsers.map((browser, i) => confirm(browser, codes[i] ?? '')));
    expect(answers.filter((answer) => answer === 200)).toHaveLength(1);
    expect(answers).toContain('code-refused');
    expect((await Promise.all(browsers.map(emailOf))).filter((email) => email === after)).toHaveLength(1);
  });

  test('that somebody is just registering with is refused as taken once they have it, and the code still holds [security: email-wanted-by-two]', async () => {
    const { signUp, mailedCode, mails, database } = await serveAccount(await open());
    const anna = await signUp(before);
    await ask(anna, after);
    const code = await mailedCode();
    const [registering, toCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const registration = database.transaction(async (transaction) => {
      const account = { customerId: 'eva', email: after, emailKey: emailKey(after), passwordHash: 'hash' };
      await putPassword(transaction, account, 1);
      registering.resolve();
      await toCommit.promise;
    });
    await registering.promise;
    const answer = anna.call('accountEmailConfirm', { code });
    // On SQLite it waits for the one writer.
    if (database.engine === 'postgres') await eventually(async () => expect(await waiting(database)).toBe(1));
    toCommit.resolve();
    await registration;
    expect([(await answer).statusCode, (await answer).json().code]).toEqual([409, 'email-taken']);
    expect([await emailOf(anna), await mails()]).toEqual([before, []]);
    const rows = await database.read.selectFrom('account_codes').select('purpose').execute();
    expect(rows).toEqual([{ purpose: 'email' }]);
  });

  test('is off once the password has been set anew by a code [security: email-changed-by-thief]', async () => {
    const { signUp, mailedCode } = await serveAccount(await open());
    const anna = await signUp(before);
    await ask(anna, after);
    const code = await mailedCode();
    const newPassword = 'Zange und Feile';
    await anna.call('register', { email: before, password: newPassword });
    const set = await anna.call('verify', { email: before, password: newPassword, code: await mailedCode() });
    expect(set.statusCode).toBe(200);
    expect(await confirm(anna, code)).toBe('code-refused');
    expect(await emailOf(anna)).toBe(before);
  });

  test('is off once the password has been changed [security: email-changed-by-thief]', async () => {
    const { signUp, mailedCode } = await serveAccount(await open());
    const anna = await signUp(before);
    await ask(anna, after);
    const code = await mailedCode();
    await anna.call('accountPasswordChange', { password, newPassword: 'Zange und Feile' });
    expect(await confirm(anna, code)).toBe('code-refused');
  });
});
