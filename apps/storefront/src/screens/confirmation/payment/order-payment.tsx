import type { PaymentProvider } from '@kontor/contract';
import { useId } from 'react';
import { paymentTexts } from '../../../texts/payment.de.ts';
import type { PaymentOfOrder } from './payment-of-order.ts';
import { PaypalPayment } from './paypal-payment.tsx';
import { SaferpayPayment } from './saferpay-payment.tsx';
import { providerOf } from './shown-order-payment.ts';
import { usePaymentEnvironment } from './use-payment-environment.ts';

/**
 * The status of an order's payment, and what the customer can do (SPEC §4). Nothing for orders that are not paid
 * online.
 */
export function OrderPayment({ order, refresh }: PaymentOfOrder) {
  const provider = providerOf(order);
  return provider === null ? null : <OnlinePayment order={order} provider={provider} refresh={refresh} />;
}

function OnlinePayment({ order, refresh, provider }: PaymentOfOrder & { provider: PaymentProvider }) {
  const environment = usePaymentEnvironment(provider);
  const heading = useId();
  return (
    <section className="payment" aria-labelledby={heading}>
      <h2 id={heading}>{paymentTexts.title}</h2>
      {provider === 'saferpay' && <SaferpayPayment order={order} refresh={refresh} environment={environment} />}
      {provider === 'paypal' && <PaypalPayment order={order} refresh={refresh} environment={environment} />}
    </section>
  );
}
