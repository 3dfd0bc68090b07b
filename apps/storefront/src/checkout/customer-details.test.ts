import type { User } from '@kontor/contract';
import { describe, expect, test } from 'vitest';
import { emptyDetails } from '../visit/order-details.ts';
import { detailsOfCustomer, isBillingLocked } from './customer-details.ts';

const home = { name: 'Lang', firstName: 'Ada', street: 'Gasse 1', zipCode: '1010', city: 'Wien', country: 'AT' };
const work = { ...home, companyName: 'Lang KG', street: 'Werkstraße 9' };
const clean = (address: typeof home) => ({ companyName: '', ...address });
const user: User = { _id: 'ada', email: 'ada@kunde.example', separateShippingAddress: false, onlineUser: true };

const typed = {
  ...emptyDetails(),
  email: 'andere@kunde.example',
  address: { ...clean(home), street: 'Anderswo 3' },
  carrier: 'Post',
};

describe('the order form of a customer (SPEC §4) [SPEC §4.2.9, §4.2.10]', () => {
  test('begins with the e-mail address and the address of the account', () => {
    expect(detailsOfCustomer(emptyDetails(), { ...user, address: home })).toEqual({
      ...emptyDetails(),
      email: 'ada@kunde.example',
      address: clean(home),
    });
  });

  test('and with the separate shipping address if there is one', () => {
    const both = { ...user, address: home, separateShippingAddress: true, shippingAddress: work };
    expect(detailsOfCustomer(emptyDetails(), both)).toMatchObject({
      separateShippingAddress: true,
      shippingAddress: work,
    });
    expect(detailsOfCustomer(emptyDetails(), { ...both, separateShippingAddress: false })).toMatchObject({
      separateShippingAddress: false,
      shippingAddress: emptyDetails().shippingAddress,
    });
  });

  test('or, of an imported customer who has none, with the last order’s, which stays theirs to change', () => {
    const imported = { ...user, onlineUser: false, lastAddress: work };
    expect(detailsOfCustomer(emptyDetails(), imported).address).toEqual(work);
    expect(detailsOfCustomer(typed, imported).address).toEqual(typed.address);
    expect(isBillingLocked(imported)).toBe(false);
  });

  test('typed input stays, except the e-mail address', () => {
    const both = { ...user, address: home, separateShippingAddress: true, shippingAddress: work };
    expect(detailsOfCustomer(typed, both)).toEqual({ ...typed, email: 'ada@kunde.example' });
  });

  test('the billing address of a customer who is no online user is the one of the account, whatever was typed', () => {
    const imported = { ...user, onlineUser: false, address: work };
    expect(isBillingLocked(imported)).toBe(true);
    expect(detailsOfCustomer(typed, imported)).toEqual({ ...typed, email: user.email, address: work });
  });

  test('an imported customer without an address writes one', () => {
    const imported = { ...user, onlineUser: false };
    expect(isBillingLocked(imported)).toBe(false);
    expect(detailsOfCustomer(typed, imported).address).toEqual(typed.address);
  });
});
