import { hasMoneyMoved } from '../payment-state.ts';
import { isOpenOperation, type PaymentAttempt, type PaymentOperation } from './attempt.ts';
import type { CaseDraft } from './draft.ts';
import type { AttemptChange } from './effect.ts';
import { aboutAttempt } from './finding.ts';
import { decideMoney, decideWaitingMoney, settleAgreed, takeClaim } from './order-money.ts';

const noFailure = { failureCode: null, failureMessage: null };

/**
 * Books received money with all consequences (PAYMENTS C3.8), and decides whether it is kept. Repeating it for the same
 * attempt has no effect.
 */
export function bookCapture(draft: CaseDraft, captureId: string, fields: AttemptChange = {}): void {
  const attempt = draft.subject;
  if (hasMoneyMoved(attempt.state)) return;
  draft.book(attempt, { ...fields, ...noFailure, captureId, state: 'captured', changedAt: draft.now });
  noteCapture(draft, attempt, { state: 'done', providerId: captureId });
  closeVoid(draft, attempt);
  decideMoney(draft, attempt);
  decideWaitingMoney(draft);
  settleAgreed(draft, `paid:${attempt.id}`);
}

/** Books money that a dispute took back before we knew of it. It pays nothing, and no mail reports that it came. */
export function bookReversed(draft: CaseDraft, fields: AttemptChange): void {
  const attempt = draft.subject;
  const reversed = attempt.amount - attempt.refunded;
  takeClaim(draft, attempt);
  draft.book(attempt, { ...fields, ...noFailure, state: 'reversed', reversed, changedAt: draft.now });
  noteCapture(draft, attempt, { state: 'done', providerId: fields.captureId ?? attempt.captureId });
  closeVoid(draft, attempt);
  draft.report(aboutAttempt(attempt, 'reversed', { amount: reversed }));
  decideWaitingMoney(draft);
  settleAgreed(draft, `paid:${attempt.id}`);
}

/** Stores the result of the capture that we asked for, or of one that only the provider knew. */
export function noteCapture(
  draft: CaseDraft,
  attempt: PaymentAttempt,
  seen: Pick<PaymentOperation, 'state' | 'providerId'>,
): void {
  const captures = draft.operations(attempt, 'capture');
  const open = captures.find(isOpenOperation);
  if (open !== undefined) {
    draft.outcome(open, { ...seen, ...(seen.state === 'done' && { failureCode: null }) });
  } else {
    const key = captureKey(attempt.id, captures.length);
    draft.do({ kind: 'record', attempt: attempt.id, key, amount: attempt.amount, ...seen });
  }
}

/** Closes an open void: the money has moved, so it cannot be voided. */
function closeVoid(draft: CaseDraft, attempt: PaymentAttempt): void {
  const open = draft.operations(attempt, 'void').find(isOpenOperation);
  if (open) draft.outcome(open, { state: 'refused', failureCode: 'captured' });
}

/**
 * The idempotency key of an attempt's capture. After a refused capture, the next one with another instrument gets a new
 * key.
 */
export function captureKey(attemptId: string, refusedBefore: number): string {
  return refusedBefore === 0 ? `capture:${attemptId}` : `capture:${attemptId}:${refusedBefore}`;
}
