import type { Cents } from '../money.ts';
import type { PaymentAttempt, PaymentOperation } from './attempt.ts';
import type { FindingOf, NewFinding } from './finding.ts';

/** The fields of an attempt that may change. Its order never does, and its amount only by the operator. */
export type AttemptChange = Partial<Omit<PaymentAttempt, 'id' | 'orderId' | 'number' | 'provider' | 'reference'>>;

/** The fields of an operation that may change. */
export type OperationChange = Partial<Pick<PaymentOperation, 'state' | 'tries' | 'providerId' | 'failureCode'>>;

/** A capture or void that the provider is asked for as soon as it is stored. Its try is counted before it is made. */
export interface ProviderRequest {
  readonly kind: 'capture' | 'void';
  readonly attempt: string;
  readonly key: string;
  readonly amount: Cents;
  /** Tries before this one. */
  readonly retry: number;
}

/**
 * One thing that follows from news about a payment. `attempt` is an id.
 *
 * | effect        | what it does                                                              |
 * |---------------|---------------------------------------------------------------------------|
 * | begin         | stores a new attempt                                                      |
 * | change        | changes an attempt; one that is not open any more gives up its place      |
 * | book          | the same, because money came, or went                                     |
 * | review        | the same: nothing is done with it before the operator has decided         |
 * | capture, void | stores the try, then the provider is asked                                |
 * | refund        | takes its share of the money; the provider is asked when refunds are due  |
 * | cancel        | stores that a void is wanted                                              |
 * | record        | stores an operation that is known from the provider alone                 |
 * | outcome       | stores what became of an operation                                        |
 * | claim, release | takes, gives up the claim to the order's money                           |
 * | report        | tells the operator: once, or anew                                         |
 * | report dispute | the same, unless something as new was told of it; done: nothing is left to do |
 * | settled       | removes a finding that has settled itself                                 |
 * | paid mail     | tells customer and shop that the money came                               |
 * | refunded mail | tells the customer what was refunded, once a sum                          |
 * | settle        | has an attempt settled by a job at once                                   |
 * | check at      | has the provider asked at a time                                          |
 */
export type PaymentEffect =
  | { readonly kind: 'begin'; readonly attempt: PaymentAttempt }
  | { readonly kind: 'change' | 'book' | 'review'; readonly attempt: string; readonly set: AttemptChange }
  | ProviderRequest
  | {
      readonly kind: 'refund';
      readonly attempt: string;
      readonly key: string;
      readonly amount: Cents;
      readonly note: string;
    }
  | { readonly kind: 'cancel'; readonly attempt: string; readonly key: string; readonly amount: Cents }
  | {
      readonly kind: 'record';
      readonly attempt: string;
      readonly key: string;
      readonly amount: Cents;
      readonly state: PaymentOperation['state'];
      readonly providerId: string | null;
    }
  | { readonly kind: 'outcome'; readonly key: string; readonly set: OperationChange }
  | { readonly kind: 'claim' | 'release'; readonly attempt: string }
  | { readonly kind: 'report'; readonly finding: NewFinding; readonly when: 'once' | 'anew' }
  | { readonly kind: 'report dispute'; readonly finding: FindingOf<'disputed'>; readonly isDone: boolean }
  | { readonly kind: 'settled'; readonly finding: Pick<NewFinding, 'kind' | 'about'> }
  | { readonly kind: 'paid mail'; readonly attempt: string }
  | { readonly kind: 'refunded mail'; readonly attempt: string; readonly refunded: Cents }
  | { readonly kind: 'settle'; readonly attempt: string; readonly cause: string }
  | { readonly kind: 'check at'; readonly attempt: string; readonly at: number };
