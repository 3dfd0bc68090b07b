import { hasMoneyMoved, isOpenPayment } from '../payment-state.ts';
import { cancelledCode, isClosedByUsAlone, isOpenOperation, mayBeChosenAgain, type PaymentAttempt } from './attempt.ts';
import { captureKey } from './book-money.ts';
import type { CaseDraft } from './draft.ts';
import { endAttempt } from './end-attempt.ts';
import { isCancelled, otherClaimant, takeClaim } from './order-money.ts';
import type { ProviderStatus } from './provider-status.ts';

/** How often a payer may choose another instrument after a refusal before the attempt is given up. */
const maxRefusals = 5;

/**
 * Decides what to request from the provider after its status is known. At most one capture or void is requested at a
 * time. Of all attempts of an order only the one with the claim is captured.
 *
 * | our state            | decision                                                       |
 * |----------------------|----------------------------------------------------------------|
 * | under review, money moved | nothing                                                   |
 * | open                 | if cancelled: closed. The cancellation stays stored: later money is voided or refunded |
 * | closed by us, failed with its page open | closed if a void is wanted                  |
 * | authorized           | {@link requestAgreed}                                          |
 * | capturing            | the provider knows no capture: decides again whether it is wanted |
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
 * Decides about money that the payer has agreed to.
 *
 * | condition                                                  | decision |
 * |------------------------------------------------------------|----------|
 * | cancelled; no liability shift although required; refused too often | void |
 * | another attempt has the claim and its money has moved      | void     |
 * | another attempt has the claim                              | wait     |
 * | otherwise                                                  | claim, capture |
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

/** Requests the capture, again if it is not done. If the provider decides later, it is not requested again. */
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

/**
 * Requests the void. If the provider has refused it, it is not requested again; if there was nothing to void yet, it
 * is.
 */
export function requestVoid(draft: CaseDraft, attempt: PaymentAttempt): void {
  const known = draft.operations(attempt, 'void')[0];
  if (known?.state === 'refused') return;
  const { key, amount, tries } = known ?? { key: voidKey(attempt.id), amount: attempt.amount, tries: 0 };
  draft.do({ kind: 'void', attempt: attempt.id, key, amount, retry: tries });
}

/** The idempotency key of an attempt's only void. */
export function voidKey(attemptId: string): string {
  return `void:${attemptId}`;
}
