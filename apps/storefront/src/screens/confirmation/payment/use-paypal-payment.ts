import type { Answer } from '@kontor/contract';
import { useState } from 'react';
import { isNothingThere } from '../../../calls/call-failure.ts';
import { useShop } from '../../../context/shop-context.ts';
import type { PaymentOfOrder } from './payment-of-order.ts';
import { type PaymentProblem, paymentProblem } from './payment-problem.ts';
import type { PaypalCallbacks } from './paypal-buttons.tsx';
import { type PaypalReturn, paypalReturn } from './paypal-return.ts';
import { returnAddress } from './return-address.ts';
import { failedAttempt } from './shown-order-payment.ts';
import { useLookOnReturn } from './use-look-on-return.ts';

/** Paying an order by PayPal: what its buttons ask and tell, and what came of it. */
export interface PayingByPaypal {
  readonly callbacks: PaypalCallbacks;
  readonly problem: PaymentProblem | null;
  /** The payer has agreed, and what became of it is being found out. */
  readonly isApproved: boolean;
  /** They come back from PayPal in this very page, so that nobody has asked yet. */
  readonly isReturned: boolean;
  /** Executes the approved payment: any number of times. */
  execute(): Promise<void>;
  noteUnavailable(): void;
}

/** What a payer has agreed to. */
type Approved = Omit<Extract<PaypalReturn, { kind: 'approved' }>, 'kind'>;

/** Our server makes PayPal's order and takes the money; the browser only says that somebody has agreed. Neither is believed (PAYMENTS B7). */
export function usePaypalPayment({ order, refresh }: PaymentOfOrder): PayingByPaypal {
  const { call } = useShop();
  const [returned] = useState(() => paypalReturn(location.search));
  // As the order has it, until something was tried here.
  const [problem, setProblem] = useState<PaymentProblem | null | undefined>(() =>
    returned?.kind === 'cancelled' ? { kind: 'failed' } : undefined,
  );
  // PayPal's window is open: its script tells how that ends, and must not be disturbed.
  const [isAtPaypal, setAtPaypal] = useState(false);
  const [approved, setApproved] = useState<Approved | null>(() => (returned?.kind === 'approved' ? returned : null));

  useLookOnReturn(refresh, isAtPaypal || approved !== null || order.payment !== 'due');

  const create = async () => {
    setProblem(null);
    setAtPaypal(true);
    const body = { orderId: order._id, type: 'paypal', url: returnAddress() } as const;
    const { id } = await call('paymentCreate', body);
    if (id === undefined) throw new Error('The payment has no id.');
    return id;
  };

  /** Of another order's payment, which an address can name too, our server knows nothing here. */
  const ask = ({ paymentId, payerId }: Approved) => call('paymentExecute', { paymentId, payerId, orderId: order._id });

  const settle = async (executed: Answer<'paymentExecute'>) => {
    setAtPaypal(false);
    await refresh();
    // PayPal has not answered yet, to us or to a notification that was faster than the browser: it is asked again.
    if (executed.payment !== 'paid' && executed.state === 'created') return;
    setApproved(null);
    setProblem(executed.payment === 'due' ? { kind: 'failed' } : undefined);
  };

  const callbacks: PaypalCallbacks = {
    createOrder: () =>
      create().catch(async (failure) => {
        const found = paymentProblem(failure);
        if (found.kind === 'outdated') await refresh().catch(() => {});
        setProblem(found);
        setAtPaypal(false);
        throw failure;
      }),
    async onApprove({ orderID, payerID }, actions) {
      const agreed = { paymentId: orderID, payerId: payerID ?? '' };
      setApproved(agreed);
      const executed = await ask(agreed).catch(() => null);
      // Nobody knows what became of it: it is executed again until somebody does.
      if (executed === null) return;
      if (executed.chooseAgain === true) {
        setApproved(null);
        return actions.restart();
      }
      // Not waited for: the buttons go once it is paid, and they are still at work here.
      settle(executed).catch(() => {});
    },
    async onCancel({ orderID } = {}) {
      setProblem({ kind: 'failed' });
      if (orderID === undefined) return setAtPaypal(false);
      // The window may have been closed after the payer agreed in it: only PayPal knows.
      const left = { paymentId: orderID, payerId: '' };
      const executed = await ask(left).catch(() => null);
      setAtPaypal(false);
      if (executed === null || executed.payment === 'due') return;
      if (executed.payment === 'checking') {
        setProblem(null);
        setApproved(left);
      }
      await settle(executed).catch(() => {});
    },
    onError() {
      setAtPaypal(false);
      setProblem((known) => known ?? { kind: 'failed' });
    },
  };

  return {
    callbacks,
    problem: problem === undefined ? failedAttempt(order) : problem,
    isApproved: approved !== null,
    isReturned: approved !== null && approved === returned,
    async execute() {
      if (approved === null) return;
      await settle(await ask(approved).catch(unknownPayment));
    },
    noteUnavailable: () => setProblem({ kind: 'unavailable' }),
  };
}

/** An address can name any payment: one that nobody knows brought nothing. */
function unknownPayment(failure: unknown): Answer<'paymentExecute'> {
  if (isNothingThere(failure)) return { payment: 'due', state: 'failed' };
  throw failure;
}
