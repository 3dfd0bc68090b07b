import { failureOf } from './outcomes.ts';
import { type PaymentRecord, Records } from './records.ts';
import { Refusal } from './refusal.ts';
import type { SaferpayCall } from './saferpay-call.ts';
import { paymentAnswer } from './transaction-answer.ts';

const hour = 60 * 60 * 1000;

/** How long a token tells of its payment: longer where the payment was pending (PAYMENTS A6). */
function tokenLifetime({ outcome }: PaymentRecord): number {
  return (outcome?.startsWith('pending') ? 120 : 24) * hour;
}

/** PaymentPage/Assert: the only result that counts (PAYMENTS A6). */
export const assert: SaferpayCall<{ readonly Token: string }> = {
  fault: 'inquire',
  prepare({ store, clock }, { Token }) {
    const records = new Records(store);
    const payment = records.payment(Token);
    if (payment === undefined) throw new Refusal('TOKEN_INVALID');
    if (clock.now() >= payment.createdAt + tokenLifetime(payment)) throw new Refusal('TOKEN_EXPIRED');
    return { token: Token, act: () => result(records, Token) };
  },
};

function result(records: Records, token: string): object {
  const payment = records.payment(token);
  if (payment === undefined || payment.outcome === null) throw new Refusal('TRANSACTION_NOT_STARTED');
  const money = payment.transactionId === null ? undefined : records.money(payment.transactionId);
  if (money === undefined || money.status === 'FAILED') throw failureOf(payment.outcome, payment);
  return paymentAnswer(money, payment);
}
