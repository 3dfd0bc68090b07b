import type { CalculatedOrder, CallFailure, Order, OrderChanged } from '@kontor/contract';
import { callFailureOf } from '../../calls/call-failure.ts';
import { failureMessage } from '../../calls/failure-message.ts';
import { isOrderedAsSent } from '../../checkout/is-ordered-as-sent.ts';
import { fieldSentence } from './field-sentence.ts';

/** Why an order was not placed, and what the customer can do about it. */
export type PlacementProblem =
  /** SPEC §5: the first mandatory option that was not ticked. */
  | { readonly kind: 'option-missing'; readonly option: string }
  /** CONTRACT §5: the shop's total is another than the customer saw, or something is gone. Amounts in EUR, gross. */
  | { readonly kind: 'changed'; readonly before: number; readonly calculation: CalculatedOrder }
  /**
   * The cart's key had been used before something was changed (CONTRACT §5): this is the order of that time, not the
   * one that is wanted now.
   */
  | { readonly kind: 'ordered-before'; readonly orderId: string; readonly orderNumber: string }
  /**
   * The shop does not take these details, although this page did: the operator has changed what is on offer. A sentence
   * for each field.
   */
  | { readonly kind: 'details-refused'; readonly message: string; readonly fields: readonly string[] }
  /**
   * No answer, or none that says it: the order may be placed or not. Trying again is safe, for the key is the same
   * (CONTRACT §5).
   */
  | { readonly kind: 'unknown-outcome'; readonly message: string }
  /** `stale`: the shop said that the cart is no longer as it was, so its costs must be asked for again. */
  | { readonly kind: 'failed'; readonly message: string; readonly stale: boolean };

/** Reads the success of order/finish: none when the answered order is another than the one that was sent. */
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
