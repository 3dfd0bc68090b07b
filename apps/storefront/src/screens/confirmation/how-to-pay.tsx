import type { Order } from '@kontor/contract';
import { useId } from 'react';
import { confirmationTexts } from '../../texts/confirmation.de.ts';
import { paymentTexts } from '../../texts/payment.de.ts';
import { BankTransfer } from './bank-transfer.tsx';
import { TransferredMoney } from './transferred-money.tsx';

/**
 * How to pay an order that is not paid online, in the words of its mail, or that its money came. Nothing for other
 * orders.
 */
export function HowToPay({ order }: { order: Order }) {
  const { _id, paymentSentence, paymentConditionName, bankTransfer } = order;
  const heading = useId();
  if (paymentSentence === undefined) return null;
  if (order.payment !== undefined) return <TransferredMoney order={order} />;
  return (
    <section className="how-to-pay" aria-labelledby={heading}>
      <h2 id={heading}>{bankTransfer ? confirmationTexts.bank.title : paymentTexts.title}</h2>
      <p>
        {paymentTexts.by(paymentConditionName)}
        <br />
        {paymentSentence}
      </p>
      {bankTransfer && <BankTransfer orderId={_id} transfer={bankTransfer} />}
    </section>
  );
}
