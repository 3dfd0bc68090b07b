import { hasMoneyMoved, isOpenPayment } from '../payment-state.ts';
import { cancelledCode, isClosedByUsAlone, isOpenOperation, mayBeChosenAgain, type PaymentAttempt } from './attempt.ts';
import { captureKey } from './book-money.ts';
import type { CaseDraft } from './draft.ts';
import { endAttempt } from './end-attempt.ts';
import { isCancelled, otherClaimant, takeClaim } from './order-money.ts';
import type { ProviderStatus } from './provider-status.ts';

/** How often a payer may choose another instrument after a refusal before nothing is tried any more. */
const maxRefusals = 5;

/**
 * Decides what to ask of the provider now that its status is known. At most one capture or void is asked for at a time,
 * and of all attempts of an order one is captured: the one with the claim.
 *
 * | our state            | then                                                           |
 * |----------------------|----------------------------------------------------------------|
 * | under review, money  | nothing                                                        |
 * | open | cancelled: closed. It stays stored that it was cancelled: what comes later is voided or refunded |
 * | closed by us, failed with its page open | a void is wanted: closed                    |
 * | authorized           | {@link requestAgreed}                                          |
 * | capturing            | the provider knows of no capture: whether it is still wanted is decided anew |
 */
export function decideRequest(draft: CaseDraft, seen: ProviderStatus['state']): void {
  const attempt = draft.subject;
  const { state } = attempt;
  if (attempt.reviewReason !== null || hasMoneyMoved(state)) return;
  if (isOpenPayment(state)) {
    if (isCancelled(draft, attempt)) closeCancelled(draft, attempt);
  } else if (isClosedByUsAlone(attempt) || mayBeChosenAgain(attempt)) {
    if (draft.operations(attempt, 'void').some(isOpenOperation)) closeCancelled(draft, attempt);
  } else if (state === 'authorized' || (state === 'capturing' && seen === 'authorized')) {
    requestAgreed(draft, attempt);
  }
}

function closeCancelled(draft: CaseDraft, attempt: PaymentAttempt): void {
  const state = attempt.state === 'failed' ? 'failed' : 'cancelled';
  endAttempt(draft, attempt, { state, failureCode: cancelledCode }, cancelledCode);
}

/**
 * What becomes of money that the payer agreed to.
 *
 * | when                                                       | then    |
 * |------------------------------------------------------------|---------|
 * | cancelled; no liability shift where that is not taken; refused too often | void |
 * | another attempt has the claim, and the money               | void    |
 * | another attempt has the claim                              | wait    |
 * | else                                                       | claim, capture |
 */
function requestAgreed(draft: CaseDraft, attempt: PaymentAttempt): void {
  const other = otherClaimant(draft, attempt);
  if (isUnwanted(draft, attempt) || (other !== null && hasMoneyMoved(other.state))) requestVoid(draft, attempt);
  else if (other === null) requestCapture(draft, attempt);
}

function isUnwanted(draft: CaseDraft, attempt: PaymentAttempt): boolean {
  const captures = draft.operations(attempt, 'capture');
  const isRisk = attempt.liabilityShift === false && draft.terms.withoutShift === 'cancel';
  const isTriedOut = captures.length > maxRefusals && !captures.some(isOpenOperation);
  return isCancelled(draft, attempt) || isRisk || isTriedOut;
}

/** Asks again for what was asked for and is not done, but not for what the provider decides later. */
function requestCapture(draft: CaseDraft, attempt: PaymentAttempt): void {
  const { id, amount, state } = attempt;
  takeClaim(draft, attempt);
  const captures = draft.operations(attempt, 'capture');
  const open = captures.find(isOpenOperation);
  if (open?.state === 'pending') return;
  if (state === 'authorized') draft.change(attempt, { state: 'capturing', changedAt: draft.now });
  const { key, tries } = open ?? { key: captureKey(id, captures.length), tries: 0 };
  draft.do({ kind: 'capture', attempt: id, key, amount: open?.amount ?? amount, retry: tries });
}

/** A void that the provider has refused is not asked for again. One that had nothing to void yet is. */
export function requestVoid(draft: CaseDraft, attempt: PaymentAttempt): void {
  const known = draft.operations(attempt, 'void')[0];
  if (known?.state === 'refused') return;
  const { key, amount, tries } = known ?? { key: voidKey(attempt.id), amount: attempt.amount, tries: 0 };
  draft.do({ kind: 'void', attempt: attempt.id, key, amount, retry: tries });
}

/** The key of an attempt's void: there is one. */
export function voidKey(attemptId: string): string {
  return `void:${attemptId}`;
}
