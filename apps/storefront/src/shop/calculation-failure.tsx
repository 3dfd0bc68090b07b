import { checkoutTexts } from '../texts/de/checkout.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { failureMessage } from './failure-message.ts';

/** The shop could not say what the cart costs: why, and another try. The cart itself is safe. */
export function CalculationFailure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  return (
    <Notice look="bad" alert>
      <strong>{checkoutTexts.calculationFailed}</strong>
      <p>{failureMessage(failure)}</p>
      <Button onClick={onRetry}>{checkoutTexts.retry}</Button>
    </Notice>
  );
}
