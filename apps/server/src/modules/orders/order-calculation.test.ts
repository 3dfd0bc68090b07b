import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { fillCatalogue, placement, testConfiguration, testShop } from './testing/shop.ts';

const item = (name: string, amount: number, price?: unknown) => ({
  product: { _id: `p-${name}` },
  condition: { _id: name, ...(price !== undefined && { price }) },
  amount,
});

describeOnBothEngines('calculating an order', ({ open }) => {
  let filled: ReturnType<typeof open> | undefined;
  async function openShop(more: Parameters<typeof testShop>[1] = {}) {
    filled ??= open().then(async (database) => {
      await fillCatalogue(database);
      return database;
    });
    const database = await filled;
    return { database, ...testShop(database, more) };
  }

  test('answers lines, shipping and total, and changes nothing [SPEC §3.27, §7.5.1, §7.5.6]', async () => {
    const { orders, stored } = await openShop();
    const before = await stored();

    expect(await orders.calculate({ items: [item('hammer', 3)] })).toEqual({
      items: [
        {
          condition: {
            _id: 'hammer',
            price: { gross: 19.99, net: 16.66, tax: 3.33, taxRates: [{ rate: 20, amount: 3.33 }] },
          },
          product: { termsOfDelivery: 'Zustellung in 2 Werktagen' },
          amount: 3,
          price: { gross: 19.99, net: 16.66, tax: 3.33, taxRates: [{ rate: 20, amount: 3.33 }] },
          // taxed once: 59.97 × 20 / 120 = 9.995, not 3 × 3.33
          total: { gross: 59.97, net: 49.97, tax: 10, taxRates: [{ rate: 20, amount: 10 }] },
        },
      ],
      goods: { gross: 59.97, net: 49.97, tax: 10, taxRates: [{ rate: 20, amount: 10 }] },
      freeShipping: { from: 100, missing: 40.03 },
      shippingCosts: { gross: 6.9, net: 5.75, tax: 1.15, taxRates: [{ rate: 20, amount: 1.15 }] },
      vouchers: [],
      total: { gross: 66.87, net: 55.72, tax: 11.15, taxRates: [{ rate: 20, amount: 11.15 }] },
      changes: [],
    });
    expect(await stored()).toEqual(before);
  });

  test('an empty cart costs nothing', async () => {
    const { orders } = await openShop();
    const nothing = { gross: 0, net: 0, tax: 0, taxRates: [] };
    expect(await orders.calculate({ items: [] })).toEqual({
      items: [],
      goods: nothing,
      shippingCosts: nothing,
      vouchers: [],
      total: nothing,
      changes: [],
    });
  });

  test('names what is gone, sold out or dearer, and prices the rest', async () => {
    const { orders } = await openShop();

    const answer = await orders.calculate({
      items: [item('hammer', 1, { gross: 18.5 }), item('book', 7), item('fort', 1), item('salt', 1, { gross: 7.89 })],
      vouchers: [{ code: 'SOMMER', session: 's' }],
    });

    expect(answer).toMatchObject({
      items: [
        { condition: { _id: 'hammer' }, amount: 1 },
        { condition: { _id: 'book' }, amount: 5 },
        { condition: { _id: 'salt', normPrice: 0.32, normUnit: 'kg' }, amount: 1 },
      ],
      vouchers: [],
      changes: [
        {
          conditionId: 'book',
          kind: 'sold-out',
          msg: 'Von „Fachbuch“ ist nur noch diese Menge lieferbar: 5 Stück.',
        },
        { conditionId: 'fort', kind: 'gone', msg: 'Ein Produkt in Ihrem Warenkorb ist nicht mehr erhältlich.' },
        {
          conditionId: 'hammer',
          kind: 'price',
          msg: 'Der Preis von „Schlosserhammer“ hat sich geändert: bisher 18,50\u00a0€, jetzt 19,99\u00a0€.',
        },
        {
          code: 'SOMMER',
          kind: 'voucher',
          msg: 'Der Gutschein „SOMMER“ ist nicht mehr für Sie reserviert. Bitte lösen Sie ihn noch einmal ein.',
        },
      ],
    });
  });

  test('a sold-out line is left out', async () => {
    const { orders, database } = await openShop();
    const setStock = (stock: number) =>
      database.transaction((transaction) =>
        transaction.updateTable('conditions').set({ stock }).where('id', '=', 'book').execute(),
      );
    await setStock(0);
    expect(await orders.calculate({ items: [item('book', 1), item('hammer', 1)] })).toMatchObject({
      items: [{ condition: { _id: 'hammer' } }],
      changes: [{ conditionId: 'book', kind: 'sold-out', msg: '„Fachbuch“ ist derzeit nicht lieferbar.' }],
    });
    await setStock(5);
  });

  test('a line that the operator’s light stops is left out, as its page offers none', async () => {
    const { orders, database } = await openShop();
    const setLight = (stock_status: 'green' | 'red') =>
      database.transaction((transaction) =>
        transaction.updateTable('products').set({ stock_status }).where('id', '=', 'p-book').execute(),
      );
    await setLight('red');
    const cart = { items: [item('book', 1), item('hammer', 1)] };
    expect(await orders.calculate(cart)).toMatchObject({
      items: [{ condition: { _id: 'hammer' } }],
      changes: [{ conditionId: 'book', kind: 'sold-out', msg: '„Fachbuch“ ist derzeit nicht lieferbar.' }],
    });
    await setLight('green');
    expect(await orders.calculate(cart)).toMatchObject({ items: [{ amount: 1 }, { amount: 1 }], changes: [] });
  });

  test.each<[string, object, number]>([
    ['before an address is known, to Austria by the first carrier', {}, 6.9],
    ['to the billing address', { address: { country: 'DE' } }, 12.9],
    [
      'to the shipping address',
      { address: { country: 'DE' }, separateShippingAddress: true, shippingAddress: { country: 'AT' } },
      6.9,
    ],
    [
      'to the billing address while the shipping address is empty',
      { address: { country: 'DE' }, separateShippingAddress: true },
      12.9,
    ],
    [
      'a shipping address that was switched off does not count',
      { address: { country: 'DE' }, shippingAddress: { country: 'AT' } },
      12.9,
    ],
  ])('%s', async (_, details, gross) => {
    const { orders } = await openShop();
    expect(await orders.calculate({ items: [item('hammer', 1)], ...details })).toMatchObject({
      shippingCosts: { gross },
    });
  });

  test('free from a goods value on, by weight, by carrier', async () => {
    const { orders } = await openShop();
    const shipping = async (...items: ReturnType<typeof item>[]) => {
      const answer = await orders.calculate({ items, carrier: 'Spedition' });
      return 'shippingCosts' in answer ? answer.shippingCosts.gross : answer.code;
    };
    expect(await shipping(item('hammer', 5))).toBe(6.9); // 99.95
    expect(await shipping(item('hammer', 4), item('book', 1))).toBe(0); // 104.86
    expect(await shipping(item('salt', 2))).toBe(49); // 50 kg
  });

  test('a cart that no shipping rule serves is refused, not priced wrongly', async () => {
    const { orders } = await openShop();
    const heavy = { items: [item('salt', 2)] };
    expect(await orders.calculate({ ...heavy, address: { country: 'DE' } })).toEqual({
      refused: true,
      status: 409,
      code: 'not-deliverable',
    });
    expect(await orders.calculate({ ...heavy, carrier: 'Post' })).toEqual({
      refused: true,
      status: 409,
      code: 'not-by-carrier',
    });
    expect(await orders.calculate({ ...heavy, carrier: 'Post', address: { country: 'DE' } })).toMatchObject({
      code: 'not-deliverable',
    });
  });

  test('while no carrier is chosen, the first that serves the cart counts', async () => {
    const { orders } = await openShop();
    expect(await orders.calculate({ items: [item('salt', 2)] })).toMatchObject({ shippingCosts: { gross: 49 } });
  });

  test('a carrier that the shop does not have counts as not chosen', async () => {
    const { orders } = await openShop();
    const salt = { items: [item('salt', 2)] };
    expect(await orders.calculate({ ...salt, carrier: 'Rakete' })).toEqual(await orders.calculate(salt));
    const { orders: choosy } = await openShop({ shippingRules: [{ countries: '*', carriers: ['Post'], cost: 500 }] });
    expect(await choosy.calculate({ ...salt, carrier: 'Rakete' })).toMatchObject({ shippingCosts: { gross: 5 } });
  });

  test('a country that the shop does not serve counts as not chosen', async () => {
    const shippingRules = [
      { countries: ['AT'], cost: 690 },
      { countries: '*', cost: 9900 },
    ] as const;
    const { orders } = await openShop({ shippingRules });
    for (const country of ['XX', 'at', '']) {
      expect(await orders.calculate({ items: [item('hammer', 1)], address: { country } })).toMatchObject({
        shippingCosts: { gross: 6.9 },
      });
    }
  });

  test('a shop without carriers asks the rules for all of them', async () => {
    const { orders } = await openShop({ carrier: [], shippingRules: [{ countries: '*', cost: 100 }] });
    const answer = await orders.calculate({ items: [item('hammer', 1)], carrier: 'Post' });
    expect(answer).toMatchObject({ shippingCosts: { gross: 1 } });
  });

  test('a shop that does not serve Austria calculates for its first country', async () => {
    const { orders } = await openShop({ countries: testConfiguration.countries.slice(1) });
    expect(await orders.calculate({ items: [item('hammer', 1)] })).toMatchObject({ shippingCosts: { gross: 12.9 } });
  });

  test('five hundred lines of one condition stay separate lines', async () => {
    const { orders } = await openShop();
    const items = Array.from({ length: 500 }, () => item('book', 1));
    const answer = await orders.calculate({ ...placement(), items });
    expect(answer).toMatchObject({ items: { length: 5 }, changes: { length: 495 } });
  });

  test('says which one it is, where the cart has several of a name', async () => {
    const { orders, database } = await openShop();
    await database.transaction(async (transaction) => {
      const hammers = transaction.updateTable('products').set({ name: 'Hammer' });
      await hammers.where('id', 'in', ['p-hammer', 'p-book', 'p-salt']).execute();
      await transaction.updateTable('products').set({ name_suffix: null }).where('id', '=', 'p-book').execute();
      await transaction
        .updateTable('products')
        .set({ name_suffix: '1 kg' })
        .where('id', 'in', ['p-hammer', 'p-salt'])
        .execute();
      await transaction.updateTable('conditions').set({ unit: 'Sack' }).where('id', '=', 'salt').execute();
    });
    const answer = await orders.calculate({
      items: [item('hammer', 1, { gross: 18.5 }), item('book', 7), item('salt', 1, { gross: 1 })],
    });
    expect(answer).toMatchObject({
      changes: [
        { msg: 'Von „Hammer“ ist nur noch diese Menge lieferbar: 5 Stück.' },
        { msg: 'Der Preis von „Hammer 1 kg (Stück)“ hat sich geändert: bisher 18,50\u00a0€, jetzt 19,99\u00a0€.' },
        { msg: 'Der Preis von „Hammer 1 kg (Sack)“ hat sich geändert: bisher 1,00\u00a0€, jetzt 7,89\u00a0€.' },
      ],
    });
  });
});
