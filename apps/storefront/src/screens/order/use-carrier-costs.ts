import type { OrderDetails } from '@kontor/domain';
import type { Cart } from '../../cart/cart.ts';
import { calculationRequest } from '../../checkout/order-request.ts';
import { askCarrierCosts, type CarrierCosts } from './carrier-costs.ts';
import { useAnswered } from './use-answered.ts';

const unknown: CarrierCosts = {};

/** What each carrier would cost for this cart and the country it goes to. */
export function useCarrierCosts(cart: Cart, details: OrderDetails, carriers: readonly string[]): CarrierCosts {
  // The costs of a carrier depend neither on vouchers nor on the payment condition.
  const shipment = { ...details, carrier: '', paymentCondition: '' };
  const request = carriers.length > 0 ? calculationRequest({ ...cart, vouchers: [] }, shipment) : null;
  return useAnswered(request, (call, asked) => askCarrierCosts(call, asked, carriers), unknown);
}
