import type { CalculatedOrder } from '@kontor/contract';
import { firstMissingOption, type OrderDetails, type OrderOption } from '@kontor/domain';
import { useState } from 'react';
import { placeOrder } from '../../calls/call.ts';
import type { Cart } from '../../cart/cart.ts';
import { leftToPay } from '../../checkout/left-to-pay.ts';
import { placementRequest } from '../../checkout/order-request.ts';
import { isKeyUsed, isNotPlaced } from '../../checkout/unanswered-order.ts';
import type { CalculationControl } from '../../checkout/use-calculation.ts';
import { useOrderPlaced } from '../../checkout/use-order-placed.ts';
import { noteEndedSession } from '../../session/account-call.ts';
import { orderAnew, orderGoesOut, orderWasRefused } from '../../visit/cart-actions.ts';
import { earlierOrder, type PlacementProblem, placementProblem } from './placement-problem.ts';

/** The state of placing an order, and its problem if it failed. */
export interface Placement {
  readonly busy: boolean;
  readonly problem: PlacementProblem | null;
  place(): Promise<void>;
  dismiss(): void;
}

/**
 * Places the order at the total shown on the screen. The cart's key is sent along, so that a retry after a lost answer
 * gets the same order (CONTRACT §5). If the cart was changed since the first try, the customer is told about the
 * earlier order and the cart gets a new key. A failure loses nothing: cart, details and ticks stay. A placed order is
 * confirmed even if this screen was left meanwhile.
 */
export function usePlacement(order: {
  cart: Cart;
  details: OrderDetails;
  costs: CalculationControl;
  offered: readonly OrderOption[];
  ticked: readonly string[];
}): Placement {
  const { cart, details, costs, offered, ticked } = order;
  const orderPlaced = useOrderPlaced();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PlacementProblem | null>(null);

  const send = async (seen: CalculatedOrder) => {
    setBusy(true);
    const { key } = cart;
    const { total, toPay } = seen;
    const sent = { ...placementRequest(cart, details, ticked, total.gross), ...(toPay !== undefined && { toPay }) };
    orderGoesOut(key);
    try {
      const answered = await placeOrder(sent, key);
      const earlier = earlierOrder(sent, answered);
      if (earlier === null) return orderPlaced(answered, key);
      orderAnew(key);
      setProblem(earlier);
      setBusy(false);
    } catch (failure) {
      noteFailure(failure, key);
      const found = placementProblem(failure, leftToPay(seen));
      if (found.kind === 'changed') costs.take(found.calculation);
      if (found.kind === 'failed' && found.stale) costs.retry();
      setProblem(found);
      setBusy(false);
    }
  };

  const place = async () => {
    const { calculation } = costs;
    if (busy || calculation.state !== 'known') return;
    const missing = firstMissingOption(offered, ticked);
    if (missing !== null) setProblem({ kind: 'option-missing', option: missing.name });
    else await send(calculation.order);
  };

  return { busy, problem, place, dismiss: () => setProblem(null) };
}

/** What a failure of order/finish says about the session and about the cart's key. */
function noteFailure(failure: unknown, key: string): void {
  noteEndedSession(failure);
  if (isNotPlaced(failure)) orderWasRefused(key);
  if (isKeyUsed(failure)) orderAnew(key);
}
