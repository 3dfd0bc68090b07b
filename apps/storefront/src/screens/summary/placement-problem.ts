import type { CalculatedOrder, CallFailure, Order, OrderChanged } from '@kontor/contract';
import { callFailureOf } from '../../calls/call-failure.ts';
import { failureMessage } from '../../calls/failure-message.ts';
import { isOrderedAsSent } from '../../checkout/is-ordered-as-sent.ts';
import { fieldSentence } from './field-sentence.ts';

/** Why an order was not placed, and what the customer can do about it. */
export type PlacementProblem =
  /** SPEC §5: the first mandatory option that was not ticked. */
  | { readonly kind: 'option-missing'; readonly option: string }
  /**
   * CONTRACT §5: the shop's total differs from the one shown, or something is no longer available. Amounts in EUR,
   * gross.
   */
  | { readonly kind: 'changed'; readonly before: number; readonly calculation: CalculatedOrder }
  /**
   * An order was placed with this cart's key before the cart was changed (CONTRACT §5). The shop answered with that
   * earlier order.
   */
  | { readonly kind: 'ordered-before'; readonly orderId: string; readonly orderNumber: string }
  /**
   * The shop refuses details that this page accepted, because the operator has changed what is on offer. One sentence
   * for each field.
   */
  | { readonly kind: 'details-refused'; readonly message: string; readonly fields: readonly string[] }
  /**
   * There was no answer, or one that does not say whether the order was placed. Trying again is safe, because the key
   * stays the same (CONTRACT §5).
   */
  | { readonly kind: 'unknown-outcome'; readonly message: string }
  /** `stale`: the shop says that the cart has changed, so its costs must be calculated again. */
  | { readonly kind: 'failed'; readonly message: string; readonly stale: boolean };

/**
 * Reads a success of order/finish. Returns a problem if the answered order is not the one that was sent, otherwise
 * null.
 */
export function earlierOrder(
  sent: Parameters<typeof isOrderedAsSent>[0],
  answered: Parameters<typeof isOrderedAsSent>[1] & Pick<Order, '_id' | 'orderNumber'>,
): PlacementProblem | null {
  if (isOrderedAsSent(sent, answered)) return null;
  return { kind: 'ordered-before', orderId: answered._id, orderNumber: answered.orderNumber };
}

/** Reads the failure of order/finish. `seen` is the gross total in EUR that the customer agreed to. */
export function placementProblem(failure: unknown, seen: number): PlacementProblem {
  const message = failureMessage(failure);
  const called = callFailureOf(failure);
  if (called === null || called.status === 0 || called.status >= 500) return { kind: 'unknown-outcome', message };
  const calculation = freshFigures(called);
  if (calculation) return { kind: 'changed', before: seen, calculation };
  const fields = called.refusal.errors?.map(fieldSentence) ?? [];
  if (fields.length > 0) return { kind: 'details-refused', message, fields };
  return { kind: 'failed', message, stale: called.status === 409 };
}

const changeCodes: readonly string[] = [
  'order-changed',
  'item-gone',
  'item-sold-out',
  'voucher-gone',
] satisfies OrderChanged['code'][];

function freshFigures({ refusal }: CallFailure): CalculatedOrder | undefined {
  return changeCodes.includes(refusal.code) ? (refusal as Partial<OrderChanged>).calculation : undefined;
}
