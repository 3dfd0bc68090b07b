import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPaymentMethod } from '@kontor/domain';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { cleanText } from '../../html/template-html.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { createJobRunner } from '../../jobs/job-runner.ts';
import type { Mail, MailAddress, MailTransport } from '../../mail/mail.ts';
import { createOutboxTransport, outboxFolder } from '../../mail/outbox-transport.ts';
import { createSmtpTransport } from '../../mail/smtp-transport.ts';
import { startSmtpServer } from '../../mail/testing/smtp-server.ts';
import { pdfPages } from '../../pdf/testing/pdf.ts';
import { scanned } from '../../pdf/testing/scan.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import { addressToPay as toPay } from '../payments/address-to-pay.ts';
import { createPaymentRecords } from '../payments/checkout/payment-record.ts';
import { createDocumentMaker } from './confirmation/document-maker.ts';
import { orderJobs } from './order-jobs.ts';
import { fillCatalogue, placement, testConfiguration, testNow, testShop } from './testing/shop.ts';
import type { OrderSnapshot } from './types.ts';

const paymentConditions = ['vorkasse', 'saferpay'].map((name) => withPaymentMethod({ name, title: name }));
const publicUrl = 'https://shop.example';
const addressToPay = (order: OrderSnapshot) => toPay(order, publicUrl);

