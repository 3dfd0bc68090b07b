import type { ShownPayment } from '@kontor/domain';
import { paymentWords as texts } from '../texts/payment-in-words.de.ts';
import type { OrderSnapshot } from '../types.ts';

/**
 * Whether an order is paid, in words for those who run the shop.
 * @param payment what the payments know of it; undefined: it is not paid online.
 */
export function paymentInWords(
  { paymentCondition, total }: Pick<OrderSnapshot, 'paymentCondition' | 'total'>,
  payment: ShownPayment | undefined,
): string {
  if (total.gross === 0) return texts.nothingToPay;
  if (payment !== undefined) return texts.online[payment];
  return texts.offline[paymentCondition.kind];
}
