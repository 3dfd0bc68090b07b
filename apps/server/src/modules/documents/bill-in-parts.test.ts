import type { InvoicePartToIssue, OfficeDocument } from '@kontor/contract/office';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { catchUp } from '../books/catch-up.ts';
import { createOfficeLog } from '../office-log/office-log.service.ts';
import { testLife } from '../order-life/testing/life.ts';
import { recordOfNumber } from '../orders/orders.service.ts';
import { fillCatalogue, testShop } from '../orders/testing/shop.ts';
import { createNotedPayments } from '../payments/payments.service.ts';
import { loadReceivables } from '../reminders/load-receivables.ts';
import { billedOf, billingOf, hasPiecesToBill, openInvoiceOf } from './invoice-rest.ts';
import { openOrdersOfParts } from './orders-in-parts.ts';
import { createDocumentPrinter } from './printed/document-printer.ts';
import { issueTime, testDocuments } from './testing/documents.ts';

const operator = { id: 'eva', name: 'Eva', network: '127.0.0.0' };
const byInvoice = { name: 'rechnung', title: 'Rechnung', kind: 'invoice' as const };
const day = 24 * 60 * 60_000;

/** 3 caps at 20.00, 2 hammers at 15.00, ten percent off, shipping 4.90: 81.00 and 4.90. */
const goods = {
  buy: [
    { name: 'Kappe', amount: 3, unitPrice: 2000, taxRate: 2000 as const },
    { name: 'Hammer', amount: 2, unitPrice: 1500, taxRate: 2000 as const },
  ],
  redeem: [{ code: 'ZEHN', value: { kind: 'percent', share: 1000 } as const }],
  shipping: 490,
};

