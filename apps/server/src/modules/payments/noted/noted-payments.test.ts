import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { germanEuro } from '../../../german-format.ts';
import { refusableTransaction } from '../../../http/refusable-transaction.ts';
import type { Mail } from '../../../mail/mail.ts';
import { createOfficeLog } from '../../office-log/office-log.service.ts';
import { createOrderList, paymentInWords } from '../../orders/order-list.service.ts';
import { lockOrder, orderIdOfNumber, orderWithState } from '../../orders/orders.repository.ts';
import { storeExample } from '../../orders/testing/stored-order.ts';
import { createPaymentRecords } from '../checkout/payment-record.ts';
import { paymentJobs } from '../payment-jobs.ts';
import { createNotedPayments, discountSourceOf } from './noted-payments.service.ts';

const clock = () => Date.UTC(2026, 10, 23, 12);
const eva = { id: 'eva', name: 'Eva Huber', network: '203.0.113.0/24' };

/** For tests: notes over a database, in a transaction each. */
function notesOn(database: Database) {
  const orders = { idOfNumber: orderIdOfNumber, lock: lockOrder, placed: orderWithState };
  const log = createOfficeLog({ database, clock });
  const noted = createNotedPayments({ orders, log, clock });
  const records = createPaymentRecords(database);
  const list = createOrderList(database, records);
  return {
    records,
    note: (orderNumber: string, amount: number, source = 'bank:1') =>
      refusableTransaction(database, (transaction) =>
        noted.note(transaction, { orderNumber, amount, source, receivedOn: '2026-11-23', reference: 'danke' }, eva),
      ),
    takeBack: (source: string) => database.transaction((transaction) => noted.takeBack(transaction, source, eva)),
    async words(orderNumber: string) {
      const listed = await list.byNumber(orderNumber);
      return listed && paymentInWords(listed.order, listed.payment.payment);
    },
    logged: async (subjectId: string) =>
      (await log.page({ subject: 'order', subjectId })).entries.map(({ action, operator }) => [action, operator]),
    async mails() {
      const sent: Mail[] = [];
      const mail = { send: async (one: Mail) => void sent.push(one), close: async () => {} };
      const payments = { check: never, settleOnNews: never, processEvent: never };
      const refundsTold = async () => new Map<string, number>();
      const handlers = paymentJobs({ database, orders, payments, refundsTold, mail, mailFrom: undefined });
      const rows = await database.read.selectFrom('jobs').select(['kind', 'payload']).execute();
      for (const { kind, payload } of rows) {
        expect(kind).toBe('payment-noted-mail');
        await handlers['payment-noted-mail'](JSON.parse(payload), {
          ...{ attempt: 1, alongside: never, uniqueKey: 'once' },
        });
      }
      return sent.map(({ subject, text }) => [subject, text]);
    },
  };
}

const never = () => Promise.reject(new Error('Not asked for'));

