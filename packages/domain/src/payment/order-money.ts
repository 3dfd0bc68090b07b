import { hasMoneyMoved } from '../payment-state.ts';
import { isOpenOperation, type PaymentAttempt, type PaymentOperation, refundableOf } from './attempt.ts';
import type { CaseDraft } from './draft.ts';
import { alreadyRefunded, refusedByDispute } from './provider-status.ts';

/**
 * Decides about received and booked money: it pays the order, or is refunded automatically because the order or the
 * payment was cancelled, or another attempt has paid (PAYMENTS C3.9, C3.10). While it is unknown whether the attempt
 * with the claim brings money, this one waits: it may be the order's only money.
 *
 * | the claim belongs to            | cancelled | decision                      |
 * |---------------------------------|-----------|-------------------------------|
 * | another attempt, which has paid | any       | refund, report paid-twice     |
 * | any other, nobody, this one     | yes       | refund, report late-payment   |
 * | another attempt, undecided      | no        | wait                          |
 * | nobody, this one                | no        | take the claim, mail paid     |
 */
export function decideMoney(draft: CaseDraft, { id }: Pick<PaymentAttempt, 'id'>): void {
  const attempt = draft.attempt(id);
  const other = otherClaimant(draft, attempt);
  if (other !== null && hasMoneyMoved(other.state)) {
    refundUndue(draft, attempt, 'paid-twice');
  } else if (isCancelled(draft, attempt)) {
    // This money does not pay the order, so another attempt may.
    releaseClaim(draft, attempt);
    refundUndue(draft, attempt, 'late-payment');
  } else if (other === null) {
    takeClaim(draft, attempt);
    draft.do({ kind: 'paid mail', attempt: id });
  }
}

/** Decides about money that waited for the end of another attempt of its order. */
export function decideWaitingMoney(draft: CaseDraft): void {
  for (const attempt of draft.attempts) {
    if (!isWaiting(draft, draft.attempt(attempt.id))) continue;
    const { length } = draft.effects;
    decideMoney(draft, attempt);
    if (!draft.effects.slice(length).some(({ kind }) => kind === 'refund')) continue;
    // No other job settles that attempt, so the refund must be requested here.
    draft.check(attempt);
    draft.do({ kind: 'settle', attempt: attempt.id, cause: `${attempt.id}:return` });
  }
}

/** Whether money waits: it neither pays the order nor was refunded automatically. */
function isWaiting(draft: CaseDraft, { id, state, amount, refunded }: PaymentAttempt): boolean {
  if (state !== 'captured' || refunded === amount || draft.claimant === id) return false;
  return draft.operation(undueRefundKey(id)) === undefined;
}

/** Settles authorised attempts that waited for the claim, since it is now known whether the order's money came. */
export function settleAgreed(draft: CaseDraft, cause: string): void {
  for (const { id, state } of draft.attempts) {
    if (state === 'authorized') draft.do({ kind: 'settle', attempt: id, cause: `${id}:${cause}` });
  }
}

/** Another attempt that has the claim to the order's money; null if nobody or this one has it. */
export function otherClaimant(draft: CaseDraft, attempt: PaymentAttempt): PaymentAttempt | null {
  const { claimant } = draft;
  return claimant === null || claimant === attempt.id ? null : draft.attempt(claimant);
}

/** Whether the money of an attempt is unwanted, because its order or the payment itself was cancelled. */
export function isCancelled(draft: CaseDraft, attempt: PaymentAttempt): boolean {
  return draft.order.isCancelled || draft.operations(attempt, 'void').length > 0;
}

/** Takes the claim to the order's money unless another attempt has it. */
export function takeClaim(draft: CaseDraft, { id }: Pick<PaymentAttempt, 'id'>): void {
  if (draft.claimant === null) draft.do({ kind: 'claim', attempt: id });
}

/** Gives up the claim: the provider has said that this attempt brings no money, or its money is refunded. */
export function releaseClaim(draft: CaseDraft, { id }: Pick<PaymentAttempt, 'id'>): void {
  if (draft.claimant === id) draft.do({ kind: 'release', attempt: id });
}

/** The idempotency key of the refund of money that is not due. */
export function undueRefundKey(attemptId: string): string {
  return `refund:auto-${attemptId}`;
}

/** The note of a refund for an order that was cancelled after it was paid. */
export const cancelledNote = 'order-cancelled';

/** The notes of refunds of money that was not due when it came. */
const undueNotes = ['paid-twice', 'late-payment'] as const;

/** Refunds the rest of money that is not due, and reports it. */
function refundUndue(draft: CaseDraft, attempt: PaymentAttempt, kind: (typeof undueNotes)[number]): void {
  const { id, orderId, reference } = attempt;
  const amount = attempt.amount - attempt.refunded - attempt.reversed;
  if (refundableOf(attempt) > 0) draft.do({ kind: 'refund', attempt: id, key: undueRefundKey(id), amount, note: kind });
  draft.report({ kind, about: id, attemptId: id, orderId, detail: { reference, amount } });
}

