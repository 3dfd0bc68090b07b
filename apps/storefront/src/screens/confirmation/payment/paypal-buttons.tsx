import type { Order } from '@kontor/contract';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { documentNonce } from '../../../page/page-nonce.ts';
import { paymentTexts } from '../../../texts/payment.de.ts';
import { Progress } from '../../../ui/progress.tsx';
import { keepFinalOrder } from '../../../visit/keep-final-order.ts';
import { loadPaypal, type PaypalButtons, type PaypalWishes } from './paypal-script.ts';

const style = { layout: 'vertical', shape: 'rect', label: 'pay', height: 48, tagline: false };

/** The callbacks of the buttons. */
export type PaypalCallbacks = Omit<PaypalWishes, 'style' | 'fundingSource'>;

/**
 * PayPal's own button, rendered once. React must not touch it while somebody pays, because PayPal's window would close
 * (PAYMENTS B7). `isResting`: the button is disabled for now.
 */
export function PaypalButtonsPlace(props: {
  order: Order;
  script: string;
  callbacks: PaypalCallbacks;
  isResting: boolean;
  onUnavailable: () => void;
}) {
  const { order, script, callbacks, onUnavailable, isResting } = props;
  const router = useRouter();
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const latest = useRef({ order, callbacks, onUnavailable });
  useEffect(() => {
    latest.current = { order, callbacks, onUnavailable };
  });

  useEffect(() => {
    let isShown = true;
    let buttons: PaypalButtons | null = null;
    const draw = async () => {
      // Third-party scripts read and report the address, and the order's key in it gives access to the order (CONTRACT
      // §5).
      if (keepFinalOrder(latest.current.order))
        await router.navigate({ href: location.pathname, replace: true, resetScroll: false });
      const paypal = await loadPaypal(script, documentNonce());
      if (!isShown || place.current === null) return;
      buttons = paypal.Buttons({
        // Our PayPal orders allow only PayPal itself. A button for a bank or a card would open a window that must fail.
        fundingSource: paypal.FUNDING.PAYPAL,
        style,
        createOrder: () => latest.current.callbacks.createOrder(),
        onApprove: (approved, actions) => latest.current.callbacks.onApprove(approved, actions),
        onCancel: (cancelled) => latest.current.callbacks.onCancel(cancelled),
        onError: (failure) => latest.current.callbacks.onError(failure),
      });
      if (!buttons.isEligible()) throw new Error('PayPal cannot be used with this account or in this country.');
      await buttons.render(place.current);
      if (isShown) setDrawn(true);
    };
    draw().catch(() => isShown && latest.current.onUnavailable());
    return () => {
      isShown = false;
      buttons?.close();
    };
  }, [script, router]);

  return (
    <>
      {!isDrawn && <Progress label={paymentTexts.paypalLoading} />}
      <div className="payment-paypal" ref={place} inert={isResting} />
    </>
  );
}