describeOnBothEngines('an order that is billed in parts', ({ open }) => {
  const printer = createDocumentPrinter();
  afterAll(() => printer.close());

  async function shop() {
    const database = await open();
    await fillCatalogue(database);
    const issued = testDocuments(database, printer);
    const { documents, time } = issued;
    const { replaceInvoice, withdrawNote } = documents;
    const billing = { openInvoice: openInvoiceOf, billed: billedOf, billing: billingOf, hasPiecesToBill };
    const at = testLife(database, { documents: { ...billing, replaceInvoice, withdrawNote } });
    at.time.now = issueTime;
    const number = await at.order(1, { ...goods, paymentCondition: byInvoice });
    let version = 0;
    const later = (ms: number) => {
      at.time.now += ms;
      time.now = at.time.now;
    };
    const shipped = async (...pieces: [line: number, amount: number][]) => {
      const asked = pieces.map(([line, amount]) => ({ line, amount }));
      await at.done(at.life.ship(at.eva, { number, version, key: `ship-000${version}`, pieces: asked, isTold: false }));
      version += 1;
    };
    const part = (pieces: [line: number, amount: number][], more: Partial<InvoicePartToIssue> = {}) =>
      documents.issuePart(
        {
          ...{ number, key: `part-${Math.random()}`, withCharges: true, isMailed: false },
          ...{ pieces: pieces.map(([line, amount]) => ({ line, amount })), ...more },
        },
        operator,
      );
    const invoice = (paid?: number) =>
      documents.issueInvoice({ number, isMailed: false, ...(paid !== undefined && { paid }) }, operator);
    const all = async () => made(await documents.ofOrder(number)) as OfficeDocument[];
    const listed = async () =>
      (await all()).map(({ number: one, title, gross, due }) => [one, title, gross, due].join(' '));
    const toBill = async () =>
      (await documents.billing(number)).toBill?.pieces.map(({ line, amount }) => [line, amount]) ?? null;
    const since = async () =>
      (await database.read.selectFrom('orders').select('unbilled_since').executeTakeFirstOrThrow()).unbilled_since;
    return { database, documents, issued, at, number, later, shipped, part, invoice, all, listed, toBill, since };
  }

  test('has an invoice for each parcel, and the last one names the others; all together are the order [LAW N1]', async () => {
    const { database, shipped, part, invoice, later, listed, toBill, since, documents } = await shop();
    expect(await toBill()).toEqual([
      [0, 3],
      [1, 2],
    ]);
    await shipped([0, 2]);
    expect(await toBill()).toEqual([
      [0, 3],
      [1, 2],
    ]);
    later(day);
    expect(await openOrdersOfParts(database.read, [4090])).toEqual([]);
    made(await part([[0, 2]]));
    expect(await toBill()).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(await since()).toBeNull();
    // A transfer of its amount may be meant for it, though the order as a whole costs another amount.
    const { id } = await database.read.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    expect(await openOrdersOfParts(database.read, [4089, 4090])).toEqual([id]);
    expect(await openOrdersOfParts(database.read, [4089, 8590])).toEqual([]);
    await shipped([0, 1], [1, 2]);
    expect(await since()).toBe(issueTime + day);
    later(day);
    const last = made(await invoice());
    expect(await since()).toBeNull();
    expect(await toBill()).toBeNull();
    expect(made(await invoice()).number).toBe(last.number);
    // 2 caps less ten percent and the shipping, then a cap and 2 hammers less ten percent
    expect(await listed()).toEqual(['RE2026-000001 Teilrechnung 40.9 40.9', 'RE2026-000002 Schlussrechnung 45 45']);
    const models = await storedModels(database);
    expect(models.map(({ delivery, part: place }) => [delivery, place])).toEqual([
      [
        { from: '2026-11-23', to: '2026-11-23' },
        { isFinal: false, earlier: [] },
      ],
      [
        { from: '2026-11-24', to: '2026-11-24' },
        { isFinal: true, earlier: [{ number: 'RE2026-000001', issuedOn: '2026-11-24', gross: 4090 }] },
      ],
    ]);
    const partial = await fileOf(documents, 'RE2026-000001', 'xrechnung');
    expect(partial).toContain('<ram:TypeCode>326</ram:TypeCode>');
    expect(partial).not.toContain('InvoiceReferencedDocument');
    const final = await fileOf(documents, 'RE2026-000002', 'xrechnung');
    expect(final).toContain('<ram:TypeCode>380</ram:TypeCode>');
    expect(final).toContain('<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>RE2026-000001<');
    expect(await fileOf(documents, 'RE2026-000001', 'ebinterface')).toContain(
      'DocumentType="InvoiceForPartialDelivery"',
    );
    expect(await fileOf(documents, 'RE2026-000002', 'ebinterface')).toContain('DocumentType="FinalSettlement"');
    await catchUp({ database, clock: () => issueTime + 3 * day });
    const booked = await database.read.selectFrom('bookings').select(['document_number', 'net', 'vat']).execute();
    expect(booked.map(({ document_number, net, vat }) => [document_number, net, vat])).toEqual([
      ['RE2026-000001', 3408, 682],
      ['RE2026-000002', 3750, 750],
    ]);
  });

  test('never bills a piece twice: one key makes one invoice, and of two at once one is made', async () => {
    const { part, documents, number, listed, database } = await shop();
    const once = { key: 'part-0001' };
    const [one, same] = await Promise.all([part([[0, 1]], once), part([[0, 1]], once)]);
    expect(made(one).number).toBe(made(same).number);
    const others = [[[1, 2]], [[0, 2]]] as const;
    for (const pieces of others)
      expect(
        await part(
          pieces.map(([line, amount]) => [line, amount]),
          once,
        ),
      ).toMatchObject({
        ...{ status: 409, code: 'document-key-used' },
      });
    expect(await documents.issueDeliveryNote({ number, key: 'part-0001' }, operator)).toMatchObject({
      code: 'document-key-used',
    });
    const both = await Promise.all([part([[0, 2]]), part([[0, 2]])]);
    expect(both.filter((answer) => !isRefused(answer))).toHaveLength(1);
    expect(both.filter(isRefused)).toMatchObject([{ status: 409, code: 'more-than-unbilled' }]);
    expect(await part([[7, 1]])).toMatchObject({ status: 409, code: 'more-than-unbilled' });
    expect(await listed()).toHaveLength(2);
    const series = database.read.selectFrom('number_sequences').select('value').where('name', 'like', 'document-RE%');
    expect(await series.executeTakeFirst()).toEqual({ value: 2 });
    made(await part([[1, 2]]));
    expect(await part([[1, 1]])).toMatchObject({ status: 409, code: 'nothing-to-bill' });
    expect((await listed()).map((line) => line.split(' ')[1])).toEqual([
      ...['Teilrechnung', 'Teilrechnung', 'Schlussrechnung'],
    ]);
  });

  test('states the same money once: what was received pays the first invoice first', async () => {
    const { part, invoice, listed } = await shop();
    made(await part([[0, 2]], { paid: 50 }));
    made(await part([[0, 1]], { paid: 50 }));
    made(await invoice(50));
    expect(await listed()).toEqual([
      'RE2026-000001 Teilrechnung 40.9 0',
      'RE2026-000002 Teilrechnung 18 8.9',
      'RE2026-000003 Schlussrechnung 27 27',
    ]);
  });

  test('bills anew what a cancelled part billed, and nothing that a correction gave back', async () => {
    const { part, invoice, documents, toBill, listed } = await shop();
    made(await part([[0, 2]]));
    made(await part([[1, 1]]));
    made(await documents.correct({ number: 'RE2026-000002', key: 'all-00001' }, operator));
    made(
      await documents.correct(
        { number: 'RE2026-000001', key: 'one-00001', pieces: [{ line: 0, amount: 1 }] },
        operator,
      ),
    );
    expect(await toBill()).toEqual([
      [0, 1],
      [1, 2],
    ]);
    made(await invoice());
    expect(await toBill()).toBeNull();
    expect((await listed()).filter((line) => line.startsWith('RE'))).toEqual([
      'RE2026-000001 Teilrechnung 40.9 40.9',
      'RE2026-000002 Teilrechnung 13.5 13.5',
      'RE2026-000003 Schlussrechnung 45 45',
    ]);
    made(await documents.correct({ number: 'RE2026-000003', key: 'all-00003' }, operator));
    expect(await toBill()).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('is not replaced while it has several invoices; the only one left stays a part', async () => {
    const { part, documents, at, number, listed, toBill } = await shop();
    made(await part([[0, 2]]));
    made(await part([[1, 1]]));
    const company = {
      ...{ name: 'Gruber', firstName: 'Anna', companyName: 'Gruber Bau GmbH', street: 'Neue Gasse 7' },
      ...{ zipCode: '1070', city: 'Wien', country: 'AT' },
    };
    const wish = { number, version: 0, address: company, reason: 'Firma ergänzt', isMailed: false };
    expect(await at.life.replaceInvoice(at.eva, { ...wish, key: 'replace-0001' })).toMatchObject({
      status: 409,
      code: 'invoice-in-parts',
    });
    made(await documents.correct({ number: 'RE2026-000002', key: 'all-00001' }, operator));
    await at.done(at.life.replaceInvoice(at.eva, { ...wish, key: 'replace-0002' }));
    expect((await listed()).filter((line) => line.startsWith('RE'))).toEqual([
      'RE2026-000001 Teilrechnung 40.9 40.9',
      'RE2026-000002 Teilrechnung 13.5 13.5',
      'RE2026-000003 Teilrechnung 40.9 40.9',
    ]);
    expect(await toBill()).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('is billed further once what came back is corrected, and its papers say so until then', async () => {
    const { database, part, invoice, shipped, at, number, later, documents, listed, toBill } = await shop();
    await shipped([0, 2]);
    made(await part([[0, 2]], { paid: 40.9 }));
    await shipped([0, 1], [1, 2]);
    later(60_000);
    const back = { reason: 'zurück', pieces: [{ line: 0, amount: 1, toStock: false }], isTold: false };
    await at.done(at.life.takeBack(at.eva, { number, version: 2, key: 'return-0001', ...back }));
    const since = at.time.now;
    later(60_000);
    const overbilled = async () => [
      (await documents.billing(number)).overbilled,
      (await database.read.selectFrom('orders').select('overbilled_since').executeTakeFirstOrThrow()).overbilled_since,
    ];
    expect(await overbilled()).toEqual(['RE2026-000001', since]);
    const refused = {
      ...{ status: 409, code: 'correct-first' },
      msg: 'Zuerst die Rechnung RE2026-000001 korrigieren: Davon ist etwas storniert worden oder zurückgekommen.',
    };
    expect(await invoice()).toMatchObject(refused);
    expect(await part([[1, 1]])).toMatchObject(refused);
    const print = () => documents.print({ papers: 'invoices', numbers: [number] }, operator);
    expect(await print()).toEqual({ file: null, refused: [{ number, msg: refused.msg }] });
    expect(await toBill()).toEqual([
      [0, 1],
      [1, 2],
    ]);
    const one = { pieces: [{ line: 0, amount: 1 }] };
    made(await documents.correct({ number: 'RE2026-000001', key: 'one-00001', ...one }, operator));
    expect(await overbilled()).toEqual([null, null]);
    expect((await print()).refused).toEqual([]);
    expect((await listed()).filter((line) => line.startsWith('RE'))).toEqual([
      'RE2026-000001 Teilrechnung 40.9 0',
      'RE2026-000002 Schlussrechnung 45 45',
    ]);
    expect(await toBill()).toBeNull();
    // a server whose clock is behind: the order of the invoices stays
    later(-day);
    made(await documents.correct({ number: 'RE2026-000002', key: 'all-00002' }, operator));
    made(await invoice());
    expect((await listed()).filter((line) => line.startsWith('RE')).at(-1)).toMatch(/^RE2026-000003 Schlussrechnung/);
  });

  test('prints all its invoices once all is billed, also while the last parcel waits', async () => {
    const { database, part, number, shipped } = await shop();
    const printed: string[] = [];
    const printCopies: typeof printer.printCopies = (asked) => {
      printed.push(...asked.models.map(({ document }) => document.number));
      return printer.printCopies(asked);
    };
    const { documents } = testDocuments(database, { ...printer, printCopies });
    await shipped([0, 2]);
    made(await part([[0, 2]]));
    const print = () => documents.print({ papers: 'invoices', numbers: [number] }, operator);
    expect((await print()).refused).toMatchObject([{ number }]);
    made(await part([[0, 1]]));
    made(await part([[1, 2]]));
    expect(printed).toEqual([]);
    expect((await print()).refused).toEqual([]);
    expect(printed).toEqual(['RE2026-000001', 'RE2026-000002', 'RE2026-000003']);
  });

  test('has an invoice like any other if the replaced one is all that is billed of it', async () => {
    const { part, invoice, shipped, at, number, later, documents, listed } = await shop();
    await shipped([0, 3], [1, 2]);
    made(await part([[0, 3]]));
    made(await invoice());
    later(60_000);
    const back = { reason: 'zurück', pieces: [{ line: 0, amount: 3, toStock: false }], isTold: false };
    await at.done(at.life.takeBack(at.eva, { number, version: 1, key: 'return-0001', ...back }));
    made(await documents.correct({ number: 'RE2026-000001', key: 'all-00001' }, operator));
    const address = {
      ...{ name: 'Gruber', firstName: 'Anna', companyName: 'Gruber Bau GmbH', street: 'Neue Gasse 7' },
      ...{ zipCode: '1070', city: 'Wien', country: 'AT' },
    };
    const wish = { number, version: 2, address, reason: 'Firma ergänzt', isMailed: false, key: 'replace-0001' };
    await at.done(at.life.replaceInvoice(at.eva, wish));
    expect(await listed()).toContain('RE2026-000003 Rechnung 27 27');
  });

  test('keeps a parcel shipped that one of its invoices bills', async () => {
    const { part, shipped, at, number, later } = await shop();
    await shipped([0, 2]);
    await shipped([1, 2]);
    later(60_000);
    made(await part([[0, 2]]));
    made(await part([[1, 2]]));
    const undo = (parcel: number) =>
      at.life.unship(at.eva, { number, version: 2, key: `unship-0${parcel}`, parcel, reason: 'Irrtum' });
    expect(await undo(1)).toMatchObject({ status: 409 });
    expect(await undo(2)).toMatchObject({ status: 409 });
  });

  test('asks for one invoice after the other: for what is due, and never for what is not', async () => {
    const { part, database, number, later, at } = await shop();
    made(await part([[0, 2]]));
    later(5 * day);
    made(await part([[0, 1]]));
    const asked = async () => {
      const record = await recordOfNumber(database.read, number);
      if (record === null) throw new Error('no order');
      const [one] = await loadReceivables(database.read, [record], { prepayment: { days: 7 } } as never);
      return [one?.invoice?.number, one?.receivable.dueOn, one?.receivable.open, one?.receivable.received];
    };
    expect(await asked()).toEqual(['RE2026-000001', '2026-12-07', 4090, 0]);
    const clock = () => at.time.now;
    const log = createOfficeLog({ database, clock });
    const noted = createNotedPayments({ orders: testShop(database, {}, { clock }).orders, log, clock });
    const payment = { orderNumber: number, amount: 4500, source: 'cash:1', receivedOn: '2026-11-28', reference: '' };
    expect(await refusableTransaction(database, (transaction) => noted.note(transaction, payment, null))).toBeNull();
    expect(await asked()).toEqual(['RE2026-000002', '2026-12-12', 1390, 410]);
  });

  test('a process that dies between number and file leaves a part that the next one makes', async () => {
    const { database, part, documents } = await shop();
    const { number } = made(await part([[0, 2]]));
    const dying = { ...printer, print: () => Promise.reject(new Error('killed')) };
    await expect(testDocuments(database, dying).documents.file(number, 'pdf')).rejects.toThrow('killed');
    const file = made(await documents.file(number, 'pdf'));
    expect(file.filename).toBe('Teilrechnung-RE2026-000001.pdf');
  });
});

function made<Answer>(answer: Answer): Exclude<Answer, { readonly status: number }> {
  if (isRefused(answer)) throw new Error(answer.code);
  return answer as Exclude<Answer, { readonly status: number }>;
}

async function storedModels(database: Database) {
  const rows = await database.read.selectFrom('issued_documents').select('model').orderBy('number').execute();
  return rows.map(({ model }) => JSON.parse(model).document);
}

async function fileOf(
  documents: ReturnType<typeof testDocuments>['documents'],
  number: string,
  form: 'xrechnung' | 'ebinterface',
): Promise<string> {
  return Buffer.from(made(await documents.file(number, form)).bytes).toString();
}
