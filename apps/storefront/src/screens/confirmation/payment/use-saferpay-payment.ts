import { useEffect, useState } from 'react';
import { useShop } from '../../../context/shop-context.ts';
import { keepFinalOrder } from '../../../visit/keep-final-order.ts';
import { addressWithoutQuery } from './address-without-query.ts';
import type { PaymentOfOrder } from './payment-of-order.ts';
import { type PaymentProblem, paymentProblem } from './payment-problem.ts';
import { failedAttempt, isBackFromSaferpay } from './shown-order-payment.ts';
import { useLookOnReturn } from './use-look-on-return.ts';

/** A Saferpay payment: the redirect to Saferpay and the return. */
export interface PayingBySaferpay {
  /** The payer was there, and the result must be requested first. */
  readonly isBack: boolean;
  /** The browser is being redirected to Saferpay. */
  readonly isLeaving: boolean;
  readonly problem: PaymentProblem | null;
  /** Asks our server for the result. It may be called any number of times. */
  execute(): Promise<void>;
  pay(): Promise<void>;
}

/**
 * A return says nothing about the result: only Saferpay knows whether the payer paid, cancelled or went back (PAYMENTS
 * A5).
 */
export function useSaferpayPayment({ order, refresh }: PaymentOfOrder): PayingBySaferpay {
  const { call } = useShop();
  const [isAsked, setAsked] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  // Undefined until something is tried here: then the order's own last attempt counts.
  const [problem, setProblem] = useState<PaymentProblem | null | undefined>();
  useEffect(loadAnewWhenPutBack, []);
  useLookOnReturn(refresh, isLeaving || order.payment !== 'due');

  const execute = async () => {
    const { payment } = await call('paymentExecute', {
      orderId: order._id,
      type: 'saferpay',
      url: addressWithoutQuery(),
    });
    await refresh();
    // While Saferpay has not answered, the payer may have paid there.
    setAsked(payment !== 'checking');
  };

  const pay = async () => {
    if (isLeaving) return;
    setLeaving(true);
    setProblem(null);
    keepFinalOrder(order);
    try {
      const created = await call('paymentCreate', { orderId: order._id, type: 'saferpay', url: addressWithoutQuery() });
      if (created.redirectUrl === undefined) throw new Error('The payment has no page.');
      location.assign(created.redirectUrl);
    } catch (failure) {
      const found = paymentProblem(failure);
      if (found.kind === 'outdated') await refresh().catch(() => {});
      setProblem(found);
      setLeaving(false);
    }
  };

  return {
    isBack: isBackFromSaferpay(order) && !isAsked,
    isLeaving,
    problem: problem === undefined ? failedAttempt(order) : problem,
    execute,
    pay,
  };
}

/** Reloads a page that the browser's Back restores, because it would still show the redirect to Saferpay. */
function loadAnewWhenPutBack(): () => void {
  const loadAnew = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
  window.addEventListener('pageshow', loadAnew);
  return () => window.removeEventListener('pageshow', loadAnew);
}
