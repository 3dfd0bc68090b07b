import type { PaymentEnvironment } from '@kontor/contract';
import { paymentTexts } from '../../../texts/payment.de.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { Loaded } from '../../../ui/use-loaded.ts';
import { PaymentCheck } from './payment-check.tsx';
import { PaymentHead } from './payment-head.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import type { PaymentOfOrder } from './payment-of-order.ts';
import { PaymentState } from './payment-state.tsx';
import { useSaferpayPayment } from './use-saferpay-payment.ts';

/**
 * An order paid by Saferpay. After a return from there the payment is executed first (SPEC §4). Only then can the
 * customer pay, or pay again.
 */
export function SaferpayPayment({
  order,
  refresh,
  environment,
}: PaymentOfOrder & { environment: Loaded<PaymentEnvironment> }) {
  const { isBack, isLeaving, problem, execute, pay } = useSaferpayPayment({ order, refresh });
  return (
    <>
      <PaymentHead order={order} environment={environment} isChecked={isBack} />
      <PaymentState order={order} refresh={refresh}>
        {isBack && <PaymentCheck look={execute} atOnce hint={paymentTexts.checkingHint} />}
        {!isBack && problem !== null && (
          <PaymentNotice problem={problem} name={order.paymentConditionName} otherwise={paymentTexts.otherCard} />
        )}
        {isLeaving && <Progress label={paymentTexts.goingToPay} />}
      </PaymentState>
      {order.payment === 'due' && !isBack && (
        <>
          <Button look="primary" aria-disabled={isLeaving || undefined} onClick={pay}>
            {paymentTexts.pay}
          </Button>
          <p>{paymentTexts.later}</p>
        </>
      )}
    </>
  );
}
