import type { PaymentCondition } from '@kontor/contract';
import type { OrderDetails } from '@kontor/domain';
import type { Cart } from '../../cart/cart.ts';
import { calculationRequest } from '../../checkout/order-request.ts';
import { askPaymentFees, type PaymentFees, withFee } from './payment-fees.ts';
import { useAnswered } from './use-answered.ts';

const unknown: PaymentFees = {};

/** The fee of each payment condition that has one, for this cart (LAW P11). */
export function usePaymentFees(
  cart: Cart,
  details: OrderDetails,
  conditions: readonly PaymentCondition[],
): PaymentFees {
  const names = withFee(conditions);
  // The fee does not depend on the carrier. It depends on vouchers only if they leave nothing to pay.
  const anyWay = { ...details, carrier: '', paymentCondition: '' };
  const request = names.length > 0 ? calculationRequest({ ...cart, vouchers: [] }, anyWay) : null;
  return useAnswered(request, (call, asked) => askPaymentFees(call, asked, names), unknown);
}
