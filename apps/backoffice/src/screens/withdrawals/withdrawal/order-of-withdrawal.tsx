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
            [texts.toRefund, order.money.toRefund > 0 ? formatPrice(order.money.toRefund) : texts.nothing],
          ]}
        />
      )}
      <p className="soft">{texts.stepsHint}</p>
      <p>
        <Link to="/bestellungen/$nummer" params={{ nummer: number }}>
          {texts.steps(number)}
        </Link>
      </p>
    </section>
  );
}
