import type { CalculatedOrder, OrderCalculation, OrderPlacement, VoucherRedemption } from '@kontor/contract';
import type { OrderDetails } from '@kontor/domain';
import { type Cart, isOrderable } from '../cart/cart.ts';
import { goodsValue } from '../cart/cart-vouchers.ts';

/**
 * The body that asks what this cart costs (CONTRACT §5), or null while it cannot be asked: the cart is empty, or an
 * amount is none. It holds only those details that the costs depend on: nobody needs a name before the order.
 */
export function calculationRequest(cart: Cart, details: OrderDetails): OrderCalculation | null {
  if (!isOrderable(cart)) return null;
  const { address, separateShippingAddress, shippingAddress, paymentCondition, carrier } = details;
  return {
    items: requestItems(cart),
    vouchers: [...cart.vouchers],
    address: { country: address.country },
    separateShippingAddress,
    ...(separateShippingAddress && { shippingAddress: { country: shippingAddress.country } }),
    ...(paymentCondition !== '' && { paymentCondition }),
    ...(carrier !== '' && { carrier }),
  };
}

/**
 * What the answer to a calculation depends on. The prices in the cart do not belong to it: they only tell the shop what
 * has changed since.
 */
export function questionOf(request: OrderCalculation): string {
  return JSON.stringify(request, (field, value: unknown) =>
    field === 'price' || field === 'deposit' ? undefined : value,
  );
}

/**
 * The order as it is placed: cart, details, ticked options, and the gross total in EUR that the customer saw (CONTRACT
 * §5).
 */
export function placementRequest(
  cart: Cart,
  details: OrderDetails,
  options: readonly string[],
  totalSeen: number,
): OrderPlacement {
  const { shippingAddress, ...rest } = details;
  return {
    items: requestItems(cart),
    vouchers: [...cart.vouchers],
    ...rest,
    ...(details.separateShippingAddress && { shippingAddress }),
    options: [...options],
    total: { gross: totalSeen },
    ...shownTo(cart),
  };
}

/**
 * The body that asks whether a voucher is valid for this cart (SPEC §7), with the lines, so that the answer has their
 * tax rates (CONTRACT §5). A line whose amount is none is left out.
 */
export function redemptionRequest(cart: Cart, code: string, lastLines: CalculatedOrder['items']): VoucherRedemption {
  const items = requestItems(cart).filter(({ amount }) => amount > 0);
  return { code, totalPrice: goodsValue(cart, lastLines), items };
}

/** The customer that the page is shown for. If their session has ended, nothing may be ordered as a guest instead. */
export function shownTo({ account }: Pick<Cart, 'account'>): Pick<OrderPlacement, 'shownTo'> {
  return account === null ? {} : { shownTo: account.customer };
}

/** The prices go along so that the shop sees which ones have changed. It never takes one over. */
function requestItems(cart: Cart): OrderCalculation['items'] {
  return cart.items.map(({ product, condition, amount }) => ({
    product: { _id: product._id },
    condition: { _id: condition._id, price: condition.price, deposit: condition.deposit ?? 0 },
    amount,
  }));
}
