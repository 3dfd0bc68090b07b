import type { ShownPayment } from '@kontor/domain';
import { paymentWords as texts } from '../texts/payment-in-words.de.ts';
import type { OrderSnapshot } from '../types.ts';

/**
 * The payment state of an order, for the people who run the shop.
 * @param payment its online payment; undefined if it is not paid online.
 */
export function paymentInWords(
  { paymentCondition, total }: Pick<OrderSnapshot, 'paymentCondition' | 'total'>,
  payment: ShownPayment | undefined,
): string {
  if (total.gross === 0) return texts.nothingToPay;
  if (payment !== undefined) return texts.online[payment];
  return texts.offline[paymentCondition.kind];
}
