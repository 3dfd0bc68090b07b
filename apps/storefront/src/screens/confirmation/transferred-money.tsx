import type { Order } from '@kontor/contract';
import { useId } from 'react';
import { formatPrice } from '../../format/format-price.ts';
import { paymentTexts } from '../../texts/payment.de.ts';
import { BankTransfer } from './bank-transfer.tsx';
import { returnedSentence } from './payment/payment-state.tsx';

/** That money of an order came to the shop's account, and what of it is still open. */
export function TransferredMoney({ order }: { order: Order }) {
  const { _id, payment, paymentSums, paymentConditionName, bankTransfer } = order;
  const heading = useId();
  const isOpen = payment === 'partly-paid' && paymentSums !== undefined;
  return (
    <section className="how-to-pay" aria-labelledby={heading}>
      <h2 id={heading}>{paymentTexts.title}</h2>
      <p>
        {paymentTexts.by(paymentConditionName)}
        <br />
        <strong>{sentenceOf(order)}</strong>
      </p>
      {isOpen && bankTransfer && (
        <BankTransfer orderId={_id} transfer={{ ...bankTransfer, amount: paymentSums.open }} isRest />
      )}
    </section>
  );
}

function sentenceOf({ payment, paymentSums }: Order): string {
  if (payment === 'returned') return returnedSentence(paymentSums);
  if (payment === 'partly-paid' && paymentSums !== undefined)
    return paymentTexts.partlyPaid(formatPrice(paymentSums.paid), formatPrice(paymentSums.open));
  return paymentTexts.came;
}
