import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { viennaDayBegins } from '../../german-format.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { createJobRunner } from '../../jobs/job-runner.ts';
import { serveAccount } from '../../testing/account.ts';
import { viennaAddress } from '../customers/testing/customers.ts';
import { verifyDocuments } from '../documents/verify-documents.ts';
import { createOfficeLog } from '../office-log/office-log.service.ts';
import { fillCatalogue, placement, testConfiguration, testShop } from '../orders/testing/shop.ts';
import { createRetention, retentionJobs } from './retention.service.ts';

const eva = { id: 'eva', name: 'Eva Huber', network: '203.0.113.0/24' };
const secret = 'Geheimnis';

describeOnBothEngines('retention', ({ open }) => {
  /** Two orders placed in November 2026; the first is of somebody whose name is in every table that can hold it. */
  async function shop() {
    const database = await open();
    await fillCatalogue(database);
    const { browser, time } = await serveAccount(database);
    const finish = async (key: string, name: string) => {
      const body = placement({
        email: `${name}@kunde.example`,
        address: { ...viennaAddress, name },
        externalNumber: name,
      });
      return (await browser().call('orderFinish', body, { 'idempotency-key': key })).json();
    };
    const first = await finish('first', secret);
    const second = await finish('second', 'Zweite');
    await fillWithSecrets(database, first._id, first.orderNumber);
    const clock = () => time.now;
    const settings = { ...testConfiguration, retention: { extraYears: 0 } };
    const log = createOfficeLog({ database, clock });
    await database.transaction((transaction) =>
      log.write(transaction, {
        ...{ by: eva, subject: 'order', subjectId: first.orderNumber, action: 'order.note' },
        after: { text: secret },
      }),
    );
    const { orders } = testShop(database, {}, { clock });
    const sources = { database, orders, log, clock, configuration: { current: async () => settings as never } };
    const retention = createRetention(sources);
    const runner = () =>
      createJobRunner({ database, handlers: retentionJobs(sources), clock, logger: pino({ level: 'silent' }) });
    const runOn = async (day: string) => {
      time.now = (viennaDayBegins(day) ?? 0) + 1;
      await retention.queueRun();
      await Promise.all([runner(), runner()].map((one) => one.runDue()));
    };
    return { database, first, second, retention, runOn, settings, log, time };
  }

  test('erases whom an order names once its time is over, wherever they stand, and not a day before [LAW D6]', async () => {
    const { database, first, second, retention, runOn } = await shop();
    expect((await tablesWith(database, secret)).toSorted()).toEqual([
      ...['bank_entries', 'bookings', 'issued_documents', 'noted_payments', 'office_log', 'order_parcels'],
      ...['order_search_words', 'order_tags', 'order_timeline', 'orders', 'payment_attempts', 'payment_findings'],
      ...['reminder_stops', 'reminders', 'withdrawals'],
    ]);
    await runOn('2033-12-31');
    expect(await tablesWith(database, secret)).toContain('orders');
    const { next, erased } = await retention.overview();
    const over = { keptUntil: '2033-12-31', erasedOn: '2034-01-01', reason: 'voucher', isHeld: false };
    expect([next, erased]).toEqual([
      [first, second].map(({ orderNumber: number }) => expect.objectContaining({ ...over, number })),
      [],
    ]);

    await runOn('2034-01-01');
    expect(await tablesWith(database, secret)).toEqual([]);
    expect((await retention.overview()).erased).toEqual([
      { day: '2034-01-01', kind: 'bookings', count: 1 },
      { day: '2034-01-01', kind: 'orders', count: 2 },
      { day: '2034-01-01', kind: 'transfers', count: 1 },
      { day: '2034-01-01', kind: 'withdrawals', count: 1 },
    ]);
    const rows = database.read.selectFrom('orders').select(['order_number', 'total_gross', 'email', 'customer_id']);
    expect(await rows.orderBy('order_number').execute()).toEqual(
      [first, second].map(({ orderNumber: order_number }) => ({
        ...{ order_number, total_gross: 7178, email: '', customer_id: null },
      })),
    );
    expect(await verifyDocuments(database.read)).toMatchObject({ rendered: 1, faults: [] });
    await runOn('2034-01-02');
    expect((await retention.overview()).erased).toHaveLength(4);
  });

  test('a rule of the bank ends when it has set nothing aside for as long as letters are kept', async () => {
    const { database, runOn } = await shop();
    const rule = {
      ...{ payer: 'Anna Gruber', payer_iban: 'AT1', words: '', reason: 'Privat', is_outgoing: 0 },
      ...{ made_by: 'Eva', made_at: Date.UTC(2026, 10, 21) },
    };
    await database.transaction((transaction) =>
      transaction
        .insertInto('bank_aside_rules')
        .values([
          { ...rule, id: 'never', used: 0, last_used_on: null },
          { ...rule, id: 'long-ago', used: 1, last_used_on: '2026-12-31' },
          { ...rule, id: 'used', used: 2, last_used_on: '2027-01-01' },
        ])
        .execute(),
    );
    const left = async () =>
      (await database.read.selectFrom('bank_aside_rules').select('id').orderBy('id').execute()).map(({ id }) => id);
    await runOn('2033-12-31');
    expect(await left()).toEqual(['long-ago', 'never', 'used']);
    await runOn('2034-01-01');
    expect(await left()).toEqual(['used']);
  });

  test('an order begins its time anew with each step, and the setting makes it longer [LAW D6]', async () => {
    const { database, first, second, retention, runOn, settings } = await shop();
    const at = Date.UTC(2028, 0, 5);
    await database.transaction((transaction) =>
      transaction.updateTable('order_timeline').set({ at }).where('order_id', '=', first._id).execute(),
    );
    await runOn('2034-01-01');
    expect((await retention.overview()).erased).toContainEqual({ day: '2034-01-01', kind: 'orders', count: 1 });
    settings.retention = { extraYears: 1 };
    await runOn('2036-01-01');
    expect(await retention.overview()).toMatchObject({
      ...{ country: 'AT', extraYears: 1, isMore: false },
      periods: { voucher: 8, letter: 8, books: 8, 'one-stop-shop': 11, transfers: 8, withdrawals: 8 },
      next: [{ number: first.orderNumber, keptUntil: '2036-12-31', erasedOn: '2037-01-01' }],
    });
    expect(second.orderNumber).not.toBe(first.orderNumber);
    await runOn('2037-01-01');
    expect(await tablesWith(database, secret)).toEqual([]);
  });

  test('what is held back with a reason stays whole until it is let go; both are logged once [LAW D6]', async () => {
    const { database, first, retention, runOn, log } = await shop();
    const number = first.orderNumber;
    for (const [wrong, code] of [
      [{ number: '2026-999999', reason: 'Prozess' }, 'order-not-found'],
      [{ number, reason: '  ' }, 'reason-missing'],
    ] as const)
      expect(await retention.hold(eva, wrong)).toMatchObject({ code });
    const before = await tablesWith(database, secret);
    for (let twice = 0; twice < 2; twice++) {
      const held = await retention.hold(eva, { number, reason: ' Prozess  anhängig ' });
      expect(isRefused(held) || held.held).toMatchObject([{ number, reason: 'Prozess anhängig', by: 'Eva Huber' }]);
    }
    await runOn('2034-01-01');
    expect((await tablesWith(database, secret)).toSorted()).toEqual(before.toSorted());
    expect(await retention.hold(eva, { number, reason: null })).toMatchObject({ held: [] });
    expect((await log.page({ subject: 'order', subjectId: number })).entries).toMatchObject([
      { action: 'order.retention-released', before: { reason: 'Prozess anhängig' }, after: { reason: null } },
      { action: 'order.retention-held', before: { reason: null }, after: { reason: 'Prozess anhängig' } },
      { action: 'order.note' },
    ]);
    await runOn('2034-01-02');
    expect(await tablesWith(database, secret)).toEqual([]);
  });
});

