import type { CalculatedOrder, OrderCalculation, OrderPlacement, VoucherRedemption } from '@kontor/contract';
import { cleanVatId, isVatId, type OrderDetails } from '@kontor/domain';
import { type Cart, isOrderable } from '../cart/cart.ts';
import { goodsValue } from '../cart/cart-vouchers.ts';
import { ageOf } from './order-choices.ts';

/**
 * The body of order/calc for a cart (CONTRACT §5); null if the cart is empty or has an invalid amount. It contains only
 * the details that the costs depend on, so that no personal data are sent before the order.
 */
export function calculationRequest(cart: Cart, details: OrderDetails): OrderCalculation | null {
  if (!isOrderable(cart)) return null;
  const { address, separateShippingAddress, shippingAddress, paymentCondition, carrier } = details;
  const vatId = cleanVatId(details.vatId ?? '');
  return {
    items: requestItems(cart),
    vouchers: [...cart.vouchers],
    address: { country: address.country },
    separateShippingAddress,
    ...(separateShippingAddress && { shippingAddress: { country: shippingAddress.country } }),
    ...(paymentCondition !== '' && { paymentCondition }),
    ...(carrier !== '' && { carrier }),
    ...(isVatId(vatId) && { vatId }),
  };
}

/**
 * The parts of a calculation that its answer depends on, as text. The prices sent along do not matter: they only let
 * the shop report what has changed.
 */
export function questionOf(request: OrderCalculation): string {
  return JSON.stringify(request, (field, value: unknown) =>
    field === 'price' || field === 'deposit' ? undefined : value,
  );
}

/**
 * The body of order/finish: cart, details, ticked options, and the gross total in EUR that the customer saw (CONTRACT
 * §5).
 */
export function placementRequest(
  cart: Cart,
  details: OrderDetails,
  options: readonly string[],
  totalSeen: number,
): OrderPlacement {
  const { shippingAddress, birthDate = '', ...rest } = details;
  const asksAge = ageOf(cart) !== null;
  return {
    items: requestItems(cart),
    vouchers: [...cart.vouchers],
    ...rest,
    ...(asksAge && { birthDate }),
    ...(details.separateShippingAddress && { shippingAddress }),
    options: [...options],
    total: { gross: totalSeen },
    ...shownTo(cart),
  };
}

/**
 * The body of a voucher redemption for a cart (SPEC §7). It contains the lines, so that the answer has their tax rates
 * (CONTRACT §5). Lines with an invalid amount are left out.
 */
export function redemptionRequest(cart: Cart, code: string, lastLines: CalculatedOrder['items']): VoucherRedemption {
  const items = requestItems(cart).filter(({ amount }) => amount > 0);
  return { code, totalPrice: goodsValue(cart, lastLines), items };
}

/**
 * The customer for whom the page is shown. If their session has ended, the shop must not take the order as a guest's.
 */
export function shownTo({ account }: Pick<Cart, 'account'>): Pick<OrderPlacement, 'shownTo'> {
  return account === null ? {} : { shownTo: account.customer };
}

/** The prices are sent so that the shop can report changes. The shop never uses them. */
function requestItems(cart: Cart): OrderCalculation['items'] {
  return cart.items.map(({ product, condition, amount }) => ({
    product: { _id: product._id },
    condition: { _id: condition._id, price: condition.price, deposit: condition.deposit ?? 0 },
    amount,
  }));
}
