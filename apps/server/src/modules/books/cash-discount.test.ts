import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { createBankStatements } from '../bank-statements/bank-statements.service.ts';
import { camt, transfer } from '../bank-statements/testing/bank-files.ts';
import { createDocumentPrinter } from '../documents/documents.service.ts';
import { testDocuments } from '../documents/testing/documents.ts';
import { createOfficeLog } from '../office-log/office-log.service.ts';
import { exampleSeller } from '../orders/testing/order.ts';
import { testConfiguration, testShop } from '../orders/testing/shop.ts';
import { storeExample } from '../orders/testing/stored-order.ts';
import { createNotedPayments } from '../payments/payments.service.ts';
import { createBooks } from './books.service.ts';

const now = Date.UTC(2026, 10, 20, 12);
const number = '2026-000001';
const paymentCondition = { name: 'rechnung', title: 'Rechnung', cashDiscount: { basisPoints: 200, days: 7 } };

/** For tests: an invoice of 166.46 with 3.33 off until 27 November, the bank account, and the books. */
async function shopOn(database: Database) {
  await storeExample(database, 1, { paymentCondition });
  const clock = () => now;
  const documents = testDocuments(database, createDocumentPrinter());
  documents.time.now = now;
  const issued = await documents.documents.issueInvoice({ number, deliveredFrom: '2026-11-20' }, null);
  if (isRefused(issued)) throw new Error(issued.code);
  const { orders } = testShop(database, {}, { clock });
  const log = createOfficeLog({ database, clock });
  const noted = createNotedPayments({ orders, log, clock });
  const bank = createBankStatements({
    ...{ database, orders, log, clock, noted, wakeJobs: () => {} },
    configuration: {
      current: async () => ({ seller: exampleSeller, orderNumberPattern: '{YYYY}-{000000}', bank: {} }),
    },
  });
  const configuration = { current: async () => testConfiguration };
  const books = createBooks({ database, configuration, log, clock });
  return {
    bank,
    async read(amount: string, day: string) {
      const answer = await bank.read(camt([{ amount, day, details: [transfer(issued.number)] }]), null, null);
      return isRefused(answer) ? answer.code : answer.assigned;
    },
    async state() {
      const row = database.read.selectFrom('orders').select('payment_state').where('order_number', '=', number);
      return (await row.executeTakeFirstOrThrow()).payment_state;
    },
    async notes() {
      const rows = database.read.selectFrom('noted_payments').select(['amount', 'taken_back_at']);
      return (await rows.orderBy('amount').execute()).map(({ amount, taken_back_at }) => [
        amount,
        taken_back_at === null,
      ]);
    },
    async mails() {
      const rows = database.read.selectFrom('jobs').select('kind').where('kind', '=', 'payment-noted-mail');
      return (await rows.execute()).length;
    },
    async booked(cause: 'discount' | 'rest' = 'discount') {
      await books.catchUp();
      const rows = database.read
        .selectFrom('bookings')
        .select(['subject', 'rate', 'net', 'vat', 'source_kind', 'part']);
      const found = await rows.where('cause', '=', cause).orderBy('source_kind').orderBy('part').execute();
      const sums = database.read
        .selectFrom('bookings')
        .select(['subject'])
        .select(({ fn }) => [fn.sum<number>('net').as('net'), fn.sum<number>('vat').as('vat')])
        .groupBy('subject');
      const owed = (await sums.execute()).reduce(
        (sum, one) => sum + (one.subject === 'money' ? -1 : 1) * (Number(one.net) + Number(one.vat)),
        0,
      );
      return { discounts: found.map(({ subject, rate, net, vat }) => [subject, rate, net, vat]), owed };
    },
  };
}

