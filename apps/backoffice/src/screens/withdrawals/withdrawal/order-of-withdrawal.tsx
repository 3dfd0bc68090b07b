import type { OfficeOrder } from '@kontor/contract/office';
import { orderStateTexts, paymentStateTexts, shippingStateTexts } from '@kontor/contract/office-texts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatPrice } from '../../../format/format-price.ts';
import { FailureNotice } from '../../../forms/failure-notice.tsx';
import { Facts } from '../../../kit/facts.tsx';
import { Progress } from '../../../kit/progress.tsx';
import { orderQuery } from '../../../records/order-query.ts';
import { withdrawalTexts as texts } from '../../../texts/withdrawals.de.ts';

/** The state of the order named in a declaration, and the link to its steps. */
export function OrderOfWithdrawal({ number }: { number: string }) {
  const { data: order, error, isPending } = useQuery(orderQuery(number));
  return (
    <section className="section" aria-labelledby="order-title">
      <h2 id="order-title">{texts.orderTitle}</h2>
      {isPending && <Progress />}
      <FailureNotice failure={error} />
      {order !== undefined && (
        <Facts
          facts={[
            [texts.orderState, orderStateTexts[order.state]],
            [texts.shipping, shippingStateTexts[order.shipping]],
            [texts.payment, paymentStateTexts[order.payment]],
            [
              texts.goods,
              texts.goodsBack(sumOf(order.lines, 'returned'), sumOf(order.lines, 'cancelled'), isWaiting(order)),
            ],
            [texts.toRefund, refundOf(order)],
          ]}
        />
      )}
      {order !== undefined && !isDone(order) && <p className="soft">{texts.stepsHint}</p>}
      <p>
        <Link to="/bestellungen/$nummer" params={{ nummer: number }}>
          {texts.steps(number)}
        </Link>
      </p>
    </section>
  );
}

function sumOf(lines: OfficeOrder['lines'], state: 'returned' | 'cancelled'): number {
  return lines.reduce((sum, pieces) => sum + pieces[state], 0);
}

/** Whether something came back or was cancelled, and no money is left to give back. */
function isDone({ lines, money }: OfficeOrder): boolean {
  return sumOf(lines, 'returned') + sumOf(lines, 'cancelled') > 0 && money.toRefund <= 0;
}

/** Whether nothing has left the shop: then there is nothing to wait for. */
function isWaiting({ lines }: OfficeOrder): boolean {
  return lines.every(({ shipped, delivered, returned }) => shipped + delivered + returned === 0);
}

/** What is to be refunded, and what was refunded or is on its way. */
function refundOf(order: OfficeOrder): string {
  const back = order.payments.reduce((sum, { refunded, refunding }) => sum + refunded + refunding, 0);
  const sent = order.transfers.reduce(
    (sum, { amount, takenBack }) => (takenBack === null ? sum + Math.max(0, -amount) : sum),
    0,
  );
  if (order.money.toRefund > 0) return formatPrice(order.money.toRefund);
  if (back + sent > 0) return texts.refundedSum(formatPrice(back + sent));
  if (isDone(order)) return texts.nothing;
  return isWaiting(order) ? texts.notCancelled : texts.notYet;
}
