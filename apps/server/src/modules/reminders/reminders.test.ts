import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { createJobRunner } from '../../jobs/job-runner.ts';
import type { Mail } from '../../mail/mail.ts';
import type { EntryToDecide } from '../bank-statements/bank-statements.service.ts';
import type { ReminderSettings } from '../configuration/types.ts';
import { createDocumentPrinter } from '../documents/documents.service.ts';
import { testDocuments } from '../documents/testing/documents.ts';
import { createOfficeLog } from '../office-log/office-log.service.ts';
import { operatorNamed } from '../order-life/testing/life.ts';
import { testConfiguration, testShop } from '../orders/testing/shop.ts';
import { storeExample } from '../orders/testing/stored-order.ts';
import { createNotedPayments } from '../payments/payments.service.ts';
import { reminderJobs } from './reminder-jobs.ts';
import { createReminders } from './reminders.service.ts';

const day = 24 * 3_600_000;
const start = Date.UTC(2026, 10, 20, 12);
const eva = operatorNamed('Eva');
const account = { name: 'rechnung', title: 'Rechnung' };

/** For tests: reminders over a database, and what happens to its orders. */
function remindersOn(database: Database) {
  const time = { now: start };
  const clock = () => time.now;
  const settings = { reminders: testConfiguration.reminders, readUntil: '2027-12-31' as string | null };
  const waiting = new Map<string, EntryToDecide>();
  const configuration = { current: async () => ({ ...testConfiguration, reminders: settings.reminders }) };
  const log = createOfficeLog({ database, clock });
  const printer = createDocumentPrinter();
  const reminders = createReminders({
    ...{ database, configuration, log, clock, wakeJobs: () => {} },
    bankStatements: { lastDay: async () => settings.readUntil, waitingMoney: async () => waiting },
    printer,
  });
  const noted = createNotedPayments({ orders: testShop(database, {}, { clock }).orders, log, clock });
  const mails: Mail[] = [];
  const mail = { send: async (one: Mail) => void mails.push(one), close: async () => {} };
  const handlers = reminderJobs({ database, configuration, log, clock, mail, mailFrom: undefined });
  const queue = createJobRunner({ database, handlers, clock, logger: pino({ level: 'silent' }) });
  const documents = testDocuments(database, printer);
  return {
    ...{ reminders, time, settings, waiting, mails, queue },
    remind: (number: string, step: number) => reminders.remind({ receivables: [{ number, step }] }, eva),
    /** Issues the invoice of an order. It is due 14 days later. */
    async bill(number: string) {
      documents.time.now = time.now;
      const issued = await documents.documents.issueInvoice({ number, deliveredFrom: '2026-11-20' }, null);
      if (isRefused(issued)) throw new Error(issued.code);
      return issued.number;
    },
    pay: (orderNumber: string, amount: number) =>
      database.transaction((transaction) =>
        noted.note(
          transaction,
          { orderNumber, amount, source: `cash:${amount}`, receivedOn: '2026-11-20', reference: '' },
          null,
        ),
      ),
    async receivable(number: string) {
      return (await reminders.receivables()).receivables.find((receivable) => receivable.number === number);
    },
    set: (number: string, values: object) =>
      database.transaction((transaction) =>
        transaction.updateTable('orders').set(values).where('order_number', '=', number).execute(),
      ),
    /** Lets a declaration of withdrawal name an order. */
    withdraw: (id: string, order: { readonly order_id?: string; readonly order_number?: string }) =>
      database.transaction((transaction) =>
        transaction
          .insertInto('withdrawals')
          .values({
            ...{ id, number: `W-${id}`, request_hash: id, received_at: time.now, email: 'joerg@example.at' },
            ...{ order_id: null, order_number: null, declaration: '{}', is_acknowledged: 1, ...order },
          })
          .execute(),
      ),
    check: (withdrawal_id: string) =>
      database.transaction((transaction) =>
        transaction
          .insertInto('withdrawal_checks')
          .values({ withdrawal_id, checked_at: time.now, operator_id: null, operator_name: '' })
          .execute(),
      ),
    async timeline() {
      const rows = database.read.selectFrom('order_timeline').select(['kind', 'operator_name', 'detail', 'version']);
      return (await rows.orderBy('version').execute()).map(({ kind, operator_name, detail }) => [
        ...[kind, operator_name, JSON.parse(detail)],
      ]);
    },
  };
}

const [first, second] = ['2026-000001', '2026-000002'];

