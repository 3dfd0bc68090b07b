import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { zipFile } from '../../tables/testing/zip-file.ts';
import { capturedAttempt } from '../books/testing/books.ts';
import { createDocumentPrinter } from '../documents/documents.service.ts';
import { testDocuments } from '../documents/testing/documents.ts';
import { createOfficeLog } from '../office-log/office-log.service.ts';
import { exampleOrder, exampleSeller } from '../orders/testing/order.ts';
import { testShop } from '../orders/testing/shop.ts';
import { storeExample } from '../orders/testing/stored-order.ts';
import { createNotedPayments, type NotedPayments } from '../payments/payments.service.ts';
import { createBankStatements } from './bank-statements.service.ts';
import { camt, mt940, shopAccount, transfer } from './testing/bank-files.ts';

const now = Date.UTC(2026, 10, 23, 12);
const eva = { id: 'eva', name: 'Eva Huber', network: '203.0.113.0/24' };

/** For tests: bank statements over a database, as one server of the shop runs them. */
function bankOn(
  database: Database,
  change: (noted: NotedPayments) => NotedPayments = (noted) => noted,
  afterMatching: () => Promise<void> = async () => {},
) {
  const clock = () => now;
  const { orders: shopOrders } = testShop(database, {}, { clock });
  const orders: typeof shopOrders = {
    ...shopOrders,
    async placed(queryable, id) {
      const placed = await shopOrders.placed(queryable, id);
      await afterMatching();
      return placed;
    },
  };
  const log = createOfficeLog({ database, clock });
  const bank = createBankStatements({
    ...{ database, orders, log, clock, wakeJobs: () => {} },
    configuration: {
      current: async () => ({ seller: exampleSeller, orderNumberPattern: '{YYYY}-{000000}', bank: {} }),
    },
    noted: change(createNotedPayments({ orders, log, clock })),
  });
  return {
    ...{ bank, log, orders },
    async read(file: Buffer) {
      const answer = await bank.read(file, null, eva);
      if (isRefused(answer)) throw new Error(answer.msg ?? answer.code);
      const { new: added, known, refused, assigned } = answer;
      return { new: added, known, refused, assigned };
    },
    async list(state: 'open' | 'assigned' | 'set-aside' = 'open') {
      return (await bank.entries({ state })).entries;
    },
    async stateOf(number: string) {
      const row = database.read.selectFrom('orders').select('payment_state').where('order_number', '=', number);
      return (await row.executeTakeFirstOrThrow()).payment_state;
    },
    async notes() {
      const rows = database.read.selectFrom('noted_payments').select(['order_id', 'amount', 'taken_back_by']);
      return (await rows.orderBy('noted_at').orderBy('order_id').execute()).map((row) => Object.values(row));
    },
  };
}

