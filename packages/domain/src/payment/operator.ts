import type { Cents } from '../money.ts';
import { hasMoneyMoved, isUndecidedPayment } from '../payment-state.ts';
import { isOpenOperation, refundableOf } from './attempt.ts';
import { overdueAfter } from './check-times.ts';
import type { CaseDraft } from './draft.ts';
import { endAttempt } from './end-attempt.ts';
import { aboutAttempt } from './finding.ts';
import { voidKey } from './next-request.ts';
import { refundLeft } from './order-money.ts';

/** A refund requested by the operator. */
export interface RefundWanted {
  readonly key: string;
  readonly amount: Cents;
  readonly note: string;
  /** Whether it was already made in another way that the provider does not report, so that it is only stored. */
  readonly isMade: boolean;
}

/** Decides about a refund. All refunds together must not exceed the captured amount; one that would has no effect. */
export function decideRefund(draft: CaseDraft, { key, amount, note, isMade }: RefundWanted): void {
  const attempt = draft.subject;
  if (refundableOf(attempt) < amount) return;
  draft.do({ kind: 'refund', attempt: attempt.id, key, amount, note });
  if (isMade) draft.outcome({ key }, { state: 'done' });
}

/** The operator cancels a payment. Settling it then voids or refunds it. Money that has moved cannot be voided. */
export function decideCancel(draft: CaseDraft): void {
  const attempt = draft.subject;
  if (hasMoneyMoved(attempt.state)) return;
  const key = voidKey(attempt.id);
  if (draft.operation(key) === undefined) {
    draft.do({ kind: 'cancel', attempt: attempt.id, key, amount: attempt.amount });
  }
  // Whatever the provider has instead of the requested payment may be voided or refunded.
  if (attempt.reviewReason !== null) {
    draft.change(attempt, { reviewReason: null, amount: attempt.seenAmount ?? attempt.amount });
  }
}

/**
 * The operator has decided about an attempt under review. A different amount is accepted. A payment for another order,
 * or in another currency, cannot be booked, so the attempt ends.
 */
export function decideReviewed(draft: CaseDraft): void {
  const attempt = draft.subject;
  if (attempt.reviewReason === null) return;
  if (attempt.seenAmount === null) {
    const code = 'settled-by-operator';
    endAttempt(draft, attempt, { reviewReason: null, state: 'voided', failureCode: code }, code);
  } else {
    draft.change(attempt, { reviewReason: null, amount: attempt.seenAmount });
  }
}

/** The order was cancelled: a job refunds what came of the payment, or voids what was promised. */
export function decideOrderCancelled(draft: CaseDraft): void {
  const { id, state } = draft.subject;
  refundLeft(draft, draft.subject);
  if (draft.effects.length > 0 || isUndecidedPayment(state))
    draft.do({ kind: 'settle', attempt: id, cause: `${id}:cancelled` });
}

/** How long a refund may be unanswered before the operator is told, in milliseconds. */
const refundUnclearAfter = 24 * 3_600_000;

/** Reports operations that have been open for too long. */
export function decideOverdue(draft: CaseDraft): void {
  const attempt = draft.subject;
  const { state, amount, reference } = attempt;
  if (isUndecidedPayment(state) && draft.now - attempt.changedAt > overdueAfter) {
    draft.report(aboutAttempt(attempt, 'capture-overdue', { state, amount, reference }));
  }
  for (const refund of draft.operations(attempt, 'refund')) {
    if (!isOpenOperation(refund) || draft.now - refund.createdAt <= refundUnclearAfter) continue;
    const { key, amount, state } = refund;
    draft.report({ ...aboutAttempt(attempt, 'refund-unclear', { key, amount, state }), about: key });
  }
}
