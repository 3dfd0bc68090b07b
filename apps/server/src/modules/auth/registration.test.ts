import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { formErrorSentences } from '../../http/texts/form-errors.de.ts';
import { storeCustomer, viennaAddress } from '../customers/testing/customers.ts';
import { serveAuth } from './testing/auth.ts';

const email = 'Anna@example.at';
const password = 'Hammer und Amboss';
const other = 'Zange und Amboss';
const done = { ok: true };

describeOnBothEngines('registering', ({ open }) => {
  const serve = async () => {
    const shop = await serveAuth(await open());
    const { read } = shop.database;
    return {
      ...shop,
      customers: () => read.selectFrom('customers').selectAll().orderBy('email_key').execute(),
      codes: () => read.selectFrom('account_codes').selectAll().execute(),
    };
  };

  let refusing: ReturnType<typeof serve> | undefined;
  /** One shop for all requests that are refused before anything is stored. */
  const serveRefusing = () => {
    refusing ??= serve();
    return refusing;
  };

  test('a code comes by mail, as text and as HTML, and makes the account that one can log in to [SPEC §3.17, §7.4.1]', async () => {
    const { browser, mails, customers } = await serve();
    const anna = browser();
    expect((await anna.call('register', { email, password })).json()).toEqual(done);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    const code = /\d{4} \d{4}/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail).toMatchObject({
      from: { name: 'Kontor Werkzeug', address: 'shop@shop.example' },
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

  test('the code is not in the log, and not in the database once it is sent [security: code-leaked]', async () => {
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

  test('a code is sent for a new password too: the account stays, other browsers are signed out, this one is not [security: session-left-open]', async () => {
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
    ['\u0430nna@example.at', formErrorSentences['non-ascii-email']],
    ['anna\u0000@example.at', null],
    [`${'x'.repeat(300)}@example.at`, 'Keine gültige Mailadresse'],
  ])('the e-mail address %j is refused [security: email-second-recipient]', async (address, msg) => {
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
  ])('a password like %j is refused [security: odd-passwords]', async (refusedPassword, msg) => {
    const { browser, mails, passwords } = await serveRefusing();
    const answer = await browser().call('register', { email, password: refusedPassword });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { msg: 'Dieses Passwort ist nicht möglich.', code: 'password-refused', errors: [{ path: 'password', msg }] },
    ]);
    expect([await mails(), passwords.hashed]).toEqual([[], 0]);
  });

  test('upper case, plus signs and umlaut domains: one mailbox is one account, two are two [security: email-spellings]', async () => {
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

  test('a code for a look-alike goes to the look-alike, and one for another spelling to the address that is on record [security: email-homographs]', async () => {
    const { registered, browser, mails } = await serve();
    await registered('anna@example.at', password);
    await browser().call('register', { email: 'anna@ex\u0430mple.at', password: other });
    await browser().call('register', { email: 'ANNA@EXAMPLE.AT', password: other });
    const sent = (await mails()).map(({ to }) => to.address);
    expect(sent.toSorted()).toEqual(['anna@example.at', 'anna@ex\u0430mple.at']);
  });

  test('the same registration twice at once makes one account, with the password of one of them [security: register-twice-at-once]', async () => {
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

  test('a guest’s body cannot say who they are, or which rights they have [security: body-names-another]', async () => {
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
