import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { testConfiguration } from '../orders/testing/shop.ts';
import { storeExample } from '../orders/testing/stored-order.ts';
import { createAttemptsService } from '../sessions/attempts.service.ts';
import { emptyDraft } from './declaration/read-fields.ts';
import { declaredAt, withdrawalShop } from './testing/withdrawal-shop.ts';
import { createWithdrawals } from './withdrawals.service.ts';

const [hour, day] = [3_600_000, 24 * 3_600_000];
const confirm = '/widerruf/bestaetigen';
/** How the goods of a declaration of 23.11.2026 come back. */
const waysBack =
  'Haben Sie die Ware schon? Dann senden Sie sie bitte an: Kontor Werkzeughandel GmbH, Gumpendorfer Straße 15, 1060 Wien. ' +
  'Es genügt, wenn Sie sie spätestens am 07.12.2026 absenden. ' +
  'Die Kosten der Rücksendung tragen Sie, soweit unsere Widerrufsbelehrung nichts anderes sagt.';
/** The text of a page's content that a visitor reads. */
const textOf = (page: string) =>
  (page.match(/<main[\s\S]*<\/main>/)?.[0] ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describeOnBothEngines('the pages on which a contract is withdrawn from', ({ open, place: newPlace }) => {
  test('the form asks for name, address and order, and needs no script, cookie or login [LAW F1, F2, F3]', async () => {
    const { app } = await withdrawalShop(await open());
    const { statusCode, body, headers } = await app.inject('/widerruf');
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>Vertrag widerrufen</h1>');
    expect(body).not.toContain('<script');
    expect([...body.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      ...['key', 'name', 'email', 'orderNumber', 'orderDate', 'orderEmail', 'what'],
    ]);
    expect(body.match(/ required/g)).toHaveLength(2);
    expect(body).not.toContain('noindex');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(String(headers['content-security-policy'])).not.toContain('unsafe');
  });

  test('step 2 shows all that is declared, and stores nothing [LAW F4]', async () => {
    const { send, stored } = await withdrawalShop(await open());
    const { statusCode, body } = await send('/widerruf', { name: ' Anna  <b>Berger ', what: 'Hammer\r\nSäge' });
    expect(statusCode).toBe(200);
    expect(textOf(body)).toBe(
      'Widerruf prüfen und bestätigen Das erklären Sie uns, sobald Sie bestätigen: Name Anna &lt;b&gt;Berger ' +
        'Bestellnummer 2026-000001 Widerrufen wird Hammer Säge Bestätigung an anna@example.at ' +
        'Angaben ändern Widerruf bestätigen',
    );
    expect(body).toContain('<button class="button button-primary" type="submit">Widerruf bestätigen</button>');
    expect(await stored()).toEqual([]);
  });

  test('what was typed can be changed before it is confirmed [LAW F3]', async () => {
    const { send } = await withdrawalShop(await open());
    const { body } = await send('/widerruf', { change: '1', what: 'nur der "Hammer"' });
    expect(body).toContain('value="Anna Berger"');
    expect(body).toContain('nur der &quot;Hammer&quot;</textarea>');
    expect(body).not.toContain('Widerruf bestätigen');
  });

  test('a confirmed declaration is stored with the second of its receipt, and shown under its address [LAW F5]', async () => {
    const { app, send, stored, queued, wakes } = await withdrawalShop(await open());
    const { statusCode, headers } = await send(confirm);
    const [row, ...more] = await stored();
    expect([statusCode, headers.location]).toEqual([303, `/widerruf/beleg?id=${row?.id}`]);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      ...{ number: 'W2026-000001', received_at: declaredAt, email: 'anna@example.at', order_id: null },
      is_acknowledged: 1,
    });
    expect((await queued()).map(({ kind }) => kind)).toEqual(['withdrawal-mail', 'withdrawal-notice']);
    expect(wakes.count).toBe(1);
    for (let look = 0; look < 2; look++) {
      const receipt = await app.inject(String(headers.location));
      expect(textOf(receipt.body)).toBe(
        'Ihr Widerruf ist eingegangen Die Bestätigung mit diesem Inhalt geht jetzt an anna@example.at. ' +
          'Eingegangen am 23.11.2026, 10:15:30 Uhr (Ortszeit Wien) Unser Zeichen W2026-000001 Name Anna Berger ' +
          'Bestellnummer 2026-000001 Widerrufen wird der ganze Vertrag Bestätigung an anna@example.at ' +
          `Rücksendung ${waysBack} ` +
          'Sie können diese Seite drucken oder speichern. Unter ihrer Adresse bleibt sie abrufbar. Zum Shop',
      );
      expect(receipt.body).toContain('<a href="/shop">Zum Shop</a>');
      expect(receipt.body).toContain('noindex');
    }
    expect(await stored()).toHaveLength(1);
  });

  test('pressed twice, or at once in two tabs and on two servers, it is one declaration', async () => {
    const place = await newPlace();
    const [one, two] = [await withdrawalShop(await open(place)), await withdrawalShop(await open(place))];
    const answers = await Promise.all([one, two, one, two].map(({ send }) => send(confirm)));
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
    expect(await one.stored()).toHaveLength(1);
    expect(await one.queued()).toHaveLength(2);
    const later = await two.send(confirm);
    expect(later.headers.location).toBe(answers[0]?.headers.location);
    expect(await one.stored()).toHaveLength(1);
  });

  test('changed after going back it is another declaration, which is not lost', async () => {
    const { send, stored } = await withdrawalShop(await open());
    await send(confirm, { what: 'Hammer' });
    await send(confirm, { what: 'Hammer und Säge' });
    expect((await stored()).map(({ declaration }) => JSON.parse(declaration).what)).toEqual([
      ...['Hammer', 'Hammer und Säge'],
    ]);
  });

  test.each([
    ['/widerruf', 400],
    [confirm, 400],
  ])(
    'wrong fields at %s are named beside them, and nothing is stored [security: withdrawals-odd-text]',
    async (path, status) => {
      const { send, stored, queued } = await withdrawalShop(await open());
      const odd = {
        name: '\u200b',
        email: 'a@b.at, c@d.at\nBcc: e@f.at',
        orderNumber: '',
        what: `<b>${'x'.repeat(1000)}`,
      };
      const { statusCode, body } = await send(path, odd);
      expect(statusCode).toBe(status);
      expect([...body.matchAll(/id="(\w+)-error">([^<]+)</g)].map(([, name, error]) => [name, error])).toEqual([
        ['name', 'Pflichtfeld'],
        ['email', 'Keine gültige Mailadresse'],
        ['orderNumber', 'Bitte geben Sie die Bestellnummer an, oder darunter das Datum der Bestellung.'],
        ['what', 'Diese Angabe ist zu lang (höchstens 1000 Zeichen).'],
      ]);
      expect(body).not.toContain('<b>x');
      expect([await stored(), await queued()]).toEqual([[], []]);
    },
  );

  test('an order that there is and one that there is not get the same answers [LAW F8] [security: withdrawals-tell-orders]', async () => {
    const database = await open();
    await storeExample(database, 1);
    const shop = await withdrawalShop(database);
    const asked = async (orderNumber: string) => {
      const summary = await shop.send('/widerruf', { orderNumber });
      const { headers, statusCode } = await shop.send(confirm, { orderNumber });
      const receipt = await shop.app.inject(String(headers.location));
      const words = [summary.body, receipt.body].map((page) =>
        textOf(page)
          .replace(/W2026-\d+/, 'SIGN')
          .replaceAll(orderNumber, 'NUMBER'),
      );
      return { statuses: [summary.statusCode, statusCode, receipt.statusCode], words };
    };
    const [there, missing] = [await asked('2026-000001'), await asked('2026-009999')];
    expect(there).toEqual(missing);
    expect(there.statuses).toEqual([200, 303, 200]);
    expect((await shop.stored()).map(({ order_id }) => order_id)).toEqual([null, null]);
  });

  test('no order is looked for when a declaration is stored, so its time tells nothing [security: withdrawals-tell-orders]', async () => {
    const database = await open();
    const asked: string[] = [];
    const read = new Proxy(database.read, {
      get(target, name) {
        const value = Reflect.get(target, name, target);
        if (name !== 'selectFrom') return typeof value === 'function' ? value.bind(target) : value;
        return (table: string) => {
          asked.push(table);
          return target.selectFrom(table as never);
        };
      },
    });
    const attempts = createAttemptsService({ database, clock: () => declaredAt, isOn: false });
    const withdrawals = createWithdrawals({
      ...{ database: { ...database, read, transaction: database.transaction.bind(database) }, attempts },
      ...{ configuration: { current: async () => testConfiguration }, clock: () => declaredAt, wakeJobs: () => {} },
    });
    const draft = emptyDraft(null);
    await withdrawals.declare(
      { ...draft, declaration: { ...draft.declaration, name: 'A', email: 'a@b.at', orderNumber: '2026-000001' } },
      '192.0.2.1',
    );
    expect(asked).toEqual(['withdrawals']);
  });

  test('an order known by its link is filled in, and some of its pieces can be chosen [LAW F3]', async () => {
    const database = await open();
    const orderId = await storeExample(database, 1);
    const shop = await withdrawalShop(database);
    const { body } = await shop.app.inject(`/widerruf?orderId=${orderId}`);
    expect(body).toContain('<legend>Bestellung 2026-000001</legend>');
    expect(body).toContain('noindex');
    expect([...body.matchAll(/name="amount\.(\d)" value="(\d+)"/g)].map(([, i, amount]) => [i, amount])).toEqual([
      ...[
        ['0', '2'],
        ['1', '1'],
        ['2', '12'],
      ],
    ]);
    await shop.send(confirm, { orderId, 'amount.0': '1', 'amount.1': '0', 'amount.2': '', orderNumber: 'x' });
    const [row] = await shop.stored();
    expect([row?.order_id, JSON.parse(row?.declaration ?? '')]).toEqual([
      orderId,
      {
        ...{ name: 'Anna Berger', email: 'anna@example.at', orderNumber: '2026-000001' },
        ...{ orderEmail: '', orderDate: '', what: '' },
        items: [{ line: 0, amount: 1, ordered: 2, unit: 'Stück', name: expect.any(String) }],
      },
    ]);
  });

  test('the number in the link of a mail is filled in, and tells nothing of the order', async () => {
    const database = await open();
    await storeExample(database, 1);
    const { app } = await withdrawalShop(database);
    const bodyOf = async (number: string) => (await app.inject(`/widerruf?orderNumber=${number}`)).body;
    const [there, missing] = [await bodyOf('2026-000001'), await bodyOf('2026-009999')];
    expect(there).toContain('name="orderNumber" value="2026-000001"');
    expect(textOf(there)).toBe(textOf(missing));
    expect(await bodyOf('%22%3E%3Cscript%3E')).toContain('value="&quot;&gt;&lt;script&gt;"');
  });

  test.each([
    ['more than was ordered', { 'amount.0': '3' }, 'Bitte eine ganze Zahl von 0 bis 2'],
    ['no number', { 'amount.0': 'alle' }, 'Bitte eine ganze Zahl von 0 bis 2'],
    ['nothing', { 'amount.0': '0' }, 'Bitte wählen Sie mindestens ein Stück.'],
  ])('of a known order %s is refused', async (_, amounts, sentence) => {
    const database = await open();
    const orderId = await storeExample(database, 1);
    const { send, stored } = await withdrawalShop(database);
    const answer = await send(confirm, { orderId, ...amounts });
    expect([answer.statusCode, /id="amount\.0-error">([^<]+)/.exec(answer.body)?.[1]]).toEqual([400, sentence]);
    expect(await stored()).toEqual([]);
  });

  test('a network may send ten in an hour, then one an hour; another network is not affected [LAW F8] [security: withdrawals-flooded]', async () => {
    const { send, stored, time } = await withdrawalShop(await open());
    const declare = (i: number, from?: string) => send(confirm, { email: `a${i}@example.at` }, from);
    for (let i = 0; i < 10; i++) expect((await declare(i)).statusCode).toBe(303);
    const tooMany = await declare(10);
    expect([tooMany.statusCode, tooMany.headers['retry-after']]).toEqual([429, '3600']);
    expect(textOf(tooMany.body)).toContain('Ein Widerruf per E-Mail oder Brief gilt ebenso.');
    expect((await declare(0)).statusCode).toBe(303); // known already
    expect((await declare(11, '198.51.100.1')).statusCode).toBe(303);
    expect(await stored()).toHaveLength(11);
    time.now += hour;
    expect((await declare(12)).statusCode).toBe(303);
  });

  test('an address gets five acknowledgements a day; further declarations are stored and reported to the shop [security: withdrawals-flood-mailbox]', async () => {
    const { app, send, stored, mails, queued, time } = await withdrawalShop(await open());
    for (let i = 0; i < 7; i++) {
      const answer = await send(
        confirm,
        { what: `${i}`, email: i % 2 ? 'ANNA@example.at' : 'anna@example.at' },
        `192.0.2.${i}`,
      );
      expect(answer.statusCode).toBe(303);
    }
    const rows = await stored();
    expect(rows.map(({ is_acknowledged }) => is_acknowledged)).toEqual([1, 1, 1, 1, 1, 0, 0]);
    const kinds = (await queued()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'withdrawal-mail')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'withdrawal-notice')).toHaveLength(7);
    expect(textOf((await app.inject(`/widerruf/beleg?id=${rows[6]?.id}`)).body)).toContain(
      'An anna@example.at gingen heute schon mehrere Bestätigungen.',
    );
    const notices = (await mails()).filter(({ subject }) => subject === 'Widerruf W2026-000007');
    expect(notices.map(({ text }) => text.includes('Diese wurde nicht gesendet.'))).toEqual([true]);
    time.now += day;
    await send(confirm, { what: 'later' }, '192.0.2.9');
    expect((await stored()).at(-1)?.is_acknowledged).toBe(1);
  });

  test('a form that another site sends is refused, and stores nothing [security: withdrawals-forged]', async () => {
    const { app, stored } = await withdrawalShop(await open());
    for (const url of ['/widerruf', confirm]) {
      const answer = await app.inject({
        ...{ method: 'POST', url, payload: 'name=A&email=a@b.at&orderNumber=1' },
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      });
      expect([answer.statusCode, textOf(answer.body)]).toEqual([
        403,
        expect.stringContaining('Diese Erklärung kam nicht von unserer Seite.'),
      ]);
    }
    expect(await stored()).toEqual([]);
  });

  test('a receipt is found only by its key, and no log has the key [security: withdrawals-read-by-others]', async () => {
    const { app, send, stored, logged } = await withdrawalShop(await open());
    const { headers } = await send(confirm);
    await app.inject(String(headers.location));
    const [row] = await stored();
    for (const id of ['W2026-000001', 'x'.repeat(32), '', '%00'])
      expect((await app.inject(`/widerruf/beleg?id=${id}`)).statusCode).toBe(404);
    expect(row?.id).toMatch(/^[\w-]{32}$/);
    expect(logged.join('')).not.toContain(row?.id);
  });

  test('a form too large is refused', async () => {
    const { send, stored } = await withdrawalShop(await open());
    expect((await send('/widerruf', { what: 'x'.repeat(65_536) })).statusCode).toBe(413);
    expect(await stored()).toEqual([]);
  });
});

