import { type Arrival, arrivalOf, isPaidBeforeDelivery } from '@kontor/domain';
import { viennaMoment } from '../../../german-format.ts';
import type { OrderSnapshot } from '../types.ts';

/**
 * When the goods of an order arrive, as was agreed, that are dispatched from a time on (epoch ms); null: unknown.
 * `isLeft`: whether a line still has pieces that come.
 */
export function arrivalOfOrder(
  { lines, dispatchUntil: until }: Pick<OrderSnapshot, 'lines' | 'dispatchUntil'>,
  since: number,
  isLeft: (line: number) => boolean = () => true,
): Arrival | null {
  const goods = lines.filter(({ giftVoucher }, line) => giftVoucher === undefined && isLeft(line));
  return arrivalOf(
    goods.map(({ delivery }) => delivery?.days),
    until,
    viennaMoment(since),
  );
}

/**
 * From when an order is dispatched, in epoch ms: when it was placed, or paid where the goods wait for the money; null:
 * they wait for it.
 */
export function dispatchedSince(
  { paymentCondition, createdAt, total }: Pick<OrderSnapshot, 'paymentCondition' | 'createdAt' | 'total'>,
  paidAt: number | undefined,
): number | null {
  if (!isPaidBeforeDelivery(paymentCondition) || total.gross === 0) return createdAt;
  return paidAt === undefined ? null : Math.max(createdAt, paidAt);
}
