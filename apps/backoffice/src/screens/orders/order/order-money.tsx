import type { OfficeOrder } from '@kontor/contract/office';
import { attemptStateTexts, paymentStateTexts } from '@kontor/contract/office-texts';
import { formatPrice } from '../../../format/format-price.ts';
import { Facts } from '../../../kit/facts.tsx';
import { Time } from '../../../kit/time.tsx';
import { isAllowed } from '../../../session/is-allowed.ts';
import { useOperator } from '../../../session/office-state.ts';
import { orderTexts as texts } from '../../../texts/order.de.ts';
import { NotedMoney } from './money/noted-money.tsx';

/** The payment method, the money received, and what is still owed or will be refunded. */
export function OrderMoney({ order }: { order: OfficeOrder }) {
  const { money, payments } = order;
  const mayNote = isAllowed('money.edit', useOperator());
  return (
    <section className="section" aria-labelledby="money-title">
      <h2 id="money-title">{texts.payment}</h2>
      <Facts
        facts={[
          [texts.condition, order.order.paymentConditionName],
          [texts.state, paymentStateTexts[order.payment]],
          [texts.owed, formatPrice(money.stillDue)],
          [texts.received, receivedWords(order)],
          ...(money.toRefund > 0 ? ([[toRefundTitle(order), formatPrice(money.toRefund)]] as const) : []),
        ]}
      />
      {payments.length > 0 && (
        <ul className="payments">
          {payments.map(({ reference, provider, state, amount, refunded, refunding, changedAt }) => (
            <li key={reference}>
              {texts.attempt(provider, reference)}: {formatPrice(amount)}, {attemptStateTexts[state]}
              {refunded > 0 && `, ${texts.refunded(formatPrice(refunded))}`}
              {refunding > 0 && `, ${texts.refunding(formatPrice(refunding))}`}
              <span className="second-line">
                <Time iso={changedAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <NotedMoney order={order} mayNote={mayNote} />
    </section>
  );
}

/** Of an order whose money nobody has noted, the amount goes back only if it came. */
function toRefundTitle({ money: { received } }: OfficeOrder): string {
  return received === null ? texts.toRefundIfPaid : texts.toRefund;
}

/** What came, and the cent by which it differs from what is owed if the order counts as paid all the same. */
function receivedWords({ money: { received, stillDue }, payment }: OfficeOrder): string {
  if (received === null) return texts.notKnown;
  const cents = Math.round((received - stillDue) * 100);
  const isForgiven = payment === 'paid' && Math.abs(cents) === 1;
  return isForgiven ? `${formatPrice(received)} (${texts.forgiven(formatPrice(cents / 100))})` : formatPrice(received);
}
