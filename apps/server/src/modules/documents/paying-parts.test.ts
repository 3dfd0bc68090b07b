import type { BankEntryWithMatch } from '@kontor/contract/office';
import { afterAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { createBankStatements } from '../bank-statements/bank-statements.service.ts';
import { camt, transfer } from '../bank-statements/testing/bank-files.ts';
import { createOfficeLog } from '../office-log/office-log.service.ts';
import { testLife } from '../order-life/testing/life.ts';
import { recordOfNumber } from '../orders/orders.service.ts';
import { type exampleOrder, exampleSeller } from '../orders/testing/order.ts';
import { fillCatalogue, testConfiguration, testShop } from '../orders/testing/shop.ts';
import { createNotedPayments } from '../payments/payments.service.ts';
import { dueReminder } from '../reminders/compose-letter.ts';
import { loadReceivables } from '../reminders/load-receivables.ts';
import { createDocumentPrinter } from './printed/document-printer.ts';
import { issueTime, testDocuments } from './testing/documents.ts';

const operator = { id: 'eva', name: 'Eva', network: '127.0.0.0' };
const day = 24 * 60 * 60_000;
const byInvoice = { name: 'rechnung', title: 'Rechnung', kind: 'invoice' as const };

/** 6 caps and 4 hammers at 10.00. */
const goods = {
  buy: [
    { name: 'Kappe', amount: 6, unitPrice: 1000, taxRate: 2000 as const },
    { name: 'Hammer', amount: 4, unitPrice: 1000, taxRate: 2000 as const },
  ],
  shipping: 0,
  paymentCondition: byInvoice,
};

describeOnBothEngines('an order that is billed in parts and paid', ({ open }) => {
  const printer = createDocumentPrinter();
  afterAll(() => printer.close());

  async function shop(more: Parameters<typeof exampleOrder>[0] = {}) {
    const database = await open();
    await fillCatalogue(database);
    const { documents, time } = testDocuments(database, printer);
    const at = testLife(database);
    at.time.now = issueTime;
    const number = await at.order(1, { ...goods, ...more });
    const clock = () => time.now;
    const { orders } = testShop(database, {}, { clock });
    const log = createOfficeLog({ database, clock });
    const noted = createNotedPayments({ orders, log, clock });
    const bank = createBankStatements({
      ...{ database, orders, log, clock, noted, wakeJobs: () => {} },
      configuration: {
        current: async () => ({ seller: exampleSeller, orderNumberPattern: '{YYYY}-{000000}', bank: {} }),
      },
    });
    const part = async (...pieces: [line: number, amount: number][]) => {
      const asked = pieces.map(([line, amount]) => ({ line, amount }));
      const wish = { number, key: `part-${Math.random()}`, withCharges: true, isMailed: false, pieces: asked };
      return made(await documents.issuePart(wish, operator)).number;
    };
    const rest = async () => made(await documents.issueInvoice({ number, isMailed: false }, operator)).number;
    const receivable = async () => {
      const record = await recordOfNumber(database.read, number);
      const [one] = record === null ? [] : await loadReceivables(database.read, [record], testConfiguration.reminders);
      if (one === undefined) throw new Error('The order has no receivable');
      return one;
    };
    return {
      ...{ database, documents, at, number, bank, part, rest, receivable },
      /** What a reminder asks for: its invoice, what is open of it and what was received for it, in cents. */
      async asked() {
        const { invoice, receivable: of } = await receivable();
        return [invoice?.number, of.open, of.received];
      },
      /** Whether a reminder is due in some weeks. */
      async isRemindedLater() {
        const seen = dueReminder(await receivable(), testConfiguration, clock() + 60 * day);
        return seen !== null;
      },
      async pay(amount: number) {
        const payment = { orderNumber: number, amount, source: `cash:${Math.random()}`, receivedOn: '2026-11-28' };
        const note = { ...payment, reference: '' };
        expect(await refusableTransaction(database, (transaction) => noted.note(transaction, note, null))).toBeNull();
      },
      async takeBack(line: number, amount: number) {
        const all = [0, 1].map((i) => ({ line: i, amount: goods.buy[i]?.amount ?? 0 }));
        const on = { number, isTold: false };
        await at.done(at.life.ship(at.eva, { ...on, version: 0, key: 'ship-0001', pieces: all }));
        const back = { ...on, version: 1, key: 'back-0001', reason: 'x', pieces: [{ line, amount, toStock: true }] };
        await at.done(at.life.takeBack(at.eva, back));
      },
      async transferred(
        cents: number,
        words: string,
        bookedOn = '2026-11-28',
      ): Promise<BankEntryWithMatch | undefined> {
        const entry = { amount: (cents / 100).toFixed(2), day: bookedOn, details: [transfer(words)] };
        made(await bank.read(camt([entry]), null, operator));
        return (await bank.entries({ state: 'open' })).entries.find(({ purpose }) => purpose === words);
      },
    };
  }

  test('is asked for no more than it still costs after a return that no correction states yet', async () => {
    const { part, rest, pay, takeBack, asked } = await shop();
    await part([0, 6]);
    await rest();
    await pay(6000);
    expect(await asked()).toEqual(['RE2026-000002', 4000, 0]);
    await takeBack(1, 1);
    expect(await asked()).toEqual(['RE2026-000002', 3000, 0]);
  });

  test('owes no cent of a part: the next one is asked for, and the last cent is not reminded of', async () => {
    const { part, rest, pay, asked, isRemindedLater } = await shop();
    await part([0, 6]);
    await pay(5999);
    expect(await asked()).toEqual(['RE2026-000001', 0, 6000]);
    expect(await isRemindedLater()).toBe(false);
    await rest();
    expect(await asked()).toEqual(['RE2026-000002', 4000, 0]);
    expect(await isRemindedLater()).toBe(true);
    await pay(3999);
    expect(await asked()).toEqual(['RE2026-000002', 0, 9998]);
    expect(await isRemindedLater()).toBe(false);
  });

  test('tells money as received and no gift balance, as for an order with one invoice', async () => {
    const gift = { redeem: [{ code: 'GESCHENK', value: { kind: 'gift-balance', balance: 2000 } as const }] };
    const { part, pay, asked, rest } = await shop(gift);
    await part([0, 6]);
    expect(await asked()).toEqual(['RE2026-000001', 4000, 0]);
    await pay(1000);
    expect(await asked()).toEqual(['RE2026-000001', 3000, 1000]);
    await pay(3500);
    await rest();
    expect(await asked()).toEqual(['RE2026-000002', 3500, 500]);
  });

  test('is paid by transfers of its parts, a cent short or without a number', async () => {
    const { part, rest, transferred, asked } = await shop();
    await part([0, 6]);
    await rest();
    const nameless = await transferred(6000, 'danke');
    expect(nameless?.match).toMatchObject({ kind: 'proposal', shares: [{ number: '2026-000001', amount: 60 }] });
    expect(await transferred(5999, 'RE2026-000001')).toBeUndefined();
    expect(await asked()).toEqual(['RE2026-000002', 4000, 0]);
    expect((await transferred(4000, 'nochmals danke'))?.match).toMatchObject({ kind: 'proposal' });
  });

  test('gives the cash discount of each final invoice for the money of that invoice', async () => {
    const cashDiscount = { basisPoints: 200, days: 7 };
    const { part, rest, documents, transferred, asked } = await shop({
      paymentCondition: { ...byInvoice, cashDiscount },
    });
    const first = await part([0, 6]);
    expect(await rest()).toBe('RE2026-000002');
    made(await documents.correct({ number: first, key: 'cancel-0001', isMailed: false }, operator));
    expect(await rest()).toBe('RE2026-000003');
    expect(await asked()).toEqual(['RE2026-000002', 4000, 0]);
    expect(await transferred(3920, 'RE2026-000002', '2026-11-24')).toBeUndefined();
    expect(await asked()).toEqual(['RE2026-000003', 6000, 0]);
    expect(await transferred(5880, 'RE2026-000003', '2026-11-24')).toBeUndefined();
    expect(await asked()).toEqual(['RE2026-000003', 0, 10_000]);
  });

  test('is paid by the final invoice first, less its cash discount, and then by the part alone', async () => {
    const cashDiscount = { basisPoints: 200, days: 7 };
    const { part, rest, transferred, asked } = await shop({ paymentCondition: { ...byInvoice, cashDiscount } });
    await part([0, 6]);
    await rest();
    expect(await transferred(3920, 'RE2026-000002', '2026-11-24')).toBeUndefined();
    expect((await transferred(6000, 'danke'))?.match).toMatchObject({
      ...{ kind: 'proposal', reasons: ['amount', 'iban'], shares: [{ number: '2026-000001', amount: 60 }] },
    });
    expect(await transferred(6000, 'RE2026-000001')).toBeUndefined();
    expect(await asked()).toEqual(['RE2026-000002', 0, 10_000]);
  });

  test('is proposed for the rest of a part, and for the rest of all, by the amount alone', async () => {
    const { part, pay, transferred } = await shop();
    await part([0, 6]);
    await pay(2500);
    for (const rest of [3500, 7500])
      expect((await transferred(rest, `danke ${rest}`))?.match).toMatchObject({
        ...{ kind: 'proposal', shares: [{ number: '2026-000001', amount: rest / 100 }] },
      });
    expect((await transferred(3400, 'danke'))?.match).toMatchObject({ kind: 'none' });
  });

  test('is paid by what its invoice asks for after an allowance', async () => {
    const { rest, documents, transferred } = await shop();
    const invoice = await rest();
    const allowance = { amount: 9, line: 0 };
    const wish = { number: invoice, key: 'allowance-1', allowance, reason: 'Kratzer', isMailed: false };
    made(await documents.correct(wish, operator));
    expect((await transferred(9200, 'danke'))?.match).toMatchObject({ kind: 'none' });
    expect(await transferred(9100, invoice)).toBeUndefined();
  });
});

function made<Answer>(answer: Answer): Exclude<Answer, { readonly status: number }> {
  if (isRefused(answer)) throw new Error(answer.code);
  return answer as Exclude<Answer, { readonly status: number }>;
}
