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
import { PaypalButtonsPlace } from './paypal-buttons.tsx';
import { usePaypalPayment } from './use-paypal-payment.ts';

/**
 * An order paid by PayPal. While it is due, PayPal's own buttons are shown. Their script is loaded only here (LAW D3).
 */
export function PaypalPayment(props: PaymentOfOrder & { environment: Loaded<PaymentEnvironment> }) {
  const { order, refresh, environment } = props;
  const paying = usePaypalPayment({ order, refresh });
  const isDue = order.payment === 'due';
  const script = environment.state === 'there' ? environment.value.sdkUrl : undefined;
  const isWithoutScript = environment.state !== 'loading' && script === undefined;
  const problem = isWithoutScript ? ({ kind: 'unavailable' } as const) : paying.problem;
  return (
    <>
      <PaymentHead order={order} environment={environment} isChecked={paying.isApproved} />
      <PaymentState order={order} refresh={refresh}>
        {paying.isApproved && (
          <PaymentCheck look={paying.execute} atOnce={paying.isReturned} hint={paymentTexts.checkingHint} />
        )}
        {problem !== null && <PaymentNotice problem={problem} name={order.paymentConditionName} />}
      </PaymentState>
      {isDue && environment.state === 'loading' && <Progress label={paymentTexts.paypalLoading} />}
      {isDue && problem?.kind === 'unavailable' && (
        <Button onClick={() => location.reload()}>{paymentTexts.retry}</Button>
      )}
      {isDue && script !== undefined && (
        <PaypalButtonsPlace
          order={order}
          script={script}
          callbacks={paying.callbacks}
          isResting={paying.isApproved}
          onUnavailable={paying.noteUnavailable}
        />
      )}
      {isDue && !paying.isApproved && <p>{paymentTexts.later}</p>}
    </>
  );
}
