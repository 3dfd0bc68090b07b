import { describe, expect, test } from 'vitest';
import { type Address, cleanAddress } from './address.ts';
import {
  deliveryCountry,
  maxExternalNumberLength,
  missingDeliveryFields,
  type OrderChoices,
  type OrderDetails,
  orderDetailsRefusals,
  withSettledDelivery,
} from './order-details.ts';

const choices: OrderChoices = {
  countries: ['AT', 'DE'],
  carriers: ['Post', 'Spedition'],
  paymentConditions: ['vorkasse', 'rechnung'],
};
const address: Address = {
  name: 'Huber',
  firstName: 'Anna',
  companyName: '',
  street: 'Lange Gasse 12/3',
  zipCode: '1080',
  city: 'Wien',
  country: 'AT',
};
const good: OrderDetails = {
  email: 'anna@example.at',
  address,
  separateShippingAddress: false,
  shippingAddress: cleanAddress({}),
  paymentCondition: 'vorkasse',
  carrier: 'Post',
  externalNumber: '',
};

test('a shop for businesses needs a company for the bill, and for nothing else', () => {
  const asks = { ...choices, isCompanyRequired: true };
  const missing = { path: 'address.companyName', code: 'required' };
  expect(orderDetailsRefusals(good, choices)).toEqual([]);
  expect(orderDetailsRefusals(good, asks)).toEqual([missing]);
  expect(orderDetailsRefusals({ ...good, address: { ...address, companyName: ' \u00a0' } }, asks)).toEqual([missing]);
  const company = { ...good, address: { ...address, companyName: 'Huber Bau GmbH' } };
  expect(orderDetailsRefusals(company, asks)).toEqual([]);
  expect(orderDetailsRefusals({ ...company, separateShippingAddress: true, shippingAddress: address }, asks)).toEqual(
    [],
  );
});

test('an operator may leave the e-mail address empty, and nobody else', () => {
  const without = { ...good, email: '' };
  expect(orderDetailsRefusals(without, choices)).toEqual([{ path: 'email', code: 'required' }]);
  expect(orderDetailsRefusals(without, { ...choices, isEmailOptional: true })).toEqual([]);
  expect(orderDetailsRefusals({ ...good, email: 'anna@' }, { ...choices, isEmailOptional: true })).toEqual([
    { path: 'email', code: 'invalid-email' },
  ]);
});

describe('the order form', () => {
  test.each([
    ['filled in', good],
    ['with an order number of the customer', { ...good, externalNumber: 'B-2026/17 (Büro)' }],
    [
      'with a shipping address',
      { ...good, separateShippingAddress: true, shippingAddress: { ...address, zipCode: '80331', country: 'DE' } },
    ],
    ['with an empty shipping address, which requires nothing', { ...good, separateShippingAddress: true }],
  ])('is accepted %s', (_, details) => {
    expect(orderDetailsRefusals(details, choices)).toEqual([]);
  });

  test('names everything that is missing at once, by its path in the body [SPEC §5.9]', () => {
    const nothing = { ...good, email: '', address: cleanAddress({}), paymentCondition: '', carrier: '' };
    expect(orderDetailsRefusals(nothing, choices)).toEqual([
      { path: 'email', code: 'required' },
      { path: 'address.name', code: 'required' },
      { path: 'address.firstName', code: 'required' },
      { path: 'address.street', code: 'required' },
      { path: 'address.zipCode', code: 'required' },
      { path: 'address.city', code: 'required' },
      { path: 'address.country', code: 'required' },
      { path: 'paymentCondition', code: 'required' },
      { path: 'carrier', code: 'required' },
    ]);
  });

  test.each([
    ['an e-mail with a line break', { email: 'anna@example.at\nBcc: b@c.at' }, 'email', 'invalid-email'],
    ['an endless e-mail', { email: `${'a'.repeat(300)}@b.at` }, 'email', 'too-long', 254],
    ['an unknown payment condition', { paymentCondition: 'bitcoin' }, 'paymentCondition', 'unknown'],
    ['a payment condition by its title', { paymentCondition: 'Vorkasse' }, 'paymentCondition', 'unknown'],
    ['an unknown carrier', { carrier: 'Taube' }, 'carrier', 'unknown'],
    ['a country not served', { address: { ...address, country: 'US' } }, 'address.country', 'unknown'],
    [
      'an endless additional info',
      { externalNumber: 'x'.repeat(maxExternalNumberLength + 1) },
      'externalNumber',
      'too-long',
      maxExternalNumberLength,
    ],
    ['an additional info of two lines', { externalNumber: 'a\nb' }, 'externalNumber', 'control-character'],
  ] as const)('refuses %s', (_, change, path, code, limit?: number) => {
    const refusal = { path, code, ...(limit !== undefined && { limit }) };
    expect(orderDetailsRefusals({ ...good, ...change }, choices)).toEqual([refusal]);
  });

  test('judges each postal code by the country of its own address', () => {
    const shippingAddress = { ...address, country: 'DE' };
    expect(orderDetailsRefusals({ ...good, separateShippingAddress: true, shippingAddress }, choices)).toEqual([
      { path: 'shippingAddress.zipCode', code: 'invalid-postal-code', example: '80331' },
    ]);
  });

  test('a shipping address without a country has the postal code of the billing country, where it goes', () => {
    const sentTo = (zipCode: string) =>
      orderDetailsRefusals(
        { ...good, separateShippingAddress: true, shippingAddress: { ...address, country: '', zipCode } },
        choices,
      );
    expect(sentTo('1080')).toEqual([]);
    expect(sentTo('80331')).toEqual([
      { path: 'shippingAddress.zipCode', code: 'invalid-postal-code', example: '1010' },
    ]);
  });

  test('asks for a carrier only if there is one to choose [SPEC §5.14]', () => {
    const noCarriers = { ...choices, carriers: [] };
    expect(orderDetailsRefusals({ ...good, carrier: '' }, noCarriers)).toEqual([]);
    expect(orderDetailsRefusals({ ...good, carrier: 'Post' }, noCarriers)).toEqual([]);
  });

  test('looks at the shipping address only if it is meant', () => {
    const shippingAddress = { ...address, country: 'US', name: 'a\nb' };
    expect(orderDetailsRefusals({ ...good, shippingAddress }, choices)).toEqual([]);
    expect(orderDetailsRefusals({ ...good, separateShippingAddress: true, shippingAddress }, choices)).toEqual([
      { path: 'shippingAddress.name', code: 'control-character' },
      { path: 'shippingAddress.country', code: 'unknown' },
    ]);
  });
});

