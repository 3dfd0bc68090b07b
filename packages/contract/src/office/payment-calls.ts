import { refused } from '../call.ts';
import { Done } from '../wire/account.ts';
import { OneId } from './wire/operator.ts';
import { CheckedPayment, OfficePayments, OnePayment, PaymentFindings, PaymentQuestion } from './wire/payment.ts';

/** The bodies and answers of the calls about payments by providers. */
export const officePaymentCalls = {
  payments: {
    summary: 'Payments by providers, the newest first, fifty per page.',
    body: PaymentQuestion,
    answer: OfficePayments,
  },
  paymentFindings: {
    summary: 'What does not fit together between the shop and its payment providers, and when they were last heard.',
    answer: PaymentFindings,
  },
  paymentFindingResolve: {
    summary: 'Marks a finding as dealt with. Where amounts differ, the provider’s amount is thereby accepted.',
    body: OneId,
    answer: Done,
    refusals: { 404: refused('finding-not-found') },
  },
  paymentCheck: {
    summary: 'Asks the provider about a payment now.',
    body: OnePayment,
    answer: CheckedPayment,
    refusals: { 404: refused('payment-not-found') },
  },
} as const;
