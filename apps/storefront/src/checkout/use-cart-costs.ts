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

/** Of a cart that was ordered: nobody wants to know any more. */
const noAnswer = new Promise<never>(() => undefined);

/**
 * What a cart costs, and what the shop no longer has of it taken out. While the answer to its order is missing, that
 * order is looked for first: what it took would otherwise seem sold out. Found as the cart has it, it is confirmed;
 * found, but changed since, the visitor is told when something is missing, and by usePlacement else.
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
