import type { InvoiceToCorrect, OfficeDocument } from '@kontor/contract/office';
import { afterAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { catchUp } from '../books/catch-up.ts';
import { storeExample } from '../orders/testing/stored-order.ts';
import { createDocumentPrinter } from './printed/document-printer.ts';
import { issueTime, testDocuments } from './testing/documents.ts';

const operator = { id: 'eva', name: 'Eva', network: '127.0.0.0' };
const order = '2026-000001';
const invoice = 'RE2026-000001';

/** 2 caps at 20.00 at 20 %, a book at 11.00 at 10 %, shipping 4.90. */
const goods = {
  buy: [
    { name: 'Kappe', amount: 2, unitPrice: 2000, taxRate: 2000 as const },
    { name: 'Buch', amount: 1, unitPrice: 1100, taxRate: 1000 as const },
  ],
  shipping: 490,
  paymentCondition: { name: 'rechnung', title: 'Rechnung', kind: 'invoice' as const },
};

describeOnBothEngines('money that is given back without goods', ({ open }) => {
  const printer = createDocumentPrinter();
  afterAll(() => printer.close());

  async function shop() {
    const database = await open();
    await storeExample(database, 1, goods);
    const at = testDocuments(database, printer);
    const first = await at.documents.issueInvoice({ number: order, isMailed: false }, operator);
    if (isRefused(first)) throw new Error(first.code);
    const give = (amount: number, more: Partial<InvoiceToCorrect> & { line?: number } = {}) => {
      const { line, ...wish } = more;
      const allowance = { amount, ...(line !== undefined && { line }) };
      const key = `allowance-${Math.random()}`;
      return at.documents.correct({ number: invoice, key, allowance, reason: 'Kratzer', ...wish }, operator);
    };
    const all = async () => (await at.documents.ofOrder(order)) as OfficeDocument[];
    return { database, ...at, give, all };
  }

  test('is a correction with its reason, lowers turnover and tax, and takes no piece [LAW N5]', async () => {
    const { database, documents, give, all, jobs, mails } = await shop();
    const given = await give(6, { line: 0, isMailed: true });
    expect(given).toMatchObject({ number: 'RK2026-000001', kind: 'correction', corrects: invoice, gross: -6 });
    expect(given).toMatchObject({ isAllowance: true, reason: 'Kratzer' });
    const [left] = (await all()).map((one) => one.left);
    expect(left).toMatchObject({
      pieces: [
        { line: 0, amount: 2 },
        { line: 1, amount: 1 },
      ],
      allowances: [
        { line: 1, amount: 11 },
        { line: 0, amount: 34 },
      ],
    });
    expect(await documents.billing(order)).toEqual({ toBill: null, overbilled: null });
    await jobs.runDue();
    await jobs.runDue();
    expect(mails.map(({ subject }) => subject)).toEqual(['Rechnungskorrektur RK2026-000001 von Kontor Werkzeug']);
    const file = await documents.file('RK2026-000001', 'xrechnung');
    if (isRefused(file)) throw new Error(file.code);
    const xml = Buffer.from(file.bytes).toString();
    expect(xml).toContain('<ram:Name>Preisnachlass: Kappe</ram:Name>');
    expect(xml).toContain('<ram:BilledQuantity unitCode="C62">-1</ram:BilledQuantity>');
    expect(xml).toContain('<ram:ChargeAmount>5.0000</ram:ChargeAmount>');
    expect(xml).toContain('<ram:Content>Kratzer</ram:Content>');
    await catchUp({ database, clock: () => issueTime });
    const booked = database.read.selectFrom('bookings').select(['rate', 'net', 'vat', 'corrects_number']);
    expect(await booked.where('document_number', '=', 'RK2026-000001').execute()).toEqual([
      { rate: 2000, net: -500, vat: -100, corrects_number: invoice },
    ]);
  });

  test('is never more than what is left: one key gives once, and of two people at once both or one', async () => {
    const { give, all } = await shop();
    const once = { key: 'allowance-1' };
    const [one, same] = await Promise.all([give(1, once), give(1, once)]);
    expect([isRefused(one), isRefused(same)]).toEqual([false, false]);
    for (const other of [
      { ...once, line: 0 },
      { ...once, reason: 'Delle' },
    ])
      expect(await give(1, other)).toMatchObject({ status: 409, code: 'document-key-used' });
    expect(await give(5, once)).toMatchObject({ status: 409, code: 'document-key-used' });
    expect(await all()).toHaveLength(2);
    const both = await Promise.all([give(30), give(30)]);
    expect(both.filter((answer) => !isRefused(answer))).toHaveLength(1);
    expect(both.filter(isRefused)).toMatchObject([{ status: 409, code: 'more-than-left' }]);
    const rest = await Promise.all([give(10), give(10)]);
    expect(rest.filter(isRefused)).toEqual([]);
    expect(await give(0.01)).toMatchObject({ status: 409 });
    expect(await give(1, once)).toMatchObject({ number: 'RK2026-000001', gross: -1 });
    const documents = await all();
    // All goods are given back; the shipping is not
    expect(documents.reduce((sum, { gross }) => sum + Math.round((gross ?? 0) * 100), 0)).toBe(490);
  });

  test('needs a reason and an amount, of an invoice that has such a line', async () => {
    const { give, all } = await shop();
    expect(await give(5, { reason: ' ' })).toMatchObject({ status: 400, errors: [{ path: 'reason' }] });
    expect(await give(0)).toMatchObject({ status: 400, errors: [{ path: 'amount' }] });
    expect(await give(5, { pieces: [{ line: 0, amount: 1 }] })).toMatchObject({ status: 400 });
    expect(await give(5, { line: 7 })).toMatchObject({ status: 409, code: 'line-not-on-invoice' });
    expect(await all()).toHaveLength(1);
  });
});