/** The tables in which a text stands, in whatever case. */
async function tablesWith({ read }: Database, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await read.introspection.getTables()) {
    const rows = await read
      .selectFrom(name as 'orders')
      .selectAll()
      .execute();
    const written = JSON.stringify(rows, (_, value) =>
      value instanceof Uint8Array || value?.type === 'Buffer' ? '' : value,
    );
    if (written.toLowerCase().includes(text.toLowerCase())) found.push(name);
  }
  return found;
}

/** Rows of all tables that may name the people of an order. */
async function fillWithSecrets(database: Database, id: string, number: string): Promise<void> {
  const at = Date.UTC(2026, 10, 21);
  const words = { word: secret.toLowerCase(), order_id: id };
  await database.transaction(async (transaction) => {
    const insert = <Table extends keyof typeof rows>(table: Table) =>
      transaction
        .insertInto(table)
        .values(rows[table] as never)
        .execute();
    const rows = {
      order_search_words: words,
      order_tags: { tag: secret, order_id: id },
      order_timeline: {
        ...{ order_id: id, version: 1, kind: 'note', at, operator_id: null, operator_name: 'Eva', via: 'order' },
        ...{ request_key: null, detail: JSON.stringify({ text: secret, amount: 3 }) },
      },
      order_parcels: {
        ...{ order_id: id, number: 1, version: 1, carrier: 'Post', tracking_number: secret, tracking_link: secret },
        ...{ shipped_at: at, delivered_at: null },
      },
      reminders: {
        ...{ id: 'r', order_id: id, step: 1, amount: 1, fee: 0, letter: JSON.stringify({ title: secret }) },
        ...{ asked_at: at, mailed_at: at, dropped_at: null },
      },
      reminder_stops: { order_id: id, reason: secret, stopped_by: 'Eva', stopped_at: at },
      withdrawals: {
        ...{ id: 'w', number: 'W2026-000001', request_hash: 'h', received_at: at, email: `${secret}@kunde.example` },
        ...{ order_id: id, order_number: number, declaration: '{}', is_acknowledged: 1 },
      },
      noted_payments: {
        ...{ id: 'n', order_id: id, source: 'bank:b', amount: 7178, received_on: '2026-11-21', reference: secret },
        ...{ noted_by: 'Eva', noted_at: at, taken_back_by: null, taken_back_at: null },
      },
      bank_statements: {
        ...{ id: 's', file_hash: 'f', format: 'camt', iban: 'AT61', number: '', first_day: null, last_day: null },
        ...{ closing: null, new_entries: 1, known_entries: 0, refused_entries: 0, read_by: 'Eva', read_at: at },
      },
      bank_entries: {
        ...{ id: 'b', booking_key: 'k', part: 0, statement_id: 's', format: 'camt', iban: 'AT61', amount: 7178 },
        ...{ booked_on: '2026-11-21', currency: 'EUR', payer: secret, payer_iban: secret, purpose: secret },
        ...{ flags: '', state: 'assigned', changed_at: at },
      },
      bookings: {
        ...{ source_kind: 'noted', source_id: 'n', part: 0, month: '2026-11', day: '2026-11-21', cause: 'payment' },
        ...{ subject: 'money', tax_case: null, country: null, rate: null, place: 'bank', net: 7178, vat: 0 },
        ...{ document_number: '', order_id: id, order_number: number, debtor: 'consumer', customer: secret },
        ...{ vat_id: '', destination: null, corrects_number: null, corrects_month: null, booked_at: at },
      },
      payment_attempts: {
        ...{ id: 'p', order_id: id, number: 1, provider: 'saferpay', reference: `${number}-1`, amount: 7178 },
        ...{ state: 'failed', open_order: null, return_url: '/', provider_ref: null, transaction_id: null },
        ...{ capture_id: null, refunded: 0, reversed: 0, disputed: 0, reversals: null, held: null, seen_amount: null },
        ...{ means: secret, failure_code: null, failure_message: secret, liability_shift: null, expires_at: null },
        ...{ asked_at: null, created_at: at, changed_at: at, lease: null, leased_until: null },
      },
      payment_findings: {
        ...{ id: 'f', kind: 'k', key: 'k', attempt_id: null, order_id: id, detail: JSON.stringify({ secret }) },
        ...{ found_at: at, resolved_at: null },
      },
      issued_documents: {
        ...{ id: 'd', order_id: id, kind: 'delivery-note', series: 'delivery-note', position: 1, number: 'LS-1' },
        ...{ corrects: null, request_key: null, model: JSON.stringify(deliveryNote(number)), issued_at: at },
        ...{ content: new TextEncoder().encode(secret), content_hash: 'h', chain_position: 1, chain_hash: 'c' },
        rendered_at: at,
      },
      number_sequences: { name: 'delivery-note', value: 1 },
    } as const;
    for (const table of Object.keys(rows) as (keyof typeof rows)[]) await insert(table);
  });
}

/** The model of a delivery note that names somebody wherever it can. */
function deliveryNote(orderNumber: string): object {
  const party = { name: secret, person: secret, street: secret, zipCode: '1010', city: 'Wien', country: 'AT' };
  const { seller } = testConfiguration;
  return {
    format: 1,
    shop: { title: 'Eisenhof', seller },
    document: {
      ...{ kind: 'delivery-note', number: 'LS-1', issuedOn: '2026-11-21', orderNumber, orderedOn: '2026-11-20' },
      ...{ buyerReference: secret, buyersOrderNumber: secret, lines: [] },
      seller: {
        ...{ name: 'E', street: 'S', zipCode: '1010', city: 'Wien', country: 'AT', vatId: '', taxNumber: '' },
        ...{ registerNumber: '', contact: '', phone: '', email: '' },
      },
      buyer: { ...party, countryName: 'Österreich', email: secret, vatId: secret },
      deliveredTo: { ...party, countryName: 'Österreich' },
      delivery: { from: '2026-11-21', to: '2026-11-21' },
    },
  };
}
