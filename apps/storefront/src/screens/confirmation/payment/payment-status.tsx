import type { PaymentStatus } from '@kontor/contract';
import { useCallback } from 'react';
import { isNothingThere } from '../../../call-failure.ts';
import { accountAddress, rootPath } from '../../../shop/address.ts';
import { CheckoutLoading } from '../../../shop/checkout-page.tsx';
import { failureMessage } from '../../../shop/failure-message.ts';
import { useShop } from '../../../shop-context.ts';
import { paymentStatusTexts, paymentTexts } from '../../../texts/de/payment.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { PaymentCheck } from './payment-check.tsx';

/**
 * For who comes back from a provider in a browser that knows no order, such as that of a banking app: how the payment stands, and nothing of the
 * order (PAYMENTS C3.13). `payment` is the key that the provider brought back.
 */
export function PaymentStatusPage({ payment }: { payment: string }) {
  const { call } = useShop();
  const load = useCallback(() => call('paymentStatus', { payment }), [call, payment]);
  const { loaded, reload } = useLoaded(load);
  if (loaded.state === 'loading') return <CheckoutLoading />;
  return (
    <>
      <h1 tabIndex={-1}>{paymentStatusTexts.title}</h1>
      <div className="payment-state" role="status">
        {loaded.state === 'failed' && (
          <Notice look="bad">
            {isNothingThere(loaded.failure) ? paymentStatusTexts.unknown : failureMessage(loaded.failure)}
          </Notice>
        )}
        {loaded.state === 'there' && <Status status={loaded.value} reload={reload} />}
      </div>
      <p className="confirmation-actions">
        {loaded.state !== 'there' || loaded.value.payment !== 'checking' ? (
          <Button onClick={reload}>{paymentTexts.lookAgain}</Button>
        ) : null}
        <a href={accountAddress}>{paymentStatusTexts.toOrders}</a>
        <a href={rootPath}>{paymentStatusTexts.toShop}</a>
      </p>
    </>
  );
}

function Status({ status, reload }: { status: PaymentStatus; reload: () => Promise<void> }) {
  switch (status.payment) {
    case 'paid':
      return <Sentences strong={paymentStatusTexts.paid} more={paymentStatusTexts.paidHint} />;
    case 'due':
      return <Sentences strong={paymentStatusTexts.due} more={paymentStatusTexts.dueHint} />;
    case 'returned':
      return <p>{paymentTexts.returned}</p>;
    case 'checking':
      return <PaymentCheck look={reload} hint={paymentStatusTexts.checkingHint} />;
  }
}

function Sentences({ strong, more }: { strong: string; more: string }) {
  return (
    <p>
      <strong>{strong}</strong> {more}
    </p>
  );
}
