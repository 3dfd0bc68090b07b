import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { fillCatalogue, placement, testConfiguration, testNow, testShop } from './testing/shop.ts';

describeOnBothEngines('placing an order', ({ open, place }) => {
  async function openShop(...more: Parameters<typeof testShop> extends [unknown, ...infer Rest] ? Rest : never) {
    const database = await open();
    await fillCatalogue(database);
    return { database, ...testShop(database, ...more) };
  }

  test('answers the whole order and stores it with number, stock, document and jobs [SPEC §3.22, §3.24]', async () => {
    const { orders, stored, wakes, database } = await openShop();

    const order = await orders.finish('key-1', placement({ externalNumber: ' PO 7 ', options: ['AGB', 'Unbekannt'] }));

    const price = (gross: number, net: number, rate: number) => {
      const tax = Math.round((gross - net) * 100) / 100;
      return { gross, net, tax, taxRates: [{ rate, amount: tax }] };
    };
    expect(order).toEqual({
      _id: expect.stringMatching(/^[\w-]{32}$/),
      orderNumber: '2026-000001',
      priceDeclaration: 'gross',
      createdAt: '2026-11-20T12:30:00.000Z',
      email: 'kunde@example.at',
      items: [
        {
          product: {
            _id: 'p-hammer',
            name: 'Schlosserhammer',
            nameSuffix: '500 g',
            articleNumber: 'A-hammer',
            files: [{ content: 'pic-hammer' }],
            termsOfDelivery: 'Zustellung in 2 Werktagen',
          },
          condition: { _id: 'hammer', price: price(19.99, 16.66, 20), unit: 'Stück' },
          amount: 2,
          total: price(39.98, 33.32, 20),
        },
        {
          product: {
            _id: 'p-book',
            name: 'Fachbuch',
            articleNumber: 'A-book',
            files: [{ content: 'pic-book' }],
            termsOfDelivery: 'Zustellung in 2 Werktagen',
          },
          condition: { _id: 'book', price: price(24.9, 22.64, 10), unit: 'Stück' },
          amount: 1,
          total: price(24.9, 22.64, 10),
        },
      ],
      goods: {
        gross: 64.88,
        net: 55.96,
        tax: 8.92,
        taxRates: [
          { rate: 10, amount: 2.26 },
          { rate: 20, amount: 6.66 },
        ],
      },
      vouchers: [],
      // 6.90 split by the goods' gross per rate: 2.65 at 10 %, 4.25 at 20 %
      shippingCosts: {
        gross: 6.9,
        net: 5.95,
        tax: 0.95,
        taxRates: [
          { rate: 10, amount: 0.24 },
          { rate: 20, amount: 0.71 },
        ],
      },
      total: {
        gross: 71.78,
        net: 61.91,
        tax: 9.87,
        taxRates: [
          { rate: 10, amount: 2.5 },
          { rate: 20, amount: 7.37 },
        ],
      },
      paymentSentence:
        'Bitte überweisen Sie den Gesamtbetrag von 71,78\u00a0€ auf unser Konto und geben Sie dabei die Bestellnummer an. Wir liefern, sobald die Zahlung eingegangen ist.',
      bankTransfer: {
        holder: 'Kontor Werkzeughandel GmbH',
        iban: 'AT61 1904 3002 3457 3201'.replaceAll(' ', '\u00a0'),
        bic: 'BKAUATWW',
        amount: 71.78,
        reference: '2026-000001',
      },
      address: {
        name: 'Müller',
        firstName: 'Jörg',
        companyName: '',
        street: 'Hauptstraße 1',
        zipCode: '1010',
        city: 'Wien',
        country: 'AT',
        countryName: 'Österreich',
      },
      separateShippingAddress: false,
      paymentCondition: 'vorkasse',
      paymentConditionName: 'Vorkasse',
      carrier: 'Post',
      externalNumber: 'PO 7',
      options: ['AGB'],
      confirmationDoc: { content: expect.stringMatching(/^[\w-]{32}$/), filename: 'Bestellung-2026-000001.pdf' },
    });
    expect(await stored()).toEqual({
      orders: 1,
      jobs: 3,
      documents: 1,
      numbers: { 'order-2026-{000000}': 1 },
      stock: 4,
    });
    expect(wakes.count).toBe(1);
    if (isRefused(order)) return;
    expect(await orders.find(order._id)).toEqual(order);
    const row = await database.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      id: order._id,
      order_number: '2026-000001',
      idempotency_key: 'key-1',
      state: 'placed',
      email: 'kunde@example.at',
      payment_condition: 'vorkasse',
      total_gross: 7178,
      created_at: testNow,
    });
    expect(JSON.parse(row.snapshot)).toMatchObject({
      options: [{ name: 'AGB', content: '<p>Ich habe die AGB gelesen.</p>', mandatory: true }],
      texts: [{ name: 'businessTerms' }, { name: 'widerrufsbelehrung' }],
    });
  });

  test('the same key answers the same order, whatever else is sent or has changed', async () => {
    const { orders, stored, database } = await openShop();
    const first = await orders.finish('key', placement());
    const after = await stored();
    await database.transaction((transaction) => transaction.updateTable('conditions').set({ price: 9 }).execute());

    expect(await orders.finish('key', placement())).toEqual(first);
    expect(await orders.finish('key', placement({ items: [], email: 'x', total: { gross: -1 } }))).toEqual(first);
    expect(await stored()).toEqual(after);
  });

  test('eight at once with one key are one order, over several processes too', async () => {
    const at = await place();
    const first = await open(at);
    await fillCatalogue(first);
    const shops = [first, await open(at), await open(at)].map((database) => testShop(database));

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => shops[i % shops.length]?.orders.finish('one-key', placement())),
    );

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ orderNumber: '2026-000001' });
    expect(await shops[0]?.stored()).toMatchObject({ orders: 1, jobs: 3, documents: 1, stock: 4 });
    const mails = await first.read.selectFrom('jobs').select('id').where('kind', '=', 'order-mail').execute();
    expect(mails).toHaveLength(1);
  });

  test('eight at once with one key are one order, even when it takes the last piece', async () => {
    const { orders, stored } = await openShop();
    const items = [{ product: { _id: 'p-book' }, condition: { _id: 'book' }, amount: 5 }];
    const body = placement({ items, total: { gross: 124.5 } });

    const answers = await Promise.all(Array.from({ length: 8 }, () => orders.finish('last', body)));

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ total: { gross: 124.5 } });
    expect(await stored()).toMatchObject({ orders: 1, stock: 0 });
  });

  test('a hundred with a hundred keys are a hundred consecutive numbers', async () => {
    const at = await place();
    const first = await open(at);
    await fillCatalogue(first);
    const shops = [first, await open(at)].map((database) => testShop(database));
    const items = [{ product: { _id: 'p-hammer' }, condition: { _id: 'hammer' }, amount: 1 }];
    const body = placement({ items, total: { gross: 26.89 } });

    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, i) => shops[i % 2]?.orders.finish(`key-${i}`, body)),
    );

    const numbers = answers.map((answer) => (answer && 'orderNumber' in answer ? answer.orderNumber : answer?.code));
    expect(numbers.toSorted()).toEqual(Array.from({ length: 100 }, (_, i) => `2026-${String(i + 1).padStart(6, '0')}`));
    expect(await shops[0]?.stored()).toMatchObject({ orders: 100, jobs: 300, documents: 100 });
  });

  test('of a counted stock no more is sold than is there', async () => {
    const { orders, stored } = await openShop();
    const items = [{ product: { _id: 'p-book' }, condition: { _id: 'book' }, amount: 2 }];
    const body = placement({ items, total: { gross: 56.7 } });

    const answers = await Promise.all([1, 2, 3, 4].map((key) => orders.finish(`${key}`, body)));

    const codes = answers.map((answer) => (isRefused(answer) ? answer.code : 'placed'));
    expect(codes.toSorted()).toEqual(['item-sold-out', 'item-sold-out', 'placed', 'placed']);
    for (const refusal of answers.filter(isRefused))
      expect(refusal.extra).toMatchObject({ calculation: { items: [{ amount: 1 }], changes: [{ kind: 'sold-out' }] } });
    expect(await stored()).toMatchObject({ orders: 2, numbers: { 'order-2026-{000000}': 2 }, stock: 1 });
  });

  test('a number belongs to the year in Vienna', async () => {
    let now = Date.UTC(2026, 11, 31, 22, 59);
    const { orders } = await openShop({ orderNumberPattern: 'B{YYYY}/{0000}' }, { clock: () => now });

    expect(await orders.finish('1', placement())).toMatchObject({ orderNumber: 'B2026/0001' });
    now = Date.UTC(2026, 11, 31, 23, 0);
    expect(await orders.finish('2', placement())).toMatchObject({
      orderNumber: 'B2027/0001',
      confirmationDoc: { filename: 'Bestellung-B2027-0001.pdf' },
    });
    expect(await orders.finish('3', placement())).toMatchObject({ orderNumber: 'B2027/0002' });
  });

  test('an order stays as it was placed', async () => {
    const { orders, database } = await openShop();
    const order = await orders.finish('key', placement());
    await database.transaction(async (transaction) => {
      await transaction.updateTable('conditions').set({ price: 1, tax_rate: 0, unit: 'Kiste' }).execute();
      await transaction.updateTable('products').set({ name: 'Anderes', name_suffix: null, deleted: 1 }).execute();
    });
    const { orders: later } = testShop(database, { title: 'Neuer Name', countries: [], paymentConditions: [] });

    expect(isRefused(order) || (await later.find(order._id))).toEqual(order);
  });

  test('prices that the client sends are ignored', async () => {
    const { orders } = await openShop();
    const items = placement().items.map(({ condition, ...item }) => ({
      ...item,
      condition: { ...condition, price: { gross: 0.01, net: 0.01, tax: 0, taxRates: [] } },
    }));

    expect(await orders.finish('1', placement({ items, total: { gross: 0.03 } }))).toMatchObject({
      code: 'order-changed',
    });
    expect(await orders.finish('1', placement({ items }))).toMatchObject({ total: { gross: 71.78 } });
  });

  test('a net shop asks net prices and adds the tax', async () => {
    const uiSettings = { ...testConfiguration.uiSettings, priceDeclaration: 'net' } as const;
    const { orders } = await openShop({ uiSettings });

    // hammer 39.98 net + 20 % = 47.98, book 24.90 + 10 % = 27.39, shipping 6.90 as 2.65 at 10 % and 4.25 at 20 %
    expect(await orders.finish('key', placement({ total: { gross: 83.39 } }))).toMatchObject({
      shippingCosts: { net: 6.9, gross: 8.02 },
      total: { net: 71.78, tax: 11.61, gross: 83.39 },
    });
  });

  test('three tax rates, shipped elsewhere by another carrier', async () => {
    const { orders } = await openShop();
    const salt = { product: { _id: 'p-salt' }, condition: { _id: 'salt' }, amount: 1 };
    const items = [...placement().items, salt];
    const shippingAddress = { name: 'Lager', country: 'DE' };
    const body = placement({ items, separateShippingAddress: true, shippingAddress, total: { gross: 85.67 } });

    // 26.9 kg to DE: 12.90
    expect(await orders.finish('key', body)).toMatchObject({
      separateShippingAddress: true,
      shippingAddress: { name: 'Lager', country: 'DE', countryName: 'Deutschland', street: '' },
      shippingCosts: { gross: 12.9, taxRates: [{ rate: 4.9 }, { rate: 10 }, { rate: 20 }] },
      total: { gross: 85.67, taxRates: [{ rate: 4.9 }, { rate: 10 }, { rate: 20 }] },
    });
  });

  test('a separate shipping address with nothing but a country in it is none: the order goes to the billing address, at its costs', async () => {
    const { orders, stored } = await openShop();
    const abroad = { separateShippingAddress: true, shippingAddress: { country: 'DE', street: ' ' } };

    const order = await orders.finish('key', placement(abroad));

    expect(order).toMatchObject({ separateShippingAddress: false, total: { gross: 71.78 } });
    expect(order).not.toHaveProperty('shippingAddress');
    expect(await stored()).toMatchObject({ orders: 1 });
  });

  test('a shipping address without a country is written down with that of the bill, where it goes', async () => {
    const { orders } = await openShop();

    const order = await orders.finish(
      'key',
      placement({ separateShippingAddress: true, shippingAddress: { city: 'Wels' } }),
    );

    expect(order).toMatchObject({
      separateShippingAddress: true,
      shippingAddress: { city: 'Wels', street: '', country: 'AT', countryName: 'Österreich' },
    });
  });
});