describeOnBothEngines('money that was noted for an order', ({ open }) => {
  async function start(more: Parameters<typeof storeExample>[2] = {}) {
    const database = await open();
    const id = await storeExample(database, 1, more);
    const { order } = (await orderWithState(database.read, id)) ?? {};
    if (order === undefined) throw new Error('There is no order');
    const onRecord = async () =>
      (await database.read.selectFrom('orders').select('payment_state').where('id', '=', id).executeTakeFirst())
        ?.payment_state;
    return { database, order, onRecord, total: order.total.gross, number: order.orderNumber, ...notesOn(database) };
  }

  test('pays it: the list, the customer and the log say so, and one mail goes out', async () => {
    const { order, number, total, note, words, records, logged, mails, onRecord } = await start();
    expect(await onRecord()).toBe('open');
    expect(await words(number)).toBe('Überweisung vor der Lieferung; den Eingang zeigt Ihr Konto');
    expect((await records.wireOf([order])).get(order.id)).toEqual({});
    expect(await note(number, total)).toBeNull();
    expect(await words(number)).toBe('bezahlt');
    expect(await onRecord()).toBe('paid');
    expect((await records.wireOf([order])).get(order.id)).toEqual({ payment: 'paid' });
    expect(await logged(number)).toEqual([['payment.noted', 'Eva Huber']]);
    const [[subject, text] = [], ...others] = await mails();
    expect(subject).toBe(`Ihre Zahlung für die Bestellung ${number} ist eingegangen`);
    expect(text).toContain('(Vorkasse)');
    expect(others).toEqual([]);
  });

  test('with a cash discount: the mail names what arrived, and the discount beside it', async () => {
    const { number, total, note, mails } = await start();
    await note(number, total - 970);
    expect(await mails()).toEqual([]);
    await note(number, 970, discountSourceOf('bank:1'));
    const [[, text] = [], ...others] = await mails();
    expect(text).toContain(`Ihre Zahlung von ${germanEuro(total - 970)} (Vorkasse) für die Bestellung ${number}`);
    expect(text).toContain('; mit 9,70\u00a0€ Skonto ist sie vollständig bezahlt. Vielen Dank!');
    expect(text).not.toContain(germanEuro(total));
    expect(others).toEqual([]);
  });

  test('is noted once from one source, also by two at once, and never of an order that is paid online', async () => {
    const { database, number, total, note, records, order } = await start();
    const answers = await Promise.all([note(number, total), note(number, total)]);
    expect(answers.map((answer) => answer?.code ?? 'noted').toSorted()).toEqual(['already-noted', 'noted']);
    expect((await records.recordsOf([order.id])).get(order.id)?.length).toBe(1);
    await storeExample(database, 2, { paymentCondition: { name: 'paypal', title: 'PayPal' } });
    expect(await note('2026-000002', 100)).toMatchObject({ status: 409, code: 'paid-online' });
    expect(await note('2026-999999', 100)).toMatchObject({ status: 404, code: 'order-not-found' });
    expect((await records.recordsOf(['secret-key-of-order-2'])).get('secret-key-of-order-2')).toEqual([]);
  });

  test('of a part leaves the rest open, without a mail; the rest pays it', async () => {
    const { order, number, total, note, records, mails } = await start();
    await note(number, 1000);
    expect((await records.wireOf([order])).get(order.id)).toEqual({
      payment: 'partly-paid',
      paymentSums: { paid: 10, returned: 0, left: 10, open: (total - 1000) / 100 },
    });
    expect(await mails()).toEqual([]);
    await note(number, total - 1000, 'bank:2');
    expect((await records.wireOf([order])).get(order.id)).toEqual({ payment: 'paid' });
    expect(await mails()).toHaveLength(1);
  });

  test('may go back, and no more of it than came', async () => {
    const { order, number, total, note, records } = await start();
    expect(await note(number, -100)).toMatchObject({ status: 409, code: 'more-than-came' });
    await note(number, total);
    expect(await note(number, -total, 'bank:2')).toBeNull();
    expect((await records.wireOf([order])).get(order.id)?.payment).toBe('returned');
  });

  test('taken back counts no more: the order is open again, the log keeps it, no mail goes out late', async () => {
    const { order, number, total, note, takeBack, words, records, logged, mails, onRecord } = await start();
    await note(number, total);
    await takeBack('bank:1');
    await takeBack('bank:1');
    expect(await onRecord()).toBe('open');
    expect(await words(number)).toBe('Überweisung vor der Lieferung; den Eingang zeigt Ihr Konto');
    expect((await records.recordsOf([order.id])).get(order.id)).toEqual([]);
    expect(await mails()).toEqual([]);
    expect(await logged(number)).toEqual([
      ['payment.taken-back', 'Eva Huber'],
      ['payment.noted', 'Eva Huber'],
    ]);
    expect(await note(number, total)).toBeNull();
    expect(await words(number)).toBe('bezahlt');
  });
});
