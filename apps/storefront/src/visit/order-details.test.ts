import { describe, expect, test } from 'vitest';
import { detailsAfterOrder, emptyDetails, readDetails } from './order-details.ts';

const typed = {
  ...emptyDetails(),
  email: 'anna@exa',
  address: { ...emptyDetails().address, firstName: 'Anna', country: 'DE' },
  shippingAddress: { ...emptyDetails().shippingAddress, country: 'AT' },
  paymentCondition: 'vorkasse',
  externalNumber: 'B-17',
};

describe('the details of an order form', () => {
  test('an untouched form knows nothing, not even the country', () => {
    expect(emptyDetails()).toEqual({
      email: '',
      address: { name: '', firstName: '', companyName: '', street: '', zipCode: '', city: '', country: '' },
      separateShippingAddress: false,
      shippingAddress: { name: '', firstName: '', companyName: '', street: '', zipCode: '', city: '', country: '' },
      paymentCondition: '',
      carrier: '',
      externalNumber: '',
    });
  });

  test('half typed details come back as they were', () => {
    expect(readDetails(JSON.parse(JSON.stringify({ ...typed, version: 1 })))).toEqual(typed);
  });

  test('a field that took far too much comes back whole: the form says that it is too long', () => {
    const flooded = {
      ...typed,
      externalNumber: 'x'.repeat(10_000),
      address: { ...typed.address, city: 'ß'.repeat(10_000) },
    };
    expect(readDetails(flooded)).toEqual(flooded);
  });

  const whole = { ...typed, separateShippingAddress: true, carrier: 'Post' };
  test.each([
    ['nothing', {}, emptyDetails()],
    ['an e-mail that is no text', { ...whole, email: 7 }, { ...whole, email: '' }],
    ['a carrier that is null', { ...whole, carrier: null }, { ...whole, carrier: '' }],
    ['a payment that is missing', { ...whole, paymentCondition: undefined }, { ...whole, paymentCondition: '' }],
    ['an address that is null', { ...whole, address: null }, { ...whole, address: emptyDetails().address }],
    [
      'an address whose country is a list',
      { ...whole, address: { ...whole.address, country: ['DE'] } },
      { ...whole, address: { ...whole.address, country: '' } },
    ],
    [
      'a shipping address that is a list',
      { ...whole, shippingAddress: [] },
      { ...whole, shippingAddress: emptyDetails().shippingAddress },
    ],
    [
      'a tick that is a text',
      { ...whole, separateShippingAddress: 'true' },
      { ...whole, separateShippingAddress: false },
    ],
    ['a field that nobody knows', { ...whole, address: { ...whole.address, moon: 'full' }, sun: 1 }, whole],
  ])('%s costs that field alone, not the rest of what was typed', (_what, stored, read) => {
    expect(readDetails(stored)).toEqual(read);
  });

  test('a finished order keeps the address for the next one, not its own number', () => {
    expect(detailsAfterOrder(typed)).toEqual({ ...typed, externalNumber: '' });
  });
});
