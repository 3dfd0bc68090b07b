import type { Cents } from '../money.ts';
import type { PaymentProvider } from '../payment-method.ts';
import type { PaymentAttempt, PaymentOperation } from './attempt.ts';
import type { SeenDispute } from './provider-status.ts';

/** What a provider refused, by its stable code; `reason` is English, for its support. */
interface Refusal {
  readonly code: string;
  readonly reason: string;
}

/** What is known of a finding, by its kind; stored as JSON. Money in cents. No secrets, no data of people. */
export type FindingDetails = {
  'amount-differs': {
    readonly seen: 'authorized' | 'captured' | 'capturing';
    readonly amount: Cents;
    readonly currency: string;
    /** Null where the provider gives none back. */
    readonly reference: string | null;
    readonly asked: { readonly amount: Cents; readonly reference: string };
  };
  'paid-twice': { readonly reference: string; readonly amount: Cents };
  'late-payment': { readonly reference: string; readonly amount: Cents };
  'paid-without-capture': {
    readonly seen: 'failed' | 'cancelled' | 'expired';
    readonly code: string;
    readonly amount: Cents;
  };
  'captured-without-order': { readonly provider: PaymentProvider; readonly event: string };
  'capture-overdue': {
    readonly state: PaymentAttempt['state'];
    readonly amount: Cents;
    readonly reference: string;
  };
  'refund-refused': Refusal & { readonly key: string; readonly amount: Cents };
  'refund-unclear': { readonly key: string; readonly amount: Cents; readonly state: PaymentOperation['state'] };
  /** `refunded` of which the shop knew `known`; or what was asked for under a key, and was back already. */
  'refunded-elsewhere':
    | { readonly refunded: Cents; readonly known: Cents }
    | { readonly key: string; readonly asked: Cents };
  /** What disputes have taken by now. */
  reversed: { readonly amount: Cents };
  /**
   * `isCancelled`: of an order that is cancelled. `goesBack`, of money that is not due: whether it is refunded by
   * itself; missing, where it is due, or was told by an older version.
   */
  'paid-again': { readonly amount: Cents; readonly isCancelled?: true; readonly goesBack?: boolean };
  /** As the provider has it. `won`: once it is decided. */
  disputed: Omit<SeenDispute, 'isOpen' | 'isWon'> & { readonly won?: boolean };
  'void-refused': Refusal;
  'create-refused': Refusal;
  'capture-refused': Refusal;
  'credentials-wrong': Refusal & { readonly provider: PaymentProvider };
  /** What is at the configured address is not the provider. */
  'settings-wrong': Refusal & { readonly provider: PaymentProvider };
  /** `since`: epoch milliseconds. */
  'provider-away': { readonly provider: PaymentProvider; readonly since: number; readonly reason: string };
  /** `missing`: names of messages that the provider is not told to send. */
  'messages-wrong': {
    readonly provider: PaymentProvider;
    readonly code: 'unknown-webhook' | 'missing-events' | 'wrong-signature';
    readonly missing?: readonly string[];
  };
};

/** Something that the operator must see. */
export type FindingKind = keyof FindingDetails;

/** A finding to be reported. */
export type NewFinding = { [Kind in FindingKind]: FindingOf<Kind> }[FindingKind];

/** A finding of a kind. */
export interface FindingOf<Kind extends FindingKind> {
  readonly kind: Kind;
  /** What it is about: the same kind is found once for it. */
  readonly about: string;
  readonly attemptId?: string;
  readonly orderId?: string;
  readonly detail: FindingDetails[Kind];
}

/** A finding about an attempt, once a kind. */
export function aboutAttempt<Kind extends FindingKind>(
  { id, orderId }: Pick<PaymentAttempt, 'id' | 'orderId'>,
  kind: Kind,
  detail: FindingDetails[Kind],
): FindingOf<Kind> {
  return { kind, about: id, attemptId: id, orderId, detail };
}
