import type { Cents } from '../money.ts';
import type { PaymentProvider } from '../payment-method.ts';
import type { PaymentAttempt, PaymentOperation } from './attempt.ts';
import type { ForeignAnswer, SeenDispute } from './provider-status.ts';

/** A provider's refusal by its stable code; `reason` is in English, for the provider's support. */
interface Refusal {
  readonly code: string;
  readonly reason: string;
}

/** The details of each kind of finding, stored as JSON. Amounts in cents. No secrets, no personal data. */
export type FindingDetails = {
  'amount-differs': {
    readonly seen: 'authorized' | 'captured' | 'capturing';
    readonly amount: Cents;
    readonly currency: string;
    /** Null if the provider returns none. */
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
  /**
   * The provider's sum `refunded`, of which the shop knew `known`; or the amount `asked` by a key, which was already
   * refunded.
   */
  'refunded-elsewhere':
    | { readonly refunded: Cents; readonly known: Cents }
    | { readonly key: string; readonly asked: Cents };
  /** The sum that disputes have taken so far. */
  reversed: { readonly amount: Cents };
  /**
   * Money that a dispute had taken is back. `isCancelled`: its order is cancelled. `goesBack`: for money that is not
   * due, whether it is refunded automatically. Missing if it is due, or in a report by an older version.
   */
  'paid-again': { readonly amount: Cents; readonly isCancelled?: true; readonly goesBack?: boolean };
  /** The dispute as the provider reports it. `won`: set once it is decided. */
  disputed: Omit<SeenDispute, 'isOpen' | 'isWon'> & { readonly won?: boolean };
  'void-refused': Refusal;
  'create-refused': Refusal;
  'capture-refused': Refusal;
  'credentials-wrong': Refusal & { readonly provider: PaymentProvider };
  /**
   * The configured address does not belong to the provider. `answer`: missing if nothing answered, or in a report by an
   * older version.
   */
  'settings-wrong': Refusal & { readonly provider: PaymentProvider; readonly answer?: ForeignAnswer };
  /** `since`: epoch milliseconds. */
  'provider-away': { readonly provider: PaymentProvider; readonly since: number; readonly reason: string };
  /** `missing`: the kinds of messages that the provider is not configured to send. */
  'messages-wrong': {
    readonly provider: PaymentProvider;
    readonly code: 'unknown-webhook' | 'missing-events' | 'wrong-signature';
    readonly missing?: readonly string[];
  };
};

/** The kind of a finding: something that the operator must see. */
export type FindingKind = keyof FindingDetails;

/** A finding to report. */
export type NewFinding = { [Kind in FindingKind]: FindingOf<Kind> }[FindingKind];

/** A finding of one kind. */
export interface FindingOf<Kind extends FindingKind> {
  readonly kind: Kind;
  /** Its subject. There is only one finding of a kind for a subject. */
  readonly about: string;
  readonly attemptId?: string;
  readonly orderId?: string;
  readonly detail: FindingDetails[Kind];
}

/** A finding about an attempt, at most one of each kind. */
export function aboutAttempt<Kind extends FindingKind>(
  { id, orderId }: Pick<PaymentAttempt, 'id' | 'orderId'>,
  kind: Kind,
  detail: FindingDetails[Kind],
): FindingOf<Kind> {
  return { kind, about: id, attemptId: id, orderId, detail };
}
