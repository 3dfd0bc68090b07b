import type { OrderDetails } from '@kontor/domain';
import { emptyDetails } from '../order-details.ts';

/** An order form that was filled in, without a separate shipping address. */
export function sampleDetails(): OrderDetails {
  const address = { ...emptyDetails().address, country: 'AT' };
  return {
    ...emptyDetails(),
    email: 'anna@example.at',
    address: { ...address, firstName: 'Anna', name: 'Huber', street: 'Ring 1', zipCode: '1010', city: 'Wien' },
    shippingAddress: address,
    paymentCondition: 'vorkasse',
    carrier: 'Post',
  };
}
