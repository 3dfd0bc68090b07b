import { afterEach, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { alertsKept, eraseStockAlertsOf, lotSize, stockAlertsOfPerson } from './stock-alerts.service.ts';
import { alertShop, openedAt } from './testing/alert-shop.ts';

const [hour, day] = [3_600_000, 24 * 3_600_000];
const email = 'anna@kunde.example';

/** The text of a page that a visitor reads. */
const textOf = (page: string) =>
  (page.match(/<main[\s\S]*<\/main>/)?.[0] ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The address of a link in a mail. */
const linkIn = (text: string, page: string) =>
  (new RegExp(`http://localhost:3000(/benachrichtigung/${page}\\?id=[\\w-]{32})`).exec(text) ?? ['', ''])[1] ?? '';

describeOnBothEngines('who waits for an article', ({ open, place }) => {
  const shops: Awaited<ReturnType<typeof alertShop>>[] = [];
  afterEach(() => Promise.all(shops.splice(0).map((shop) => shop.close())));

  async function shop(database?: Database, more: { readonly stockAlerts?: boolean } = {}) {
    const opened = await alertShop(database ?? (await open()), more);
    shops.push(opened);
    return opened;
  }

  /** A shop whose hammer is sold out. */
  async function soldOut(database?: Database) {
    const opened = await shop(database);
    await opened.light('hammer', 'red');
    return opened;
  }

  test('is asked by mail to confirm, and nothing else is sent until the button is pressed [security: stock-alerts-scanned]', async () => {
    const { ask, get, send, runner, sent, rows, light, alerts } = await soldOut();
    const asked = await ask(' Anna@kunde.example ');
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/benachrichtigung/gesendet?artikel=hammer']);
    expect(textOf((await get(String(asked.headers.location))).body)).toContain(
      'Bitte bestätigen Sie noch Artikel Schlosserhammer, 500 g Wir haben Ihnen eine Nachricht gesendet.',
    );
    await runner.runDue();
    expect(sent.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['Anna@kunde.example', 'Bitte bestätigen: Benachrichtigung zu Schlosserhammer, 500 g'],
    ]);
    const text = sent[0]?.text ?? '';
    const [confirm, stop] = [linkIn(text, 'bestaetigen'), linkIn(text, 'abbestellen')];
    expect(sent[0]?.unsubscribe).toBe(`http://localhost:3000${stop}`);

    // A program that examines mails opens both links. It confirms and stops nothing.
    for (const link of [confirm, stop, confirm]) expect((await get(link)).statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ confirmed_at: null, queued_at: null, asked_at: openedAt }]);
    await light('hammer', 'green');
    await alerts.look();
    expect([await runner.runDue(), sent.length]).toEqual([0, 1]);

    await light('hammer', 'red');
    const id = confirm.split('id=')[1] ?? '';
    const confirmed = await send('/benachrichtigung/bestaetigen', { id });
    expect(textOf(confirmed.body)).toContain('Wir benachrichtigen Sie Artikel Schlosserhammer, 500 g');
    expect(await rows()).toMatchObject([{ confirmed_at: openedAt, queued_at: null }]);
  });

  test('gets one mail when it is in stock again, and is forgotten with it', async () => {
    const { wait, alerts, runner, sent, rows, light } = await soldOut();
    await wait(email);
    await alerts.look();
    expect(await runner.runDue()).toBe(0);
    await light('hammer', 'green');
    for (let times = 0; times < 3; times++) await alerts.look();
    expect(await runner.runDue()).toBe(1);
    expect(sent.map(({ to, subject, unsubscribe }) => [to.address, subject, unsubscribe])).toEqual([
      [email, 'Wieder lieferbar: Schlosserhammer, 500 g', undefined],
    ]);
    expect(sent[0]?.text.split('\n-- \n')[0]).toBe(`Guten Tag,

„Schlosserhammer, 500 g“ ist wieder lieferbar.

Zum Artikel: http://localhost:3000/shop/werkzeug/h%C3%A4mmer/P/hammer

Zurückgelegt ist der Artikel nicht: Wer zuerst bestellt, bekommt ihn.

Das war die einzige Nachricht dazu. Ihre Adresse haben wir aus der Vormerkung gelöscht.

Freundliche Grüße
Kontor Werkzeug
`);
    expect(await rows()).toEqual([]);
    await light('hammer', 'red');
    await light('hammer', 'green');
    await alerts.look();
    expect([await runner.runDue(), sent.length]).toEqual([0, 1]);
  });

  test('is told once though several servers look at the same time, a lot at a time, the longest waiting first', async () => {
    const at = await place();
    const database = await open(at);
    const one = await soldOut(database);
    const other = await shop(await open(at));
    const waiting = Array.from({ length: lotSize + 5 }, (_, i) => ({
      ...{ id: `a${String(i).padStart(3, '0')}`, secret: `s${i}`, product_id: 'hammer', email: `k${i}@kunde.example` },
      ...{ email_key: `k${i}@kunde.example`, asked_at: openedAt, confirmed_at: openedAt + i, queued_at: null },
    }));
    await database.transaction((transaction) => transaction.insertInto('stock_alerts').values(waiting).execute());
    await one.light('hammer', 'green');
    await other.follow();
    await one.alerts.look();
    const queued = (await one.rows()).filter(({ queued_at }) => queued_at !== null).map(({ id }) => id);
    expect(queued.toSorted()).toEqual(waiting.slice(0, lotSize).map(({ id }) => id));
    one.time.now += 1;
    await Promise.all([one.alerts.look(), other.alerts.look(), one.alerts.look(), other.alerts.look()]);
    await Promise.all([one.runner.runDue(), other.runner.runDue()]);
    await one.runner.runDue();
    const told = [...one.sent, ...other.sent].map(({ to }) => to.address);
    expect(told.toSorted()).toEqual(waiting.map((row) => row.email).toSorted());
    expect(await one.rows()).toEqual([]);
  });

  test('waits on if it is sold out again before the mail is sent, and if the mail server is away', async () => {
    const { wait, alerts, runner, sent, sending, rows, light, time } = await soldOut();
    await wait(email);
    await light('hammer', 'green');
    await alerts.look();
    await light('hammer', 'red');
    await runner.runDue();
    expect([sent, await rows()]).toMatchObject([[], [{ queued_at: null, confirmed_at: openedAt }]]);
    await light('hammer', 'green');
    time.now += 1;
    await alerts.look();
    sending.fails = true;
    await runner.runDue();
    expect(await rows()).toMatchObject([{ email, queued_at: openedAt + 1 }]);
    sending.fails = false;
    time.now += hour;
    await runner.runDue();
    expect([sent.length, await rows()]).toEqual([1, []]);
  });

  test('may ask again: the answer does not tell that the address waits, but its owner is told [security: stock-alerts-tell]', async () => {
    const { ask, wait, runner, sent, rows, time } = await soldOut();
    await wait(email);
    time.now += 1;
    const [known, unknown] = [await ask('ANNA@kunde.example'), await ask('berta@kunde.example')];
    expect([known.statusCode, known.body, known.headers.location]).toEqual([
      ...[unknown.statusCode, unknown.body, unknown.headers.location],
    ]);
    await runner.runDue();
    expect(sent.map(({ to, subject }) => [to.address, subject]).toSorted()).toEqual([
      [email, 'Ihre Benachrichtigung zu Schlosserhammer, 500 g'],
      ['berta@kunde.example', 'Bitte bestätigen: Benachrichtigung zu Schlosserhammer, 500 g'],
    ]);
    expect(await rows()).toMatchObject([{ email, confirmed_at: openedAt }, { confirmed_at: null }]);
  });

  test('is noted ten times an hour from a network, and mailed three times a day, which nobody sees [security: stock-alerts-flooded]', async () => {
    const { ask, runner, sent, rows, time } = await soldOut();
    for (let i = 0; i < 5; i++) {
      const asked = await ask(email, { remoteAddress: `198.51.100.${i}` });
      expect([asked.statusCode, asked.body]).toEqual([303, '']);
      time.now += 1000;
    }
    await runner.runDue();
    expect([sent.length, (await rows()).length]).toEqual([1, 1]);
    const queued = await rows();
    expect(queued[0]?.asked_at).toBe(openedAt + 2000);
    for (let i = 0; i < 10; i++) expect((await ask(`k${i}@kunde.example`)).statusCode).toBe(303);
    const tooMany = await ask('k10@kunde.example');
    expect([tooMany.statusCode, tooMany.headers['retry-after']]).toEqual([429, '3600']);
    expect((await ask('k10@kunde.example', { remoteAddress: '203.0.113.9' })).statusCode).toBe(303);
    expect(await rows()).toHaveLength(12);
  });

  test('stops it by the link and its button, or by one click of the mail program, as often as they like', async () => {
    const { wait, get, send, app, rows } = await soldOut();
    const first = await wait(email);
    expect(textOf((await get(`/benachrichtigung/abbestellen?id=${first}`)).body)).toContain('Adresse löschen');
    expect(await rows()).toHaveLength(1);
    for (let times = 0; times < 2; times++) {
      const stopped = await send('/benachrichtigung/abbestellen', { id: first });
      expect([stopped.statusCode, textOf(stopped.body)]).toEqual([
        200,
        'Abbestellt Ihre Adresse ist gelöscht. Zu diesem Artikel schreiben wir Ihnen nicht. Zum Shop',
      ]);
    }
    expect(await rows()).toEqual([]);
    const second = await wait(email);
    const oneClick = await app.inject({
      ...{ method: 'POST', url: `/benachrichtigung/abbestellen?id=${second}` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([oneClick.statusCode, await rows()]).toEqual([200, []]);
    expect((await get(`/benachrichtigung/bestaetigen?id=${second}`)).statusCode).toBe(404);
  });

  test('with a wrong address sees why, and nothing is stored [security: stock-alerts-odd-text]', async () => {
    const { ask, rows, send } = await soldOut();
    for (const wrong of ['', 'a@b.at, c@d.at\nBcc: e@f.at', '<b>x</b>@kunde', 'ännä@kunde.example']) {
      const { statusCode, body } = await ask(wrong);
      expect(statusCode).toBe(400);
      expect(body).toContain('id="email-error"');
      expect(body).not.toContain('<b>x');
    }
    expect((await ask(email, {}, 'nothing')).statusCode).toBe(404);
    expect((await ask(email, {}, 'bare')).statusCode).toBe(404);
    expect((await ask(email, { headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403);
    expect((await send('/benachrichtigung/bestaetigen', { id: 'x'.repeat(32) })).statusCode).toBe(404);
    expect(await rows()).toEqual([]);
  });

  test('for what is in stock already is told so, before and after the mail, and not stored', async () => {
    const { ask, rows, light, send } = await soldOut();
    expect(textOf((await ask(email, {}, 'mallet')).body)).toContain('Wieder lieferbar');
    await ask(email);
    const [{ secret: id = '' } = {}] = await rows();
    await light('hammer', 'green');
    expect(textOf((await send('/benachrichtigung/bestaetigen', { id })).body)).toBe(
      'Wieder lieferbar Artikel Schlosserhammer, 500 g Der Artikel ist lieferbar. Ihre Adresse haben wir nicht gespeichert. Zum Artikel',
    );
    expect(await rows()).toEqual([]);
  });

  test('finds no form in a shop that does not offer it', async () => {
    const opened = await shop(undefined, { stockAlerts: false });
    await opened.light('hammer', 'red');
    expect((await opened.ask(email)).statusCode).toBe(404);
    expect(await opened.rows()).toEqual([]);
  });

  test('is forgotten after a week unconfirmed and after a year of waiting [LAW D1]', async () => {
    const { ask, wait, alerts, rows, time, get } = await soldOut();
    await wait(email);
    await ask('berta@kunde.example', { remoteAddress: '203.0.113.1' });
    const unconfirmed = (await rows())[1]?.secret ?? '';
    time.now = openedAt + alertsKept.unconfirmed * day + 1;
    expect((await get(`/benachrichtigung/bestaetigen?id=${unconfirmed}`)).statusCode).toBe(404);
    await Promise.all([alerts.clearOld(), alerts.clearOld()]);
    expect((await rows()).map((row) => row.email)).toEqual([email]);
    time.now = openedAt + alertsKept.waiting * day + 1;
    await alerts.clearOld();
    expect(await rows()).toEqual([]);
  });

  test('gets told and erased what is stored, without the key that the mails have [LAW D5]', async () => {
    const database = await open();
    const { wait, rows } = await soldOut(database);
    const secret = await wait(email);
    await wait('berta@kunde.example');
    const told = await stockAlertsOfPerson(database.read, ' ANNA@kunde.example');
    const at = new Date(openedAt).toISOString();
    expect(told).toEqual([{ id: expect.any(String), product: 'hammer', email, askedAt: at, confirmedAt: at }]);
    expect(JSON.stringify(told)).not.toContain(secret);
    const erased = await database.transaction((transaction) => eraseStockAlertsOf(transaction, email));
    expect(erased).toEqual(told.map(({ id }) => id));
    expect((await rows()).map((row) => row.email)).toEqual(['berta@kunde.example']);
    expect(await database.transaction((transaction) => eraseStockAlertsOf(transaction, ''))).toEqual([]);
  });
});
