import { type AttemptChange, isOpenPayment, type PaymentAttempt, type PaymentOperation } from '@kontor/domain';
import type { PaymentAttemptTable, PaymentOperationTable } from '../../../database/payment-tables.ts';
import { referenceAtProvider, type StoredAttempt } from './payment-attempt.ts';

/** Reads an attempt from its row. */
export function attemptOfRow(row: Readonly<PaymentAttemptTable>): StoredAttempt {
  return {
    ...{ id: row.id, orderId: row.order_id, number: row.number, provider: row.provider },
    ...{ reference: row.reference, providerReference: referenceAtProvider(row) },
    ...{ amount: row.amount, state: row.state, returnUrl: row.return_url },
    ...{ providerRef: row.provider_ref, transactionId: row.transaction_id, captureId: row.capture_id },
    ...{ refunded: row.refunded, reversed: row.reversed, isDisputed: row.disputed === 1 },
    reversals: row.reversals === null ? [] : row.reversals.split(' '),
    ...{ reviewReason: row.held, seenAmount: row.seen_amount, means: row.means },
    ...{ failureCode: row.failure_code, failureMessage: row.failure_message },
    liabilityShift: row.liability_shift === null ? null : row.liability_shift === 1,
    ...{ expiresAt: row.expires_at, askedAt: row.asked_at },
    ...{ createdAt: row.created_at, changedAt: row.changed_at },
    ...{ lease: row.lease, leasedUntil: row.leased_until },
  };
}

/** How each field of an attempt is written. Fields that are missing here are derived or have the table's default. */
const written: { readonly [Field in keyof Required<AttemptChange>]: (value: PaymentAttempt[Field]) => RowChange } = {
  providerReference: () => ({}),
  amount: (amount) => ({ amount }),
  // An order has at most one open attempt. A finished attempt frees the place.
  state: (state) => ({ state, ...(!isOpenPayment(state) && { open_order: null }) }),
  returnUrl: (return_url) => ({ return_url }),
  providerRef: (provider_ref) => ({ provider_ref }),
  transactionId: (transaction_id) => ({ transaction_id }),
  captureId: (capture_id) => ({ capture_id }),
  refunded: (refunded) => ({ refunded }),
  reversed: (reversed) => ({ reversed }),
  isDisputed: (isDisputed) => ({ disputed: isDisputed ? 1 : 0 }),
  reversals: (reversals) => ({ reversals: reversals.length === 0 ? null : reversals.join(' ') }),
  reviewReason: (held) => ({ held }),
  seenAmount: (seen_amount) => ({ seen_amount }),
  means: (means) => ({ means }),
  failureCode: (failure_code) => ({ failure_code }),
  failureMessage: (failure_message) => ({ failure_message }),
  liabilityShift: (isShifted) => ({ liability_shift: isShifted === null ? null : isShifted ? 1 : 0 }),
  expiresAt: (expires_at) => ({ expires_at }),
  askedAt: (asked_at) => ({ asked_at }),
  createdAt: (created_at) => ({ created_at }),
  changedAt: (changed_at) => ({ changed_at }),
};

type RowChange = Partial<PaymentAttemptTable>;

/** The columns that a change of an attempt writes. */
export function columnsOf(change: AttemptChange): RowChange {
  const fields = Object.entries(change) as [keyof AttemptChange, never][];
  return Object.assign({}, ...fields.map(([field, value]) => written[field]?.(value)));
}

/** The row of a new attempt without a lease. */
export function rowOfAttempt(attempt: PaymentAttempt): PaymentAttemptTable {
  const { id, orderId, number, provider, reference, ...fields } = attempt;
  const place = isOpenPayment(attempt.state) ? orderId : null;
  const own = { id, order_id: orderId, number, provider, reference, open_order: place };
  return { ...columnsOf(fields), ...own, lease: null, leased_until: null } as PaymentAttemptTable;
}

/** Reads an operation from its row. */
export function operationOfRow(row: Readonly<PaymentOperationTable>): PaymentOperation {
  return {
    ...{ id: row.id, attemptId: row.attempt_id, kind: row.kind, key: row.key, amount: row.amount },
    ...{ state: row.state, tries: row.tries, providerId: row.provider_id, failureCode: row.failure_code },
    ...{ note: row.note, createdAt: row.created_at, changedAt: row.changed_at },
  };
}
