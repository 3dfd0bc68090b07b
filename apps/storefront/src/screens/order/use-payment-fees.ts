import type { PaymentCondition } from '@kontor/contract';
import type { OrderDetails } from '@kontor/domain';
import type { Cart } from '../../cart/cart.ts';
import { calculationRequest } from '../../checkout/order-request.ts';
import { askPaymentFees, type PaymentFees, withFee } from './payment-fees.ts';
import { useAnswered } from './use-answered.ts';

const unknown: PaymentFees = {};

/** What each way to pay that costs something asks for this cart (LAW P11). */
export function usePaymentFees(
  cart: Cart,
  details: OrderDetails,
  conditions: readonly PaymentCondition[],
): PaymentFees {
  const names = withFee(conditions);
  // The carrier does not bear on the fee, nor do vouchers, unless they leave nothing to pay.
  const anyWay = { ...details, carrier: '', paymentCondition: '' };
  const request = names.length > 0 ? calculationRequest({ ...cart, vouchers: [] }, anyWay) : null;
  return useAnswered(request, (call, asked) => askPaymentFees(call, asked, names), unknown);
}
