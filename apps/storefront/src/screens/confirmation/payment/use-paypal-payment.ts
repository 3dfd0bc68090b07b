import type { Answer } from '@kontor/contract';
import { useReducer } from 'react';
import { isNothingThere } from '../../../calls/call-failure.ts';
import { useShop } from '../../../context/shop-context.ts';
import { addressWithoutQuery } from './address-without-query.ts';
import type { PaymentOfOrder } from './payment-of-order.ts';
import { type PaymentProblem, paymentProblem } from './payment-problem.ts';
import type { PaypalCallbacks } from './paypal-buttons.tsx';
import { type Approved, paypalAfter, startPaypal } from './paypal-paying.ts';
import { failedAttempt } from './shown-order-payment.ts';
import { useLookOnReturn } from './use-look-on-return.ts';

/** A PayPal payment: the callbacks of its buttons, and its result. */
export interface PayingByPaypal {
  readonly callbacks: PaypalCallbacks;
  readonly problem: PaymentProblem | null;
  /** The payer has approved, and the result is being loaded. */
  readonly isApproved: boolean;
  /** PayPal redirected to this page, so the server has not been asked yet. */
  readonly isReturned: boolean;
  /** Executes the approved payment. It may be called any number of times. */
  execute(): Promise<void>;
  noteUnavailable(): void;
}

/**
 * Our server creates PayPal's order and captures the money. The browser only reports an approval, which is not trusted
 * (PAYMENTS B7).
 */
export function usePaypalPayment({ order, refresh }: PaymentOfOrder): PayingByPaypal {
  const { call } = useShop();
  const [{ problem, isAtPaypal, approved }, tell] = useReducer(paypalAfter, null, () => startPaypal(location.search));

  useLookOnReturn(refresh, isAtPaypal || approved !== null || order.payment !== 'due');

  const create = async () => {
    tell({ type: 'started' });
    const body = { orderId: order._id, type: 'paypal', url: addressWithoutQuery() } as const;
    const { id } = await call('paymentCreate', body);
    if (id === undefined) throw new Error('The payment has no id.');
    return id;
  };

  /** The address may contain another order's payment, which our server does not know for this order. */
  const ask = ({ paymentId, payerId }: Approved) => call('paymentExecute', { paymentId, payerId, orderId: order._id });

  const settle = async (executed: Answer<'paymentExecute'>) => {
    tell({ type: 'executed' });
    await refresh();
    tell({ type: 'order-loaded', executed });
  };

  const callbacks: PaypalCallbacks = {
    createOrder: () =>
      create().catch(async (failure) => {
        const found = paymentProblem(failure);
        if (found.kind === 'outdated') await refresh().catch(() => {});
        tell({ type: 'not-created', problem: found });
        throw failure;
      }),
    async onApprove({ orderID, payerID }, actions) {
      const payment = { paymentId: orderID, payerId: payerID ?? '' };
      tell({ type: 'approved', payment });
      const executed = await ask(payment).catch(() => null);
      // The result is unknown: the payment is executed again until it is known.
      if (executed === null) return;
      if (executed.chooseAgain === true) {
        tell({ type: 'choosing-again' });
        return actions.restart();
      }
      // Not awaited: the buttons disappear once it is paid, and this callback still runs in them.
      settle(executed).catch(() => {});
    },
    async onCancel({ orderID } = {}) {
      const payment = orderID === undefined ? null : { paymentId: orderID, payerId: '' };
      tell({ type: 'cancelled', payment });
      if (payment === null) return;
      const executed = await ask(payment).catch(() => null);
      tell({ type: 'asked-after-cancel', payment, executed });
      if (executed !== null && executed.payment !== 'due') await settle(executed).catch(() => {});
    },
    onError: () => tell({ type: 'broken' }),
  };

  return {
    callbacks,
    problem: problem === undefined ? failedAttempt(order) : problem,
    isApproved: approved !== null,
    isReturned: approved?.isReturned === true,
    async execute() {
      if (approved === null) return;
      await settle(await ask(approved).catch(unknownPayment));
    },
    noteUnavailable: () => tell({ type: 'unavailable' }),
  };
}

/** The result for an unknown payment. An address can contain any payment id. */
function unknownPayment(failure: unknown): Answer<'paymentExecute'> {
  if (isNothingThere(failure)) return { payment: 'due', state: 'failed' };
  throw failure;
}