describeOnBothEngines('a cash discount', ({ open }) => {
  test('in time: the transfer pays the invoice wholly, once, and the books have the discount by rate', async () => {
    const at = await shopOn(await open());
    expect(await at.read('163.13', '2026-11-27')).toBe(1);
    expect([await at.state(), await at.notes(), await at.mails()]).toEqual([
      'paid',
      [
        [333, true],
        [16_313, true],
      ],
      1,
    ]);
    const first = await at.booked();
    expect(first.owed).toBe(0);
    expect(first.discounts.reduce((sum, [, , net, vat]) => sum + Number(net) + Number(vat), 0)).toBe(-333);
    expect(first.discounts.map(([subject, rate]) => [subject, rate])).toEqual([
      ['turnover', 490],
      ['turnover', 1000],
      ['turnover', 2000],
    ]);
    expect(await at.booked()).toEqual(first);
  });

  test('taken back with its transfer, it is booked back to the cent, and given again where it fits', async () => {
    const at = await shopOn(await open());
    await at.read('163.13', '2026-11-27');
    await at.booked();
    const [entry] = (await at.bank.entries({ state: 'assigned' })).entries;
    expect(isRefused(await at.bank.unassign(`${entry?._id}`, null))).toBe(false);
    expect([await at.state(), await at.notes()]).toEqual([
      'open',
      [
        [333, false],
        [16_313, false],
      ],
    ]);
    const undone = await at.booked();
    expect(undone.discounts).toHaveLength(6);
    expect(undone.discounts.reduce((sum, [, , net, vat]) => sum + Number(net) + Number(vat), 0)).toBe(0);
    expect(undone.owed).toBe(16_646);
    await at.bank.assign(`${entry?._id}`, [{ number, amount: 163.13 }], null);
    expect([await at.state(), (await at.booked()).owed]).toEqual(['paid', 0]);
  });

  test('a day late or too much deducted it is asked about, and the rest stays due', async () => {
    const at = await shopOn(await open());
    expect(await at.read('163.13', '2026-11-28')).toBe(0);
    expect(await at.read('160.00', '2026-11-26')).toBe(0);
    const [late, less] = (await at.bank.entries({})).entries;
    expect([late?.match?.reasons, less?.match?.reasons]).toEqual([
      expect.arrayContaining(['discount-late']),
      expect.arrayContaining(['less']),
    ]);
    await at.bank.assign(`${late?._id}`, [{ number, amount: 163.13 }], null);
    expect([await at.state(), await at.notes(), (await at.booked()).discounts]).toEqual([
      'partly-paid',
      [[16_313, true]],
      [],
    ]);
  });

  test('a day late and accepted by an operator, it pays the invoice as one in time, with its tax', async () => {
    const at = await shopOn(await open());
    expect(await at.read('163.13', '2026-11-28')).toBe(0);
    expect(await at.read('160.00', '2026-11-26')).toBe(0);
    const [late, less] = (await at.bank.entries({})).entries;
    expect([late?.match?.lateDiscount, less?.match?.lateDiscount]).toEqual([3.33, null]);
    const assign = (id: string | undefined, amount: number) =>
      at.bank.assign(`${id}`, [{ number, amount, acceptsDiscount: true }], null);
    expect(await assign(less?._id, 160)).toMatchObject({ status: 400, code: 'bank-shares' });
    expect(await at.state()).toBe('open');
    expect(isRefused(await assign(late?._id, 163.13))).toBe(false);
    expect([await at.state(), await at.notes()]).toEqual([
      'paid',
      [
        [333, true],
        [16_313, true],
      ],
    ]);
    const { discounts, owed } = await at.booked();
    expect(discounts.reduce((sum, [, , net, vat]) => sum + Number(net) + Number(vat), 0)).toBe(-333);
    expect(owed).toBe(0);
    expect(isRefused(await at.bank.unassign(`${late?._id}`, null))).toBe(false);
    expect([await at.state(), (await at.booked()).owed]).toEqual(['open', 16_646]);
  });

  test('cents that are written off change turnover and tax by rate, so that nothing is owed, both ways', async () => {
    for (const [amount, sign] of [
      ['166.43', -1],
      ['166.49', 1],
    ] as const) {
      const { bank, read, booked, state } = await shopOn(await open());
      expect(await read(amount, '2026-12-20')).toBe(0);
      const [entry] = (await bank.entries({})).entries;
      const share = { number, amount: Number(amount), writesOff: true };
      await bank.assign(entry?._id ?? '', [share], null);
      const { discounts, owed } = await booked('rest');
      expect([await state(), owed]).toEqual(['paid', 0]);
      expect(discounts.reduce((sum, [, , net, vat]) => sum + Number(net) + Number(vat), 0)).toBe(sign * 3);
      await bank.unassign(entry?._id ?? '', null);
      expect((await booked('rest')).owed).toBe(16_646);
    }
  });
});