describeOnBothEngines('bank statements', ({ open }) => {
  async function start(orders = 1) {
    const database = await open();
    for (let i = 1; i <= orders; i += 1) await storeExample(database, i);
    const one = bankOn(database);
    const total = (await one.orders.placed(database.read, 'secret-key-of-order-1'))?.order.total.gross ?? 0;
    const euro = (cents: number) => (cents / 100).toFixed(2);
    const pay = (words: string, cents = total) => ({ amount: euro(cents), details: [transfer(words)] });
    return { database, total, pay, euro, ...one };
  }

  test('a transfer that names an order and pays it is assigned by itself, once', async () => {
    const { read, pay, list, stateOf, notes, log, total } = await start();
    const file = camt([pay('Best. 2O26 - 000 001 danke')]);
    expect(await read(file)).toEqual({ new: 1, known: 0, refused: 0, assigned: 1 });
    expect(await stateOf('2026-000001')).toBe('paid');
    expect(await list()).toEqual([]);
    expect(await list('assigned')).toMatchObject([
      { shares: [{ number: '2026-000001', amount: total / 100 }], match: null },
    ]);
    expect(await read(file)).toEqual({ new: 0, known: 1, refused: 0, assigned: 0 });
    expect(await notes()).toEqual([['secret-key-of-order-1', total, null]]);
    const { entries } = await log.page({});
    expect(entries.map(({ action, operator }) => [action, operator])).toEqual([
      ['bank-statement.read', 'Eva Huber'],
      ['bank-entry.assigned', 'Kontor'],
      ['payment.noted', 'Kontor'],
      ['bank-statement.read', 'Eva Huber'],
    ]);
  });

  test('an entry that does not fit stays open with its reasons; no payment is noted', async () => {
    const { database, read, pay, list, notes, total, stateOf } = await start(4);
    await database.transaction((transaction) =>
      transaction.updateTable('orders').set({ state: 'cancelled' }).where('order_number', '=', '2026-000004').execute(),
    );
    const file = camt([
      { ...pay('2026-000001', total - 500), day: '2026-11-28' },
      { ...pay('2026-000002', total + 500), day: '2026-11-27' },
      { ...pay('2026-000002 und 2026-000003', 2 * total), day: '2026-11-26' },
      { ...pay('2026-000004'), day: '2026-11-25' },
      { ...pay('2026-000003'), day: '2026-11-24', currency: 'CHF' },
      { ...pay('Miete', 90_000), day: '2026-11-23' },
    ]);
    expect(await read(file)).toEqual({ new: 6, known: 0, refused: 0, assigned: 0 });
    expect((await list()).map(({ match }) => [match?.kind, match?.reasons])).toEqual([
      ['proposal', ['reference', 'less', 'name']],
      ['proposal', ['reference', 'more', 'name']],
      ['proposal', ['reference', 'several', 'amount']],
      ['proposal', ['reference', 'amount', 'cancelled', 'name']],
      ['proposal', ['reference', 'amount', 'name', 'currency']],
      ['none', []],
    ]);
    expect(await notes()).toEqual([]);
    expect(await stateOf('2026-000001')).toBe('open');
  });

  test('of two processes that read two payments of one order at once, one assigns; the other is proposed', async () => {
    const { database, read, pay, list, stateOf, notes, total } = await start();
    let isFirst = true;
    const slower = bankOn(database, undefined, async () => {
      if (!isFirst) return;
      isFirst = false;
      // From here on, what the slower process has read of the order is out of date.
      expect(await read(camt([pay('2026-000001')], { number: '48' }))).toMatchObject({ assigned: 1 });
    });
    const late = camt([{ ...pay('2026-000001'), day: '2026-11-21' }], { number: '49' });
    expect(await slower.read(late)).toEqual({ new: 1, known: 0, refused: 0, assigned: 0 });
    expect(await notes()).toEqual([['secret-key-of-order-1', total, null]]);
    expect(await stateOf('2026-000001')).toBe('paid');
    expect((await list()).map(({ bookedOn, match }) => [bookedOn, match?.kind])).toEqual([['2026-11-21', 'proposal']]);
  });

  test('overlapping periods do not duplicate entries, and equal bookings without a bank reference stay two', async () => {
    const { read, pay } = await start(0);
    const [first, second, third] = [pay('Kaffee', 500), pay('Kaffee', 500), { ...pay('Tee', 700), day: '2026-11-21' }];
    expect(await read(camt([first]))).toMatchObject({ new: 1, known: 0 });
    expect(await read(camt([first, second], { number: '48' }))).toMatchObject({ new: 1, known: 1 });
    expect(await read(camt([first, second, third], { number: '49' }))).toMatchObject({ new: 1, known: 2 });
  });

  test('another split of the same booking brings no money twice', async () => {
    const { read, euro } = await start(0);
    const parts = [transfer('a', { amount: '4.00' }), transfer('b', { amount: '6.00' })];
    const booking = { amount: euro(1000), reference: 'B-1' };
    expect(await read(camt([{ ...booking, details: parts }]))).toMatchObject({ new: 2, known: 0 });
    expect(await read(camt([{ ...booking, details: [transfer('a b')] }]))).toMatchObject({ new: 0, known: 1 });
  });

  test('a day of an account that came in one format is refused in another', async () => {
    const { read, pay, list, total, bank } = await start(0);
    await read(camt([pay('x', 7178)]));
    const file = mt940([':61:261120C71,78NTRFX']);
    const answer = await bank.read(file, null, eva);
    expect(answer).toMatchObject({
      ...{ new: 0, known: 0, refused: 1 },
      statements: [
        {
          ...{ format: 'mt940', account: shopAccount },
          refused: [
            {
              ...{ bookedOn: '2026-11-20', amount: 71.78 },
              reason: 'An diesem Tag kamen Umsätze dieses Kontos schon in einem anderen Format.',
            },
          ],
        },
      ],
    });
    expect(await list()).toHaveLength(1);
    expect(total).toBe(0);
  });

  test('a ZIP with three statements, one of them twice, is read once each', async () => {
    const { read, pay } = await start(0);
    const days = ['2026-11-18', '2026-11-19', '2026-11-20'].map((day) => camt([{ ...pay('x', 500), day }]));
    const [first = Buffer.of()] = days;
    const zip = zipFile(Object.fromEntries([...days, first].map((content, i) => [`${i}.xml`, String(content)])));
    expect(await read(zip)).toMatchObject({ new: 3, known: 1 });
    expect(await read(zip)).toMatchObject({ new: 0, known: 4 });
  });

  test('two servers that read the same file at once store and assign each entry once', async () => {
    const { database, pay, notes, list } = await start(2);
    const file = camt([pay('2026-000001'), pay('2026-000002'), pay('Miete', 90_000)]);
    const answers = await Promise.all([bankOn(database).read(file), bankOn(database).read(file)]);
    const sum = (of: 'new' | 'known' | 'assigned') => answers.reduce((all, answer) => all + answer[of], 0);
    expect([sum('new'), sum('known'), sum('assigned')]).toEqual([3, 3, 2]);
    expect(await notes()).toHaveLength(2);
    expect(await list()).toHaveLength(1);
  });

  test('entries that a dead process left open are assigned by the next reading', async () => {
    const { database, pay, notes, list, read } = await start();
    const dies = bankOn(database, (noted) => ({ ...noted, note: () => Promise.reject(new Error('The process ends')) }));
    const file = camt([pay('2026-000001')]);
    await expect(dies.read(file)).rejects.toThrow('The process ends');
    expect(await list()).toMatchObject([{ state: 'open', match: { kind: 'sure' } }]);
    expect(await notes()).toEqual([]);
    expect(await read(file)).toEqual({ new: 0, known: 1, refused: 0, assigned: 1 });
    expect(await notes()).toHaveLength(1);
  });

  test('is assigned by hand to several orders, in parts, by one of two operators at once', async () => {
    const { read, bank, pay, list, notes, total, stateOf } = await start(2);
    await read(camt([pay('für beide', 2 * total)]));
    const [entry] = await list();
    const id = entry?._id ?? '';
    const shares = [1, 2].map((number) => ({ number: `2026-00000${number}`, amount: total / 100 }));
    const answers = await Promise.all([bank.assign(id, shares, eva), bank.assign(id, shares, eva)]);
    expect(answers.map((answer) => (isRefused(answer) ? answer.code : answer.state)).toSorted()).toEqual([
      'assigned',
      'bank-entry-changed',
    ]);
    expect(await notes()).toHaveLength(2);
    expect([await stateOf('2026-000001'), await stateOf('2026-000002')]).toEqual(['paid', 'paid']);
  });

  test('shares beyond the entry, of none, twice, or with the other sign are refused; nothing is noted', async () => {
    const { read, bank, pay, list, notes, total } = await start(1);
    await read(camt([pay('x', 1000)]));
    const [entry] = await list();
    const id = entry?._id ?? '';
    const code = async (shares: readonly { number: string; amount: number }[]) => {
      const answer = await bank.assign(id, shares, eva);
      return isRefused(answer) ? [answer.status, answer.code] : answer.state;
    };
    const number = '2026-000001';
    expect(await code([])).toEqual([400, 'bank-shares']);
    expect(await code([{ number, amount: 10.01 }])).toEqual([400, 'bank-shares']);
    expect(await code([{ number, amount: -1 }])).toEqual([400, 'bank-shares']);
    expect(
      await code([
        { number, amount: 1 },
        { number, amount: 2 },
      ]),
    ).toEqual([400, 'bank-shares']);
    expect(await code([{ number, amount: 0.001 }])).toEqual([400, 'bank-shares']);
    expect(
      await code([
        { number, amount: 5 },
        { number: '2026-999999', amount: 5 },
      ]),
    ).toEqual([404, 'order-not-found']);
    expect(await notes()).toEqual([]);
    expect(total).toBeGreaterThan(1000);
    expect(isRefused(await bank.assign('nobody', [{ number, amount: 1 }], eva))).toBe(true);
  });

  test('taken back, an order is open again; no reading assigns the entry by itself any more', async () => {
    const { read, bank, pay, list, notes, stateOf } = await start();
    const file = camt([pay('2026-000001')]);
    await read(file);
    const [entry] = await list('assigned');
    expect(await bank.unassign(entry?._id ?? '', eva)).toMatchObject({
      state: 'open',
      shares: [],
      match: { kind: 'sure' },
    });
    expect(await stateOf('2026-000001')).toBe('open');
    expect((await notes())[0]?.at(-1)).toBe('Eva Huber');
    expect(await read(file)).toMatchObject({ known: 1, assigned: 0 });
    expect(await bank.unassign(entry?._id ?? '', eva)).toMatchObject({ status: 409, code: 'bank-entry-changed' });
  });

  test('is set aside, and taken up again', async () => {
    const { read, bank, pay, list } = await start(0);
    await read(camt([pay('Miete', 90_000)]));
    const [entry] = await list();
    const id = entry?._id ?? '';
    expect(await bank.setAside(id, true, eva)).toMatchObject({ state: 'set-aside', match: null });
    expect(await list()).toEqual([]);
    expect(await bank.assign(id, [{ number: '2026-000001', amount: 1 }], eva)).toMatchObject({
      code: 'bank-entry-changed',
    });
    expect(await bank.setAside(id, false, eva)).toMatchObject({ state: 'open' });
  });

  test('a few cents too little or too much are offered to be written off, up to the limit, and taken back with it', async () => {
    const { read, pay, list, bank, stateOf, total, database, euro } = await start(3);
    const file = camt([
      { ...pay('2026-000001', total - 3), day: '2026-11-22' },
      { ...pay('2026-000002', total + 5), day: '2026-11-21' },
      { ...pay('2026-000003', total - 6), day: '2026-11-20' },
    ]);
    // A cent is no difference, and assigned by itself; three are asked about.
    expect(await read(file)).toEqual({ new: 3, known: 0, refused: 0, assigned: 0 });
    const open = await list();
    expect(open.map(({ match }) => match?.rest)).toEqual([0.03, -0.05, null]);
    const assign = (at: number, number: string, cents: number, writesOff: boolean) =>
      bank.assign(open[at]?._id ?? '', [{ number, amount: Number(euro(cents)), writesOff }], eva);
    expect(await assign(2, '2026-000003', total - 6, true)).toMatchObject({
      ...{ code: 'bank-shares', msg: 'Ausgebucht werden höchstens 0,05\u00a0€. Laden Sie die Seite neu.' },
    });
    await assign(2, '2026-000003', total - 6, false);
    await assign(0, '2026-000001', total - 3, true);
    await assign(1, '2026-000002', total + 5, true);
    const states = ['2026-000001', '2026-000002', '2026-000003'].map(stateOf);
    expect(await Promise.all(states)).toEqual(['paid', 'paid', 'partly-paid']);
    const rests = database.read.selectFrom('noted_payments').select(['amount', 'taken_back_at']);
    const written = () => rests.where('source', 'like', 'rest:%').orderBy('amount').execute();
    expect(await written()).toEqual([
      { amount: -5, taken_back_at: null },
      { amount: 3, taken_back_at: null },
    ]);
    const orders = database.read.selectFrom('orders').select('transfer_back').where('transfer_back', 'is not', null);
    expect(await orders.execute()).toEqual([]);
    await bank.unassign(open[0]?._id ?? '', eva);
    expect([await stateOf('2026-000001'), (await written()).map(({ taken_back_at }) => taken_back_at)]).toEqual([
      'open',
      [null, now],
    ]);
  });

  test('an entry in another currency, or with an original amount, shows both and pays in euros alone', async () => {
    const { read, list, bank, total, euro } = await start();
    const original = (amount: string) => `<AmtDtls><InstdAmt><Amt Ccy="CHF">${amount}</Amt></InstdAmt></AmtDtls>`;
    await read(
      camt([
        { amount: euro(total), day: '2026-11-22', details: [transfer('2026-000001', { rest: original('155.00') })] },
        { amount: '166.46', currency: 'CHF', day: '2026-11-21', details: [transfer('2026-000001')] },
      ]),
    );
    const [francs] = await list();
    expect(francs).toMatchObject({ amount: 166.46, currency: 'CHF', original: null, match: { shares: [] } });
    const refusal = await bank.assign(francs?._id ?? '', [{ number: '2026-000001', amount: 166.46 }], eva);
    expect(refusal).toMatchObject({ code: 'bank-shares' });
    expect(await list('assigned')).toMatchObject([
      { amount: total / 100, currency: 'EUR', original: { amount: 155, currency: 'CHF' } },
    ]);
  });

  test('money that went out and fits no order is set aside at once, and nothing else', async () => {
    const { read, bank, pay, list, log, total } = await start();
    const out = (words: string, cents: number) => ({ ...pay(words, cents), side: 'DBIT' as const });
    await read(camt([out('Strom', 8000), out('Gebühr', 1200), pay('Miete', 90_000), out('2026-000001', total)]));
    expect(await bank.setOutgoingAside(eva)).toEqual({ count: 2 });
    expect((await list('set-aside')).map(({ amount }) => amount).toSorted()).toEqual([-12, -80]);
    expect((await list()).map(({ amount }) => amount).toSorted()).toEqual([-total / 100, 900]);
    expect(await bank.setOutgoingAside(eva)).toEqual({ count: 0 });
    const logged = (await log.page({ subject: 'bank-entry' })).entries;
    expect(logged.map(({ action, operator }) => [action, operator])).toEqual([
      ['bank-entry.set-aside', 'Eva Huber'],
      ['bank-entry.set-aside', 'Eva Huber'],
    ]);
  });

  test('the open rest of an amended order is suggested however it was paid, and only by its number', async () => {
    const { read, database, list, pay } = await start(0);
    const paypal = { name: 'paypal', title: 'PayPal', kind: 'online', provider: 'paypal' } as const;
    const id = await storeExample(database, 1, { paymentCondition: paypal });
    await storeExample(database, 2, { paymentCondition: paypal });
    const order = exampleOrder({ id, paymentCondition: paypal });
    const { lines, goods, charges, vouchers, total } = order;
    const amended = { ...total, gross: total.gross + 2590 };
    const amendment = JSON.stringify({ lines, goods, charges, vouchers, total: amended, amendedAt: now });
    await database.transaction((transaction) =>
      transaction.updateTable('orders').set({ amendment }).where('id', '=', id).execute(),
    );
    await database.transaction((transaction) =>
      transaction
        .insertInto('payment_attempts')
        .values(capturedAttempt(id, { amount: total.gross }))
        .execute(),
    );
    const matches = async () => (await list()).map(({ purpose, match }) => [purpose, match?.kind, match?.shares]);
    await read(camt([pay('danke', 2590), pay('2026-000002', 2590)]));
    expect((await matches()).toSorted()).toEqual([
      ['2026-000002', 'none', []],
      ['danke', 'none', []],
    ]);
    expect(await read(camt([pay('2026-000001 Rest', 2000)]))).toMatchObject({ new: 1, assigned: 0 });
    expect(await matches()).toContainEqual(['2026-000001 Rest', 'proposal', [{ number: '2026-000001', amount: 20 }]]);
    expect(await read(camt([pay('2026-000001 ganz', 2590)]))).toMatchObject({ assigned: 1 });
  });

  test('an invoice’s number pays its order, and never the order with the same digits', async () => {
    const { read, database, list, pay, stateOf } = await start(2);
    const paypal = { name: 'paypal', title: 'PayPal', kind: 'online', provider: 'paypal' } as const;
    await storeExample(database, 3, { paymentCondition: paypal });
    const { documents } = testDocuments(database, createDocumentPrinter());
    for (const number of ['2026-000003', '2026-000002'])
      await documents.issueInvoice({ number, deliveredFrom: '2026-11-20' }, null);
    // RE2026-000001 is of the order by PayPal, RE2026-000002 of order 2.
    expect(await read(camt([pay('RE2026-000001', 4242)]))).toMatchObject({ new: 1, assigned: 0 });
    expect(await list()).toMatchObject([{ match: { kind: 'none', shares: [] } }]);
    expect(await read(camt([pay('Zahlung RE 2026 000002')]))).toMatchObject({ new: 1, assigned: 1 });
    expect([await stateOf('2026-000001'), await stateOf('2026-000002')]).toEqual(['open', 'paid']);
  });

  test('that waits names the orders it may pay, with the place where it is decided about', async () => {
    const { read, bank, pay, list } = await start(3);
    await read(
      camt([
        pay('2026-000001 und 2026-000002', 1000),
        pay('nichts', 7),
        { ...pay('Rückfrage 2026-000003', 500), side: 'DBIT' as const },
      ]),
    );
    const waiting = await bank.waitingMoney();
    expect([...waiting.keys()].toSorted()).toEqual(['2026-000001', '2026-000002']);
    expect(waiting.get('2026-000001')).toEqual(waiting.get('2026-000002'));
    const { after } = waiting.get('2026-000001') ?? { after: null };
    const { entries } = await bank.entries({ state: 'open', ...(after !== null && { after }) });
    expect(entries[0]?.purpose).toContain('2026-000001 und 2026-000002');
    const named = (await list()).find(({ purpose }) => purpose.includes('und'));
    await bank.assign(named?._id ?? '', [{ number: '2026-000001', amount: 10 }], eva);
    expect([...(await bank.waitingMoney()).keys()]).toEqual([]);
  });

  test('comes fifty at a time, the last booked first, each once', async () => {
    const { read, bank, pay } = await start(0);
    await read(camt(Array.from({ length: 60 }, (_, i) => pay(`Nr ${i}`, 100 + i))));
    const first = await bank.entries({});
    const second = await bank.entries({ after: first.next ?? '' });
    expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 10, null]);
    expect(new Set([...first.entries, ...second.entries].map(({ _id }) => _id)).size).toBe(60);
  });

  test('a file that is none is refused with a sentence; nothing is stored', async () => {
    const { bank, database } = await start(0);
    expect(await bank.read(Buffer.from('%PDF-1.7'), null, eva)).toMatchObject({
      status: 400,
      code: 'bank-file-unreadable',
    });
    expect(await database.read.selectFrom('bank_statements').selectAll().execute()).toEqual([]);
  });
});