describeOnBothEngines('mails about a withdrawal', ({ open }) => {
  test('the acknowledgement has the whole content, day and second; sent twice it is the same mail [LAW F5]', async () => {
    const { send, mails } = await withdrawalShop(await open());
    await send(confirm, { what: 'der <Hammer>\r\nund die Säge', orderDate: '12.11.2026' });
    const [mail, notice] = await mails();
    expect(mail).toMatchObject({
      to: { name: '', address: 'anna@example.at' },
      subject: `Ihr Widerruf bei ${testConfiguration.title} ist eingegangen`,
      attachments: [],
    });
    expect(mail?.text.split('\n-- \n')[0]?.trimEnd()).toBe(`Guten Tag,

Ihre Widerrufserklärung ist am 23.11.2026, 10:15:30 Uhr (Ortszeit Wien) bei uns eingegangen.

Sie haben erklärt:

- Name: Anna Berger
- Bestellnummer: 2026-000001
- Datum der Bestellung: 12.11.2026
- Widerrufen wird: der <Hammer>; und die Säge
- Bestätigung an: anna@example.at

Unser Zeichen: W2026-000001

${waysBack}

Diese Nachricht bestätigt den Eingang. Bitte bewahren Sie sie auf. Wir melden uns zu allem Weiteren.

Haben Sie nichts widerrufen? Dann hat jemand anderes Ihre E-Mail-Adresse angegeben. Bitte antworten Sie uns kurz.

Freundliche Grüße
${testConfiguration.title}`);
    expect(mail?.html).toContain('der &lt;Hammer&gt;; und die Säge');
    expect(mail?.html).not.toContain('<Hammer>');
    expect(notice).toMatchObject({
      subject: 'Widerruf W2026-000001',
      replyTo: { name: '', address: 'anna@example.at' },
    });
    expect(notice?.text).toContain('Alles dazu: http://localhost:3000/admin/widerrufe/W2026-000001');
    expect(notice?.text).not.toContain('npm run');
    const [again] = await mails();
    expect(again?.messageId).toBe(mail?.messageId);
  });

  test('page and mail of a German shop say whose local time it is [LAW F5]', async () => {
    const { app, send, mails } = await withdrawalShop(await open(), 'DE');
    const { headers } = await send(confirm);
    const [mail] = await mails();
    const receipt = await app.inject(String(headers.location));
    for (const words of [mail?.text, textOf(receipt.body)]) {
      expect(words).toContain('23.11.2026, 10:15:30 Uhr (Ortszeit Berlin)');
      expect(words).not.toContain('Wien)');
    }
  });

  test('the shop reads how it stands: by number and address, late, or of no order [LAW F6]', async () => {
    const database = await open();
    await storeExample(database, 1, { email: 'anna@example.at' });
    const { send, mails } = await withdrawalShop(database);
    await send(confirm);
    await send(confirm, { email: 'eve@example.com' });
    await send(confirm, { orderNumber: '2026-000777' });
    await send(confirm, { orderNumber: '', orderDate: 'im November' });
    const sent = (await mails()).filter(({ subject }) => subject.startsWith('Widerruf W'));
    const verdict = sent
      .toSorted((a, b) => a.subject.localeCompare(b.subject))
      .map(({ text }) => text.split('\n').find((line) => /^(In der Frist|Zu prüfen)/.test(line)));
    expect(verdict).toEqual([
      'In der Frist.',
      'Zu prüfen: Die Bestellung hat eine andere E-Mail-Adresse.',
      'Zu prüfen: Sie passt zu keiner Bestellnummer.',
      'Zu prüfen: Sie passt zu keiner Bestellnummer.',
    ]);
  });
});
