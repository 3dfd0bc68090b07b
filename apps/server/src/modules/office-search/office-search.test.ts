import type { Right } from '@kontor/domain';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { plansOf } from '../../database/testing/query-plans.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { createDocumentPrinter } from '../documents/printed/document-printer.ts';
import { testDocuments } from '../documents/testing/documents.ts';
import { searchOrders } from '../orders/listed-orders.service.ts';
import { storeExample } from '../orders/testing/stored-order.ts';
import { findRecords } from './office-search.service.ts';

describeOnBothEngines('records by their numbers', ({ open, engine }) => {
  const printer = createDocumentPrinter();
  afterAll(() => printer.close());

  async function shop() {
    const database = await open();
    for (const number of [1, 2]) await storeExample(database, number);
    const { documents } = testDocuments(database, printer);
    const issued = await documents.issueInvoice({ number: '2026-000002', isMailed: false }, null);
    if (isRefused(issued)) throw new Error(issued.code);
    await others(database);
    const found = async (text: string, ...rights: Right[]) =>
      (await findRecords(database, { rights }, text)).records.map(({ kind, number, order }) => [kind, number, order]);
    return { database, found, invoice: issued.number };
  }

  async function others(database: Database): Promise<void> {
    await database.transaction(async (transaction) => {
      for (let n = 1; n <= 7; n += 1) {
        const [number, id] = [`A2026-00000${n}`, `quote-${n}`];
        await transaction
          .insertInto('quotes')
          .values({
            ...{ id, number, request_key: id, state: 'open', version: 1, revision: 1, valid_until: '2026-12-12' },
            ...{
              customer_id: null,
              email: '',
              words: '',
              total_gross: 1,
              created_at: n,
              changed_at: n,
              order_id: null,
            },
          })
          .execute();
      }
      await transaction
        .insertInto('withdrawals')
        .values({
          ...{ id: 'w', number: 'W2026-000001', request_hash: 'w', received_at: 1, email: 'a@example.at' },
          ...{ order_id: null, order_number: null, declaration: '{}', is_acknowledged: 1 },
        })
        .execute();
      await transaction
        .insertInto('vouchers')
        .values({
          ...{ code_key: 'weihnacht', code: 'WEIHNACHT', kind: 'fixed', value: 100, balance: null, minimum: 0 },
          ...{ valid_from: null, valid_to: null, uses_allowed: null, used: 0, created_at: 1, stopped_at: null },
        })
        .execute();
    });
  }

  test('a document leads to its order, and offers, withdrawals and vouchers are found by how they begin', async () => {
    const { found, invoice } = await shop();
    const [orders, money] = ['orders.read', 'money.read'] as const;
    expect(await found(invoice, orders)).toEqual([['document', invoice, '2026-000002']]);
    expect(await found(` ${invoice.slice(0, -1).toLowerCase()}`, orders)).toEqual([
      ['document', invoice, '2026-000002'],
    ]);
    expect(await found('A2026', orders)).toEqual(
      [7, 6, 5, 4, 3].map((number) => ['quote', `A2026-00000${number}`, null]),
    );
    expect(await found('w2026-000001', orders)).toEqual([['withdrawal', 'W2026-000001', null]]);
    expect(await found('weih', orders, money)).toEqual([['voucher', 'WEIHNACHT', null]]);
    expect(await found('2026-00', orders, money)).toEqual([]);
    expect(await found(' ', orders, money)).toEqual([]);
    expect(await found('%', orders, money)).toEqual([]);
  });

  test('nobody finds what they may not see', async () => {
    const { found, invoice } = await shop();
    expect(await found(invoice, 'money.read')).toEqual([]);
    expect(await found('a2026', 'money.read')).toEqual([]);
    expect(await found('w', 'money.read')).toEqual([['voucher', 'WEIHNACHT', null]]);
    expect(await found('w', 'orders.read')).toEqual([['withdrawal', 'W2026-000001', null]]);
    expect(await found('w')).toEqual([]);
  });

  test('the list of orders finds the order of a document, by its whole number', async () => {
    const { database, invoice } = await shop();
    const part = { sort: 'newest', after: null, limit: 10 } as const;
    const listed = async (search: string) =>
      (await searchOrders(database, { search }, part)).orders.map(({ order }) => order.orderNumber);
    expect(await listed(invoice.toLowerCase())).toEqual(['2026-000002']);
    expect(await listed(invoice.slice(0, -1))).toEqual([]);
  });

  test('each kind is a range of an index', async () => {
    const { database } = await shop();
    const plans = await plansOf(database, (queryable) =>
      findRecords({ ...database, read: queryable }, { rights: ['orders.read', 'money.read'] }, 'W2026'),
    );
    expect(plans).toHaveLength(4);
    // PostgreSQL reads tables of a few rows as a whole.
    if (engine === 'sqlite') for (const plan of plans) expect(plan).not.toMatch(/SCAN|TEMP B-TREE/);
  });
});
