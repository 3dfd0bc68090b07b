import type { CalculatedOrder, OrderCalculation } from '@kontor/contract';
import type { OrderDetails } from '@kontor/domain';
import type { Cart } from '../cart/cart.ts';
import { useShop } from '../context/shop-context.ts';
import { noteEndedSession } from '../session/account-call.ts';
import { checkoutTexts } from '../texts/checkout.de.ts';
import { takeCalculation, tellVisitor } from '../visit/cart-actions.ts';
import { detailsToOrder } from './clean-details.ts';
import { calculationRequest } from './order-request.ts';
import { isOrderOf, unansweredOrder } from './unanswered-order.ts';
import { type CalculationControl, useCalculation } from './use-calculation.ts';
import { useDetails } from './use-details.ts';
import { useOrderPlaced } from './use-order-placed.ts';

/** Never resolves: the cart was ordered, so its costs no longer matter. */
const noAnswer = new Promise<never>(() => undefined);

/**
 * The costs of a cart. Lines that the shop no longer has are removed from the cart. If the answer to the cart's order
 * was lost, that order is looked up first, because the stock that it took would seem sold out. If that order matches
 * the cart, it is confirmed. If the cart has changed since, the visitor is told here if something is missing, and
 * otherwise by usePlacement.
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