/** The automatic refunds of an attempt, oldest first. */
function ownRefunds(draft: CaseDraft, attempt: Pick<PaymentAttempt, 'id'>): readonly PaymentOperation[] {
  return draft.operations(attempt, 'refund').filter(({ key }) => isOwnRefund(attempt, key));
}

/** Whether a key belongs to an automatic refund. */
export function isOwnRefund({ id }: Pick<PaymentAttempt, 'id'>, key: string): boolean {
  return key.startsWith(undueRefundKey(id));
}

/** Whether money of an attempt that came is not due: its order is cancelled, or it was not due when it came. */
export function isUndue(draft: CaseDraft, attempt: Pick<PaymentAttempt, 'id'>): boolean {
  const notes: readonly (string | null)[] = undueNotes;
  return draft.order.isCancelled || ownRefunds(draft, attempt).some(({ note }) => notes.includes(note));
}

/**
 * Refunds the rest of money that is not due: of an order that was cancelled after it was paid, or after an earlier
 * partial refund. Repeating this refunds only once.
 * @param isCounted whether the provider has just stated how much of the money has left again.
 */
export function refundLeft(draft: CaseDraft, { id }: Pick<PaymentAttempt, 'id'>, isCounted = false): void {
  const attempt = draft.attempt(id);
  const amount = isUndue(draft, attempt) ? refundableOf(attempt) : 0;
  const before = ownRefunds(draft, attempt);
  if (amount <= 0 || !mayFollow(draft, attempt, { isCounted, isDisputed: attempt.isDisputed })) return;
  for (const { key: about } of before) draft.do({ kind: 'settled', finding: { kind: 'refund-refused', about } });
  const key = before.length === 0 ? undueRefundKey(id) : `${undueRefundKey(id)}:${before.length + 1}`;
  draft.do({ kind: 'refund', attempt: id, key, amount, note: before[0]?.note ?? cancelledNote });
}

/** Whether the rest of money that is not due is refunded automatically, now or once no dispute is open. */
export function goesBackBySelf(draft: CaseDraft, attempt: Pick<PaymentAttempt, 'id'>, isCounted: boolean): boolean {
  return mayFollow(draft, draft.attempt(attempt.id), { isCounted, isDisputed: false });
}

/** The conditions for a further automatic refund, besides the earlier refunds. */
interface FollowTerms {
  readonly isCounted: boolean;
  readonly isDisputed: boolean;
}

/** Whether the rest may be refunded automatically after the earlier automatic refunds. No money is refunded twice. */
function mayFollow(draft: CaseDraft, attempt: PaymentAttempt, terms: FollowTerms): boolean {
  const before = ownRefunds(draft, attempt);
  if (before.length === 0) return true;
  const amount = refundableOf(attempt);
  const notRefused = draft.operations(attempt, 'refund').filter(({ state }) => state !== 'refused');
  const sum = notRefused.reduce((total, refund) => total + refund.amount, 0);
  // Refused as already refunded, although the amount was not more than what is left: the provider's count may lag
  // behind its refusal.
  const inVain = before.filter((refund) => isRefusedAs(refund, alreadyRefunded) && refund.amount <= amount);
  return before.every((refund) => isOvercome(refund, terms)) && inVain.length < 2 && sum + amount <= attempt.amount;
}

/**
 * Whether an earlier automatic refund allows another one. A refusal was reported to the operator and is not tried
 * again, with two exceptions.
 *
 * | earlier refund             | another one may follow                             |
 * |----------------------------|----------------------------------------------------|
 * | done                       | for money that has come again, once no dispute is open |
 * | refused for a dispute      | once no dispute is open                            |
 * | refused as already refunded | for what is left, if the provider states how much |
 * | otherwise refused, or open | never                                              |
 */
function isOvercome(refund: PaymentOperation, { isCounted, isDisputed }: FollowTerms): boolean {
  if (refund.state === 'done' || isRefusedAs(refund, refusedByDispute)) return !isDisputed;
  return isCounted && isRefusedAs(refund, alreadyRefunded);
}

/** Whether a provider refused an operation with a code. */
export function isRefusedAs({ state, failureCode }: PaymentOperation, code: string): boolean {
  return state === 'refused' && failureCode === code;
}

/**
 * Once nothing is left, marks the payment as refunded, or as reversed if a dispute took a part. Only then is the payer
 * of money that was not due told what was refunded.
 */
export function noteAllGone(draft: CaseDraft, { id }: Pick<PaymentAttempt, 'id'>): void {
  const { state, amount, refunded, reversed } = draft.attempt(id);
  const refunds = draft.operations({ id }, 'refund');
  if (refunded + reversed < amount || refunds.some(isOpenOperation)) return;
  const gone = reversed > 0 ? 'reversed' : 'refunded';
  if (state === 'captured') draft.book({ id }, { state: gone, changedAt: draft.now });
  const first = refunds.findIndex(({ key }) => isOwnRefund({ id }, key));
  if (first === -1) return;
  const isRefundedSince = refunds.slice(first).some((refund) => refund.state !== 'refused');
  if (refunded < amount && !isRefundedSince) return;
  draft.do({ kind: 'settled', finding: { kind: 'paid-again', about: id } });
  draft.do({ kind: 'refunded mail', attempt: id, refunded });
}
