import type { ReactNode } from 'react';
import { paymentTexts } from '../../../texts/de/payment.ts';
import { PaymentCheck } from './payment-check.tsx';
import type { PaymentOfOrder } from './payment-of-order.ts';

/** Says how the payment stands, and each change of it aloud. `children`: what there is to say while it is due. */
export function PaymentState({ order, refresh, children }: PaymentOfOrder & { children: ReactNode }) {
  return (
    <div className="payment-state" role="status">
      {order.payment === 'due' ? children : <NothingToPay order={order} refresh={refresh} />}
    </div>
  );
}

function Initiated() {
  return (
    <p>
      <strong>{paymentTexts.initiated}</strong>
    </p>
  );
}

/** What is said where there is nothing to press. */
function NothingToPay({ order, refresh }: PaymentOfOrder) {
  const { transaction } = order.saferpayPayment ?? {};
  if (order.payment === 'returned') return <p>{paymentTexts.returned}</p>;
  if (order.payment === 'checking')
    return (
      <>
        {transaction !== undefined && <Initiated />}
        <PaymentCheck look={refresh} hint={paymentTexts.checkingHint} />
      </>
    );
  return (
    <>
      <Initiated />
      {transaction?.means !== undefined && <p>{paymentTexts.means(transaction.means)}</p>}
    </>
  );
}
