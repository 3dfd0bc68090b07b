import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import type { PaymentOperationTable } from '../../database/payment-tables.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { exampleOrder } from '../orders/testing/order.ts';
import { storeExample } from '../orders/testing/stored-order.ts';
import { capturedAttempt, testBooks } from './testing/books.ts';

const october = Date.UTC(2026, 9, 31, 12);
const november = Date.UTC(2026, 10, 5, 12);
const kappen = [{ name: 'Kappe', amount: 3, unitPrice: 2000, taxRate: 2000 }];
const paypal = { name: 'paypal', title: 'PayPal' };

function made<Answer extends object>(answer: Answer | Refused): Answer {
  if (isRefused(answer)) throw new Error(answer.code);
  return answer;
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describeOnBothEngines('the books', ({ open, place }) => {
  async function shop(count: number, more: Parameters<typeof storeExample>[2] = {}) {
    const database = await open();
    const ids: string[] = [];
    for (let number = 1; number <= count; number++)
      ids.push(await storeExample(database, number, { buy: kappen, shipping: 0, ...more }));
    const books = testBooks(database);
    books.time.now = october;
    return { database, ids, ...books };
  }
  const orderNumber = (number: number) => `2026-00000${number}`;
  const insertAttempt = (database: Database, row: ReturnType<typeof capturedAttempt>) =>
    database.transaction((transaction) => transaction.insertInto('payment_attempts').values(row).execute());
  const insertOperation = (
    database: Database,
    row: Partial<PaymentOperationTable> & { id: string; attempt_id: string },
  ) =>
    database.transaction((transaction) =>
      transaction
        .insertInto('payment_operations')
        .values({
          ...{ kind: 'refund', key: row.id, amount: 0, state: 'done', tries: 1, provider_id: null, failure_code: null },
          ...{ note: null, created_at: october, changed_at: october, ...row },
        })
        .execute(),
    );

  test('an invoice, its correction and the money of its order are booked once, whoever asks how often', async () => {
    const { books, documents, note, journal, time } = await shop(1, {
      paymentCondition: { name: 'rechnung', title: 'R' },
    });
    expect(await books.months()).toEqual([]);
    made(await documents.issueInvoice({ number: orderNumber(1) }, null));
    await note(orderNumber(1), 'bank:1', 6000, '2026-10-30');
    await Promise.all([books.months(), books.catchUp(), books.months()]);
    const ofOctober = [
      '2026-10-30 payment RE2026-000001 invoice bank 6000 0',
      '2026-10-31 invoice RE2026-000001 invoice domestic AT 2000 5000 1000',
    ];
    expect(await journal('2026-10')).toEqual(ofOctober);
    time.now = november;
    const wish = { number: 'RE2026-000001', key: 'a-key-of-mine', pieces: [{ line: 0, amount: 1 }] };
    made(await documents.correct(wish, null));
    await note(orderNumber(1), 'bank:2', -2000, '2026-11-04');
    await books.catchUp();
    expect(await journal('2026-10')).toEqual(ofOctober);
    expect(await journal('2026-11')).toEqual([
      '2026-11-04 refund RE2026-000001 invoice bank -2000 0',
      '2026-11-05 correction RK2026-000001 invoice domestic AT 2000 -1667 -333',
    ]);
    expect(
      (await books.months()).map(({ month, bookings, late, turnover, mayClose }) => [
        month,
        bookings,
        late,
        turnover,
        mayClose,
      ]),
    ).toEqual([
      ['2026-11', 2, 0, [{ taxCase: 'domestic', country: 'AT', rate: 2000, net: -1667, vat: -333 }], false],
      ['2026-10', 2, 0, [{ taxCase: 'domestic', country: 'AT', rate: 2000, net: 5000, vat: 1000 }], true],
    ]);
  });

  test('money of providers: taken, refunded by us and elsewhere, disputed and won back', async () => {
    const { database, books, ids, journal, time } = await shop(1, { paymentCondition: paypal });
    const attempt = capturedAttempt(ids[0] ?? '', { amount: 6000 });
    await insertAttempt(database, attempt);
    const change = (values: object) =>
      database.transaction((transaction) =>
        transaction.updateTable('payment_attempts').set(values).where('id', '=', attempt.id).execute(),
      );
    await insertOperation(database, {
      id: 'taken',
      attempt_id: attempt.id,
      kind: 'capture',
      amount: 6000,
      changed_at: october - 86_400_000,
    });
    await insertOperation(database, { id: 'waits', attempt_id: attempt.id, amount: 500, state: 'pending' });
    await change({ refunded: 500 });
    await books.catchUp();
    expect(await journal('2026-10')).toEqual(['2026-10-30 payment - paypal paypal 6000 0']);

    await database.transaction((transaction) =>
      transaction.updateTable('payment_operations').set({ state: 'done' }).where('id', '=', 'waits').execute(),
    );
    time.now = november;
    await change({ refunded: 1200, reversed: 1000 });
    await books.catchUp();
    await change({ refunded: 1200, reversed: 0 });
    await books.catchUp();
    await books.catchUp();
    expect([...(await journal('2026-10')), ...(await journal('2026-11'))]).toEqual([
      '2026-10-30 payment - paypal paypal 6000 0',
      '2026-10-31 refund - paypal paypal -500 0',
      '2026-11-05 dispute - paypal paypal -1000 0',
      '2026-11-05 dispute - paypal paypal 1000 0',
      '2026-11-05 refund - paypal paypal -700 0',
    ]);
  });

  test('gift balances pay an order, and go back with it; other vouchers move no money', async () => {
    const { database, books, ids, journal, time } = await shop(1);
    const [orderId = ''] = ids;
    await database.transaction(async (transaction) => {
      const terms = { value: 5000, minimum: 0, valid_from: null, valid_to: null, uses_allowed: null, used: 1 };
      const row = { ...terms, balance: null, created_at: 0, stopped_at: null };
      await transaction
        .insertInto('vouchers')
        .values({ ...row, code_key: 'g', code: 'G', kind: 'gift-balance', balance: 0 })
        .execute();
      await transaction
        .insertInto('vouchers')
        .values({ ...row, code_key: 'f', code: 'F', kind: 'fixed' })
        .execute();
      const used = { order_id: orderId, redeemed_at: october };
      await transaction
        .insertInto('voucher_redemptions')
        .values([
          { ...used, code_key: 'g', taken: 5000 },
          { ...used, code_key: 'f', taken: 100 },
        ])
        .execute();
    });
    await books.catchUp();
    await database.transaction((transaction) => transaction.deleteFrom('voucher_redemptions').execute());
    time.now = november;
    await books.catchUp();
    await books.catchUp();
    expect([...(await journal('2026-10')), ...(await journal('2026-11'))]).toEqual([
      '2026-10-31 payment - transfer gift-balance 5000 0',
      '2026-11-05 refund - transfer gift-balance -5000 0',
    ]);
  });

  test('a noted payment that is taken back is booked back, and money has the invoice that came later', async () => {
    const { books, documents, note, takeBack, journal, time } = await shop(1);
    await note(orderNumber(1), 'hand:1', 6000, '2026-10-20');
    await books.catchUp();
    time.now = november;
    await takeBack('hand:1');
    made(await documents.issueInvoice({ number: orderNumber(1) }, null));
    await books.catchUp();
    expect(await journal('2026-10')).toEqual(['2026-10-20 payment RE2026-000001 transfer by-hand 6000 0']);
    expect(await journal('2026-11')).toEqual([
      '2026-11-05 invoice RE2026-000001 transfer domestic AT 2000 5000 1000',
      '2026-11-05 taken-back RE2026-000001 transfer by-hand -6000 0',
    ]);
  });

  test('a closed month keeps its files byte for byte, and what comes later is booked in the next one [LAW N9]', async () => {
    const { database, books, documents, note, journal, time, settings, log } = await shop(2);
    made(await documents.issueInvoice({ number: orderNumber(1) }, null));
    time.now = november;
    expect(await books.close('2026-11', null)).toEqual(refused(409, 'month-not-over'));
    expect(await books.close('2026-13', null)).toEqual(refused(400, 'no-such-month'));
    const eva = { id: 'eva', name: 'Eva', network: '203.0.113.0/24' };
    expect(made(await books.close('2026-10', eva))).toMatchObject({
      month: '2026-10',
      bookings: 1,
      closed: { at: november, by: 'Eva' },
    });
    expect(await books.close('2026-10', eva)).toEqual(refused(409, 'month-closed'));
    expect(await books.close('2026-09', eva)).toEqual(refused(409, 'month-closed'));
    const formats = ['datev', 'bmd', 'csv'] as const;
    const files = () =>
      Promise.all(formats.map(async (format) => hashOf(made(await books.file('2026-10', format)).bytes)));
    const before = await files();

    // A document and money of October that were not there yet when it was closed.
    time.now = october;
    made(await documents.issueInvoice({ number: orderNumber(2) }, null));
    time.now = november;
    await note(orderNumber(1), 'bank:7', 6000, '2026-10-15');
    settings.books = { chart: 'SKR04', consultant: 4711 };
    await books.catchUp();
    expect(await files()).toEqual(before);
    expect(await journal('2026-10')).toEqual(['2026-10-31 invoice RE2026-000001 transfer domestic AT 2000 5000 1000']);
    expect(await journal('2026-11')).toEqual([
      '2026-10-15 payment RE2026-000001 transfer bank 6000 0',
      '2026-10-31 invoice RE2026-000002 transfer domestic AT 2000 5000 1000',
    ]);
    expect((await books.months()).map(({ month, late, closed }) => [month, late, closed !== null])).toEqual([
      ['2026-11', 2, false],
      ['2026-10', 0, true],
    ]);
    const { entries } = await log.page({ subject: 'books' });
    expect(entries.map(({ action, operator, subjectId }) => [action, operator, subjectId])).toEqual([
      ['books.closed', 'Eva', '2026-10'],
    ]);
    expect(await database.read.selectFrom('closed_month_files').select('format').orderBy('format').execute()).toEqual([
      ...[{ format: 'bmd' }, { format: 'csv' }, { format: 'datev' }],
    ]);
  });

  test('lists look at what is new; what is older and was missed is booked before anything is closed or handed out', async () => {
    const { books, documents, time, journal } = await shop(2);
    made(await documents.issueInvoice({ number: orderNumber(1) }, null));
    expect((await books.months()).map(({ month, bookings }) => [month, bookings])).toEqual([['2026-10', 1]]);
    // Committed after a catching up that was three weeks later.
    time.now = Date.UTC(2026, 9, 9);
    made(await documents.issueInvoice({ number: orderNumber(2) }, null));
    time.now = november;
    expect((await books.months()).map(({ month, bookings }) => [month, bookings])).toEqual([['2026-10', 1]]);
    expect(new TextDecoder().decode(made(await books.file('2026-10', 'csv')).bytes)).toContain('RE2026-000002');
    expect(await journal('2026-10')).toHaveLength(2);
    made(await books.close('2026-10', null));
    const listed = await books.months();
    expect(listed).toMatchObject([{ month: '2026-10', bookings: 2, closed: { at: november } }]);
    expect(await books.months()).toEqual(listed);
  });

  test('the month that may be closed says how many orders were shipped until its end and are in no books', async () => {
    const { database, books, documents, time, documentSettings } = await shop(4);
    made(await documents.issueInvoice({ number: orderNumber(1) }, null));
    const shipped = (number: number, at: number) =>
      database.transaction((transaction) =>
        transaction
          .updateTable('orders')
          .set({ unbilled_since: at })
          .where('order_number', '=', orderNumber(number))
          .execute(),
      );
    // The end of October in Vienna, and a moment before.
    const midnight = Date.UTC(2026, 9, 31, 23);
    await shipped(2, midnight - 1);
    await shipped(3, midnight);
    await shipped(4, Date.UTC(2026, 7, 1));
    const listed = async () =>
      (await books.months()).map(({ month, mayClose, unbilled }) => [month, mayClose, unbilled]);
    expect(await listed()).toEqual([['2026-10', false, 0]]);
    time.now = november;
    expect(await listed()).toEqual([['2026-10', true, 2]]);
    made(await documents.issueInvoice({ number: orderNumber(4) }, null));
    expect(await listed()).toEqual([
      ['2026-11', false, 0],
      ['2026-10', true, 1],
    ]);
    documentSettings.documents = { ...documentSettings.documents, issuedElsewhere: true };
    expect((await listed())[1]).toEqual(['2026-10', true, 0]);
    expect(made(await books.close('2026-10', null))).toMatchObject({ month: '2026-10', unbilled: 0 });
  });

  test('a stored file that somebody changed is not handed out', async () => {
    const { database, books, documents, time } = await shop(1);
    made(await documents.issueInvoice({ number: orderNumber(1) }, null));
    time.now = november;
    made(await books.close('2026-10', null));
    await database.transaction((transaction) =>
      transaction.updateTable('closed_month_files').set({ content_hash: 'other' }).execute(),
    );
    await expect(books.file('2026-10', 'csv')).rejects.toThrow('The csv file of the closed month 2026-10 has changed');
  });

  test('months are closed in their order, and not while turnover has no account', async () => {
    const { books, documents, time, settings } = await shop(2);
    time.now = Date.UTC(2026, 7, 20);
    made(await documents.issueInvoice({ number: orderNumber(1) }, null));
    time.now = october;
    made(await documents.issueInvoice({ number: orderNumber(2) }, null));
    time.now = november;
    expect(await books.close('2026-10', null)).toMatchObject({
      code: 'earlier-month-open',
      msg: expect.stringContaining('2026-08'),
    });
    settings.books = { chart: 'SKR03' };
    const refusal = await books.close('2026-08', null);
    expect(refusal).toMatchObject({ code: 'account-missing', msg: expect.stringContaining('Inland AT 20\u00a0%') });
    expect(await books.file('2026-08', 'csv')).toMatchObject({ code: 'account-missing' });
    expect((await books.months()).map(({ closed }) => closed)).toEqual([null, null]);
    settings.books = { chart: 'SKR03', sales: [{ taxCase: 'domestic', rate: 20, account: '8401' }] };
    // A month without bookings between two others is no hindrance.
    for (const month of ['2026-08', '2026-10']) made(await books.close(month, null));
    expect((await books.months()).map(({ month, mayClose }) => [month, mayClose])).toEqual([
      ['2026-10', false],
      ['2026-08', false],
    ]);
    expect(new TextDecoder().decode(made(await books.file('2026-10', 'csv')).bytes)).toContain(';10003;8401;');
  });

  test('two processes close a month at once: one does, and no booking is lost or doubled', async () => {
    const at = await place();
    const [database, other] = [await open(at), await open(at)];
    for (let number = 1; number <= 6; number++) await storeExample(database, number, { buy: kappen, shipping: 0 });
    const [one, two] = [testBooks(database), testBooks(other)];
    one.time.now = october;
    for (let number = 1; number <= 3; number++)
      made(await one.documents.issueInvoice({ number: orderNumber(number) }, null));
    two.time.now = november;
    const late = (async () => {
      for (let number = 4; number <= 6; number++)
        made(await one.documents.issueInvoice({ number: orderNumber(number) }, null));
    })();
    const closer = testBooks(database);
    closer.time.now = november;
    const closed = await Promise.all([closer.books.close('2026-10', null), two.books.close('2026-10', null)]);
    await late;
    expect(closed.filter((one) => isRefused(one))).toEqual([refused(409, 'month-closed')]);
    await two.books.catchUp();
    const [inOctober, inNovember] = [await two.journal('2026-10'), await two.journal('2026-11')];
    const numbers = [...inOctober, ...inNovember].map((line) => line.split(' ')[2]).toSorted();
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6].map((number) => `RE2026-00000${number}`));
    // The stored file has exactly what the closed month has.
    const file = new TextDecoder().decode(made(await two.books.file('2026-10', 'csv')).bytes);
    expect(file.trimEnd().split('\n').length - 1).toBe(inOctober.length);
  });

  test('the OSS report has what the documents of the quarter say, and corrections of earlier ones apart [LAW T3]', async () => {
    const taxedIn = { country: 'DE', sentence: 'Deutsche Umsatzsteuer' };
    const buy = [
      { name: 'Kappe', amount: 3, unitPrice: 1999, taxRate: 1900 },
      { name: 'Buch', amount: 1, unitPrice: 1070, taxRate: 700 },
    ];
    const { books, documents, time, documentSettings } = await shop(2, { buy, taxedIn });
    time.now = Date.UTC(2026, 8, 30, 12);
    made(await documents.issueInvoice({ number: orderNumber(1) }, null));
    time.now = october;
    made(await documents.issueInvoice({ number: orderNumber(2) }, null));
    made(
      await documents.correct(
        { number: 'RE2026-000001', key: 'first-correction', pieces: [{ line: 0, amount: 1 }] },
        null,
      ),
    );
    made(
      await documents.correct(
        { number: 'RE2026-000002', key: 'other-correction', pieces: [{ line: 1, amount: 1 }] },
        null,
      ),
    );
    time.now = Date.UTC(2027, 0, 5);
    expect(await books.oss('2026-Q4')).toEqual({
      quarter: '2026-Q4',
      report: {
        lines: [{ country: 'DE', rateType: 'STANDARD', rate: 1900, net: 5039, vat: 958 }],
        corrections: [{ quarter: '2026-Q3', country: 'DE', vat: -320 }],
        vat: 638,
      },
      isClosed: false,
      isForBzst: false,
    });
    for (const month of ['2026-09', '2026-10']) made(await books.close(month, null));
    expect(await books.oss('2026-Q3')).toMatchObject({ isClosed: true, report: { vat: 1028 } });
    expect(await books.oss('2026-Q4')).toMatchObject({ isClosed: false });
    // The German portal is for sellers in Germany.
    documentSettings.seller = { ...documentSettings.seller, country: 'DE' };
    expect(await books.oss('2026-Q4')).toMatchObject({ isForBzst: true });
    expect(await books.oss('2026-5')).toEqual(refused(400, 'no-such-quarter'));
  });

  test('turnover to other member states is counted towards the threshold by where the goods went [LAW T3]', async () => {
    const database = await open();
    const { address } = exampleOrder({});
    const abroad = { ...address, country: 'DE', countryName: 'Deutschland', zipCode: '10115' };
    const more = { buy: kappen, shipping: 0 };
    await storeExample(database, 1, more);
    await storeExample(database, 2, { ...more, shippingAddress: abroad });
    await storeExample(database, 3, { ...more, address: abroad, shippingAddress: address });
    const { books, documents, time } = testBooks(database);
    time.now = october;
    for (const number of [1, 2, 3]) made(await documents.issueInvoice({ number: orderNumber(number) }, null));
    await books.months();
    const oss = { kind: 'oss', year: 2026, limit: 10_000_00, hardLimit: 10_000_00 };
    expect(await books.limits()).toEqual([{ ...oss, state: 'below', current: 5000, previous: 0 }]);
    time.now = Date.UTC(2027, 0, 5);
    expect(await books.limits()).toEqual([{ ...oss, year: 2027, state: 'below', current: 0, previous: 5000 }]);
  });
});
