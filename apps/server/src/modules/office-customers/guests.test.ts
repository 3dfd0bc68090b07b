import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { countRowsWith } from '../../database/testing/counted-reads.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { refused } from '../../http/refused.ts';
import { storeCustomer, viennaAddress } from '../customers/testing/customers.ts';
import { createOfficeLog } from '../office-log/office-log.service.ts';
import { eraseOrder } from '../orders/orders.service.ts';
import { storeExample } from '../orders/testing/stored-order.ts';
import { createOfficeCustomers } from './office-customers.service.ts';

const clock = () => Date.UTC(2026, 10, 20, 12, 30);

function office(database: Database) {
  const customers = createOfficeCustomers({
    ...{ database, clock, wakeJobs: () => {}, log: createOfficeLog({ database, clock }) },
    sessions: { list: async () => [], endOthers: async () => 0 },
    devices: { uses: async () => [] },
    ownAccount: { export: async () => refused(401, 'not-signed-in') },
    addressBook: { list: async () => ({ addresses: [] }) },
    configuration: { current: async () => ({ customerGroups: [] }) as never },
  });
  return { customers };
}

describeOnBothEngines('guests in the back office', ({ open }) => {
  let database: Database;
  let customers: ReturnType<typeof createOfficeCustomers>;

  beforeEach(async () => {
    database = await open();
    customers = office(database).customers;
  });

  const guest = (number: number, email: string, name: string, city = 'Wien') =>
    storeExample(database, number, {
      ...{
        email,
        address: { ...viennaAddress, countryName: 'Österreich', firstName: 'Gerda', name, companyName: '', city },
        shippingAddress: null,
      },
    });
  const found = async (search: string, more: { after?: string; limit?: number } = {}) => {
    const { guests, next } = await customers.guests({ search, ...more });
    return { guests: guests.map(({ email, lastOrder }) => `${email} ${lastOrder}`), next };
  };

  test('are found by e-mail address, name, place and number of an order, each once with all their orders', async () => {
    await guest(1, 'gerda@gast.example', 'Huber');
    await guest(2, 'Gerda@Gast.example', 'Maier');
    await guest(3, 'otto@gast.example', 'Huber', 'Linz');
    expect(await customers.guests({ search: 'gerda@gast.example' })).toEqual({
      guests: [
        {
          ...{ email: 'Gerda@Gast.example', name: 'Gerda Maier', company: '', city: 'Wien', orderCount: 2 },
          ...{ lastOrder: '2026-000002', placedAt: '2026-11-20T12:32:00.000Z' },
        },
      ],
      next: null,
    });
    // At the last order that fits, which may be an earlier one.
    expect((await found('huber')).guests).toEqual(['otto@gast.example 2026-000003', 'gerda@gast.example 2026-000001']);
    expect((await found('hub linz')).guests).toEqual(['otto@gast.example 2026-000003']);
    expect((await found('2026-000001')).guests).toEqual(['gerda@gast.example 2026-000001']);
    expect((await found('001')).guests).toEqual(['gerda@gast.example 2026-000001']);
    for (const nobody of ['niemand', '  ', 'huber maier']) expect((await found(nobody)).guests).toEqual([]);
  });

  test('are one, however their address is written: umlauts in its domain are letters on both databases', async () => {
    await guest(1, 'joerg@müller.example', 'Huber');
    await guest(2, 'JOERG@MÜLLER.example', 'Huber');
    await guest(3, 'Joerg@xn--mller-kva.example', 'Huber');
    await guest(4, 'joerg@mueller.example', 'Huber');
    const joerg = 'Joerg@xn--mller-kva.example 2026-000003';
    expect((await found('huber')).guests).toEqual(['joerg@mueller.example 2026-000004', joerg]);
    const { guests } = await customers.guests({ search: 'huber' });
    expect(guests.map(({ orderCount }) => orderCount)).toEqual([1, 3]);
    const [typed] = (await customers.guests({ search: 'JOERG@MÜLLER.EXAMPLE 000002' })).guests;
    expect(typed).toMatchObject({ lastOrder: '2026-000002', orderCount: 3 });
  });

  test('are none who were signed in, who were erased, or who left no e-mail address', async () => {
    const [signedIn, erased] = [
      await guest(1, 'ada@kunde.example', 'Huber'),
      await guest(2, 'weg@gast.example', 'Huber'),
    ];
    await guest(3, '', 'Huber');
    await guest(4, 'gerda@gast.example', 'Huber');
    const { customerId } = await storeCustomer(database, {
      email: 'ada@kunde.example',
      email_key: 'ada@kunde.example',
    });
    await database.transaction(async (transaction) => {
      await transaction.updateTable('orders').set({ customer_id: customerId }).where('id', '=', signedIn).execute();
      await eraseOrder(transaction, erased, clock());
    });
    expect((await found('huber')).guests).toEqual(['gerda@gast.example 2026-000004']);
    expect((await found('000002')).guests).toEqual([]);
  });

  test('come in pages, nobody twice, however often they ordered', async () => {
    for (let n = 1; n <= 6; n += 1) await guest(n, 'viel@gast.example', 'Huber');
    for (let n = 7; n <= 9; n += 1) await guest(n, `gast${n}@gast.example`, 'Huber');
    await guest(10, 'viel@gast.example', 'Huber');
    const first = await found('huber', { limit: 2 });
    expect(first.guests).toEqual(['viel@gast.example 2026-000010', 'gast9@gast.example 2026-000009']);
    const second = await found('huber', { limit: 2, after: first.next ?? '' });
    expect(second.guests).toEqual(['gast8@gast.example 2026-000008', 'gast7@gast.example 2026-000007']);
    expect(await found('huber', { limit: 2, after: second.next ?? '' })).toEqual({ guests: [], next: null });
    expect((await found('huber', { limit: 2, after: 'no place' })).guests).toEqual(first.guests);
  });

  test('who ordered very often are passed in a bounded number of reads, and the next page goes on', async () => {
    for (let n = 1; n <= 14; n += 1) await guest(n, 'viel@gast.example', 'Huber');
    await guest(15, 'einmal@gast.example', 'Huber');
    const counted = countRowsWith('snapshot', database);
    const { customers } = office(counted.database);
    const first = await customers.guests({ search: 'huber', limit: 2 });
    expect(first.guests.map(({ lastOrder }) => lastOrder)).toEqual(['2026-000015', '2026-000014']);
    counted.taken();
    const passed = await customers.guests({ search: 'huber', limit: 2, after: first.next ?? '' });
    expect(passed).toMatchObject({ guests: [], next: expect.any(String) });
    expect(counted.taken()).toBe(10);
    const last = await customers.guests({ search: 'huber', limit: 2, after: passed.next ?? '' });
    expect(last).toEqual({ guests: [], next: null });
    expect(counted.taken()).toBe(3);
  });
});
