import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { storeExample } from '../orders/testing/stored-order.ts';
import { declaredAt, withdrawalShop } from './testing/withdrawal-shop.ts';

const confirm = '/widerruf/bestaetigen';
const eva = { id: 'eva', name: 'Eva', network: '203.0.113.0/24' };

describeOnBothEngines('declarations of withdrawal for the shop', ({ open }) => {
  test('one shows what was declared and how it stands, without the keys to receipt and order', async () => {
    const database = await open();
    const orderId = await storeExample(database, 1);
    const { send, list, stored } = await withdrawalShop(database);
    await send(confirm, { orderId, 'amount.0': '1' });
    const one = await list.one('W2026-000001');
    expect(one).toEqual({
      ...{ number: 'W2026-000001', receivedAt: '2026-11-23T09:15:30.000Z' },
      ...{ name: 'Anna Berger', email: 'anna@example.at', isAcknowledged: true },
      content: [
        { label: 'Name', lines: ['Anna Berger'] },
        { label: 'Bestellnummer', lines: ['2026-000001'] },
        { label: 'Widerrufen wird', lines: [expect.stringMatching(/^1 von 2 Stück /)] },
        { label: 'Bestätigung an', lines: ['anna@example.at'] },
      ],
      items: [{ line: 0, amount: 1 }],
      ...{ orderNumber: '2026-000001', verdict: 'in-time', lastDay: null, checked: null },
      ...{ refundUntil: '2026-12-07', isRefundOpen: false, owed: { amount: 19.99, hasDelivery: false } },
    });
    const [row] = await stored();
    expect(JSON.stringify(one)).not.toContain(row?.id);
    expect(JSON.stringify(one)).not.toContain(orderId);
  });

  test.each([
    ['2026-11-09', 'in-time', '2026-11-23'],
    ['2026-11-06', 'late', '2026-11-20'],
  ])('of an order delivered on %s it is %s [LAW F6, R1]', async (delivered, verdict, lastDay) => {
    const database = await open();
    const orderId = await storeExample(database, 1);
    const { send, list } = await withdrawalShop(database);
    await database.transaction(async (transaction) => {
      const step = { order_id: orderId, version: 1 };
      const pieces = [2, 1, 12].map((amount, line) => ({
        ...step,
        line,
        kind: 'ship' as const,
        amount,
        to_stock: 0 as const,
      }));
      await transaction.insertInto('order_pieces').values(pieces).execute();
      const parcel = { ...step, number: 1, carrier: '', tracking_number: '', tracking_link: null, shipped_at: 1 };
      const delivered_at = Date.parse(`${delivered}T22:59:00Z`); // One minute before midnight in Vienna.
      await transaction
        .insertInto('order_parcels')
        .values({ ...parcel, delivered_at })
        .execute();
    });
    await send(confirm, { orderId, 'amount.0': '2' });
    expect(await list.one('W2026-000001')).toMatchObject({ verdict, lastDay });
  });

  test('an order finds those that name it, by its link or its number, typed with blanks too', async () => {
    const database = await open();
    const orderId = await storeExample(database, 1);
    const { send, list } = await withdrawalShop(database);
    await send(confirm, { orderId, 'amount.0': '1' });
    await send(confirm, { orderNumber: '2026 -000001', what: 'alles' });
    await send(confirm, { orderNumber: '2026-000002', what: 'alles' });
    const { withdrawals, next } = await list.page({ order: '2026-000001' });
    expect(withdrawals.map(({ number }) => number).toSorted()).toEqual(['W2026-000001', 'W2026-000002']);
    expect(next).toBeNull();
    expect((await list.page({ order: '2026-000009' })).withdrawals).toEqual([]);
  });

  test('the list continues page by page, the latest first, even if many came in one moment', async () => {
    const { send, list, time } = await withdrawalShop(await open());
    for (let i = 1; i <= 28; i++) {
      time.now = declaredAt + Math.floor(i / 10);
      await send(confirm, { what: `${i}` }, `198.51.100.${i}`);
    }
    const first = await list.page({});
    const second = await list.page({ after: first.next ?? '' });
    const numbers = [...first.withdrawals, ...second.withdrawals].map(({ number }) => Number(number.slice(6)));
    expect([first.withdrawals.length, second.withdrawals.length, second.next]).toEqual([25, 3, null]);
    expect(numbers).toEqual(Array.from({ length: 28 }, (_, i) => 28 - i));
    expect((await list.page({ after: 'nonsense' })).withdrawals[0]?.number).toBe('W2026-000028');
  });

  test('who looks first is kept and logged once; the declaration stays as it came', async () => {
    const { send, list, log, stored, time } = await withdrawalShop(await open());
    await send(confirm);
    await send(confirm, { what: 'Hammer' });
    const before = await stored();
    time.now += 60_000;
    const checked = { at: '2026-11-23T09:16:30.000Z', by: 'Eva' };
    expect(await list.check('W2026-000001', eva)).toMatchObject({ checked });
    time.now += 60_000;
    expect(await list.check('W2026-000001', { ...eva, id: 'max', name: 'Max' })).toMatchObject({ checked });
    expect(await stored()).toEqual(before);
    const { entries } = await log.page({ subject: 'withdrawal' });
    expect(entries.map(({ operator, action, subjectId }) => [operator, action, subjectId])).toEqual([
      ['Eva', 'withdrawal.checked', 'W2026-000001'],
    ]);
    const numbersOf = async (isChecked: boolean) =>
      (await list.page({ isChecked })).withdrawals.map(({ number }) => number);
    expect([await numbersOf(true), await numbersOf(false)]).toEqual([['W2026-000001'], ['W2026-000002']]);
  });

  test('one that is not there is refused, and nothing is logged', async () => {
    const { list, log } = await withdrawalShop(await open());
    for (const answer of [await list.one('W2026-000009'), await list.check('W2026-000009', eva)])
      expect(isRefused(answer) && [answer.status, answer.code]).toEqual([404, 'withdrawal-not-found']);
    expect((await log.page({})).entries).toEqual([]);
  });
});
