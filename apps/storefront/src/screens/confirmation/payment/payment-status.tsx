import { useCallback } from 'react';
import { isNothingThere } from '../../../calls/call-failure.ts';
import { failureMessage } from '../../../calls/failure-message.ts';
import { CheckoutLoading } from '../../../checkout/checkout-page.tsx';
import { useShop } from '../../../context/shop-context.ts';
import { accountAddress, rootPath } from '../../../page/address.ts';
import { paymentStatusTexts, paymentTexts } from '../../../texts/payment.de.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { PaymentCheck } from './payment-check.tsx';
import { useRepeatedLook } from './use-repeated-look.ts';

/**
 * Shown to a payer who returns from a provider in a browser that does not know the order, such as that of a banking
 * app: the status of the payment, and nothing about the order (PAYMENTS C3.13). `payment`: the key in the return
 * address. `again` looks up the order again if the shop could not be asked.
 */
export function PaymentStatusPage({ payment, again }: { payment: string; again: () => void }) {
  const { call } = useShop();
  const load = useCallback(() => call('paymentStatus', { payment }), [call, payment]);
  const { loaded, reload } = useLoaded(load);
  if (loaded.state === 'loading') return <CheckoutLoading />;
  const state = loaded.state === 'there' ? loaded.value.payment : null;
  const isUnknown = loaded.state === 'failed' && isNothingThere(loaded.failure);
  const lookAgain = () => {
    again();
    reload();
  };
  return (
    <>
      <h1 tabIndex={-1}>{paymentStatusTexts.title}</h1>
      <div className="payment-state" role="status">
        {loaded.state === 'failed' && <Notice look="bad">{failureSentence(loaded.failure)}</Notice>}
        {state === 'paid' && <Sentences strong={paymentStatusTexts.paid} more={paymentStatusTexts.paidHint} />}
        {state === 'partly-paid' && (
          <Sentences strong={paymentStatusTexts.partlyPaid} more={paymentTexts.partlyPaidHint} />
        )}
        {state === 'disputed' && <Sentences strong={paymentTexts.disputed} more={paymentTexts.disputedHint} />}
        {state === 'returned' && <p>{paymentTexts.returned}</p>}
        {state === 'checking' && <PaymentCheck look={reload} hint={paymentStatusTexts.checkingHint} />}
        {state === 'due' && <Due look={reload} />}
      </div>
      <p className="confirmation-actions">
        {state === null && !isUnknown && <Button onClick={lookAgain}>{paymentTexts.lookAgain}</Button>}
        <a href={accountAddress}>{paymentStatusTexts.toOrders}</a>
        <a href={rootPath}>{paymentStatusTexts.toShop}</a>
      </p>
    </>
  );
}

/** The browser may be faster than the provider's notification, so the status is checked again silently. */
function Due({ look }: { look: () => Promise<void> }) {
  useRepeatedLook(look, false);
  return <Sentences strong={paymentStatusTexts.due} more={paymentStatusTexts.dueHint} />;
}

function Sentences({ strong, more }: { strong: string; more: string }) {
  return (
    <p>
      <strong>{strong}</strong> {more}
    </p>
  );
}

function failureSentence(failure: unknown): string {
  return isNothingThere(failure) ? paymentStatusTexts.unknown : failureMessage(failure);
}
