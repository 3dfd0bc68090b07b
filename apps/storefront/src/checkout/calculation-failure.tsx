import type { RefObject } from 'react';
import { failureMessage } from '../calls/failure-message.ts';
import { checkoutTexts } from '../texts/checkout.de.ts';
import { failureTexts } from '../texts/failure.de.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/**
 * Says why the costs of the cart could not be loaded, with a button to try again. The cart itself is not affected. The
 * button disappears, so its click moves the focus to the totals.
 */
export function CalculationFailure(props: {
  failure: unknown;
  totals: RefObject<HTMLElement | null>;
  onRetry: () => void;
}) {
  const retry = () => {
    props.totals.current?.focus();
    props.onRetry();
  };
  return (
    <Notice look="bad" alert>
      <strong>{checkoutTexts.calculationFailed}</strong>
      <p>{failureMessage(props.failure)}</p>
      <Button onClick={retry}>{failureTexts.retry}</Button>
    </Notice>
  );
}
