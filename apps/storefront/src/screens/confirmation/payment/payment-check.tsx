import { useRef } from 'react';
import { paymentTexts } from '../../../texts/payment.de.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useRepeatedLook } from './use-repeated-look.ts';

/**
 * 'wird geprüft': it is unknown whether money moved, so there is nothing to pay (PAYMENTS C3.6). Asks our own server
 * with growing pauses, and after some minutes only when the visitor presses the button.
 */
export function PaymentCheck(props: { look: () => Promise<unknown>; atOnce?: boolean; hint: string }) {
  const { rests, again } = useRepeatedLook(props.look, props.atOnce ?? false);
  const sentence = useRef<HTMLParagraphElement>(null);
  const lookAgain = () => {
    // The button disappears.
    sentence.current?.focus({ preventScroll: true });
    again();
  };
  return (
    <div className="payment-check">
      {!rests && <Progress label={paymentTexts.checking} />}
      <p ref={sentence} tabIndex={-1}>
        <strong>{paymentTexts.checking}</strong> {rests ? paymentTexts.checkingRests : props.hint}
      </p>
      {rests && <Button onClick={lookAgain}>{paymentTexts.lookAgain}</Button>}
    </div>
  );
}
