import { describe, expect, test } from 'vitest';
import {
  cleanDetails,
  detailsAfterOrder,
  emptyDetails,
  readDetails,
  withoutEmptyShippingAddress,
} from './order-details.ts';

const typed = {
  ...emptyDetails(),
  email: 'anna@exa',
  address: { ...emptyDetails().address, firstName: 'Anna', country: 'DE' },
  paymentCondition: 'vorkasse',
  externalNumber: 'B-17',
};

describe('the details of an order form', () => {
  test('an untouched form knows the country only', () => {
    expect(emptyDetails()).toEqual({
      email: '',
      address: { name: '', firstName: '', companyName: '', street: '', zipCode: '', city: '', country: 'AT' },
      separateShippingAddress: false,
      shippingAddress: { name: '', firstName: '', companyName: '', street: '', zipCode: '', city: '', country: 'AT' },
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

  test.each([
    ['nothing', {}],
    ['an e-mail that is no text', { ...typed, email: 7 }],
    ['an address that is null', { ...typed, address: null }],
    ['an address without a street', { ...typed, address: { ...typed.address, street: undefined } }],
    ['a shipping address that is a list', { ...typed, shippingAddress: [] }],
    ['a tick that is a text', { ...typed, separateShippingAddress: 'true' }],
  ])('%s is discarded', (_what, stored) => {
    expect(readDetails(stored)).toBeNull();
  });

  test('a separate shipping address counts when something is written in it, be it one line', () => {
    const separate = { ...typed, separateShippingAddress: true };
    expect(withoutEmptyShippingAddress(separate)).toEqual(typed);
    const elsewhere = { ...separate, shippingAddress: { ...typed.shippingAddress, country: 'DE', street: ' ' } };
    expect(withoutEmptyShippingAddress(elsewhere)).toEqual({ ...elsewhere, separateShippingAddress: false });
    const named = { ...separate, shippingAddress: { ...typed.shippingAddress, city: 'Wels' } };
    expect(withoutEmptyShippingAddress(named)).toEqual(named);
  });

  test('what was typed is cleaned as the server does it', () => {
    const messy = { ...typed, email: ' anna@example.at ', externalNumber: '  B   17 ' };
    const clean = cleanDetails({ ...messy, address: { ...typed.address, street: ' Ring  1\u00a0a ' } });
    expect(clean).toEqual({
      ...typed,
      email: 'anna@example.at',
      externalNumber: 'B 17',
      address: { ...typed.address, street: 'Ring 1 a' },
    });
  });

  test('a finished order keeps the address for the next one, not its own number', () => {
    expect(detailsAfterOrder(typed)).toEqual({ ...typed, externalNumber: '' });
  });
});
