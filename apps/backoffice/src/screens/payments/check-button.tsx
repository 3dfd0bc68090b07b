import { attemptStateTexts } from '@kontor/contract/office-texts';
import { useQueryClient } from '@tanstack/react-query';
import { officeCall } from '../../calls/office-call.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { Button } from '../../kit/button.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { useAction } from '../../kit/use-action.ts';
import { paymentTexts as texts } from '../../texts/payments.de.ts';

/** Asks the provider about a payment, and says what it answered. */
export function CheckButton({ reference }: { reference: string }) {
  const queries = useQueryClient();
  const check = useAction(async () => {
    const { payment, isAnswered } = await officeCall('paymentCheck', { reference });
    showToast(isAnswered ? texts.checked(reference, attemptStateTexts[payment.state]) : texts.unanswered);
    void queries.invalidateQueries({ queryKey: ['order', payment.orderNumber] });
    await Promise.all(['payments', 'payment-findings'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  });
  return (
    <>
      <Button isBusy={check.isBusy} onClick={() => check.run()} aria-label={texts.checkOne(reference)}>
        {texts.check}
      </Button>
      <FailureNotice failure={check.failure} />
    </>
  );
}
