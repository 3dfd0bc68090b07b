import type { Cents } from '../money.ts';
import { hasMoneyMoved } from '../payment-state.ts';
import { isOpenOperation, type PaymentAttempt, type PaymentOperation, refundableOf } from './attempt.ts';
import type { CaseDraft } from './draft.ts';
import { refusedByDispute } from './provider-status.ts';

/**
 * Decides about money that has come and is booked: it pays the order, or is refunded by itself, because the order or
 * the payment was cancelled, or another attempt has paid (PAYMENTS C3.9, C3.10). As long as nobody knows whether the
 * attempt with the claim brings money, it waits: it may be the only money of the order.
 *
 * | the claim is            | cancelled | then                          |
 * |-------------------------|-----------|-------------------------------|
 * | another's, who has paid | any       | refund, report paid-twice     |
 * | another's, free, ours   | yes       | refund, report late-payment   |
 * | another's, not known    | no        | wait                          |
 * | free, ours              | no        | take the claim, mail paid     |
 */
export function decideMoney(draft: CaseDraft, { id }: Pick<PaymentAttempt, 'id'>): void {
  const attempt = draft.attempt(id);
  const other = otherClaimant(draft, attempt);
  if (other !== null && hasMoneyMoved(other.state)) {
    refundUndue(draft, attempt, 'paid-twice');
  } else if (isCancelled(draft, attempt)) {
    // It pays nothing: another attempt may.
    releaseClaim(draft, attempt);
    refundUndue(draft, attempt, 'late-payment');
  } else if (other === null) {
    takeClaim(draft, attempt);
    draft.do({ kind: 'mail', attempt: id, mail: 'paid' });
  }
}

/** Decides about money that waited until another attempt of its order was over. */
export function decideWaitingMoney(draft: CaseDraft): void {
  for (const attempt of draft.attempts) {
    if (!isWaiting(draft, draft.attempt(attempt.id))) continue;
    const { length } = draft.effects;
    decideMoney(draft, attempt);
    if (!draft.effects.slice(length).some(({ kind }) => kind === 'refund')) continue;
    // Nobody works on it who would ask for the refund.
    draft.check(attempt);
    draft.do({ kind: 'settle', attempt: attempt.id, cause: `${attempt.id}:return` });
  }
}

/** Money that neither pays the order nor was refunded by itself. */
function isWaiting(draft: CaseDraft, { id, state, amount, refunded }: PaymentAttempt): boolean {
  if (state !== 'captured' || refunded === amount || draft.claimant === id) return false;
  return draft.operation(undueRefundKey(id)) === undefined;
}

/** Another attempt that has the claim to the order's money; null where it is free, or this one's. */
export function otherClaimant(draft: CaseDraft, attempt: PaymentAttempt): PaymentAttempt | null {
  const { claimant } = draft;
  return claimant === null || claimant === attempt.id ? null : draft.attempt(claimant);
}

/** Whether the money of an attempt is not wanted any more: its order, or the payment itself was cancelled. */
export function isCancelled(draft: CaseDraft, attempt: PaymentAttempt): boolean {
  return draft.order.isCancelled || draft.operations(attempt, 'void').length > 0;
}

/** Takes the claim to the order's money, unless another attempt has it. */
export function takeClaim(draft: CaseDraft, { id }: Pick<PaymentAttempt, 'id'>): void {
  if (draft.claimant === null) draft.do({ kind: 'claim', attempt: id });
}

/** Gives the claim up: the provider has said that this attempt brings no money, or it is refunded. */
export function releaseClaim(draft: CaseDraft, { id }: Pick<PaymentAttempt, 'id'>): void {
  if (draft.claimant === id) draft.do({ kind: 'release', attempt: id });
}

/** The key of the refund of money that was not due. */
export function undueRefundKey(attemptId: string): string {
  return `refund:auto-${attemptId}`;
}

/** Note of the refund of an order that was paid, and cancelled afterwards. */
export const cancelledNote = 'order-cancelled';

/** Refunds what of it the operator has not refunded already. */
function refundUndue(draft: CaseDraft, attempt: PaymentAttempt, kind: 'paid-twice' | 'late-payment'): void {
  const { id, orderId, reference } = attempt;
  const amount = attempt.amount - attempt.refunded - attempt.reversed;
  if (refundableOf(attempt) > 0) draft.do({ kind: 'refund', attempt: id, key: undueRefundKey(id), amount, note: kind });
  draft.report({ kind, about: id, attemptId: id, orderId, detail: { reference, amount } });
}

/**
 * Refunds the money of an order that was cancelled after it was paid: once, however often that is found. What its
 * provider refused to refund is not asked for again, for the operator was told, but for what a dispute stood against:
 * once that is over, all that is left is refunded, and what the dispute had taken with it.
 */
export function refundCancelled(draft: CaseDraft, { id }: Pick<PaymentAttempt, 'id'>): void {
  const attempt = draft.attempt(id);
  const amount = draft.order.isCancelled ? refundableOf(attempt) : 0;
  const before = draft.operations(attempt, 'refund').filter(({ key }) => key.startsWith(undueRefundKey(id)));
  if (amount <= 0 || (before.length > 0 && !mayFollow(draft, attempt, before, amount))) return;
  for (const { key: about } of before) draft.do({ kind: 'settled', finding: { kind: 'refund-refused', about } });
  const key = before.length === 0 ? undueRefundKey(id) : `${undueRefundKey(id)}:${before.length + 1}`;
  draft.do({ kind: 'refund', attempt: id, key, amount, note: cancelledNote });
}

/**
 * Whether the shop itself may refund once more: no dispute is open, each refund before is done or was refused for one,
 * and no money is refunded twice.
 */
function mayFollow(
  draft: CaseDraft,
  attempt: PaymentAttempt,
  before: readonly PaymentOperation[],
  amount: Cents,
): boolean {
  const areOver = before.every(
    ({ state, failureCode }) => state === 'done' || (state === 'refused' && failureCode === refusedByDispute),
  );
  const notRefused = draft.operations(attempt, 'refund').filter(({ state }) => state !== 'refused');
  const sum = notRefused.reduce((total, refund) => total + refund.amount, 0);
  return !attempt.isDisputed && areOver && sum + amount <= attempt.amount;
}

/** Once all of it is back, the payment is refunded; who paid what was not due is told then, and not before. */
export function noteAllRefunded(draft: CaseDraft, { id }: Pick<PaymentAttempt, 'id'>): void {
  const attempt = draft.attempt(id);
  const refunds = draft.operations(attempt, 'refund');
  if (attempt.refunded < attempt.amount || refunds.some(isOpenOperation)) return;
  if (attempt.state === 'captured') draft.book(attempt, { state: 'refunded', changedAt: draft.now });
  if (refunds.some(({ key }) => key === undueRefundKey(id))) draft.do({ kind: 'mail', attempt: id, mail: 'refunded' });
}
