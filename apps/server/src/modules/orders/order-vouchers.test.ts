import type { CalculatedOrder } from '@kontor/contract';
import type { VoucherValue } from '@kontor/domain';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { storeCustomer } from '../customers/testing/customers.ts';
import { makeVoucher, redeemed, storedVoucher } from '../vouchers/testing/vouchers.ts';
import { redeemForCart } from './redeem-for-cart.ts';
import { fillCatalogue, placement, testConfiguration, testNow, testShop } from './testing/shop.ts';

const minute = 60_000;
const fixed = (amount: number): VoucherValue => ({ kind: 'fixed', amount });
const tenPercent: VoucherValue = { kind: 'percent', share: 1000 };
const freeShipping: VoucherValue = { kind: 'free-shipping' };
const balanceOf = (balance: number): VoucherValue => ({ kind: 'gift-balance', balance });
const price = (gross: number, net: number, taxes: Record<string, number>) => {
  const shares = Object.entries(taxes).map(([rate, amount]) => ({ rate: Number(rate), amount }));
  const taxRates = shares.toSorted((a, b) => a.rate - b.rate);
  return { gross, net, tax: Math.round((gross - net) * 100) / 100, taxRates };
};
const hammers = (amount: number) => [{ product: { _id: 'p-hammer' }, condition: { _id: 'hammer' }, amount }];