describe('the goods go', () => {
  const abroad = { ...address, country: 'DE' };

  test.each([
    ['home without a separate address', false, cleanAddress({}), 'AT'],
    ['home when the separate address is switched off again', false, abroad, 'AT'],
    ['abroad to a separate address', true, abroad, 'DE'],
    ['home when the separate address names no country', true, { ...abroad, country: '' }, 'AT'],
  ])('%s', (_, separateShippingAddress, shippingAddress, country) => {
    expect(deliveryCountry({ address, separateShippingAddress, shippingAddress })).toBe(country);
  });
});

describe('a separate shipping address with gaps', () => {
  const separate = (shippingAddress: Partial<Address>) => ({
    ...{ ...good, separateShippingAddress: true },
    shippingAddress: cleanAddress(shippingAddress),
  });

  test.each([
    ['all of it', separate({ ...address, name: '', firstName: '' }), []],
    ['its street', separate({ ...address, street: ' \u200b' }), ['street']],
    ['a name alone', separate({ name: 'Berger', country: 'AT' }), ['street', 'zipCode', 'city']],
    ['nothing', separate({}), ['street', 'zipCode', 'city']],
    ['nothing, and is not ticked', good, []],
  ])('lacks what nobody finds the place without: of %s', (_, details, missing) => {
    expect(missingDeliveryFields(details)).toEqual(missing);
  });

  test('is none where nothing or a country alone stands in it', () => {
    const elsewhere = separate({ country: 'DE', street: ' ' });
    expect(withSettledDelivery(elsewhere)).toEqual({ ...elsewhere, separateShippingAddress: false });
    expect(withSettledDelivery(good)).toBe(good);
  });

  test('counts with one line, in the country of the bill where it names none', () => {
    const named = separate({ city: 'Wels' });
    expect(withSettledDelivery(named)).toEqual(separate({ city: 'Wels', country: 'AT' }));
    const abroad = separate({ city: 'Passau', country: 'DE' });
    expect(withSettledDelivery(abroad)).toEqual(abroad);
  });
});

describe('a bill to a country that the shop does not deliver to [LAW X2]', () => {
  const choicesOfEu = { ...choices, billingCountries: [...choices.countries, 'FR'] };
  const address = { ...good.address, country: 'FR', zipCode: '75001' };
  const nowhere = (path: string) => [{ path, code: 'not-delivered-there' }];
  const home = { ...good.address, country: 'AT', zipCode: '1010' };

  test('is fine with a delivery address where the shop delivers', () => {
    const details = { ...good, address, separateShippingAddress: true, shippingAddress: home };
    expect(orderDetailsRefusals(details, choicesOfEu)).toEqual([]);
  });

  test('alone, or with a delivery address that says nothing, is refused at its country', () => {
    expect(orderDetailsRefusals({ ...good, address }, choicesOfEu)).toEqual(nowhere('address.country'));
    const empty = { name: '', firstName: '', companyName: '', street: '', zipCode: '', city: '', country: 'AT' };
    const withEmpty = { ...good, address, separateShippingAddress: true, shippingAddress: empty };
    expect(orderDetailsRefusals(withEmpty, choicesOfEu)).toEqual(nowhere('address.country'));
  });

  test('goods never go there, nor a bill outside the offered countries', () => {
    const shippingAddress = { ...home, country: '', street: 'Rue 1' };
    expect(
      orderDetailsRefusals({ ...good, address, separateShippingAddress: true, shippingAddress }, choicesOfEu),
    ).toContainEqual({ path: 'shippingAddress.country', code: 'not-delivered-there' });
    expect(orderDetailsRefusals({ ...good, address: { ...address, country: 'US' } }, choicesOfEu)).toContainEqual({
      ...{ path: 'address.country', code: 'unknown' },
    });
  });
});
