import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ExampleLine, exampleOrder } from '../../../orders/testing/order.ts';
import { exampleAttempt, examplePage } from '../../testing/attempt.ts';
import { type OrderToCreate, orderToCreate, plainOrderToCreate } from './create-request.ts';
import { centsFromPaypal, type PaypalMoney } from './paypal-money.ts';

type Example = Parameters<typeof exampleOrder>[0];

function created(example: Example = {}, amount?: number): OrderToCreate {
  const order = exampleOrder(example);
  return orderToCreate(exampleAttempt({ amount: amount ?? order.total.gross }), examplePage({ order }));
}

const eur = (value: string) => ({ currency_code: 'EUR', value });
const cents = (money: PaypalMoney) => centsFromPaypal(money) ?? Number.NaN;

test('a line priced by the hundred is sent as one piece with its total, because PayPal multiplies whole pieces', () => {
  const screws = { name: 'Schraube', amount: 150, unitPrice: 345, priceQuantity: 100, taxRate: 2000 };
  const [unit] = created({ buy: [screws], shipping: 0 }).purchase_units;
  expect(unit.items).toEqual([
    {
      ...{ category: 'PHYSICAL_GOODS', name: '150 Stück Schraube', sku: 'WZ-1000' },
      ...{ quantity: '1', unit_amount: eur('5.18') },
    },
  ]);
  expect(unit.amount).toMatchObject({ ...eur('5.18'), breakdown: { item_total: eur('5.18') } });
});

test('an order of a gross shop says what is bought, where it goes and how it is paid', () => {
  const url = examplePage().returnUrl;
  const item = { category: 'PHYSICAL_GOODS' };
  expect(created()).toEqual({
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: 'attempt-of-32-characters-0000000',
        invoice_id: '2026-000123-1',
        description: 'Bestellung 2026-000123',
        amount: {
          ...eur('166.46'),
          breakdown: { item_total: eur('159.56'), shipping: eur('6.90'), discount: eur('0.00') },
        },
        items: [
          {
            ...item,
            name: 'Schlosserhammer, 500 g, Eschenstiel',
            sku: 'WZ-1000',
            quantity: '2',
            unit_amount: eur('19.99'),
          },
          { ...item, name: 'Fachbuch „Holzverbindungen“', sku: 'WZ-1001', quantity: '1', unit_amount: eur('24.90') },
          { ...item, name: 'Salz, grob, Sack zu 25 kg', sku: 'WZ-1002', quantity: '12', unit_amount: eur('7.89') },
        ],
        shipping: {
          name: { full_name: 'Jörg Müller-Łukasz' },
          address: { address_line_1: 'Hauptstraße 1', admin_area_2: 'Wien', postal_code: '1010', country_code: 'AT' },
        },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: 'Kontor Werkzeug',
          locale: 'de-AT',
          shipping_preference: 'SET_PROVIDED_ADDRESS',
          user_action: 'PAY_NOW',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: url,
          cancel_url: url,
        },
      },
    },
  });
});

