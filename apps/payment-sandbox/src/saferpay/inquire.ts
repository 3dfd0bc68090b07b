import { type PaymentRecord, Records } from './records.ts';
import { type Referring, referenced } from './referenced.ts';
import { Refusal } from './refusal.ts';
import type { SaferpayCall } from './saferpay-call.ts';
import { paymentAnswer } from './transaction-answer.ts';

/** Transaction/Inquire: finds only what was authorized (PAYMENTS A8). */
export const inquire: SaferpayCall<Referring> = {
  fault: 'inquire',
  prepare({ store }, request) {
    const records = new Records(store);
    const money = referenced(records, request);
    if (money.status === 'PENDING' || money.status === 'FAILED') throw new Refusal('TRANSACTION_NOT_FOUND');
    return { token: money.token, act: () => paymentAnswer(money, records.payment(money.token) as PaymentRecord) };
  },
};