describeOnBothEngines('reminders', ({ open }) => {
  async function begin(orders: readonly object[] = [{ paymentCondition: account }]) {
    const database = await open();
    for (const [i, more] of orders.entries()) await storeExample(database, i + 1, more);
    return { database, ...remindersOn(database) };
  }

  test('an invoice is due by its terms; a part that was paid counts, and the reminder says the rest', async () => {
    const { bill, receivable, time, pay, remind, mails, queue, timeline, reminders } = await begin();
    expect(await receivable(first)).toBeUndefined();
    expect(await bill(first)).toBe('RE2026-000001');
    await pay(first, 5000);
    expect(await receivable(first)).toMatchObject({
      ...{ basis: 'invoice', invoice: 'RE2026-000001', dueOn: '2026-12-04', daysOverdue: -14 },
      ...{ open: 116.46, received: 50, next: { kind: 'none', why: 'waiting' } },
    });
    expect(await remind(first, 1)).toMatchObject({ refused: 1, changed: 0 });
    time.now += 21 * day;
    expect((await receivable(first))?.next).toEqual({ kind: 'remind', step: 1, title: 'Zahlungserinnerung', fee: 0 });
    expect(await reminders.countDue(1000)).toBe(1);
    expect(await remind(first, 1)).toEqual({
      ...{ results: [{ number: first, outcome: 'changed' }], changed: 1, already: 0, refused: 0 },
    });
    expect(await remind(first, 1)).toMatchObject({ changed: 0, already: 1 });
    await queue.runDue();
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['joerg@example.at', 'Zahlungserinnerung zu Ihrer Bestellung 2026-000001'],
    ]);
    expect(mails[0]?.text.split('\n-- \n')[0]).toBe(`Guten Tag,

unsere Rechnung RE2026-000001 vom 20.11.2026 zu Ihrer Bestellung 2026-000001 war bis 04.12.2026 zu bezahlen.

Sicher haben Sie es nur übersehen: Bitte holen Sie die Zahlung in den nächsten Tagen nach.

- Schon bezahlt: 50,00\u00a0€
- Noch offen: 116,46\u00a0€

Bitte überweisen Sie 116,46\u00a0€ bis 18.12.2026 auf dieses Konto:

- Empfänger: Kontor Werkzeughandel GmbH
- IBAN: AT611904300234573201
- BIC: BKAUATWW
- Verwendungszweck: RE2026-000001

Haben Sie in den letzten Tagen bezahlt, ist diese Nachricht gegenstandslos. Stimmt etwas nicht, antworten Sie bitte auf diese E-Mail.

Freundliche Grüße
Kontor Werkzeug
`);
    expect(await timeline()).toEqual([['remind', 'Eva', { text: 'Zahlungserinnerung', amount: 11_646 }]]);
    expect(await receivable(first)).toMatchObject({
      ...{ sent: [{ step: 1, sentOn: '2026-12-11' }], next: { kind: 'none', why: 'waiting' } },
    });
  });

  test('who pays before the transaction or before the mail gets no reminder', async () => {
    const { bill, time, pay, remind, mails, queue, timeline, set } = await begin([
      { paymentCondition: account },
      { paymentCondition: account },
    ]);
    for (const number of [first, second]) await bill(number);
    time.now += 30 * day;
    await pay(first, 16_646);
    expect(await remind(first, 1)).toMatchObject({
      refused: 1,
      results: [{ msg: 'Inzwischen ist nichts mehr offen.' }],
    });
    expect(await remind(second, 1)).toMatchObject({ changed: 1 });
    await set(second, { hold: 'Kunde ruft zurück' });
    await queue.runDue();
    expect(mails).toEqual([]);
    expect(await timeline()).toEqual([
      ['remind', 'Eva', { text: 'Zahlungserinnerung', amount: 16_646 }],
      [
        ...['remind', 'Der Shop selbst'],
        { text: 'Zahlungserinnerung nicht gesendet, weil inzwischen nichts mehr zu mahnen ist' },
      ],
    ]);
    await set(second, { hold: null });
    expect(await remind(second, 1)).toMatchObject({ changed: 1 });
    await queue.runDue();
    expect(mails).toHaveLength(1);
  });

  test('of two at once one sends, and a process that dies before its commit leaves nothing', async () => {
    const { bill, time, remind, mails, queue, database, reminders } = await begin();
    await bill(first);
    time.now += 30 * day;
    const other = remindersOn(database);
    other.time.now = time.now;
    const answers = await Promise.all([remind(first, 1), other.remind(first, 1)]);
    expect(answers.map(({ changed, already }) => [changed, already]).toSorted()).toEqual([
      [0, 1],
      [1, 0],
    ]);
    const dying = createReminders({
      ...{ database, clock: () => time.now + 30 * day, wakeJobs: () => {} },
      configuration: { current: async () => testConfiguration },
      bankStatements: { lastDay: async () => null, waitingMoney: async () => new Map() },
      printer: { printLetter: () => Promise.reject(new Error('Nothing is printed')) },
      log: { write: () => Promise.reject(new Error('The process dies here')) },
    });
    await expect(dying.remind({ receivables: [{ number: first, step: 2 }] }, eva)).rejects.toThrow('dies here');
    expect((await reminders.receivables()).receivables[0]?.sent.map(({ step }) => step)).toEqual([1]);
    await queue.runDue();
    expect(mails).toHaveLength(1);
  });

  test('an order to be paid in advance is reminded of once, then to be cancelled; spared and held ones rest', async () => {
    const { time, receivable, remind, reminders, set, timeline, withdraw, check } = await begin([{}]);
    expect(await receivable(first)).toMatchObject({
      basis: 'prepayment',
      dueOn: '2026-11-27',
      next: { why: 'waiting' },
    });
    time.now += 7 * day;
    expect(await reminders.letter(first)).toMatchObject({ step: 1, to: 'joerg@example.at' });
    expect(await remind(first, 1)).toMatchObject({ changed: 1 });
    time.now += 7 * day;
    expect((await receivable(first))?.next).toEqual({ kind: 'cancel' });
    const spared = await reminders.spare({ number: first, reason: 'Zahlt beim Abholen' }, eva);
    expect(spared).toMatchObject({ stop: 'Zahlt beim Abholen', next: { kind: 'none', why: 'spared' } });
    expect(await reminders.spare({ number: first, reason: ' ' }, eva)).toMatchObject({ code: 'invalid-form' });
    expect(await reminders.spare({ number: first, reason: null }, eva)).toMatchObject({ next: { kind: 'cancel' } });
    await withdraw('by-number', { order_number: first });
    expect((await receivable(first))?.next).toEqual({ kind: 'none', why: 'withdrawn' });
    await check('by-number');
    await withdraw('by-link', { order_id: 'secret-key-of-order-1' });
    expect((await receivable(first))?.next).toEqual({ kind: 'none', why: 'withdrawn' });
    await check('by-link');
    expect((await receivable(first))?.next).toEqual({ kind: 'cancel' });
    await set(first, { hold: 'Frage' });
    expect(await receivable(first)).toMatchObject({ isHeld: true, next: { kind: 'none', why: 'held' } });
    expect((await timeline()).map(([kind]) => kind)).toEqual(['remind', 'spare', 'unspare']);
    await set(first, { state: 'cancelled' });
    expect(await receivable(first)).toBeUndefined();
  });

  test('the shop reminds by itself only where it may, and while the bank account is known', async () => {
    const { bill, time, settings, reminders, receivable } = await begin();
    await bill(first);
    time.now += 30 * day;
    const automatic: ReminderSettings = { ...settings.reminders, automatic: true };
    await reminders.remindByItself();
    settings.reminders = automatic;
    settings.readUntil = '2026-12-10';
    await reminders.remindByItself();
    expect((await receivable(first))?.sent).toEqual([]);
    settings.readUntil = '2026-12-20';
    await Promise.all([reminders.remindByItself(), reminders.remindByItself()]);
    expect((await receivable(first))?.sent.map(({ step }) => step)).toEqual([1]);
  });

  test('whoever may have paid by an entry that waits is marked, and the shop does not remind them by itself', async () => {
    const { bill, time, settings, waiting, reminders, receivable, remind } = await begin([
      { paymentCondition: account },
      { paymentCondition: account },
    ]);
    for (const number of [first, second]) await bill(number);
    time.now += 30 * day;
    settings.reminders = { ...settings.reminders, automatic: true };
    waiting.set(first, { after: '2026-12-19.entry' });
    await reminders.remindByItself();
    expect(await receivable(first)).toMatchObject({ sent: [], waitingMoney: { after: '2026-12-19.entry' } });
    expect(await receivable(second)).toMatchObject({ sent: [{ step: 1 }], waitingMoney: null });
    // An operator who looked at the entry may remind all the same.
    expect(await remind(first, 1)).toMatchObject({ changed: 1 });
  });

  test('is printed as a letter for somebody without an e-mail address: once taken, again as it was, and no mail', async () => {
    const { bill, time, remind, mails, queue, timeline, reminders, receivable } = await begin([
      { paymentCondition: account, email: '' },
    ]);
    await bill(first);
    expect(await reminders.print({ number: first, step: 1 }, eva)).toMatchObject({
      ...{ status: 409, code: 'reminder-refused', msg: 'Dafür ist es noch zu früh.' },
    });
    time.now += 21 * day;
    expect(await remind(first, 1)).toMatchObject({ refused: 1, changed: 0 });
    const print = async () => {
      const printed = await reminders.print({ number: first, step: 1 }, eva);
      if (isRefused(printed)) throw new Error(printed.code);
      return { ...printed, content: Buffer.from(printed.content) };
    };
    const letter = await print();
    expect(letter.filename).toBe('Zahlungserinnerung-2026-000001.pdf');
    expect(letter.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await receivable(first))?.sent).toMatchObject([{ step: 1, title: 'Zahlungserinnerung' }]);
    time.now += day;
    expect((await print()).content.equals(letter.content)).toBe(true);
    expect((await timeline()).map(([kind, by, detail]) => [kind, by, (detail as { text: string }).text])).toEqual([
      ['remind', 'Eva', 'Zahlungserinnerung als Brief'],
    ]);
    await queue.runDue();
    expect(mails).toEqual([]);
    expect(await reminders.print({ number: '2026-000099', step: 1 }, eva)).toMatchObject({ code: 'order-not-found' });
  });
});
