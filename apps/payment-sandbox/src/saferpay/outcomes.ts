import type { FaultKinds, Outcome } from '../faults.ts';
import type { TransactionRecord } from './records.ts';
import { type ErrorName, Refusal, type RefusalDetails } from './refusal.ts';

type Status = TransactionRecord['status'];

/** What each outcome of the payment page leads to at once; what is not in it, Saferpay does not know. */
const statuses: Partial<Record<Outcome, Status>> = {
  authorized: 'AUTHORIZED',
  'no-liability-shift': 'AUTHORIZED',
  'liability-shift-by-attempt': 'AUTHORIZED',
  'error-but-authorized': 'AUTHORIZED',
  'captured-at-once': 'CAPTURED',
  'pending-then-captured': 'PENDING',
  'pending-then-failed': 'PENDING',
  declined: 'FAILED',
  '3ds-failed': 'FAILED',
  'soft-declined': 'FAILED',
  'risk-blocked': 'FAILED',
  aborted: 'FAILED',
};

const errors: Partial<Record<Outcome, readonly [ErrorName, RefusalDetails]>> = {
  declined: ['TRANSACTION_DECLINED', declinedBy('05', 'Do not honour')],
  'pending-then-failed': ['TRANSACTION_DECLINED', declinedBy('51', 'Insufficient funds')],
  '3ds-failed': ['3DS_AUTHENTICATION_FAILED', {}],
  'soft-declined': ['PAYER_AUTHENTICATION_REQUIRED', declinedBy('65', 'Soft decline')],
  'risk-blocked': ['BLOCKED_BY_RISK_MANAGEMENT', { Risk: { BlockReason: 'BLACKLIST_IP' } }],
  aborted: ['TRANSACTION_ABORTED', {}],
};

function declinedBy(result: string, message: string): RefusalDetails {
  return {
    PayerMessage: 'Ihre Bank hat die Zahlung abgelehnt. Bitte wählen Sie ein anderes Zahlungsmittel.',
    ...{ ProcessorName: 'Saferpay Test', ProcessorResult: result, ProcessorMessage: message },
  };
}

/** The outcomes that a payer of Saferpay can bring about, in the order of the page. */
export const saferpayOutcomes = Object.keys(statuses) as readonly Outcome[];

/** What may be drawn from a seed. Notifications carry no signature, and there is nothing to put out of order. */
export const saferpayFaults: FaultKinds = {
  outcomes: [...saferpayOutcomes, 'walked-away'],
  messages: ['before', 'never', 'twice', 'late', 'wrong-outcome'],
  calls: ['create', 'inquire', 'capture', 'refund', 'void'],
};

/** The state of the transaction right after the payer acted; undefined when Saferpay has no such outcome. */
export function statusAfter(outcome: Outcome): Status | undefined {
  return statuses[outcome];
}

/** What Assert refuses with when the payment came to nothing (PAYMENTS A6). */
export function failureOf(outcome: Outcome, about: { transactionId: string | null; orderId: string | null }): Refusal {
  const [name, details] = errors[outcome] ?? ['TRANSACTION_DECLINED', {}];
  return new Refusal(name, {
    ...(about.transactionId !== null && { TransactionId: about.transactionId }),
    ...(about.orderId !== null && { OrderId: about.orderId }),
    ...details,
  });
}
