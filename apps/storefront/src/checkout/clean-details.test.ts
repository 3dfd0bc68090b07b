import { expect, test } from 'vitest';
import { emptyDetails } from '../visit/order-details.ts';
import { cleanDetails, detailsToOrder } from './clean-details.ts';

const typed = {
  ...emptyDetails(),
  email: 'anna@exa',
  address: { ...emptyDetails().address, firstName: 'Anna', country: 'DE' },
  shippingAddress: { ...emptyDetails().shippingAddress, country: 'AT' },
  paymentCondition: 'vorkasse',
  externalNumber: 'B-17',
};

test('an order has a separate shipping address when something is written in it, be it one line', () => {
  const separate = { ...typed, separateShippingAddress: true };
  expect(detailsToOrder(separate)).toEqual(typed);
  const named = { ...separate, shippingAddress: { ...typed.shippingAddress, city: ' Wels ' } };
  expect(detailsToOrder(named)).toEqual({ ...named, shippingAddress: { ...named.shippingAddress, city: 'Wels' } });
});

test('typed input is cleaned in the same way as on the server', () => {
  const messy = { ...typed, email: ' anna@example.at ', externalNumber: '  B   17 ' };
  const clean = cleanDetails({ ...messy, address: { ...typed.address, street: ' Ring  1\u00a0a ' } });
  expect(clean).toEqual({
    ...typed,
    email: 'anna@example.at',
    externalNumber: 'B 17',
    address: { ...typed.address, street: 'Ring 1 a' },
  });
});
