import type { PaymentAttempt, PaymentOperation } from '../payment/attempt.ts';
import type { PaymentCase } from '../payment/case.ts';
import type { PaymentEffect } from '../payment/effect.ts';

/** For tests: an attempt to pay 100.00 EUR by Saferpay. Its payer was sent there; it was created at 0. */
export function exampleAttempt(change: Partial<PaymentAttempt> = {}): PaymentAttempt {
  const id = change.id ?? 'a1';
  return {
    ...{ id, orderId: 'o', number: 1, provider: 'saferpay', reference: `ref-${id}`, providerReference: `ref-${id}-x` },
    ...{ amount: 10_000, state: 'redirected', returnUrl: '', providerRef: `token-${id}` },
    ...{ transactionId: null, captureId: null, refunded: 0, reversed: 0, isDisputed: false, reversals: [] },
    ...{ reviewReason: null, seenAmount: null, means: null, failureCode: null, failureMessage: null },
    ...{ liabilityShift: null, expiresAt: null, askedAt: null, createdAt: 0, changedAt: 0 },
    ...change,
  };
}

/** For tests: an operation of {@link exampleAttempt}, stored at 0. */
export function exampleOperation(change: Partial<PaymentOperation> & Pick<PaymentOperation, 'kind'>): PaymentOperation {
  const attemptId = change.attemptId ?? 'a1';
  return {
    ...{ id: `op-${change.kind}`, attemptId, key: `${change.kind}:${attemptId}`, amount: 10_000, state: 'asked' },
    ...{ tries: 0, providerId: null, failureCode: null, note: null, createdAt: 0, changedAt: 0 },
    ...change,
  };
}

/** For tests: a case about the first of its attempts. */
export function exampleCase({
  attempts = [exampleAttempt()],
  isCancelled = false,
  withoutShift = 'capture',
  ...change
}: Partial<Pick<PaymentCase, 'attempts' | 'operations' | 'claimant'>> & {
  readonly isCancelled?: boolean;
  readonly withoutShift?: PaymentCase['terms']['withoutShift'];
} = {}): PaymentCase {
  return {
    ...{ attemptId: attempts[0]?.id ?? 'a1', order: { id: 'o', isCancelled }, attempts, terms: { withoutShift } },
    ...{ operations: [], claimant: null },
    ...change,
  };
}

/** For tests: the decision as text, one effect a line; times in minutes. */
export function effectLines(effects: readonly PaymentEffect[]): string[] {
  return effects.map(lineOf);
}

function lineOf(effect: PaymentEffect): string {
  switch (effect.kind) {
    case 'begin':
      return `begin ${effect.attempt.id}`;
    case 'change':
    case 'book':
    case 'review':
      return `${effect.kind} ${effect.attempt}: ${fieldsOf(effect.set)}`;
    case 'capture':
    case 'void':
      return `${effect.kind} ${effect.attempt} ${effect.amount}${effect.retry === 0 ? '' : `, retry ${effect.retry}`}`;
    case 'refund':
      return `refund ${effect.attempt} ${effect.amount} ${effect.note}`;
    case 'cancel':
      return `cancel ${effect.attempt}`;
    case 'record':
      return `record ${effect.key} ${effect.state}`;
    case 'outcome':
      return `outcome ${effect.key}: ${fieldsOf(effect.set)}`;
    case 'claim':
    case 'release':
      return `${effect.kind} ${effect.attempt}`;
    case 'report':
      return `report ${effect.finding.kind}${effect.when === 'anew' ? ' anew' : ''}`;
    case 'report dispute':
      return `report dispute ${effect.finding.detail.id}`;
    case 'settled':
      return `settled ${effect.finding.kind}`;
    case 'paid mail':
      return `mail paid ${effect.attempt}`;
    case 'refunded mail':
      return `mail refunded ${effect.attempt}`;
    case 'settle':
      return `settle ${effect.attempt} (${effect.cause})`;
    case 'check at':
      return `check ${effect.attempt} at ${effect.at / 60_000}`;
  }
}

/** The changed fields as text, without those that are null and without `changedAt`. */
function fieldsOf(set: object): string {
  const { changedAt: _, failureMessage: __, ...fields } = set as Record<string, unknown>;
  return Object.entries(fields)
    .filter(([, value]) => value !== null)
    .map(([field, value]) => `${field} ${String(value)}`)
    .join(', ');
}
