import type { CalculatedOrder, Order, OrderChanged, OrderPlacement } from '@kontor/contract';
import { callFailureOf } from '../../call-failure.ts';
import { isOrderedAsSent } from '../../cart/is-ordered-as-sent.ts';
import { failureMessage } from '../../shop/failure-message.ts';

/** Why an order was not placed, and what the customer can do about it. */
export type PlacementProblem =
  /** SPEC §5: the first mandatory option that was not ticked. */
  | { readonly kind: 'option-missing'; readonly option: string }
  /** CONTRACT §5: the shop's total is another than the customer saw, or something is gone. Amounts in EUR, gross. */
  | { readonly kind: 'changed'; readonly before: number; readonly calculation: CalculatedOrder }
  /** The cart's key had been used before it was changed (CONTRACT §5): this is the order of that time, not the one that is wanted now. */
  | { readonly kind: 'ordered-before'; readonly orderNumber: string }
  /** `stale`: the shop said that the cart is no longer as it was, so its costs must be asked for again. */
  | { readonly kind: 'failed'; readonly message: string; readonly stale: boolean };

/** Reads the success of order/finish: none when the answered order is another than the one that was sent. */
export function earlierOrder(
  sent: Pick<OrderPlacement, 'items' | 'total'>,
  answered: Pick<Order, 'items' | 'total' | 'orderNumber'>,
): PlacementProblem | null {
  return isOrderedAsSent(sent, answered) ? null : { kind: 'ordered-before', orderNumber: answered.orderNumber };
}

/** Reads the failure of order/finish. `seen` is the gross total in EUR that the customer agreed to. */
export function placementProblem(failure: unknown, seen: number): PlacementProblem {
  const called = callFailureOf(failure);
  const calculation = called && freshFigures(called.refusal);
  if (calculation) return { kind: 'changed', before: seen, calculation };
  return { kind: 'failed', message: failureMessage(failure), stale: called?.status === 409 };
}

const changeCodes: readonly string[] = [
  'order-changed',
  'item-gone',
  'item-sold-out',
  'voucher-gone',
] satisfies OrderChanged['code'][];

function freshFigures(refusal: { readonly code: string }): CalculatedOrder | undefined {
  return changeCodes.includes(refusal.code) ? (refusal as Partial<OrderChanged>).calculation : undefined;
}
