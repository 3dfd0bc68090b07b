import type { Answer, Body } from '@kontor/contract';
import { useState } from 'react';
import { useShop } from '../../../shop-context.ts';
import type { PaymentOfOrder } from './payment-of-order.ts';
import { type PaymentProblem, paymentProblem } from './payment-problem.ts';
import type { PaypalCallbacks } from './paypal-buttons.tsx';
import { returnAddress } from './return-address.ts';
import { failedAttempt } from './shown-order-payment.ts';

/** Paying an order by PayPal: what its buttons ask and tell, and what came of it. */
export interface PayingByPaypal {
  readonly callbacks: PaypalCallbacks;
  readonly problem: PaymentProblem | null;
  /** The payer has agreed, and what became of it is being found out. */
  readonly isApproved: boolean;
  /** Executes the approved payment: any number of times. */
  execute(): Promise<void>;
  noteUnavailable(): void;
}

type Approved = Extract<Body<'paymentExecute'>, { paymentId: string }>;

/** Our server makes PayPal's order and takes the money; the browser only says that somebody has agreed. Neither is believed (PAYMENTS B7). */
export function usePaypalPayment({ order, refresh }: PaymentOfOrder): PayingByPaypal {
  const { call } = useShop();
  // As the order has it, until something was tried here.
  const [problem, setProblem] = useState<PaymentProblem | null | undefined>();
  const [approved, setApproved] = useState<Approved | null>(null);

  const create = async () => {
    setProblem(null);
    const body = { orderId: order._id, type: 'paypal', url: returnAddress() } as const;
    const { id } = await call('paymentCreate', body);
    if (id === undefined) throw new Error('The payment has no id.');
    return id;
  };

  const settle = async (executed: Answer<'paymentExecute'>) => {
    await refresh();
    // Somebody else has asked PayPal at the same time, and has no answer yet: a notification can be faster than the browser.
    if (executed.payment === 'due' && executed.state === 'created') return;
    setApproved(null);
    setProblem(executed.payment === 'due' ? { kind: 'failed' } : undefined);
  };

  const callbacks: PaypalCallbacks = {
    createOrder: () =>
      create().catch(async (failure) => {
        const found = paymentProblem(failure);
        if (found.kind === 'outdated') await refresh().catch(() => {});
        setProblem(found);
        throw failure;
      }),
    async onApprove({ orderID, payerID }, actions) {
      const agreed = { paymentId: orderID, payerId: payerID ?? '' };
      setApproved(agreed);
      const executed = await call('paymentExecute', agreed).catch(() => null);
      // Nobody knows what became of it: it is executed again until somebody does.
      if (executed === null) return;
      if (executed.chooseAgain === true) {
        setApproved(null);
        return actions.restart();
      }
      await settle(executed).catch(() => {});
    },
    onCancel: () => setProblem({ kind: 'failed' }),
    onError: () => setProblem((known) => known ?? { kind: 'failed' }),
  };

  return {
    callbacks,
    problem: problem === undefined ? failedAttempt(order) : problem,
    isApproved: approved !== null,
    async execute() {
      if (approved !== null) await settle(await call('paymentExecute', approved));
    },
    noteUnavailable: () => setProblem({ kind: 'unavailable' }),
  };
}
