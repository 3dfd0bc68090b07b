import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { fillCatalogue, placement, testShop } from './testing/shop.ts';

const nothing = { orders: 0, jobs: 0, documents: 0, numbers: {}, stock: 5 };

describeOnBothEngines('an order that cannot be placed', ({ open }) => {
  /** Shared by all tests, because none of them may leave a trace. */
  let shop: Promise<ReturnType<typeof testShop> & { database: Awaited<ReturnType<typeof open>> }> | undefined;
  function refusingShop() {
    shop ??= open().then(async (database) => {
      await fillCatalogue(database);
      return { database, ...testShop(database) };
    });
    return shop;
  }

  test('another total than the shop’s is answered with the fresh calculation', async () => {
    const { orders, stored } = await refusingShop();

    const refusal = await orders.finish('key', placement({ total: { gross: 71.77 } }));

    expect(refusal).toEqual({
      refused: true,
      status: 409,
      code: 'order-changed',
      extra: { calculation: await orders.calculate(placement()) },
    });
    expect(await stored()).toEqual(nothing);
  });

  test.each([
    ['gone', 'item-gone', [{ product: { _id: 'p-fort' }, condition: { _id: 'fort' }, amount: 1 }], 46.88],
    ['sold-out', 'item-sold-out', [{ product: { _id: 'p-book' }, condition: { _id: 'book' }, amount: 6 }], 164.48],
  ])('what is %s is answered with what the rest costs', async (kind, code, items, gross) => {
    const { orders, stored } = await refusingShop();
    const body = placement({ items: [...placement().items.slice(0, 1), ...items] });

    const refusal = await orders.finish('key', body);

    const calculation = await orders.calculate(body);
    expect(refusal).toEqual({ refused: true, status: 409, code, extra: { calculation } });
    expect(calculation).toMatchObject({ total: { gross }, changes: [{ kind, conditionId: items[0]?.condition._id }] });
    expect(await stored()).toEqual(nothing);
  });

  test('a missing line is answered without figures if no carrier delivers the rest', async () => {
    const { orders } = await refusingShop();
    expect(await orders.finish('key', placement({ items: [...heavy, ...gone] }))).toEqual({
      refused: true,
      status: 409,
      code: 'item-gone',
    });
  });

  test('nothing of an order stays when something unexpected breaks it off', async () => {
    const { stored, database } = await refusingShop();
    const { orders } = testShop(database, { orderNumberPattern: 'no place for a sequence' });

    await expect(orders.finish('key', placement())).rejects.toThrow('pattern');

    expect(await stored()).toEqual(nothing);
  });

  const address = placement().address;
  const german = { ...address, country: 'DE', zipCode: '80331' };
  const gone = [{ product: { _id: 'p-hammer' }, condition: { _id: 'nirgends' }, amount: 1 }];
  const mixed = [{ product: { _id: 'p-book' }, condition: { _id: 'hammer' }, amount: 1 }];
  const tooMany = [{ product: { _id: 'p-book' }, condition: { _id: 'book' }, amount: 6 }];
  const heavy = [{ product: { _id: 'p-salt' }, condition: { _id: 'salt' }, amount: 2 }];
  const field = (path: string, msg: string) => ({ errors: [{ path, msg }] });
  const unknown = 'Diese Auswahl gibt es nicht oder nicht mehr.';
  test.each<[string, Parameters<typeof placement>[0], number, string, object?]>([
    ['an empty cart', { items: [] }, 400, 'cart-empty'],
    ['no e-mail', { email: '' }, 400, 'invalid-order', field('email', 'Pflichtfeld')],
    ['a wrong e-mail', { email: 'kunde@' }, 400, 'invalid-order', field('email', 'Keine gültige Mailadresse')],
    [
      'an e-mail with line breaks',
      { email: 'kunde@example.at\r\nBcc: alle@example.at' },
      400,
      'invalid-order',
      field('email', 'Keine gültige Mailadresse'),
    ],
    [
      'an e-mail that ends in a line break',
      { email: 'kunde@example.at\n' },
      400,
      'invalid-order',
      field('email', 'Keine gültige Mailadresse'),
    ],
    [
      'no street',
      { address: { ...address, street: ' ' } },
      400,
      'invalid-order',
      field('address.street', 'Pflichtfeld'),
    ],
    [
      'a name over two lines',
      { address: { ...address, name: 'Mül\nler' } },
      400,
      'invalid-order',
      field('address.name', 'Diese Angabe enthält ein Zeichen, das nicht möglich ist.'),
    ],
    [
      'a postal code of another country',
      { address: { ...address, zipCode: '80331' } },
      400,
      'invalid-order',
      field('address.zipCode', 'Keine gültige Postleitzahl für dieses Land (Beispiel: 1010)'),
    ],
    [
      'a postal code that the country to ship to does not have',
      { separateShippingAddress: true, shippingAddress: { country: 'DE', zipCode: '1010' } },
      400,
      'invalid-order',
      field('shippingAddress.zipCode', 'Keine gültige Postleitzahl für dieses Land (Beispiel: 80331)'),
    ],
    [
      'an unknown country',
      { address: { ...address, country: 'CH' } },
      400,
      'invalid-order',
      field('address.country', unknown),
    ],
    [
      'an unknown country to ship to',
      { separateShippingAddress: true, shippingAddress: { country: 'XX' } },
      400,
      'invalid-order',
      field('shippingAddress.country', unknown),
    ],
    ['no way to pay', { paymentCondition: '' }, 400, 'invalid-order', field('paymentCondition', 'Pflichtfeld')],
    ['an unknown way to pay', { paymentCondition: 'bar' }, 400, 'invalid-order', field('paymentCondition', unknown)],
    ['an unknown carrier', { carrier: 'Brieftaube' }, 400, 'invalid-order', field('carrier', unknown)],
    ['a missing option', { options: ['Neuigkeiten'] }, 400, 'option-missing', { msg: 'AGB wurde nicht ausgewählt' }],
    ['a product that is gone', { items: [...placement().items, ...gone] }, 409, 'item-gone'],
    ['a condition of another product', { items: mixed }, 409, 'item-gone'],
    ['more than there is', { items: tooMany, total: { gross: 149.4 } }, 409, 'item-sold-out'],
    [
      'more than there is, over two lines',
      { items: [...placement().items, { ...tooMany[0], amount: 5 }] as never },
      409,
      'item-sold-out',
    ],
    ['what is gone, too heavy besides', { items: [...heavy, ...gone] }, 409, 'item-gone'],
    ['what the chosen carrier does not take', { items: heavy, carrier: 'Post' }, 409, 'not-by-carrier'],
    ['what nobody delivers', { items: heavy, address: german }, 409, 'not-deliverable'],
    ['a voucher that is not there', { vouchers: [{ code: 'SOMMER', session: 's' }] }, 409, 'voucher-gone'],
    ['a total of nonsense', { total: { gross: 71.779999 } }, 409, 'order-changed'],
  ])('%s is refused and leaves nothing behind', async (_, more, status, code, details = {}) => {
    const { orders, stored, wakes } = await refusingShop();

    expect(await orders.finish('key', placement(more))).toMatchObject({ refused: true, status, code, ...details });

    expect(await stored()).toEqual(nothing);
    expect(wakes.count).toBe(0);
  });

  test.each([undefined, '', 'x'.repeat(201)])('the key %j is refused', async (key) => {
    const { orders, stored } = await refusingShop();
    expect(await orders.finish(key, placement())).toMatchObject({ status: 400, code: 'idempotency-key-missing' });
    expect(await stored()).toEqual(nothing);
  });

  test('after all that, the first order has the first number', async () => {
    const { orders } = await refusingShop();
    expect(await orders.finish('key', placement())).toMatchObject({ orderNumber: '2026-000001' });
  });
});