describe('the sums', () => {
  const lines = array(
    record({
      name: constantFrom('Hammer', 'Säge'),
      amount: integer({ min: 1, max: 99 }),
      unitPrice: integer({ min: 0, max: 1_000_000 }),
      taxRate: constantFrom(0, 1000, 2000),
      deposit: constantFrom(0, 0, 25, 310),
      container: constantFrom('one-way', 'reusable'),
    }),
    { minLength: 1, maxLength: 6 },
  );
  const discounts = constantFrom<Example>(
    {},
    { redeem: [{ code: 'ZEHN', value: { kind: 'percent', share: 1000 } }] },
    { redeem: [{ code: 'FIX', value: { kind: 'gift-balance', balance: 500 } }] },
  );
  const shop = constantFrom('gross', 'net');
  const charge = integer({ min: 0, max: 5000 });

  test('are exact to the cent, or not given at all', () => {
    let detailed = 0;
    assert(
      property(lines, charge, charge, discounts, shop, (buy, shipping, fee, discount, declaration) => {
        const example = {
          buy: buy as ExampleLine[],
          oneWayDepositTaxed: false,
          shipping,
          fee,
          declaration,
          ...discount,
        };
        const order = exampleOrder(example);
        const [unit] = created(example).purchase_units;
        const { breakdown, ...amount } = unit.amount;
        expect(cents(amount)).toBe(order.total.gross);
        expect(unit.items === undefined).toBe(breakdown === undefined);
        if (!breakdown) {
          expect(declaration).toBe('net');
          return;
        }
        detailed += 1;
        const goods = (unit.items ?? []).reduce(
          (sum, item) => sum + cents(item.unit_amount) * Number(item.quantity),
          0,
        );
        expect(cents(breakdown.item_total)).toBe(goods);
        const handling = breakdown.handling ? cents(breakdown.handling) : 0;
        expect(handling).toBe(order.charges.find(({ kind }) => kind === 'payment-method')?.price.gross ?? 0);
        const deposits = (unit.items ?? []).filter(({ name }) => name.includes('pfand') || name === 'Pfand');
        expect(deposits.reduce((sum, item) => sum + cents(item.unit_amount), 0)).toBe(
          buy.reduce((sum, { deposit, amount }) => sum + deposit * amount, 0),
        );
        expect(goods + cents(breakdown.shipping) + handling - cents(breakdown.discount)).toBe(cents(amount));
      }),
    );
    expect(detailed).toBeGreaterThan(0);
  });

  test('are left out when the attempt is for another amount than the order', () => {
    const [unit] = created({}, 100).purchase_units;
    expect(unit.amount).toEqual(eur('1.00'));
    expect(unit).not.toHaveProperty('items');
    expect(unit).toHaveProperty('shipping');
  });
});

describe('the address', () => {
  const { countryName, ...address } = exampleOrder().address;
  const to = (change: Partial<typeof address>) => {
    const [unit] = created({ shippingAddress: { ...address, countryName, ...change } }).purchase_units;
    return unit.shipping;
  };

  test('is the one that it is sent to, with the company', () => {
    expect(to({ companyName: 'Möbel GmbH', city: 'Graz' })).toMatchObject({
      name: { full_name: 'Möbel GmbH, Jörg Müller-Łukasz' },
      address: { admin_area_2: 'Graz' },
    });
    expect(to({ companyName: 'Möbel GmbH', firstName: '', name: '' })?.name.full_name).toBe('Möbel GmbH');
    expect(to({ country: 'CN' })?.address.country_code).toBe('C2');
  });

  test.each([{ street: '' }, { city: '' }, { zipCode: '' }, { firstName: '', name: '' }, { country: 'Österreich' }])(
    'is left out when it lacks something: %j',
    (change) => {
      expect(to(change)).toBeUndefined();
      const order = created({ shippingAddress: { ...address, countryName, ...change } });
      expect(order.payment_source.paypal.experience_context.shipping_preference).toBe('NO_SHIPPING');
    },
  );
});

test('the payer reads the shop’s name as it was when they ordered', () => {
  const order = created({ shop: { ...exampleOrder().shop, title: 'Werkzeug Neu' } });
  expect(order.payment_source.paypal.experience_context.brand_name).toBe('Werkzeug Neu');
});

test.each(['', '   '])('a shop without a name (%j) has none to be sent: PayPal refuses an empty one', (title) => {
  const page = examplePage({ order: exampleOrder({ shop: { ...exampleOrder().shop, title } }) });
  for (const order of [orderToCreate(exampleAttempt(), page), plainOrderToCreate(exampleAttempt(), page)]) {
    expect(order.payment_source.paypal.experience_context).not.toHaveProperty('brand_name');
  }
});

test('long names are cut at 127 characters, and none in half', () => {
  const name = `${'x'.repeat(125)}🔨🔨`;
  const [unit] = created({ buy: [{ name, amount: 1, unitPrice: 100, taxRate: 2000 }] }).purchase_units;
  expect(unit.items?.[0]?.name).toBe(`${'x'.repeat(125)}…`);
});

test('the plain order has the same amount and references, and nothing that PayPal could dislike', () => {
  const plain = plainOrderToCreate(exampleAttempt({ amount: 16646 }), examplePage());
  const [unit] = plain.purchase_units;
  expect(Object.keys(unit)).toEqual(['reference_id', 'custom_id', 'invoice_id', 'description', 'amount']);
  expect(unit.amount).toEqual(eur('166.46'));
  expect(plain.payment_source.paypal.experience_context.shipping_preference).toBe('NO_SHIPPING');
});
