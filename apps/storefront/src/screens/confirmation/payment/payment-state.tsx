import type { PaymentSums } from '@kontor/contract';
import type { ReactNode } from 'react';
import { formatPrice } from '../../../format/format-price.ts';
import { paymentTexts } from '../../../texts/payment.de.ts';
import { PaymentCheck } from './payment-check.tsx';
import type { PaymentOfOrder } from './payment-of-order.ts';

/** The status of the payment; changes are announced. `children` are shown while it is due. */
export function PaymentState({ order, refresh, children }: PaymentOfOrder & { children: ReactNode }) {
  return (
    <div className="payment-state" role="status">
      {order.payment === 'due' ? children : <NothingToPay order={order} refresh={refresh} />}
    </div>
  );
}

function Initiated() {
  return <p>{paymentTexts.initiated}</p>;
}

/** The sentence for a state without a button. */
function NothingToPay({ order, refresh }: PaymentOfOrder) {
  const { transaction } = order.saferpayPayment ?? {};
  if (order.payment === 'returned') return <p>{returnedSentence(order.paymentSums)}</p>;
  if (order.payment === 'disputed') return <Disputed />;
  if (order.payment === 'partly-paid') return <PartlyPaid sums={order.paymentSums} />;
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

/** The operator settles the rest with the customer, because a second online payment would be for the whole amount. */
function PartlyPaid({ sums }: { sums: PaymentSums | undefined }) {
  return (
    <p>
      {sums !== undefined && (
        <strong>{paymentTexts.partlyPaid(formatPrice(sums.paid), formatPrice(sums.open))} </strong>
      )}
      {paymentTexts.partlyPaidHint} <a href="/contact">{paymentTexts.contact}</a>
    </p>
  );
}

/** Not called a refund: the shop has refunded nothing, and the dispute is open or decided elsewhere. */
function Disputed() {
  return (
    <p>
      <strong>{paymentTexts.disputed}</strong> {paymentTexts.disputedHint} <a href="/contact">{paymentTexts.contact}</a>
    </p>
  );
}

/** What of a payment went back. */
export function returnedSentence(sums: PaymentSums | undefined): string {
  if (sums === undefined) return paymentTexts.returned;
  const paid = formatPrice(sums.paid);
  if (sums.left === 0) return paymentTexts.returnedAll(paid);
  return paymentTexts.returnedPart(paid, formatPrice(sums.returned), formatPrice(sums.left));
}
