import type { CalculatedOrder, OrderCalculation } from '@kontor/contract';
import type { OrderDetails } from '@kontor/domain';
import type { Cart } from '../cart/cart.ts';
import { useShop } from '../context/shop-context.ts';
import { noteEndedSession } from '../session/account-call.ts';
import { checkoutTexts } from '../texts/checkout.de.ts';
import { takeCalculation, tellVisitor } from '../visit/cart-actions.ts';
import { detailsToOrder } from '../visit/order-details.ts';
import { calculationRequest } from './order-request.ts';
import { isOrderOf, unansweredOrder } from './unanswered-order.ts';
import { type CalculationControl, useCalculation } from './use-calculation.ts';
import { useDetails } from './use-details.ts';
import { useOrderPlaced } from './use-order-placed.ts';

/** The cart was ordered: its costs matter no more. */
const noAnswer = new Promise<never>(() => undefined);

/**
 * What a cart costs; what the shop no longer has is taken out of it. If the answer to the cart's order is missing, that
 * order is looked for first: otherwise what it took from the stock would seem sold out. If it is found as the cart has
 * it, it is confirmed. If the cart has changed since, the visitor is told here when something is missing, and otherwise
 * by usePlacement.
 */
export function useCartCosts(cart: Cart, details: OrderDetails): CalculationControl {
  const { call } = useShop();
  const typed = useDetails().value;
  const orderPlaced = useOrderPlaced();

  const ask = async (request: OrderCalculation): Promise<CalculatedOrder> => {
    const order = await unansweredOrder(cart).catch((failure: unknown) => {
      noteEndedSession(failure);
      throw failure;
    });
    if (order !== null && isOrderOf(order, cart, detailsToOrder(typed))) {
      orderPlaced(order, cart.key);
      return noAnswer;
    }
    const calculation = await call('orderCalc', request);
    if (order !== null && calculation.changes.length > 0) tellVisitor(checkoutTexts.orderedBefore(order.orderNumber));
    return calculation;
  };

  return useCalculation(ask, calculationRequest(cart, details), takeCalculation);
}
