import { isOpenOperation, type PaymentAttempt } from './attempt.ts';
import type { CaseDraft } from './draft.ts';
import type { AttemptChange } from './effect.ts';
import { decideWaitingMoney, releaseClaim, settleAgreed } from './order-money.ts';

/**
 * Ends an attempt without money. Its operations are over, and another attempt may pay the order: attempts that waited
 * for this one are decided now.
 * @param code why a capture was not made.
 */
export function endAttempt(
  draft: CaseDraft,
  attempt: PaymentAttempt,
  set: AttemptChange & Pick<PaymentAttempt, 'state'>,
  code: string,
): void {
  draft.change(attempt, { ...set, changedAt: draft.now });
  for (const operation of draft.operations(attempt)) {
    if (operation.kind === 'refund' || !isOpenOperation(operation)) continue;
    draft.outcome(operation, operation.kind === 'void' ? { state: 'done' } : { state: 'refused', failureCode: code });
  }
  releaseClaim(draft, attempt);
  decideWaitingMoney(draft);
  settleAgreed(draft, `after:${attempt.id}`);
}
