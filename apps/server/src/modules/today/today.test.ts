import type { Right } from '@kontor/domain';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { testConfiguration } from '../orders/testing/shop.ts';
import { storeExample } from '../orders/testing/stored-order.ts';
import { createToday } from './today.service.ts';

describeOnBothEngines('what waits in the shop', ({ open }) => {
  async function start() {
    const database = await open();
    const documents = { ...testConfiguration.documents, issuedElsewhere: false };
    const today = createToday({
      configuration: { current: async () => ({ documents }) },
      ...{ database, clock: () => Date.UTC(2026, 10, 23, 12) },
      bankStatements: { countOpen: async () => 2 },
      reminders: { countDue: async () => 4 },
      payments: { findings: async () => [] },
      books: {
        limits: async () => [
          {
            ...{ kind: 'oss', state: 'near', year: 2026, current: 850_000, previous: 0 },
            limit: 1_000_000,
            hardLimit: 1_000_000,
          },
          {
            ...{ kind: 'small-business', state: 'below', year: 2026, current: 1, previous: 0 },
            limit: 2,
            hardLimit: 2,
          },
        ],
      },
      withdrawalList: { countUnchecked: async () => 3 },
    });
    const asked = (...rights: Right[]) =>
      today.today({
        ...{ id: 'eva', name: 'Eva', email: 'eva@shop.example', role: 'x', network: '', rights },
        ...{ provenAt: 0, sessionId: 's' },
      });
    const change = (number: number, values: object) =>
      database.transaction((transaction) =>
        transaction.updateTable('orders').set(values).where('order_number', '=', `2026-00000${number}`).execute(),
      );
    return { database, asked, change, documents };
  }

  test('orders are counted by the filters of their list, and empty ones are left out', async () => {
    const { database, asked, change, documents } = await start();
    for (const number of [1, 2, 3, 4]) await storeExample(database, number);
    expect((await asked('orders.read')).orders).toEqual([{ filter: { state: 'placed' }, count: 4 }]);
    await change(1, { state: 'processing', payment_state: 'paid' });
    await change(2, { state: 'processing', payment_state: 'paid', shipping_state: 'partly-shipped', hold: 'Adresse' });
    await change(3, { state: 'shipped', payment_state: 'paid', shipping_state: 'shipped', unbilled_since: 1 });
    expect((await asked('orders.read')).orders).toEqual([
      { filter: { state: 'placed' }, count: 1 },
      { filter: { payment: 'paid', shipping: 'open' }, count: 1 },
      { filter: { shipping: 'partly-shipped' }, count: 1 },
      { filter: { isUnbilled: true }, count: 1 },
      { filter: { isHeld: true }, count: 1 },
    ]);
    documents.issuedElsewhere = true;
    expect((await asked('orders.read')).orders.filter(({ filter }) => filter.isUnbilled)).toEqual([]);
  });

  test('what was shipped and not paid is counted', async () => {
    const { database, asked, change } = await start();
    for (const number of [1, 2]) await storeExample(database, number);
    await change(2, { state: 'shipped', shipping_state: 'shipped', unpaid_since: 1 });
    expect((await asked('orders.read')).orders).toEqual([
      { filter: { state: 'placed' }, count: 1 },
      { filter: { matter: 'shipped-unpaid' }, count: 1 },
    ]);
  });

  test('transfers back are counted with their sum', async () => {
    const { database, asked, change } = await start();
    for (const number of [1, 2, 3]) await storeExample(database, number);
    await change(1, { state: 'cancelled', transfer_back: 2780 });
    await change(2, { state: 'cancelled', transfer_back: 2080 });
    expect((await asked('orders.read')).orders).toEqual([
      { filter: { state: 'placed' }, count: 1 },
      { filter: { matter: 'transfer-back' }, count: 2, sum: 48.6 },
    ]);
  });

  test('what was paid and not shipped for thirty days comes first [LAW O3]', async () => {
    const { database, asked, change } = await start();
    for (const number of [1, 2, 3]) await storeExample(database, number);
    const paid = { state: 'processing', payment_state: 'paid' };
    // Midnight of 25 October in Vienna, and a moment before. The clock stands at 23 November.
    await change(1, { ...paid, created_at: Date.UTC(2026, 9, 24, 22) - 1 });
    await change(2, { ...paid, created_at: Date.UTC(2026, 9, 24, 22) });
    await change(3, { ...paid, created_at: Date.UTC(2026, 8, 1), shipping_state: 'shipped' });
    expect((await asked('orders.read')).orders).toEqual([
      { filter: { payment: 'paid', shipping: 'open', to: '2026-10-24' }, count: 1 },
      { filter: { payment: 'paid', shipping: 'open' }, count: 2 },
    ]);
  });

  test('nobody sees what they have no right to', async () => {
    const { database, asked } = await start();
    await storeExample(database, 1);
    expect(await asked()).toEqual({ orders: [] });
    expect(await asked('money.read')).toEqual({ orders: [], bankEntries: 2, receivables: 4, findings: 0 });
    expect(await asked('settings.read')).toEqual({ orders: [], failedJobs: 0 });
    expect(await asked('orders.read')).toEqual({ orders: [{ filter: { state: 'placed' }, count: 1 }], withdrawals: 3 });
  });

  test('limits of turnover are told to who sees the books, once they are near [LAW T3, T6]', async () => {
    const { asked } = await start();
    expect((await asked('orders.read')).limits).toBeUndefined();
    expect((await asked('books.read')).limits).toEqual([
      { kind: 'oss', state: 'near', year: 2026, current: 8500, previous: 0, limit: 10_000, hardLimit: 10_000 },
    ]);
  });
});
