import { createHash } from 'node:crypto';
import type { OfficeDocument } from '@kontor/contract/office';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import type { Refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { pdfPages } from '../../pdf/testing/pdf.ts';
import { testLife } from '../order-life/testing/life.ts';
import { storeExample } from '../orders/testing/stored-order.ts';
import { createDocumentPrinter } from './printed/document-printer.ts';
import { testDocuments } from './testing/documents.ts';

const buy = [
  { name: 'Kappe', amount: 3, unitPrice: 1995, taxRate: 2000 },
  { name: 'Schokolade', amount: 7, unitPrice: 249, taxRate: 1000 },
];
const byInvoice = { name: 'rechnung', title: 'Rechnung' };
const operator = { id: 'eva', name: 'Eva', network: '127.0.0.0' };

function made(document: OfficeDocument | Refused): OfficeDocument {
  if (isRefused(document)) throw new Error(document.code);
  return document;
}

describeOnBothEngines('documents of orders', ({ open }) => {
  const printer = createDocumentPrinter();
  afterAll(() => printer.close());

  async function shop(terms: Parameters<typeof storeExample>[2] = {}) {
    const database = await open();
    await storeExample(database, 1, { buy, shipping: 490, paymentCondition: byInvoice, ...terms });
    return { database, ...testDocuments(database, printer) };
  }

  const rows = (database: Database) =>
    database.read
      .selectFrom('issued_documents')
      .select(['number', 'kind', 'series', 'position', 'content', 'content_hash', 'chain_position', 'chain_hash'])
      .orderBy('issued_at')
      .orderBy('number')
      .execute();
  const sequences = async (database: Database) =>
    Object.fromEntries(
      (await database.read.selectFrom('number_sequences').selectAll().execute()).map(({ name, value }) => [
        name,
        value,
      ]),
    );
  const order = '2026-000001';

  test('an invoice and a delivery note after a correction have the new address; the invoice before keeps its own', async () => {
    const { database, documents } = await shop();
    const { life, eva, done } = testLife(database);
    const models = async () => {
      const stored = database.read.selectFrom('issued_documents').select('model').orderBy('number');
      return (await stored.execute()).map(({ model }) => model);
    };
    const address = {
      name: 'Berger',
      firstName: 'Eva',
      street: 'Neue Gasse 7',
      zipCode: '1070',
      city: 'Wien',
      country: 'AT',
    };
    const body = { number: order, email: 'eva@neu.example', address, shippingAddress: null, reason: 'Anruf' };
    made(await documents.issueInvoice({ number: order }, operator));
    const [before] = await models();
    await done(life.correct(eva, { ...body, version: 0, key: 'correct-1' }));
    expect(await models()).toEqual([before]);
    expect(before).not.toContain('Neue Gasse 7');
    made(await documents.issueDeliveryNote({ number: order, key: 'note-0001' }, operator));
    const after = await models();
    expect(after).toHaveLength(2);
    expect(after.filter((model) => model === before)).toHaveLength(1);
    expect(after.find((model) => model !== before)).toContain('Neue Gasse 7');

    await storeExample(database, 2, { buy, shipping: 490, paymentCondition: byInvoice });
    await done(life.correct(eva, { ...body, number: '2026-000002', version: 0, key: 'correct-2' }));
    made(await documents.issueInvoice({ number: '2026-000002' }, operator));
    expect((await models()).at(-1)).toContain('Neue Gasse 7');
  });

  test('an invoice gets its number with its row and its job, is logged, and is made once', async () => {
    const { database, documents, jobs, mails } = await shop();
    const invoice = made(await documents.issueInvoice({ number: order }, operator));
    expect(invoice).toEqual({
      ...{ number: 'RE2026-000001', kind: 'invoice', title: 'Rechnung', filename: 'Rechnung-RE2026-000001.pdf' },
      ...{
        orderNumber: order,
        issuedOn: '2026-11-23',
        issuedAt: '2026-11-23T09:00:00.000Z',
        issuedBy: 'Eva',
        reason: '',
        corrects: null,
        replaces: null,
        part: null,
        replacedBy: null,
        isAllowance: false,
        gross: 82.18,
        due: 82.18,
        isWithdrawn: false,
        isRendered: false,
        delivered: null,
      },
      left: {
        pieces: [
          { line: 0, amount: 3 },
          { line: 1, amount: 7 },
        ],
        charges: [{ kind: 'shipping', name: 'Versandkosten', amount: 4.9 }],
        allowances: [
          { line: 1, amount: 17.43 },
          { line: 0, amount: 59.85 },
        ],
      },
    });
    expect(await rows(database)).toMatchObject([{ series: 'document-RE2026-{000000}', position: 1, content: null }]);
    expect(
      await database.read.selectFrom('office_log').select(['operator_name', 'action', 'subject_id']).execute(),
    ).toEqual([{ operator_name: 'Eva', action: 'document.issued', subject_id: 'RE2026-000001' }]);
    expect(await jobs.runDue()).toBe(1);
    const [row] = await rows(database);
    const content = Buffer.from(row?.content ?? []);
    expect(content.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(row?.content_hash).toBe(createHash('sha256').update(content).digest('hex'));
    expect(made(((await documents.ofOrder(order)) as OfficeDocument[])[0] as OfficeDocument).isRendered).toBe(true);
    expect(mails).toEqual([]);
  });

  test('issued twice, and by two at the same time, an order has one invoice [LAW N4]', async () => {
    const { database, documents, jobs } = await shop();
    const issued = await Promise.all(Array.from({ length: 5 }, () => documents.issueInvoice({ number: order }, null)));
    expect(new Set(issued.map((one) => made(one).number))).toEqual(new Set(['RE2026-000001']));
    await jobs.runDue();
    expect(made(await documents.issueInvoice({ number: order }, null)).number).toBe('RE2026-000001');
    expect(await rows(database)).toHaveLength(1);
    expect(await sequences(database)).toMatchObject({ 'document-RE2026-{000000}': 1, 'issued-documents-chain': 1 });
  });

  test('of many orders at once get numbers without a gap, each one [LAW N1]', async () => {
    const { database, documents } = await shop();
    for (let number = 2; number <= 8; number++) await storeExample(database, number, { buy });
    const numbers = Array.from({ length: 8 }, (_, i) => `2026-${String(i + 1).padStart(6, '0')}`);
    const issued = await Promise.all(numbers.map((number) => documents.issueInvoice({ number }, null)));
    expect(issued.map((one) => made(one).number).sort()).toEqual(numbers.map((number) => `RE${number}`));
  });

  test('a refused invoice takes no number: unknown or cancelled order, wrong days, a seller without tax number', async () => {
    const { database, documents, settings } = await shop();
    await storeExample(database, 2);
    await database.transaction((transaction) =>
      transaction.updateTable('orders').set({ state: 'cancelled' }).where('order_number', '=', '2026-000002').execute(),
    );
    expect(await documents.issueInvoice({ number: 'none' }, null)).toMatchObject({
      status: 404,
      code: 'order-not-found',
    });
    expect(await documents.issueInvoice({ number: '2026-000002' }, null)).toMatchObject({
      status: 409,
      code: 'nothing-to-bill',
    });
    for (const days of [{ deliveredTo: '2026-02-30' }, { deliveredFrom: '2026-11-20', deliveredTo: '2026-11-19' }])
      expect(await documents.issueInvoice({ number: order, ...days }, null)).toMatchObject({ code: 'invalid-form' });
    settings.seller = { ...settings.seller, vatId: '', registerNumber: '', city: '' };
    expect(await documents.issueInvoice({ number: order }, null)).toMatchObject({
      ...{ status: 409, code: 'seller-incomplete' },
      msg: 'Für Rechnungen fehlt: Ort, UID oder Steuernummer. Mit „configure“ unter seller eintragen.',
    });
    expect(await rows(database)).toEqual([]);
    expect(await sequences(database)).toEqual({});
    expect(await database.read.selectFrom('jobs').select('id').execute()).toEqual([]);
  });

  test('an order that came back as a whole is billed no more once its invoice is cancelled, and takes no number', async () => {
    const { database, documents } = await shop();
    const move = (kind: 'ship' | 'return', version: number, amounts: readonly number[]) =>
      database.transaction(async (transaction) => {
        const step = { order_id: 'secret-key-of-order-1', version, kind, to_stock: 0 as const };
        const pieces = amounts.flatMap((amount, line) => (amount > 0 ? [{ ...step, line, amount }] : []));
        await transaction.insertInto('order_pieces').values(pieces).execute();
      });
    const { number } = made(await documents.issueInvoice({ number: order }, null));
    await documents.correct({ number, key: 'cancel-1' }, null);
    await move('ship', 1, [3, 7]);
    await move('return', 2, [2, 7]);
    expect(made(await documents.issueInvoice({ number: order }, null))).toMatchObject({
      ...{ number: 'RE2026-000002', gross: 24.85, due: 24.85 },
      left: { pieces: [{ line: 0, amount: 1 }], charges: [{ kind: 'shipping', amount: 4.9 }] },
    });
    await documents.correct({ number: 'RE2026-000002', key: 'cancel-2' }, null);
    await move('return', 3, [1, 0]);
    expect(await documents.issueInvoice({ number: order }, null)).toMatchObject({
      status: 409,
      code: 'nothing-to-bill',
    });
    expect(await sequences(database)).toMatchObject({ 'document-RE2026-{000000}': 2 });
  });

  test('a process that dies between number and file leaves a document that the next one makes [LAW N1]', async () => {
    const { database, documents } = await shop();
    const number = made(await documents.issueInvoice({ number: order }, null)).number;
    const dies = () => Promise.reject(new Error('killed'));
    const dying = { print: dies, printCopies: dies, printPickList: dies, printLetter: dies, close: async () => {} };
    await expect(testDocuments(database, dying).documents.file(number, 'pdf')).rejects.toThrow('killed');
    expect((await documents.verify()).unrendered).toBe(1);
    const again = testDocuments(database, printer);
    expect(await again.jobs.runDue()).toBe(1);
    expect(await documents.verify()).toEqual({ rendered: 1, unrendered: 0, faults: [] });
  });

  test('two that make one file at the same time keep one, which is one link of the chain', async () => {
    const { database, documents } = await shop();
    const { number } = made(await documents.issueInvoice({ number: order }, null));
    const files = await Promise.all(Array.from({ length: 3 }, () => documents.file(number, 'pdf')));
    const [kept] = await rows(database);
    for (const file of files)
      expect(isRefused(file) ? null : Buffer.compare(file.bytes, Buffer.from(kept?.content ?? []))).toBe(0);
    expect(await sequences(database)).toMatchObject({ 'issued-documents-chain': 1 });
  });

  test('issued documents stay unchanged when seller, shop and design change; new documents have the new seller [LAW N5, N9]', async () => {
    const { database, documents, settings, jobs } = await shop();
    await documents.issueInvoice({ number: order }, null);
    settings.seller = { ...settings.seller, companyName: 'Neu & Anders OG', street: 'Neue Gasse 9' };
    await jobs.runDue();
    const [before] = await rows(database);
    const pages = pdfPages(new Uint8Array(before?.content ?? []));
    expect(pages.flat().map((line) => line.trim())).toContain('Kontor Werkzeughandel GmbH');
    await documents.file('RE2026-000001', 'pdf');
    expect((await rows(database))[0]).toEqual(before);
    const corrected = made(await documents.correct({ number: 'RE2026-000001', key: 'correct-1' }, null));
    const file = await documents.file(corrected.number, 'pdf');
    const lines = isRefused(file) ? [] : pdfPages(file.bytes).flat();
    expect(lines.map((line) => line.trim())).toContain('Neu & Anders OG');
  });

  test('a cancellation mirrors what is left, refers to the invoice, and lets the order be billed anew [LAW N5]', async () => {
    const { database, documents, time } = await shop();
    await documents.issueInvoice({ number: order }, null);
    time.now += 1000;
    const wish = { number: 'RE2026-000001', key: 'cancel-all', reason: 'Widerruf' };
    const cancelled = made(await documents.correct(wish, operator));
    expect(cancelled).toMatchObject({
      ...{ number: 'RK2026-000001', kind: 'cancellation', title: 'Stornorechnung', corrects: 'RE2026-000001' },
      ...{ gross: -82.18, due: -82.18, left: null },
    });
    expect(made(await documents.correct(wish, operator)).number).toBe('RK2026-000001');
    expect(await documents.correct({ ...wish, key: 'another-key' }, null)).toMatchObject({ code: 'nothing-to-credit' });
    time.now += 1000;
    expect(made(await documents.issueInvoice({ number: order }, null)).number).toBe('RE2026-000002');
    expect((await rows(database)).map(({ number }) => number)).toEqual([
      'RE2026-000001',
      'RK2026-000001',
      'RE2026-000002',
    ]);
  });

  test('corrections in parts add up to the invoice, and none gives back more than is left', async () => {
    const { documents, time } = await shop();
    await documents.issueInvoice({ number: order }, null);
    const number = 'RE2026-000001';
    const part = async (key: string, pieces: { line: number; amount: number }[], shipping = 0) => {
      time.now += 1000;
      const charges = shipping === 0 ? [] : [{ kind: 'shipping' as const, amount: shipping }];
      return documents.correct({ number, key, pieces, charges }, null);
    };
    const [first, again] = await Promise.all([
      part('part-one', [{ line: 0, amount: 1 }]),
      part('part-one', [{ line: 0, amount: 1 }]),
    ]);
    expect([made(first).number, made(again).number, made(first).gross]).toEqual([
      'RK2026-000001',
      'RK2026-000001',
      -19.95,
    ]);
    expect(await part('part-two', [{ line: 0, amount: 3 }])).toMatchObject({ status: 409, code: 'more-than-left' });
    expect(await part('part-two', [{ line: 9, amount: 1 }])).toMatchObject({
      status: 409,
      code: 'line-not-on-invoice',
    });
    expect(await part('part-two', [], 5)).toMatchObject({ status: 409, code: 'more-than-left' });
    expect(await part('part-two', [], 1.005)).toMatchObject({ status: 400, code: 'invalid-form' });
    const second = made(await part('part-two', [{ line: 1, amount: 3 }], 2));
    expect([second.kind, second.number, second.gross]).toEqual(['correction', 'RK2026-000002', -9.47]);
    const last = made(await documents.correct({ number, key: 'the-rest' }, null));
    expect([last.kind, last.number, last.gross]).toEqual(['cancellation', 'RK2026-000003', -52.76]);
    const all = (await documents.ofOrder(order)) as OfficeDocument[];
    expect(all.reduce((sum, { gross }) => sum + Math.round(100 * (gross ?? 0)), 0)).toBe(0);
    expect(await documents.correct({ number: 'RK2026-000001', key: 'of-a-correction' }, null)).toMatchObject({
      code: 'not-an-invoice',
    });
  });

  test('captured money, noted transfers and amounts stated by the operator count as paid; nothing else does', async () => {
    const { database, documents } = await shop({ paymentCondition: { name: 'vorkasse', title: 'Vorkasse' } });
    const paypal = { name: 'paypal', title: 'PayPal' };
    const ways = [byInvoice, byInvoice, paypal, paypal, paypal, { name: 'vorkasse', title: 'Vorkasse' }];
    for (const [i, paymentCondition] of ways.entries())
      await storeExample(database, i + 2, { buy, shipping: 490, paymentCondition });
    const captured = (order: number, amount: number) => ({
      ...{ id: `attempt-${order}`, order_id: `secret-key-of-order-${order}`, number: 1, provider: 'paypal' as const },
      ...{ reference: `2026-00000${order}-1`, amount, state: 'captured' as const, return_url: '', refunded: 0 },
      ...{ reversed: 0, disputed: 0 as const, created_at: 0, changed_at: 0 },
    });
    const noted = (order: number, amount: number) => ({
      ...{ id: `note-${order}`, order_id: `secret-key-of-order-${order}`, source: `bank:${order}`, amount },
      ...{ received_on: '2026-11-20', reference: '', noted_by: 'Eva', noted_at: 0 },
      ...{ taken_back_by: null, taken_back_at: null },
    });
    await database.transaction(async (transaction) => {
      await transaction
        .insertInto('payment_attempts')
        .values([captured(4, 8218), captured(5, 5000)])
        .execute();
      await transaction
        .insertInto('noted_payments')
        .values([noted(3, 3000), noted(7, 8000)])
        .execute();
    });
    const due = async (number: number, paid?: number) =>
      made(await documents.issueInvoice({ number: `2026-00000${number}`, ...(paid !== undefined && { paid }) }, null))
        .due;
    // By transfer in advance, not noted; as the operator says; noted in part; paid by PayPal, in part, not at all;
    // noted in part.
    expect([await due(1), await due(2, 80), await due(3)]).toEqual([82.18, 2.18, 52.18]);
    expect([await due(4), await due(5), await due(6), await due(7)]).toEqual([0, 32.18, 82.18, 2.18]);
    const invoice = await documents.file('RE2026-000001', 'xrechnung');
    const xml = isRefused(invoice) ? '' : Buffer.from(invoice.bytes).toString();
    expect(xml.match(/<ram:(TotalPrepaidAmount|DuePayableAmount|PaymentReference|IBANID)>[^<]*/g)).toEqual([
      '<ram:PaymentReference>RE2026-000001',
      '<ram:IBANID>AT611904300234573201',
      '<ram:TotalPrepaidAmount>0.00',
      '<ram:DuePayableAmount>82.18',
    ]);
  });

  test('the delivery is when the parcels left, and what was cancelled before is not billed', async () => {
    const { database, documents } = await shop();
    const orderId = 'secret-key-of-order-1';
    await database.transaction(async (transaction) => {
      const parcel = (number: number, day: number) => ({
        ...{ order_id: orderId, number, version: number, carrier: '', tracking_number: '', tracking_link: null },
        ...{ shipped_at: Date.UTC(2026, 10, day, 9), delivered_at: null },
      });
      const moved = (version: number, line: number, amount: number, kind: 'ship' | 'cancel') => ({
        ...{ order_id: orderId, version, line, amount, kind, to_stock: 1 as const },
      });
      await transaction
        .insertInto('order_parcels')
        .values([parcel(1, 12), parcel(2, 20)])
        .execute();
      await transaction
        .insertInto('order_pieces')
        .values([moved(1, 0, 1, 'ship'), moved(2, 1, 7, 'ship'), moved(3, 0, 2, 'cancel')])
        .execute();
    });
    const invoice = made(await documents.issueInvoice({ number: order }, null));
    expect([invoice.gross, invoice.left?.pieces]).toEqual([
      42.28,
      [
        { line: 0, amount: 1 },
        { line: 1, amount: 7 },
      ],
    ]);
    const file = await documents.file(invoice.number, 'pdf');
    const lines = isRefused(file) ? [] : pdfPages(file.bytes).flat();
    expect(lines.join(' ').replace(/\s+/g, ' ')).toContain('Lieferzeitraum 12.11.2026 bis 20.11.2026');
  });

  test('mails go by themselves where the settings say so, with the file that was issued and no older one [LAW N4]', async () => {
    const { documents, jobs, mails, settings, time } = await shop();
    settings.documents = { ...settings.documents, mailed: true };
    await documents.issueInvoice({ number: order }, null);
    await jobs.runDue();
    await jobs.runDue();
    time.now += 1000;
    await documents.correct({ number: 'RE2026-000001', key: 'cancel-all' }, null);
    await jobs.runDue();
    await jobs.runDue();
    expect(
      mails.map(({ to, subject, attachments }) => [to.address, subject, attachments.map(({ filename }) => filename)]),
    ).toEqual([
      ['joerg@example.at', 'Ihre Rechnung RE2026-000001 von Kontor Werkzeug', ['Rechnung-RE2026-000001.pdf']],
      ['joerg@example.at', 'Stornorechnung RK2026-000001 von Kontor Werkzeug', ['Stornorechnung-RK2026-000001.pdf']],
    ]);
    const file = await documents.file('RK2026-000001', 'pdf');
    expect(isRefused(file) ? null : Buffer.compare(file.bytes, mails[1]?.attachments[0]?.content ?? Buffer.of())).toBe(
      0,
    );
    expect(mails[0]?.text.split('\n-- \n')[0]).toBe(`Guten Tag,

im Anhang finden Sie die Rechnung RE2026-000001 über 82,18\u00a0€ zu Ihrer Bestellung 2026-000001.

Freundliche Grüße
Kontor Werkzeug
`);
    await documents.mail('RE2026-000001', null);
    await jobs.runDue();
    expect(mails).toHaveLength(3);
    expect(mails[2]?.messageId).not.toBe(mails[0]?.messageId);
  });

  test('a delivery note has pieces and no prices; the same key makes one', async () => {
    const { documents } = await shop();
    const pieces = [{ line: 1, amount: 2 }];
    const wish = { number: order, key: 'parcel-01', pieces };
    const note = made(await documents.issueDeliveryNote(wish, null));
    expect(note).toMatchObject({ number: 'LS2026-000001', kind: 'delivery-note', gross: null, due: null, left: null });
    expect(made(await documents.issueDeliveryNote(wish, null)).number).toBe('LS2026-000001');
    const file = await documents.file(note.number, 'pdf');
    const lines = isRefused(file)
      ? []
      : pdfPages(file.bytes)
          .flat()
          .map((line) => line.trim());
    expect(lines).toEqual(expect.arrayContaining(['Lieferschein LS2026-000001', 'Schokolade', '7 Stück', '2 Stück']));
    expect(lines.filter((line) => line.includes('€') || line === 'Kappe')).toEqual([]);
    expect(await documents.file(note.number, 'xrechnung')).toMatchObject({ status: 404, code: 'no-such-form' });
    for (const wrong of [[{ line: 1, amount: 8 }], [{ line: 2, amount: 1 }]])
      expect(await documents.issueDeliveryNote({ number: order, key: 'parcel-02', pieces: wrong }, null)).toMatchObject(
        {
          code: 'more-than-ordered',
        },
      );
  });

  test('verify finds a changed file, a broken chain, a document that is gone, and nothing where all is well [LAW N5, N9]', async () => {
    const { database, documents, jobs } = await shop();
    await storeExample(database, 2, { buy });
    await storeExample(database, 3, { buy });
    for (const number of [1, 2, 3]) await documents.issueInvoice({ number: `2026-00000${number}` }, null);
    await jobs.runDue();
    expect(await documents.verify()).toEqual({ rendered: 3, unrendered: 0, faults: [] });
    const links = await rows(database);
    const chained = links.toSorted((a, b) => Number(a.chain_position) - Number(b.chain_position));
    await database.transaction(async (transaction) => {
      const content = Buffer.from('something else');
      const number = chained[1]?.number ?? '';
      await transaction.updateTable('issued_documents').set({ content }).where('number', '=', number).execute();
    });
    expect((await documents.verify()).faults).toEqual([
      { code: 'changed', number: chained[1]?.number },
      { code: 'chain-broken', number: chained[1]?.number },
    ]);
    await database.transaction((transaction) =>
      transaction
        .deleteFrom('issued_documents')
        .where('number', '=', chained[1]?.number ?? '')
        .execute(),
    );
    expect((await documents.verify()).faults).toEqual([
      { code: 'link-missing', position: 2 },
      { code: 'chain-broken', number: chained[2]?.number },
      { code: 'gap', series: 'document-RE2026-{000000}', missing: 1 },
    ]);
  });
});