describeOnBothEngines('the jobs of an order', ({ open }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kontor-jobs-'));
  const documentMaker = createDocumentMaker();
  afterAll(async () => {
    await documentMaker.close();
    rmSync(dataDir, { recursive: true });
  });

  const noNotices = { seller: { ...testConfiguration.seller, email: '' } };

  async function placeOne(
    mail: MailTransport,
    mailFrom = 'Shop <shop@shop.example>',
    paymentCondition = 'vorkasse',
    settings: Partial<ShopConfiguration> = noNotices,
    guarantee: string | null = null,
  ) {
    const database = await open();
    await fillCatalogue(database);
    const { orders } = testShop(database, { paymentConditions, ...settings }, { documentMaker, guarantee });
    const order = await orders.finish('key', placement({ paymentCondition }));
    if (isRefused(order)) throw new Error(order.code);
    const { privateDocument } = orders;
    const handlers = orderJobs({
      ...{ database, documentMaker, privateDocument, mail, mailFrom, addressToPay, publicUrl },
      payments: createPaymentRecords(database),
    });
    const clock = { now: testNow };
    const runner = createJobRunner({ database, handlers, clock: () => clock.now, logger: pino({ level: 'silent' }) });
    return { database, orders, order, handlers, runner, clock };
  }

  test('the document is made, the mail lies in the outbox with everything attached [LAW O1, O2, F9]', async () => {
    const { orders, order, runner, handlers, database } = await placeOne(createOutboxTransport(dataDir));
    const made = () => database.read.selectFrom('order_documents').selectAll().executeTakeFirstOrThrow();
    expect(await made()).toMatchObject({ content: null, made_at: null });

    expect(await runner.runDue()).toBe(2);

    const { id, filename, content, made_at } = await made();
    expect({ id, filename, made_at }).toEqual({
      id: order.confirmationDoc.content,
      filename: 'Bestellung-2026-000001.pdf',
      made_at: testNow,
    });
    const document = await orders.privateDocument(order.confirmationDoc.content);
    expect(document).toMatchObject({ filename, mimeType: 'application/pdf' });
    expect(Buffer.compare(document?.bytes ?? new Uint8Array(), content ?? new Uint8Array([1]))).toBe(0);
    expect(pdfPages(content ?? new Uint8Array()).flat()).toContain('Bestellbestätigung 2026-000001');

    const [name = '', ...others] = readdirSync(outboxFolder(dataDir));
    expect(others).toEqual([]);
    const mail = await PostalMime.parse(readFileSync(join(outboxFolder(dataDir), name)));
    expect(mail).toMatchObject({
      from: { name: 'Shop', address: 'shop@shop.example' },
      to: [{ name: 'Jörg Müller', address: 'kunde@example.at' }],
      subject: 'Ihre Bestellung 2026-000001 bei Kontor Werkzeug',
    });
    expect(mail.text).toContain('Gesamtbetrag');
    expect(mail.html).toContain('Gesamtbetrag');
    expect(mail.attachments.map((attachment) => attachment.filename)).toEqual([
      'ueberweisung.png',
      'Bestellung-2026-000001.pdf',
      'AGB.pdf',
      'Widerrufsbelehrung.pdf',
    ]);
    const [code, ...documents] = mail.attachments;
    expect(code).toMatchObject({ disposition: 'inline', contentId: '<transfer-code>', mimeType: 'image/png' });
    expect(mail.html).toContain('src="cid:transfer-code"');
    expect((await scanned(new Uint8Array(code?.content as ArrayBuffer))).split('\n').slice(6)).toEqual([
      ...['AT611904300234573201', 'EUR71.78', '', '', '2026-000001'],
    ]);
    const [confirmation, terms] = documents.map((attachment) => new Uint8Array(attachment.content as ArrayBuffer));
    expect(Buffer.compare(confirmation ?? new Uint8Array(), content ?? new Uint8Array([1]))).toBe(0);
    expect(pdfPages(terms ?? new Uint8Array()).flat()).toContain('Erste Fassung.');

    await handlers['order-mail']?.({ orderId: order._id }, { uniqueKey: '', attempt: 2, alongside() {} });
    expect(readdirSync(outboxFolder(dataDir))).toEqual([name]);
    expect(await runner.runDue()).toBe(0);
  });

  test('a mail whose job broke off after the server had taken it is sent again under the same Message-ID', async () => {
    const server = await startSmtpServer();
    const smtp = createSmtpTransport(server.url, { ending: new AbortController().signal });
    let breaks = 1;
    const { runner, clock } = await placeOne({
      ...smtp,
      async send(mail) {
        await smtp.send(mail);
        if (breaks-- > 0) throw new Error('the process ended here');
      },
    });

    await runner.runDue();
    clock.now += 60_000;
    await runner.runDue();
    clock.now += 60_000;
    await runner.runDue();

    const mails = await Promise.all(server.received.map(({ raw }) => PostalMime.parse(raw)));
    expect(mails).toHaveLength(2);
    expect(mails[0]?.messageId).toMatch(/^<order\.[0-9a-f]{40}@shop\.example>$/);
    expect(mails[1]?.messageId).toBe(mails[0]?.messageId);
    await smtp.close();
    await server.close();
  });

  test.each([
    ['saferpay', true],
    ['vorkasse', false],
  ])(
    'the mail of an order by %s leads to where it can be paid: %s [security: pay-later-link]',
    async (paymentCondition, leads) => {
      const sent: Mail[] = [];
      const mail = { send: async (one: Mail) => void sent.push(one), close: async () => {} };
      const { order, runner } = await placeOne(mail, undefined, paymentCondition);
      await runner.runDue();
      const address = `https://shop.example/shop/P/cart/confirmation?orderId=${order._id}`;
      expect(
        sent.map(({ text, html }) => [text.includes(`\n${address}\n`), html.includes(`href="${address}"`)]),
      ).toEqual([[leads, leads]]);
      expect(JSON.stringify(sent).includes(order._id)).toBe(leads);
    },
  );

  test('brings the notice on the legal guarantee as it was shown, its picture within the mail and its words as text [LAW W5, O2]', async () => {
    const png = Buffer.from('iVBORw0KGgo=', 'base64');
    const guarantee = cleanText(`<h1>Ihre Gewährleistung</h1>
<figure><img src="data:image/png;base64,${png.toString('base64')}" alt="Zwei Jahre gesetzliche Gewährleistung" width="320"></figure>
<p>Mehr: <a href="/T/guaranteeNotice">Mitteilung</a> &amp; <a href="https://europa.eu/x">EU</a></p>`);
    const { runner, order, database } = await placeOne(
      createOutboxTransport(dataDir),
      undefined,
      'saferpay',
      noNotices,
      guarantee,
    );
    const row = await database.read
      .selectFrom('orders')
      .select('snapshot')
      .where('id', '=', order._id)
      .executeTakeFirstOrThrow();
    const names = (JSON.parse(row.snapshot) as OrderSnapshot).texts.map(({ name }) => name);
    expect(names).toEqual(['businessTerms', 'widerrufsbelehrung', 'guaranteeNotice']);
    const before = new Set(readdirSync(outboxFolder(dataDir)));
    await database.transaction((transaction) =>
      transaction
        .insertInto('templates')
        .values({ kind: 'text', name: 'guaranteeNotice', content: 'Spätere Fassung', version: 9 })
        .execute(),
    );

    await runner.runDue();

    const name = readdirSync(outboxFolder(dataDir)).find((file) => !before.has(file)) ?? '';
    const mail = await PostalMime.parse(readFileSync(join(outboxFolder(dataDir), name)));
    const picture = mail.attachments.find(({ contentId }) => contentId === '<gewaehrleistung-1>');
    expect(picture).toMatchObject({ disposition: 'inline', mimeType: 'image/png', filename: 'gewaehrleistung-1.png' });
    expect(Buffer.from(picture?.content as ArrayBuffer)).toEqual(png);
    expect(mail.html).toContain('src="cid:gewaehrleistung-1"');
    expect(mail.html).toContain('alt="Zwei Jahre gesetzliche Gewährleistung"');
    expect(mail.html).toContain('href="https://shop.example/T/guaranteeNotice"');
    expect(mail.html).toContain('href="https://europa.eu/x"');
    expect(mail.html).not.toMatch(/data:|Spätere/);
    expect(mail.text).toContain(`GESETZLICHE GEWÄHRLEISTUNG
--------------------------

Ihre Gewährleistung

Zwei Jahre gesetzliche Gewährleistung

Mehr: Mitteilung & EU (https://europa.eu/x)
`);
    expect(mail.text).toContain(
      'Es gelten die Allgemeinen Geschäftsbedingungen und die Widerrufsbelehrung in der Fassung',
    );
  });

  test('each recipient of order notices gets one mail, even if another mailbox refuses it at first', async () => {
    const sent: Mail[] = [];
    const refused: string[] = [];
    const mail = {
      async send(one: Mail) {
        if (one.to.address === 'lager@shop.example' && refused.push(one.messageId) === 1) throw new Error('full');
        sent.push(one);
      },
      close: async () => {},
    };
    const orderMail = ['chefin@shop.example', 'lager@shop.example', 'chefin@shop.example'];
    const { order, runner, clock, database } = await placeOne(mail, undefined, 'saferpay', { orderMail });

    await runner.runDue();
    expect(sent.map(({ to }) => to.address).sort()).toEqual(['chefin@shop.example', 'kunde@example.at']);
    clock.now += 60_000;
    await runner.runDue();
    clock.now += 86_400_000;
    await runner.runDue();

    const told = sent.filter(({ to }) => to.address.endsWith('@shop.example'));
    expect(told.map(({ to }) => to.address)).toEqual(['chefin@shop.example', 'lager@shop.example']);
    expect(told[1]?.messageId).toBe(refused[0]);
    expect(new Set(told.map(({ messageId }) => messageId)).size).toBe(2);
    for (const one of told) {
      expect(one).toMatchObject({
        from: { name: 'Shop', address: 'shop@shop.example' },
        replyTo: { name: 'Jörg Müller', address: 'kunde@example.at' },
        subject: 'Bestellung 2026-000001: 71,78\u00a0€',
        attachments: [],
      });
      expect(one.text).toContain('\nZahlung: noch nicht bezahlt\n');
      const everything = JSON.stringify(one);
      expect(everything).not.toContain(order._id);
      expect(everything).not.toContain(order.confirmationDoc.content);
    }
    const { count } = await database.read
      .selectFrom('jobs')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('state', '!=', 'done')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
  });

  test('without named recipients the seller is notified; a refused order notifies nobody', async () => {
    const sent: Mail[] = [];
    const mail = { send: async (one: Mail) => void sent.push(one), close: async () => {} };
    const { orders, runner } = await placeOne(mail, undefined, 'vorkasse', {});
    expect(isRefused(await orders.finish('other', placement({ total: { gross: 1 } })))).toBe(true);
    await orders.finish('key', placement());

    await runner.runDue();

    expect(sent.map(({ to, subject }) => [to.address, subject]).sort()).toEqual([
      ['kunde@example.at', 'Ihre Bestellung 2026-000001 bei Kontor Werkzeug'],
      ['office@kontor.example', 'Bestellung 2026-000001: 71,78\u00a0€'],
    ]);
  });

  test('without MAIL_FROM the shop writes, from its seller’s address', async () => {
    const sent: MailAddress[] = [];
    const transport = { send: async (mail: Mail) => void sent.push(mail.from), close: async () => {} };
    const { database, order, orders } = await placeOne(transport, undefined, 'vorkasse', {});
    const handlers = orderJobs({
      database,
      documentMaker,
      privateDocument: orders.privateDocument,
      mail: transport,
      mailFrom: undefined,
      ...{ addressToPay, publicUrl },
      payments: createPaymentRecords(database),
    });
    await handlers['order-mail']?.({ orderId: order._id }, { uniqueKey: '', attempt: 1, alongside() {} });
    expect(sent).toEqual([{ name: 'Kontor Werkzeug', address: testConfiguration.seller.email }]);
  });

  test('a document asked for before its job ran is made then, once for all who ask', async () => {
    const { orders, order, database } = await placeOne(createOutboxTransport(dataDir));
    const asked = await Promise.all([1, 2, 3].map(() => orders.privateDocument(order.confirmationDoc.content)));
    const { orders: elsewhere } = testShop(database, {}, { documentMaker });

    const again = await elsewhere.privateDocument(order.confirmationDoc.content);

    for (const document of asked) expect(document).toEqual(again);
    expect(pdfPages(again?.bytes ?? new Uint8Array()).flat()).toContain('Bestellbestätigung 2026-000001');
    expect(await orders.privateDocument('nirgends')).toBeNull();
    expect(await orders.privateDocument(order._id)).toBeNull();
  });
});
