import type { OrderListPage, OrderQuestion } from '@kontor/contract/office';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { exampleOrder } from '../orders/testing/order.ts';
import { fillCatalogue } from '../orders/testing/shop.ts';
import { type TestLife, testLife } from './testing/life.ts';

describeOnBothEngines('the list of orders in the back office', ({ open }) => {
  let database: Database;
  let at: TestLife;
  const numbers: string[] = [];
  const page = async (question: OrderQuestion): Promise<OrderListPage> => {
    const answer = await at.life.list(question);
    if (isRefused(answer)) throw new Error(answer.code);
    return answer;
  };
  const digits = (orders: OrderListPage['orders']) => orders.map(({ number }) => Number(number.slice(-2))).join(' ');
  const found = async (question: OrderQuestion) => digits((await page(question)).orders);

  beforeAll(async () => {
    database = await open();
    await fillCatalogue(database);
    at = testLife(database);
    const company = { ...exampleOrder().address, firstName: 'Zoë', name: 'ÖZGÜR', companyName: 'Straße & Söhne' };
    // The last two have the same moment. The others are on two days, on either side of midnight in Vienna.
    const midnight = Date.UTC(2026, 10, 20, 23);
    for (let number = 1; number <= 12; number++) {
      const createdAt = midnight + Math.min(number - 6, 5) * 60_000;
      numbers.push(await at.order(number, { createdAt, ...(number === 3 && { shippingAddress: company }) }));
    }
    const on = (number: string, version: number) => ({ number, version, key: `seed-${number}-${version}` });
    const [, two = '', three = '', four = ''] = numbers;
    await at.done(at.life.ship(at.eva, { ...on(two, 0), carrier: 'Post', trackingNumber: '00340-4344 9987' }));
    await at.done(at.life.hold(at.eva, { ...on(three, 0), reason: 'Adresse' }));
    await at.done(at.life.tag(at.eva, { number: four, key: 'seed-tag-1', added: ['Eilig'], removed: [] }));
    await at.done(at.life.cancel(at.eva, { ...on(four, 1), reason: 'x' }, false));
  });

  test('is newest first, and pages lead on and back without losing or repeating an order', async () => {
    const first = await page({ limit: 5 });
    expect([digits(first.orders), first.count, first.isMore, first.previous]).toEqual([
      '12 11 10 9 8',
      12,
      false,
      null,
    ]);
    const second = await page({ limit: 5, after: first.next ?? '' });
    const third = await page({ limit: 5, after: second.next ?? '' });
    expect([digits(second.orders), digits(third.orders), third.next]).toEqual(['7 6 5 4 3', '2 1', null]);
    const back = await page({ limit: 5, before: third.previous ?? '' });
    expect([digits(back.orders), back.next]).toEqual(['7 6 5 4 3', second.next]);
    const start = await page({ limit: 5, before: back.previous ?? '' });
    expect([digits(start.orders), start.previous, start.next]).toEqual(['12 11 10 9 8', null, first.next]);
    expect(await found({ limit: 3, sort: 'oldest' })).toBe('1 2 3');
    expect(await found({ limit: 3, sort: 'oldest', after: first.next ?? '' })).toBe('9 10 11');
    expect(await found({ limit: 2, after: 'nonsense' })).toBe('12 11');
    expect(JSON.stringify(first)).not.toContain('secret-key-of-order');
  });

  test('a page that ends between two orders of one moment continues at the right order', async () => {
    const first = await page({ limit: 1 });
    expect(await found({ limit: 1, after: first.next ?? '' })).toBe('11');
  });

  test.each<[OrderQuestion, string]>([
    [{ state: 'cancelled' }, '4'],
    [{ shipping: 'shipped' }, '2'],
    [{ payment: 'paid' }, ''],
    [{ isHeld: true }, '3'],
    [{ isUnbilled: true }, '2'],
    [{ isUnbilled: true, to: '2026-11-19' }, ''],
    [{ tag: 'Eilig' }, '4'],
    [{ tag: 'eilig' }, ''],
    [{ state: 'placed', tag: 'Eilig' }, ''],
    [{ from: '2026-11-21' }, '12 11 10 9 8 7 6'],
    [{ to: '2026-11-20' }, '5 4 3 2 1'],
    [{ from: '2026-11-20', to: '2026-11-20', state: 'placed' }, '5 3 1'],
    [{ search: '2026-000007' }, '7'],
    [{ search: '0007' }, '7'],
    [{ search: 'zoë ÖZG' }, '3'],
    [{ search: 'söhne joerg@' }, '3'],
    [{ search: 'wz-1001', state: 'cancelled' }, '4'],
    [{ search: '9987' }, '2'],
    [{ search: '4344' }, '2'],
    [{ search: 'zoë niemand' }, ''],
    [{ search: "x' or 1=1 --" }, ''],
  ])('finds by %j: %s', async (question, expected) => {
    expect(await found(question)).toBe(expected);
    expect((await page(question)).count).toBe(expected === '' ? 0 : expected.split(' ').length);
  });

  test('says which order has exactly the number that was searched for', async () => {
    expect((await page({ search: ' 2026-000007 ' })).exact).toBe('2026-000007');
    expect((await page({ search: '000007' })).exact).toBeNull();
  });

  test('shows of an order what one needs to choose it', async () => {
    const { orders } = await page({ search: '0003' });
    expect(orders).toEqual([
      {
        ...{ number: '2026-000003', placedAt: '2026-11-20T22:57:00.000Z', version: 1, state: 'placed' },
        ...{ payment: 'open', shipping: 'open', hold: 'Adresse', tags: [], name: 'Jörg Müller-Łukasz', company: '' },
        ...{ email: 'joerg@example.at', city: 'Wien', country: 'AT', total: 166.46, items: 3 },
        ...{ paymentConditionName: 'Rechnung', carrier: 'Österreichische Post' },
      },
    ]);
  });

  test('refuses a day that there is not', async () => {
    expect(await at.life.list({ from: '2026-02-30' })).toMatchObject({ status: 400, code: 'invalid-request' });
  });
});
