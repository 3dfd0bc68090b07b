import type { Order, PaymentEnvironment } from '@kontor/contract';
import { leftToPay } from '../../../checkout/left-to-pay.ts';
import { formatPrice } from '../../../format/format-price.ts';
import { paymentTexts } from '../../../texts/payment.de.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Loaded } from '../../../ui/use-loaded.ts';
import { EnvironmentNote } from './environment-note.tsx';

interface HeadOfPayment {
  readonly order: Order;
  readonly environment: Loaded<PaymentEnvironment>;
  /** Whether the status is being loaded. The customer is not asked to pay meanwhile. */
  readonly isChecked: boolean;
}

/**
 * The head of a payment: the amount, ticked off once it is paid, the payment condition, and whether real money moves.
 */
export function PaymentHead({ order, environment, isChecked }: HeadOfPayment) {
  const amount = formatPrice(leftToPay(order));
  const name = order.paymentConditionName;
  const isDue = order.payment === 'due' && !isChecked;
  const isPaid = order.payment === 'paid';
  return (
    <>
      {isPaid && (
        <p className="payment-amount payment-paid">
          <Icon name="check" />
          {paymentTexts.paid(amount)}
        </p>
      )}
      {!isPaid && (
        <p className="payment-amount">{isDue ? paymentTexts.amount(amount) : paymentTexts.paidAmount(amount)}</p>
      )}
      <p>{paymentTexts.by(name)}</p>
      {environment.state === 'there' && <EnvironmentNote environment={environment.value} name={name} />}
    </>
  );
}
