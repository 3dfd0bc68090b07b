import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/test-databases.ts';
import { serveAuth } from './test-auth.ts';
import { storeCustomer, viennaAddress } from './test-customers.ts';

const email = 'Anna@example.at';
const password = 'Hammer und Amboss';
const other = 'Zange und Amboss';
const minute = 60_000;
const codeRefused = {
  msg: 'Der Code ist nicht richtig oder gilt nicht mehr. Bitte prüfen Sie ihn oder fordern Sie einen neuen an.',
  code: 'code-refused',
};
const done = { ok: true };
/** A code that is not this one. */
const wrong = (code: string) => String((Number(code.replace(' ', '')) + 1) % 100_000_000).padStart(8, '0');

describeOnBothEngines('registering', ({ open }) => {
  const serve = async (more?: Parameters<typeof serveAuth>[1]) => {
    const shop = await serveAuth(await open(), more);
    const { read } = shop.database;
    return {
      ...shop,
      customers: () => read.selectFrom('customers').selectAll().orderBy('email_key').execute(),
      codes: () => read.selectFrom('account_codes').selectAll().execute(),
    };
  };

  let refusing: ReturnType<typeof serve> | undefined;
  /** One shop for all that is refused before anything is stored. */
  const serveRefusing = () => {
    refusing ??= serve();
    return refusing;
  };

  test('a code comes by mail, as text and as HTML, and makes the account that one can log in to', async () => {
    const { browser, mails, customers } = await serve();
    const anna = browser();
    expect((await anna.call('register', { email, password })).json()).toEqual(done);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    const code = /\d{4} \d{4}/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail).toMatchObject({
      from: 'shop@shop.example',
      to: { name: '', address: email },
      subject: 'Ihr Bestätigungscode bei Kontor Werkzeug',
      attachments: [],
    });
    expect(mail?.text.split('\n-- \n')[0]).toBe(`Guten Tag,

bei Kontor Werkzeug wurde mit dieser E-Mail-Adresse ein Code angefordert, um sich zu registrieren oder ein neues Passwort zu setzen. Ihr Bestätigungscode:

    ${code}

Der Code gilt 30 Minuten, in dem Browser, in dem Sie ihn angefordert haben.

Geben Sie ihn an niemanden weiter, auch nicht an Personen, die sich als unser Kundendienst ausgeben.

Wenn Sie keinen Code angefordert haben, brauchen Sie nichts zu tun: Ohne ihn ändert sich nichts.

Freundliche Grüße
Kontor Werkzeug
`);
    expect(mail?.html).toContain(`>${code}</p>`);
    expect(mail?.html).toContain('<title>Ihr Bestätigungscode bei Kontor Werkzeug</title>');
    expect(await customers()).toEqual([]);

    expect((await anna.call('verify', { email, password, code })).json()).toEqual(done);
    expect(anna.cookies.has('sid')).toBe(false);
    expect((await anna.call('current')).json()).toBe(null);
    expect(await customers()).toMatchObject([{ email, email_key: 'anna@example.at', online_user: 1, person_id: null }]);
    expect((await anna.call('login', { username: email, password })).json()).toMatchObject({ email, onlineUser: true });
  });

  test('the code is not in the log, and not in the database once it is sent', async () => {
    const { browser, database, mailedCode, logged, codes } = await serve();
    await browser().call('register', { email, password });
    const jobs = () => database.read.selectFrom('jobs').selectAll().execute();
    expect(await jobs()).toMatchObject([{ kind: 'code-mail', state: 'waiting' }]);
    const code = (await mailedCode()).replace(' ', '');
    expect(await jobs()).toMatchObject([{ kind: 'code-mail', state: 'done', payload: 'null' }]);
    const stored = JSON.stringify([await jobs(), await codes()]);
    for (const secret of [code, password]) {
      expect(stored).not.toContain(secret);
      expect(logged()).not.toContain(secret);
    }
    expect(logged()).not.toContain(email);
  });

  test('a code is sent for a new password too: the account stays, other browsers are signed out, this one is not', async () => {
    const { registered, browser, customers, mailedCode } = await serve();
    const anna = await registered(email, password);
    const elsewhere = browser();
    for (const one of [anna, elsewhere]) await one.call('login', { username: email, password });
    const [before] = await customers();
    await anna.call('register', { email: 'ANNA@example.at', password: other });
    expect((await elsewhere.call('login', { username: email, password })).statusCode).toBe(200);
    const code = await mailedCode();
    expect((await anna.call('verify', { email, password: other, code })).json()).toEqual(done);
    expect((await elsewhere.call('current')).json()).toBe(null);
    expect((await anna.call('current')).json()).toMatchObject({ email });
    expect(await customers()).toEqual([
      { ...before, password_hash: expect.not.stringContaining(String(before?.password_hash)) },
    ]);
    expect((await elsewhere.call('login', { username: email, password })).statusCode).toBe(401);
    expect((await elsewhere.call('login', { username: email, password: other })).statusCode).toBe(200);
  });

  test('an imported account is claimed by a code, and stays as the operator has it', async () => {
    const { browser, database, customers, mailedCode } = await serve();
    const imported = {
      online_user: 0,
      person_id: 'K-7',
      customer_group: 'Handwerk',
      address: JSON.stringify(viennaAddress),
    } as const;
    await storeCustomer(database, { email: 'alt@example.at', email_key: 'alt@example.at', ...imported });
    const claiming = browser();
    expect((await claiming.call('login', { username: 'alt@example.at', password })).statusCode).toBe(500);
    await claiming.call('register', { email: 'alt@example.at', password });
    await claiming.call('verify', { email: 'alt@example.at', password, code: await mailedCode() });
    expect(await customers()).toMatchObject([{ email: 'alt@example.at', ...imported }]);
    const user = (await claiming.call('login', { username: 'alt@example.at', password })).json();
    expect(user).toMatchObject({ onlineUser: false, personId: 'K-7', address: viennaAddress });
  });

  test.each([
    ['', 'Pflichtfeld'],
    ['anna', 'Keine gültige Mailadresse'],
    ['anna@example', 'Keine gültige Mailadresse'],
    ['anna@example.at\r\nBcc: alle@example.at', 'Keine gültige Mailadresse'],
    ['\u0430nna@example.at', 'Keine gültige Mailadresse'],
    ['anna\u0000@example.at', null],
    [`${'x'.repeat(300)}@example.at`, 'Keine gültige Mailadresse'],
  ])('the e-mail address %j is refused', async (address, msg) => {
    const { browser, codes } = await serveRefusing();
    const answer = await browser().call('register', { email: address, password });
    expect(answer.statusCode).toBe(400);
    if (msg !== null) {
      expect(answer.json()).toMatchObject({ code: 'invalid-email', errors: [{ path: 'email', msg }] });
    }
    expect(await codes()).toEqual([]);
  });

  test.each([
    ['', 'Pflichtfeld'],
    ['x', 'Das Passwort muss mindestens 8 Zeichen haben.'],
    ['x'.repeat(201), 'Das Passwort darf höchstens 200 Zeichen haben.'],
    ['x'.repeat(10_000), 'Das Passwort darf höchstens 200 Zeichen haben.'],
    ['ANNA@example.at', 'Das Passwort darf nicht die E-Mail-Adresse sein.'],
  ])('a password like %j is refused', async (refusedPassword, msg) => {
    const { browser, mails, passwords } = await serveRefusing();
    const answer = await browser().call('register', { email, password: refusedPassword });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { msg: 'Dieses Passwort ist nicht möglich.', code: 'password-refused', errors: [{ path: 'password', msg }] },
    ]);
    expect([await mails(), passwords.hashed]).toEqual([[], 0]);
  });

  test('upper case, plus signs and umlaut domains: one mailbox is one account, two are two', async () => {
    const { registered, browser, customers } = await serve();
    await registered('Anna+Kontor@MÜLLER.at', password);
    await registered('anna@müller.at', password);
    await registered('anna@muller.at', password);
    await registered('ANNA@xn--mller-kva.at', other);
    expect((await customers()).map((row) => [row.email, row.email_key])).toEqual([
      ['Anna+Kontor@MÜLLER.at', 'anna+kontor@xn--mller-kva.at'],
      ['anna@muller.at', 'anna@muller.at'],
      ['anna@müller.at', 'anna@xn--mller-kva.at'],
    ]);
    expect((await browser().call('login', { username: 'anna@mu\u0308ller.at', password: other })).statusCode).toBe(200);
  });

  test('a code for a look-alike goes to the look-alike, and one for another spelling to the address that is on record', async () => {
    const { registered, browser, mails } = await serve();
    await registered('anna@example.at', password);
    await browser().call('register', { email: 'anna@ex\u0430mple.at', password: other });
    await browser().call('register', { email: 'ANNA@EXAMPLE.AT', password: other });
    const sent = (await mails()).map(({ to }) => to.address);
    expect(sent.toSorted()).toEqual(['anna@example.at', 'anna@ex\u0430mple.at']);
  });

  test('mails to one mailbox are bounded, from wherever they are asked for; the owner’s own browser has its own count', async () => {
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

  test('one network may ask for mails to many mailboxes only so often', async () => {
    const { browser, mails } = await serve();
    const ask = (i: number) => browser().call('register', { email: `kunde-${i}@example.at`, password });
    for (let i = 0; i < 50; i += 1) expect((await ask(i)).statusCode).toBe(200);
    const refused = await ask(50);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10']);
    expect(await mails()).toHaveLength(50);
  });

  test('an address that many share is never refused while its people register and use their codes', async () => {
    const { registered, time, database } = await serve();
    const counts = () => database.read.selectFrom('attempts').select('count').execute();
    for (let i = 0; i < 60; i += 1) {
      await registered(`kunde-${i}@example.at`, password);
      time.now += 20 * minute;
    }
    expect((await counts()).every(({ count }) => count === 0)).toBe(true);
  });

  test('codes of one’s own, asked for in a known browser or from elsewhere, earn a network no further mails to others', async () => {
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

  test('replaced, used, expired and guessed codes are refused', async () => {
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

  test('many guesses at once are five tries', async () => {
    const { browser, mailedCode, passwords } = await serve();
    const anna = browser();
    await anna.call('register', { email, password });
    const code = await mailedCode();
    passwords.tried = 0;
    await Promise.all(Array.from({ length: 40 }, () => anna.call('verify', { email, password, code: wrong(code) })));
    expect(passwords.tried).toBe(5);
  });

  test('strangers who guess at a code take no tries from the browser that asked for it', async () => {
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

  test('somebody else who asks for the same address gets a code of their own, and sets no password with mine', async () => {
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

  test('another password than the one the code was asked for with is refused, and sets nothing', async () => {
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

  test('verify with another e-mail address than the code was asked for is refused', async () => {
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

  test('two verifies of one code at once: one sets the password', async () => {
    const { browser, mailedCode, customers } = await serve();
    const anna = browser();
    await anna.call('register', { email, password });
    const code = await mailedCode();
    const answers = await Promise.all([1, 2, 3].map(() => anna.call('verify', { email, password, code })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400]);
    expect(await customers()).toHaveLength(1);
  });

  test('the same registration twice at once makes one account, with the password of one of them', async () => {
    const { browser, mails, customers } = await serve();
    const asked = [
      { anna: browser(), email: 'anna@example.at', password },
      { anna: browser(), email: 'ANNA@example.at', password: other },
    ];
    await Promise.all(asked.map(({ anna, ...body }) => anna.call('register', body)));
    const codes = (await mails()).map(({ text, to }) => ({
      code: /\d{4} \d{4}/.exec(text)?.[0] ?? '',
      to: to.address,
    }));
    const verifying = asked.map(({ anna, ...body }) =>
      anna.call('verify', { ...body, code: codes.find(({ to }) => to === body.email)?.code ?? '' }),
    );
    const statuses = (await Promise.all(verifying)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 400]);
    expect(await customers()).toHaveLength(1);
    const winner = asked[statuses.indexOf(200)];
    const login = { username: 'anna@example.at', password: winner?.password ?? '' };
    expect((await browser().call('login', login)).statusCode).toBe(200);
  });

  test('a guest’s body cannot say who they are, or which rights they have', async () => {
    const { browser, mailedCode, customers } = await serve();
    const anna = browser();
    const more = { _id: 'x', customerGroup: 'Handwerk', personId: 'K-1', onlineUser: false, online_user: 0 };
    await anna.call('register', { email, password, ...more });
    await anna.call('verify', { email, password, code: await mailedCode(), ...more });
    const user = (await anna.call('login', { username: email, password, ...more })).json();
    expect(user).toEqual({ _id: expect.any(String), email, separateShippingAddress: false, onlineUser: true });
    expect(await customers()).toMatchObject([{ person_id: null, customer_group: null }]);
  });
});
