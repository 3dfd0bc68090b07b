import type { OrderDetails } from '@kontor/domain';
import type { Cart } from '../../cart/cart.ts';
import { calculationRequest } from '../../checkout/order-request.ts';
import { askCarriers, type CarrierOffers } from './carrier-offers.ts';
import { useAnswered } from './use-answered.ts';

const unknown: CarrierOffers = {};

/** What each carrier would cost for this cart and the country it goes to, and when it would arrive. */
export function useCarrierOffers(cart: Cart, details: OrderDetails, carriers: readonly string[]): CarrierOffers {
  // The costs of a carrier depend neither on vouchers nor on the payment condition.
  const shipment = { ...details, carrier: '', paymentCondition: '' };
  const request = carriers.length > 0 ? calculationRequest({ ...cart, vouchers: [] }, shipment) : null;
  return useAnswered(request, (call, asked) => askCarriers(call, asked, carriers), unknown);
}
