import { afterEach, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { hashOfSecret } from '../../secret-token.ts';
import { eraseNewsletterOf, newsletterOfPerson, unconfirmedKept } from './newsletter.service.ts';
import { linksIn, newsletterShop, openedAt } from './testing/newsletter-shop.ts';

const day = 24 * 3_600_000;
const email = 'anna@kunde.example';
const at = new Date(openedAt).toISOString();
const consent =
  'Kontor Werkzeughandel GmbH darf mir per E-Mail Neuheiten und Angebote aus dem Sortiment senden. Das kann ich jederzeit widerrufen, mit dem Link in jeder E-Mail.';

/** The text of a page that a visitor reads. */
const textOf = (page: string) =>
  (page.match(/<main[\s\S]*<\/main>/)?.[0] ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describeOnBothEngines('who orders the newsletter', ({ open, place }) => {
  const shops: Awaited<ReturnType<typeof newsletterShop>>[] = [];
  afterEach(() => Promise.all(shops.splice(0).map(({ app }) => app.close())));

  async function shop(database?: Database, more: { newsletter?: boolean } = {}) {
    const opened = await newsletterShop(database ?? (await open()), more);
    shops.push(opened);
    return opened;
  }

  test('is asked by mail, and gets it once the button is pressed; opening links does nothing [LAW D7] [security: newsletter-scanned]', async () => {
    const { ask, get, send, runner, sent, rows } = await shop();
    const form = (await get('/newsletter')).body;
    expect(textOf(form)).toContain(consent);
    expect(form).not.toMatch(/checkbox|checked/);
    const asked = await ask(' Anna@kunde.example ');
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/newsletter/gesendet']);
    expect(textOf((await get('/newsletter/gesendet')).body)).toContain('Bitte bestätigen Sie noch Wir haben Ihnen');
    await runner.runDue();
    expect(sent.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['Anna@kunde.example', 'Bitte bestätigen: Newsletter von Kontor Werkzeug'],
    ]);
    const { confirm, stop } = linksIn(sent[0]?.text ?? '');
    expect(sent[0]?.text.split('\n-- \n')[0]).toBe(`Guten Tag,

mit dieser E-Mail-Adresse wurde der Newsletter von Kontor Werkzeug abonniert. Sie stimmen damit zu:

„${consent}“

Newsletter bestätigen: http://localhost:3000/newsletter/bestaetigen?id=${confirm}

Bestätigen Sie nicht, bekommen Sie keinen Newsletter, und wir löschen die Adresse nach 7 Tagen. Waren Sie das nicht, brauchen Sie nichts zu tun.

Adresse gleich löschen: http://localhost:3000/newsletter/abbestellen?id=${stop}

Freundliche Grüße
Kontor Werkzeug
`);
    expect(sent[0]?.unsubscribe).toBe(`http://localhost:3000/newsletter/abbestellen?id=${stop}`);

    // A program that examines mails opens both links. It confirms and stops nothing.
    for (const link of [`bestaetigen?id=${confirm}`, `abbestellen?id=${stop}`, `bestaetigen?id=${confirm}`])
      expect((await get(`/newsletter/${link}`)).statusCode).toBe(200);
    expect(textOf((await get(`/newsletter/bestaetigen?id=${confirm}`)).body)).toContain(consent);
    expect(await rows()).toMatchObject([{ confirmed_at: null, stopped_at: null }]);

    for (let times = 0; times < 2; times++) {
      const confirmed = await send('/newsletter/bestaetigen', { id: confirm });
      expect(textOf(confirmed.body)).toContain('Sie bekommen unseren Newsletter Danke, Ihre Adresse ist bestätigt.');
    }
    expect(await rows()).toMatchObject([
      { email: 'Anna@kunde.example', consent, asked_at: openedAt, confirmed_at: openedAt, stopped_at: null },
    ]);
  });

  test('confirms by a key of which there is only a hash, also in the job once the mail is sent [security: newsletter-forged-consent]', async () => {
    const database = await open();
    const { asked, send, rows } = await shop(database);
    const { confirm, stop } = await asked(email);
    expect((await rows())[0]?.confirm_hash).toBe(hashOfSecret(confirm));
    const jobs = await database.read.selectFrom('jobs').selectAll().execute();
    expect(JSON.stringify([await rows(), jobs])).not.toContain(confirm);
    for (const id of [stop, hashOfSecret(confirm), 'x'.repeat(32), ''])
      expect((await send('/newsletter/bestaetigen', { id })).statusCode).toBe(404);
    expect(
      (await send('/newsletter/bestaetigen', { id: confirm }, { headers: { 'sec-fetch-site': 'cross-site' } })).body,
    ).toContain('Newsletter bestätigen');
    expect(await rows()).toMatchObject([{ confirmed_at: null }]);
  });

  test('may order it again: the answer does not tell that the address gets it, but its owner is told [security: newsletter-tell]', async () => {
    const { ask, subscribe, runner, sent, rows, time } = await shop();
    await subscribe(email);
    sent.length = 0;
    time.now += day + 1;
    const [known, unknown] = [await ask('ANNA@kunde.example'), await ask('berta@kunde.example')];
    expect([known.statusCode, known.body, known.headers.location]).toEqual([
      ...[unknown.statusCode, unknown.body, unknown.headers.location],
    ]);
    await runner.runDue();
    expect(sent.map(({ to, subject }) => [to.address, subject]).toSorted()).toEqual([
      [email, 'Ihr Newsletter von Kontor Werkzeug'],
      ['berta@kunde.example', 'Bitte bestätigen: Newsletter von Kontor Werkzeug'],
    ]);
    const told = sent.find(({ to }) => to.address === email);
    expect(linksIn(told?.text ?? '').confirm).toBe('');
    expect(told?.unsubscribe).toContain('/newsletter/abbestellen?id=');
    expect(await rows()).toMatchObject([
      { email, asked_at: openedAt, confirmed_at: openedAt },
      { email: 'berta@kunde.example', confirmed_at: null },
    ]);
  });

  test('is mailed once a day on all servers, and a network orders ten in an hour, which nobody else sees [security: newsletter-flooded]', async () => {
    const both = await place();
    const servers = [await shop(await open(both)), await shop(await open(both))];
    const [one, other] = servers;
    if (one === undefined || other === undefined) throw new Error('two servers');
    const many = Array.from({ length: 8 }, (_, i) =>
      (i % 2 === 0 ? one : other).ask(email, { remoteAddress: `198.51.100.${i}` }),
    );
    for (const asked of await Promise.all(many)) expect([asked.statusCode, asked.body]).toEqual([303, '']);
    await Promise.all(servers.map(({ runner }) => runner.runDue()));
    expect([one.sent.length + other.sent.length, (await one.rows()).length]).toEqual([1, 1]);
    for (let i = 0; i < 10; i++) expect((await one.ask(`k${i}@kunde.example`)).statusCode).toBe(303);
    const tooMany = await one.ask('k10@kunde.example');
    expect([tooMany.statusCode, tooMany.headers['retry-after']]).toEqual([429, '3600']);
    expect((await one.ask('k10@kunde.example', { remoteAddress: '203.0.113.9' })).statusCode).toBe(303);
    expect(await one.rows()).toHaveLength(12);
  });

  test('a day later gets another mail, and only its link confirms', async () => {
    const { asked, send, time, rows } = await shop();
    const first = await asked(email);
    time.now += day + 1;
    const second = await asked(email);
    expect(second.confirm).not.toBe(first.confirm);
    expect((await send('/newsletter/bestaetigen', { id: first.confirm })).statusCode).toBe(404);
    expect((await send('/newsletter/bestaetigen', { id: second.confirm })).statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ asked_at: time.now, confirmed_at: time.now }]);
  });

  test('stops it by the link and its button, or by one click of the mail program, and the proof stays [LAW D7]', async () => {
    const { subscribe, get, send, app, rows, time } = await shop();
    const first = await subscribe(email);
    expect(textOf((await get(`/newsletter/abbestellen?id=${first.stop}`)).body)).toContain('Newsletter abbestellen');
    expect(await rows()).toMatchObject([{ stopped_at: null }]);
    time.now += 1000;
    for (let times = 0; times < 2; times++) {
      const stopped = await send('/newsletter/abbestellen', { id: first.stop });
      expect([stopped.statusCode, textOf(stopped.body)]).toEqual([
        200,
        'Abbestellt Sie bekommen keinen Newsletter mehr. Zu tun ist nichts weiter. Zum Shop',
      ]);
      time.now += 1000;
    }
    expect(await rows()).toMatchObject([{ email, consent, confirmed_at: openedAt, stopped_at: openedAt + 1000 }]);
    for (const page of [`bestaetigen?id=${first.confirm}`, `abbestellen?id=${first.stop}`])
      expect((await get(`/newsletter/${page}`)).statusCode).toBe(404);

    time.now += day;
    const second = await subscribe(email);
    const oneClick = await app.inject({
      ...{ method: 'POST', url: `/newsletter/abbestellen?id=${second.stop}` },
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.statusCode).toBe(200);
    expect((await rows()).map(({ stopped_at }) => stopped_at)).toEqual([openedAt + 1000, time.now]);
  });

  test('says no to the mail, and nothing is kept of the address', async () => {
    const { asked, send, rows, runner, sent } = await shop();
    const { stop } = await asked(email);
    await send('/newsletter/abbestellen', { id: stop });
    expect(await rows()).toEqual([]);
    expect([await runner.runDue(), sent.length]).toEqual([0, 1]);
  });

  test('with a wrong address sees why, and nothing is stored [security: newsletter-odd-text]', async () => {
    const { ask, rows } = await shop();
    for (const wrong of ['', 'a@b.at, c@d.at\nBcc: e@f.at', '<b>x</b>@kunde', 'ännä@kunde.example']) {
      const { statusCode, body } = await ask(wrong);
      expect(statusCode).toBe(400);
      expect(body).toContain('id="email-error"');
      expect(body).not.toContain('<b>x');
    }
    const foreign = await ask(email, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([foreign.statusCode, textOf(foreign.body)]).toEqual([
      403,
      expect.stringContaining('nicht von unserer Seite'),
    ]);
    expect(await rows()).toEqual([]);
  });

  test('finds no form in a shop that offers none, but can stop what there is', async () => {
    const { asked, subscribe, ask, get, send, more, rows } = await shop();
    const [{ confirm }, { stop }] = [await asked('berta@kunde.example'), await subscribe(email)];
    more.newsletter = false;
    expect([(await get('/newsletter')).statusCode, (await ask('c@kunde.example')).statusCode]).toEqual([404, 404]);
    expect((await send('/newsletter/bestaetigen', { id: confirm })).statusCode).toBe(404);
    await send('/newsletter/abbestellen', { id: stop });
    expect(await rows()).toMatchObject([{ confirmed_at: null }, { email, stopped_at: openedAt }]);
  });

  test('is forgotten after a week unconfirmed, and its proof three calendar years after it was stopped [LAW D1, D7]', async () => {
    const { asked, subscribe, send, newsletter, rows, time, get } = await shop();
    await subscribe('bleibt@kunde.example');
    const { stop } = await subscribe(email);
    await send('/newsletter/abbestellen', { id: stop });
    const { confirm } = await asked('berta@kunde.example');
    time.now = openedAt + unconfirmedKept * day + 1;
    expect((await get(`/newsletter/bestaetigen?id=${confirm}`)).statusCode).toBe(404);
    await Promise.all([newsletter.clearOld(), newsletter.clearOld()]);
    expect((await rows()).map((row) => row.email).toSorted()).toEqual([email, 'bleibt@kunde.example']);
    // 31 December 2029, 23:59 in Vienna, and a minute later.
    time.now = Date.UTC(2029, 11, 31, 22, 59);
    await newsletter.clearOld();
    expect(await rows()).toHaveLength(2);
    time.now += 60_000;
    await newsletter.clearOld();
    expect((await rows()).map((row) => row.email)).toEqual(['bleibt@kunde.example']);
  });

  test('gets told and erased what is stored, without the keys that the mails have [LAW D5]', async () => {
    const database = await open();
    const { subscribe, rows } = await shop(database);
    const { confirm, stop } = await subscribe(email);
    await subscribe('berta@kunde.example');
    const told = await newsletterOfPerson(database.read, ' ANNA@kunde.example');
    expect(told).toEqual([{ id: expect.any(String), email, consent, askedAt: at, confirmedAt: at, stoppedAt: null }]);
    for (const secret of [confirm, hashOfSecret(confirm), stop]) expect(JSON.stringify(told)).not.toContain(secret);
    const erased = await database.transaction((transaction) => eraseNewsletterOf(transaction, email));
    expect(erased).toEqual(told.map(({ id }) => id));
    expect((await rows()).map((row) => row.email)).toEqual(['berta@kunde.example']);
    expect(await database.transaction((transaction) => eraseNewsletterOf(transaction, ''))).toEqual([]);
  });
});
