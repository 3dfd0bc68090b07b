import type { OfficeOrder } from '@kontor/contract/office';
import { formatPrice } from '../../../format/format-price.ts';
import { Facts } from '../../../kit/facts.tsx';
import { Time } from '../../../kit/time.tsx';
import { orderTexts as texts } from '../../../texts/order.de.ts';
import { paymentStateTexts } from '../../../texts/order-states.de.ts';

/** How it is paid, what came, and what is still owed or goes back. */
export function OrderMoney({ order }: { order: OfficeOrder }) {
  const { money, payments, transfers } = order;
  return (
    <section className="section" aria-labelledby="money-title">
      <h2 id="money-title">{texts.payment}</h2>
      <Facts
        facts={[
          [texts.condition, order.order.paymentConditionName],
          [texts.state, paymentStateTexts[order.payment]],
          [texts.owed, formatPrice(money.stillDue)],
          [texts.received, money.received === null ? texts.notKnown : formatPrice(money.received)],
          ...(money.toRefund > 0 ? ([[texts.toRefund, formatPrice(money.toRefund)]] as const) : []),
        ]}
      />
      {payments.length > 0 && (
        <ul className="payments">
          {payments.map(({ reference, provider, state, amount, refunded, refunding, changedAt }) => (
            <li key={reference}>
              {texts.attempt(provider, reference)}: {formatPrice(amount)}, {texts.attemptState(state)}
              {refunded > 0 && `, ${texts.refunded(formatPrice(refunded))}`}
              {refunding > 0 && `, ${texts.refunding(formatPrice(refunding))}`}
              <span className="second-line">
                <Time iso={changedAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {transfers.length > 0 && (
        <ul className="payments">
          {transfers.map(({ amount, receivedOn, reference, by }) => (
            <li key={`${receivedOn} ${reference} ${amount}`}>
              {texts.transfer(formatPrice(amount), receivedOn.split('-').reverse().join('.'))}
              <span className="second-line">{texts.transferNoted(reference, by)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
