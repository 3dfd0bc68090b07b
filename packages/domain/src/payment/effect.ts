import type { Cents } from '../money.ts';
import type { PaymentAttempt, PaymentOperation } from './attempt.ts';
import type { FindingOf, NewFinding } from './finding.ts';

/** The fields of an attempt that may change. Its order never changes, and its amount only by the operator. */
export type AttemptChange = Partial<Omit<PaymentAttempt, 'id' | 'orderId' | 'number' | 'provider' | 'reference'>>;

/** The fields of an operation that may change. */
export type OperationChange = Partial<Pick<PaymentOperation, 'state' | 'tries' | 'providerId' | 'failureCode'>>;

/** A capture or void that is sent to the provider as soon as it is stored. Its try is counted before it is made. */
export interface ProviderRequest {
  readonly kind: 'capture' | 'void';
  readonly attempt: string;
  readonly key: string;
  readonly amount: Cents;
  /** The number of tries before this one. */
  readonly retry: number;
}

/**
 * One consequence of news about a payment. `attempt` is an id.
 *
 * | effect        | what it does                                                              |
 * |---------------|---------------------------------------------------------------------------|
 * | begin         | stores a new attempt                                                      |
 * | change        | changes an attempt; one that is no longer open makes room for another     |
 * | book          | the same, because money came or left                                      |
 * | review        | the same; nothing is done with it until the operator has decided          |
 * | capture, void | stores the try, then the request is sent to the provider                  |
 * | refund        | reserves its share of the money; sent when refunds are due                |
 * | cancel        | stores that a void is wanted                                              |
 * | record        | stores an operation that only the provider knew                           |
 * | outcome       | stores the result of an operation                                         |
 * | claim, release | takes or gives up the claim to the order's money                         |
 * | report        | reports a finding to the operator, once or anew                           |
 * | report dispute | the same, unless newer news of it was reported; done: nothing is left to do |
 * | settled       | removes a finding that is no longer true                                  |
 * | paid mail     | tells customer and shop that the money came                               |
 * | refunded mail | tells the customer what was refunded, once per sum                        |
 * | settle        | queues a job that settles an attempt at once                              |
 * | check at      | plans an inquiry to the provider                                          |
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