describeOnBothEngines('an order with vouchers', ({ open, place }) => {
  type Settings = Parameters<typeof testShop>[1];
  async function openShop({ at, more }: { at?: Awaited<ReturnType<typeof place>>; more?: Settings } = {}) {
    const database = await open(at);
    if (at === undefined) await fillCatalogue(database);
    const time = { now: testNow };
    return { database, time, ...testShop(database, more, { clock: () => time.now }) };
  }
  type Shop = Awaited<ReturnType<typeof openShop>>;

  async function calculated(
    { orders }: Shop,
    body: Parameters<Shop['orders']['calculate']>[0],
  ): Promise<CalculatedOrder> {
    const answer = await orders.calculate(body);
    if (isRefused(answer)) throw new Error(answer.code);
    return answer;
  }

  /** Goods 39.98 at 20 % and 24.90 at 10 %, shipping 6.90, together 71.78 with 9.87 tax (2.50 and 7.37). */
  test.each<[string, VoucherValue, ReturnType<typeof price>, ReturnType<typeof price>, number?]>([
    // 10.00 by 39.98 : 24.90 is 6.16 and 3.84
    [
      'a fixed amount',
      fixed(1000),
      price(-10, -8.62, { 10: -0.35, 20: -1.03 }),
      price(61.78, 53.29, { 10: 2.15, 20: 6.34 }),
    ],
    // 6.49 is 4.00 and 2.49
    [
      'a percentage',
      tenPercent,
      price(-6.49, -5.59, { 10: -0.23, 20: -0.67 }),
      price(65.29, 56.32, { 10: 2.27, 20: 6.7 }),
    ],
    [
      'free shipping',
      freeShipping,
      price(-6.9, -5.95, { 10: -0.24, 20: -0.71 }),
      price(64.88, 55.96, { 10: 2.26, 20: 6.66 }),
    ],
    ['a gift balance', balanceOf(2500), price(-25, -25, {}), price(71.78, 61.91, { 10: 2.5, 20: 7.37 }), 46.78],
    [
      'more than the goods',
      fixed(50_000),
      price(-64.88, -55.96, { 10: -2.26, 20: -6.66 }),
      price(6.9, 5.95, { 10: 0.24, 20: 0.71 }),
    ],
    [
      'more balance than is due',
      balanceOf(50_000),
      price(-71.78, -71.78, {}),
      price(71.78, 61.91, { 10: 2.5, 20: 7.37 }),
      0,
    ],
  ])('%s is spread over the rates to the cent, and bought as calculated', async (_, value, taken, total, toPay) => {
    const shop = await openShop();
    await makeVoucher(shop, 'Gutschein', value);
    const held = await redeemed(shop.vouchers, 'GUTSCHEIN');
    const voucher = { ...held, kind: value.kind, price: taken };

    const body = placement({ vouchers: [held], total: { gross: total.gross } });
    const answer = await calculated(shop, body);
    expect(answer).toMatchObject({ vouchers: [voucher], total, changes: [] });
    expect(answer.toPay).toBe(toPay);
    const order = await shop.orders.finish('key', body);
    expect(order).toMatchObject({ vouchers: [voucher], total });
    expect('toPay' in order ? order.toPay : undefined).toBe(toPay);
  });

  test('a gift balance leaves the order its total, and what is seen of either is what is bought', async () => {
    const shop = await openShop();
    await makeVoucher(shop, 'GUTHABEN', balanceOf(2500));
    const vouchers = [await redeemed(shop.vouchers, 'GUTHABEN')];
    const total = price(71.78, 61.91, { 10: 2.5, 20: 7.37 });
    for (const seen of [{ gross: 71.78, toPay: 46.77 }, { gross: 46.78, toPay: 46.78 }, { gross: 46.77 }]) {
      const { gross, ...rest } = seen;
      expect(await shop.orders.finish('key', placement({ vouchers, total: { gross }, ...rest }))).toMatchObject({
        ...{ code: 'order-changed', extra: { calculation: { total, toPay: 46.78 } } },
      });
    }
    // A client that adds up lines, shipping and vouchers takes the remaining amount for the total (SPEC §4).
    const byPrice = await shop.orders.finish('key', placement({ vouchers, total: { gross: 46.78 } }));
    expect(byPrice).toMatchObject({ total, toPay: 46.78 });
    const { snapshot } = await shop.database.read.selectFrom('orders').select('snapshot').executeTakeFirstOrThrow();
    expect(JSON.parse(snapshot ?? '').total).toMatchObject({ gross: 4678, tax: 987 });
  });

  test('in the customer’s list an order has its total and what a gift balance leaves to pay, as where it is confirmed', async () => {
    const shop = await openShop();
    const ada = await storeCustomer(shop.database);
    await makeVoucher(shop, 'GUTHABEN', balanceOf(2500));
    const vouchers = [await redeemed(shop.vouchers, 'GUTHABEN')];
    await shop.orders.finish('paid in part', placement({ vouchers, total: { gross: 46.78 } }), ada);
    shop.time.now += minute;
    await shop.orders.finish('without', placement(), ada);
    const { orders } = await shop.orders.ofCustomer(ada, {});
    expect(orders.map(({ total, toPay }) => [total.gross, toPay])).toEqual([
      [71.78, undefined],
      [71.78, 46.78],
    ]);
  });

  test('three rates, in a shop of net prices', async () => {
    const uiSettings = { ...testConfiguration.uiSettings, priceDeclaration: 'net' } as const;
    const shop = await openShop({ more: { uiSettings } });
    await makeVoucher(shop, 'ZEHN', fixed(1000));
    const salt = { product: { _id: 'p-salt' }, condition: { _id: 'salt' }, amount: 1 };

    const { vouchers } = await calculated(shop, {
      items: [...placement().items, salt],
      vouchers: [await redeemed(shop.vouchers, 'ZEHN')],
    });
    // 10.00 net by 7.89 : 24.90 : 39.98 is 1.08, 3.42 and 5.50
    expect(vouchers[0]?.price).toEqual(price(-11.49, -10, { 4.9: -0.05, 10: -0.34, 20: -1.1 }));
  });

  test('redeemed with the lines of its cart, it is answered as it will be calculated', async () => {
    const shop = await openShop();
    const { items } = placement();
    for (const [code, value] of [
      ['ZEHN', fixed(1000)],
      ['PROZENT', tenPercent],
      ['GUTHABEN', balanceOf(2500)],
    ] as const) {
      await makeVoucher(shop, code, value);
      const answer = await redeemForCart(shop, { code, totalPrice: 1, items }, null);
      if (!answer.ok) throw new Error(answer.msg);
      const { session } = answer.voucher;
      const { vouchers } = await calculated(shop, { items, vouchers: [{ code, session }] });
      expect([answer.voucher]).toEqual(vouchers);
      expect(answer.voucher.price.gross).toBe({ ZEHN: -10, PROZENT: -6.49, GUTHABEN: -25 }[code]);
      expect(await storedVoucher(shop.database, code)).toMatchObject({ used: 0, reservations: 1 });
    }
    expect((await redeemForCart(shop, { code: 'KEINER', totalPrice: 1, items }, null)).ok).toBe(false);
  });

  test('redeemed with lines that nobody sells, or none, it is answered by the total that was sent', async () => {
    const shop = await openShop();
    await makeVoucher(shop, 'ZEHN', fixed(1000));
    const gone = [{ product: { _id: 'p-weg' }, condition: { _id: 'weg' }, amount: 1 }];
    for (const items of [gone, [], undefined]) {
      const body = { code: 'ZEHN', totalPrice: 8.5, ...(items && { items }) };
      expect(await redeemForCart(shop, body, null)).toMatchObject({
        ok: true,
        voucher: { code: 'ZEHN', price: { gross: -8.5, net: -8.5, tax: 0, taxRates: [] } },
      });
    }
  });

  test('several: percentages of the full goods, each from what is left, balances last', async () => {
    const shop = await openShop();
    await makeVoucher(shop, 'GUTHABEN', balanceOf(10_000));
    await makeVoucher(shop, 'FREI', freeShipping);
    await makeVoucher(shop, 'FUENFZIG', fixed(5000));
    await makeVoucher(shop, 'ZEHN', tenPercent);
    await makeVoucher(shop, 'NOCHMALZEHN', fixed(1000));
    const vouchers = [];
    for (const code of ['GUTHABEN', 'FREI', 'FUENFZIG', 'ZEHN', 'NOCHMALZEHN'])
      vouchers.push(await redeemed(shop.vouchers, code));

    const body = placement({ vouchers, total: { gross: 0 } });
    const answer = await calculated(shop, body);
    // Goods 64.88: first 50.00, then 10 % of 64.88, then the remaining 8.39. Nothing is left for the balance to pay.
    expect(answer.vouchers.map(({ code, price: { gross } }) => [code, gross])).toEqual([
      ['GUTHABEN', 0],
      ['FREI', -6.9],
      ['FUENFZIG', -50],
      ['ZEHN', -6.49],
      ['NOCHMALZEHN', -8.39],
    ]);
    expect(answer.total).toEqual(price(0, 0, { 10: 0, 20: 0 }));
    expect(answer.toPay).toBeUndefined();

    expect(await shop.orders.finish('key', body)).toMatchObject({ vouchers: { length: 4 } });
    expect(await storedVoucher(shop.database, 'GUTHABEN')).toEqual({
      ...{ used: 0, balance: 10_000, reservations: 0, redemptions: 0 },
    });
  });

  test('a voucher that takes nothing off is freed and not used up', async () => {
    const shop = await openShop();
    await makeVoucher(shop, 'FREI', freeShipping, { usesAllowed: 1 });
    const body = placement({
      items: hammers(6),
      vouchers: [await redeemed(shop.vouchers, 'FREI')],
      total: { gross: 119.94 },
    });
    expect(await calculated(shop, body)).toMatchObject({ vouchers: [{ price: { gross: 0 } }], changes: [] });
    expect(await shop.orders.finish('key', body)).toMatchObject({ vouchers: [] });
    expect(await storedVoucher(shop.database, 'FREI')).toMatchObject({ used: 0, reservations: 0, redemptions: 0 });
  });

  test('one that was stopped is gone from a cart that holds it, until it is resumed, and what was ordered with it stays', async () => {
    const shop = await openShop();
    const { database, vouchers, orders } = shop;
    await makeVoucher(shop, 'TIPPFEHLER', fixed(500));
    const [one, two] = [await redeemed(vouchers, 'TIPPFEHLER'), await redeemed(vouchers, 'TIPPFEHLER')];
    const body = (held: typeof one, gross: number) =>
      placement({ items: hammers(3), vouchers: [held], total: { gross } });
    expect(await orders.finish('before', body(one, 61.87))).toMatchObject({ vouchers: [{ code: 'TIPPFEHLER' }] });

    const stop = (isStopped: boolean) =>
      database.transaction((transaction) => vouchers.stop(transaction, ' tippfehler', isStopped));
    expect(await stop(true)).toMatchObject({ code: 'TIPPFEHLER', terms: { stopped: true, used: 1 } });

    expect(await vouchers.redeem({ code: 'TIPPFEHLER', totalPrice: 60 })).toEqual({
      ok: false,
      msg: 'Dieser Gutschein gilt nicht mehr.',
    });
    const before = await shop.stored();
    expect(await orders.finish('after', body(two, 61.87))).toMatchObject({
      ...{ refused: true, status: 409, code: 'voucher-gone' },
      extra: {
        calculation: {
          ...{ vouchers: [], total: { gross: 66.87 } },
          changes: [{ code: 'TIPPFEHLER', kind: 'voucher', msg: 'Der Gutschein „TIPPFEHLER“ gilt nicht mehr.' }],
        },
      },
    });
    expect(await shop.stored()).toEqual(before);
    expect(await storedVoucher(database, 'TIPPFEHLER')).toMatchObject({ used: 1, reservations: 1, redemptions: 1 });

    await stop(false);
    expect(await orders.finish('after', body(two, 61.87))).toMatchObject({ vouchers: [{ code: 'TIPPFEHLER' }] });
    expect(await storedVoucher(database, 'TIPPFEHLER')).toMatchObject({ used: 2, reservations: 0, redemptions: 2 });
  });

  test('an order that had the voucher before it was stopped, and takes it after, is refused', async () => {
    const shop = await openShop();
    const { database, vouchers } = shop;
    await makeVoucher(shop, 'WETTLAUF', fixed(500));
    const { session } = await redeemed(vouchers, 'WETTLAUF');
    await database.transaction((transaction) => vouchers.stop(transaction, 'WETTLAUF', true));
    const taken = { key: 'wettlauf', session, taken: 500 };
    expect(await database.transaction((transaction) => vouchers.take(transaction, 'order', [taken]))).toBe(false);
    expect(await storedVoucher(database, 'WETTLAUF')).toMatchObject({ used: 0, redemptions: 0 });
  });

  test('vouchers that are no longer valid are named and left out, and the order is refused with new figures', async () => {
    const shop = await openShop();
    const { database, time, vouchers } = shop;
    await makeVoucher(shop, 'AB60', fixed(500), { minimum: 6000 });
    await makeVoucher(shop, 'BALD', fixed(500), { validTo: testNow + minute });
    await makeVoucher(shop, 'EINMAL', fixed(500), { usesAllowed: 1 });
    await makeVoucher(shop, 'ZWEIMAL', fixed(500));
    const twice = [await redeemed(vouchers, 'ZWEIMAL'), await redeemed(vouchers, 'ZWEIMAL')];
    const [ab60, soon, once] = [
      await redeemed(vouchers, 'AB60'),
      await redeemed(vouchers, 'BALD'),
      await redeemed(vouchers, 'EINMAL'),
    ];
    time.now += minute;
    await database.transaction((transaction) =>
      transaction.updateTable('vouchers').set({ used: 1 }).where('code', '=', 'EINMAL').execute(),
    );
    const foreign = { code: 'AB60', session: twice[0]?.session ?? '' };
    const body = placement({
      items: hammers(3),
      vouchers: [ab60, soon, once, ...twice, foreign, { code: 'nie', session: 's' }],
      total: { gross: 61.87 },
    });

    const calculation = await calculated(shop, body);
    expect(calculation).toMatchObject({ vouchers: [{ code: 'ZWEIMAL' }], total: { gross: 61.87 } });
    const reserve = 'ist nicht mehr für Sie reserviert. Bitte lösen Sie ihn noch einmal ein.';
    expect(calculation.changes).toEqual(
      [
        ['AB60', 'Der Gutschein „AB60“ gilt erst ab einem Warenwert von 60,00\u00a0€.'],
        ['BALD', 'Der Gutschein „BALD“ ist am 20.11.2026 abgelaufen.'],
        ['EINMAL', 'Der Gutschein „EINMAL“ wurde bereits eingelöst.'],
        ['ZWEIMAL', 'Der Gutschein „ZWEIMAL“ gilt nur einmal je Bestellung.'],
        ['AB60', `Der Gutschein „AB60“ ${reserve}`],
        ['nie', `Der Gutschein „nie“ ${reserve}`],
      ].map(([code, msg]) => ({ code, kind: 'voucher', msg })),
    );

    const before = await shop.stored();
    expect(await shop.orders.finish('key', body)).toEqual({
      refused: true,
      status: 409,
      code: 'voucher-gone',
      extra: { calculation },
    });
    expect(await shop.stored()).toEqual(before);
    expect(await storedVoucher(database, 'ZWEIMAL')).toMatchObject({ used: 0, reservations: 2, redemptions: 0 });
  });

  test('a shop that takes vouchers no more says so', async () => {
    const shop = await openShop();
    await makeVoucher(shop, 'FUENF', fixed(500));
    const held = await redeemed(shop.vouchers, 'FUENF');
    const { orders } = testShop(shop.database, { vouchersEnabled: false });
    const body = placement({ vouchers: [held] });
    expect(await orders.calculate(body)).toMatchObject({
      vouchers: [],
      total: { gross: 71.78 },
      changes: [{ code: 'FUENF', kind: 'voucher', msg: 'Gutscheine können derzeit nicht eingelöst werden.' }],
    });
    expect(await orders.finish('key', body)).toMatchObject({ status: 409, code: 'voucher-gone' });
  });

  test('asking what the cart costs keeps a reservation that would lapse within thirty minutes', async () => {
    const shop = await openShop();
    const { database, time } = shop;
    await makeVoucher(shop, 'FUENF', fixed(500), { usesAllowed: 1 });
    const body = { items: hammers(1), vouchers: [await redeemed(shop.vouchers, 'FUENF')] };
    const reservedUntil = async () =>
      (await database.read.selectFrom('voucher_reservations').select('expires_at').executeTakeFirstOrThrow())
        .expires_at;

    time.now = testNow + 29 * minute;
    await calculated(shop, body);
    expect(await reservedUntil()).toBe(testNow + 60 * minute);
    time.now = testNow + 30 * minute;
    await calculated(shop, body);
    expect(await reservedUntil()).toBe(testNow + 90 * minute);
    time.now = testNow + 90 * minute;
    expect(await calculated(shop, body)).toMatchObject({ vouchers: [], changes: [{ code: 'FUENF', kind: 'voucher' }] });
    expect(await reservedUntil()).toBe(testNow + 90 * minute);
  });

  test('an order uses its voucher once, however often it is sent', async () => {
    const shop = await openShop();
    await makeVoucher(shop, 'GUTHABEN', balanceOf(10_000));
    const held = await redeemed(shop.vouchers, 'GUTHABEN');
    const body = placement({ vouchers: [held], total: { gross: 0 } });

    const orders = [await shop.orders.finish('key', body), await shop.orders.finish('key', body)];

    expect(orders[1]).toEqual(orders[0]);
    expect(await storedVoucher(shop.database, 'GUTHABEN')).toEqual({
      ...{ used: 1, balance: 10_000 - 7178, reservations: 0, redemptions: 1 },
    });
    expect(await shop.orders.finish('other', body)).toMatchObject({ code: 'voucher-gone' });
    // the rest of it pays the next order
    const rest = await redeemed(shop.vouchers, 'GUTHABEN');
    expect(await shop.orders.finish('next', placement({ vouchers: [rest], total: { gross: 43.56 } }))).toMatchObject({
      vouchers: [{ code: 'GUTHABEN', price: { gross: -28.22 } }],
      ...{ total: { gross: 71.78 }, toPay: 43.56 },
    });
    expect(await storedVoucher(shop.database, 'GUTHABEN')).toMatchObject({ used: 2, balance: 0, redemptions: 2 });
    expect(await shop.vouchers.redeem({ code: 'GUTHABEN', totalPrice: 1 })).toEqual({
      ok: false,
      msg: 'Dieser Gutschein ist aufgebraucht.',
    });
  });

  test('a total without the voucher is another total', async () => {
    const shop = await openShop();
    await makeVoucher(shop, 'FUENF', fixed(500));
    const vouchers = [await redeemed(shop.vouchers, 'FUENF')];
    expect(await shop.orders.finish('key', placement({ vouchers }))).toMatchObject({
      code: 'order-changed',
      extra: { calculation: { total: { gross: 66.78 }, vouchers: [{ code: 'FUENF' }] } },
    });
    expect(await storedVoucher(shop.database, 'FUENF')).toMatchObject({ used: 0, reservations: 1 });
  });

  test('an order that breaks off leaves the voucher as it was, and the same key can still use it', async () => {
    const shop = await openShop();
    await makeVoucher(shop, 'EINMAL', balanceOf(2000));
    const body = placement({ vouchers: [await redeemed(shop.vouchers, 'EINMAL')], total: { gross: 51.78 } });
    const before = await storedVoucher(shop.database, 'EINMAL');
    const broken = testShop(shop.database, { orderNumberPattern: 'no place for a sequence' });

    await expect(broken.orders.finish('key', body)).rejects.toThrow('pattern');

    expect(await storedVoucher(shop.database, 'EINMAL')).toEqual(before);
    expect(await shop.orders.finish('key', body)).toMatchObject({ orderNumber: '2026-000001' });
    expect(await storedVoucher(shop.database, 'EINMAL')).toMatchObject({ used: 1, balance: 0 });
  });

  test.each<[string, VoucherValue, number | null]>([
    ['a voucher for one order', fixed(500), 1],
    ['a voucher for any number of orders, reserved once', fixed(500), null],
    ['a gift balance', balanceOf(500), null],
  ])('of a hundred orders at once with %s, over two processes, one gets it', async (_, value, usesAllowed) => {
    const at = await place();
    const first = await open(at);
    await fillCatalogue(first);
    const shops = [testShop(first), testShop(await open(at))] as const;
    await makeVoucher({ database: first, vouchers: shops[0].vouchers }, 'LETZTER', value, { usesAllowed });
    const held = await redeemed(shops[0].vouchers, 'LETZTER');
    const body = placement({ items: hammers(1), vouchers: [held], total: { gross: 21.89 } });

    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => shops[i % 2 === 0 ? 0 : 1].orders.finish(`key-${i}`, body)),
    );

    const codes = answers.map((answer) => (isRefused(answer) ? answer.code : answer.orderNumber)).toSorted();
    expect(codes).toEqual(['2026-000001', ...Array.from({ length: 99 }, () => 'voucher-gone')]);
    expect(await shops[0].stored()).toMatchObject({ orders: 1, jobs: 3, documents: 1 });
    expect(await storedVoucher(first, 'LETZTER')).toMatchObject({ used: 1, reservations: 0, redemptions: 1 });
  });
});
