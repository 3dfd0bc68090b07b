import { paymentTexts } from '../../../texts/payment.de.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { PaymentProblem } from './payment-problem.ts';

/** Says why the order could not be paid, and that it is not lost. `name`: the payment condition. */
export function PaymentNotice(props: {
  problem: PaymentProblem;
  name: string;
  /** What can be done otherwise on the provider's page. */
  otherwise?: string;
}) {
  const { problem, name, otherwise } = props;
  if (problem.kind === 'outdated') return null;
  if (problem.kind === 'busy')
    return (
      <Notice look="info">
        <p>{problem.message}</p>
      </Notice>
    );
  if (problem.kind === 'failed')
    return (
      <Notice look="bad">
        <p>
          <strong>{paymentTexts.failed}</strong>
        </p>
        {problem.message !== undefined && <p>{problem.message}</p>}
        <p>
          {paymentTexts.failedHint} {otherwise}
        </p>
        <p>
          {paymentTexts.contactHint} <a href="/contact">{paymentTexts.contact}</a>
        </p>
      </Notice>
    );
  const isRefused = problem.kind === 'refused';
  return (
    <Notice look="bad">
      <p>
        <strong>{isRefused ? paymentTexts.failed : paymentTexts.unavailable(name)}</strong>
      </p>
      <p>{isRefused ? problem.message : paymentTexts.unavailableHint}</p>
      <p>
        {!isRefused && `${paymentTexts.contactHint} `}
        <a href="/contact">{paymentTexts.contact}</a>
      </p>
    </Notice>
  );
}
