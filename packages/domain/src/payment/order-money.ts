import { hasMoneyMoved } from '../payment-state.ts';
import { isOpenOperation, type PaymentAttempt, type PaymentOperation, refundableOf } from './attempt.ts';
import type { CaseDraft } from './draft.ts';
import { alreadyRefunded, refusedByDispute } from './provider-status.ts';

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
    // This money pays nothing, so another attempt may.
    releaseClaim(draft, attempt);
    refundUndue(draft, attempt, 'late-payment');
  } else if (other === null) {
    takeClaim(draft, attempt);
    draft.do({ kind: 'paid mail', attempt: id });
  }
}

/** Decides about money that waited until another attempt of its order was over. */
export function decideWaitingMoney(draft: CaseDraft): void {
  for (const attempt of draft.attempts) {
    if (!isWaiting(draft, draft.attempt(attempt.id))) continue;
    const { length } = draft.effects;
    decideMoney(draft, attempt);
    if (!draft.effects.slice(length).some(({ kind }) => kind === 'refund')) continue;
    // Nobody is settling that attempt, so nobody else would ask for the refund.
    draft.check(attempt);
    draft.do({ kind: 'settle', attempt: attempt.id, cause: `${attempt.id}:return` });
  }
}

/** Money that neither pays the order nor was refunded automatically. */
function isWaiting(draft: CaseDraft, { id, state, amount, refunded }: PaymentAttempt): boolean {
  if (state !== 'captured' || refunded === amount || draft.claimant === id) return false;
  return draft.operation(undueRefundKey(id)) === undefined;
}

/** Settles attempts that the payer agreed to and that waited for the order's money: now we know whether it came. */
export function settleAgreed(draft: CaseDraft, cause: string): void {
  for (const { id, state } of draft.attempts) {
    if (state === 'authorized') draft.do({ kind: 'settle', attempt: id, cause: `${id}:${cause}` });
  }
}

/** Another attempt that has the claim to the order's money; null where it is free, or this one's. */
export function otherClaimant(draft: CaseDraft, attempt: PaymentAttempt): PaymentAttempt | null {
  const { claimant } = draft;
  return claimant === null || claimant === attempt.id ? null : draft.attempt(claimant);
}

/** Whether the money of an attempt is unwanted: its order, or the payment itself, was cancelled. */
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

/** Notes of refunds of money that was not due when it came. */
const undueNotes = ['paid-twice', 'late-payment'] as const;

/** Refunds what the operator has not refunded already. */
function refundUndue(draft: CaseDraft, attempt: PaymentAttempt, kind: (typeof undueNotes)[number]): void {
  const { id, orderId, reference } = attempt;
  const amount = attempt.amount - attempt.refunded - attempt.reversed;
  if (refundableOf(attempt) > 0) draft.do({ kind: 'refund', attempt: id, key: undueRefundKey(id), amount, note: kind });
  draft.report({ kind, about: id, attemptId: id, orderId, detail: { reference, amount } });
}

/** The refunds of an attempt that the shop itself has asked for, oldest first. */
function ownRefunds(draft: CaseDraft, attempt: Pick<PaymentAttempt, 'id'>): readonly PaymentOperation[] {
  return draft.operations(attempt, 'refund').filter(({ key }) => isOwnRefund(attempt, key));
}

/** Whether the shop itself has asked for the refund of a key. */
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
 * partial refund. However often it is found, it is refunded once.
 * @param isCounted whether the provider has just said how much of the money has left again.
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

/** What else decides, beside the refunds themselves, whether another one may follow them. */
interface FollowTerms {
  readonly isCounted: boolean;
  readonly isDisputed: boolean;
}

/**
 * Whether the shop itself may refund the rest, after the refunds that it has asked for before. No money is refunded
 * twice.
 */
function mayFollow(draft: CaseDraft, attempt: PaymentAttempt, terms: FollowTerms): boolean {
  const before = ownRefunds(draft, attempt);
  if (before.length === 0) return true;
  const amount = refundableOf(attempt);
  const notRefused = draft.operations(attempt, 'refund').filter(({ state }) => state !== 'refused');
  const sum = notRefused.reduce((total, refund) => total + refund.amount, 0);
  // Refused as refunded already, although no more was asked for than is left: the count may lag behind the refusal.
  const inVain = before.filter((refund) => isRefusedAs(refund, alreadyRefunded) && refund.amount <= amount);
  return before.every((refund) => isOvercome(refund, terms)) && inVain.length < 2 && sum + amount <= attempt.amount;
}

/**
 * Whether a refund of the shop itself stands no more against another one. What the provider refused is not asked for
 * again, for the operator was told, but for two refusals.
 *
 * | refund                     | then another one may follow                        |
 * |----------------------------|----------------------------------------------------|
 * | done                       | of what has come again                             |
 * | refused for a dispute      | once no dispute is open                            |
 * | refused as refunded already | of what is left, where the provider says how much |
 * | refused else, or not over  | never                                              |
 */
function isOvercome(refund: PaymentOperation, { isCounted, isDisputed }: FollowTerms): boolean {
  if (refund.state === 'done' || isRefusedAs(refund, refusedByDispute)) return !isDisputed;
  return isCounted && isRefusedAs(refund, alreadyRefunded);
}

/** Whether a provider refused it with a code. */
export function isRefusedAs({ state, failureCode }: PaymentOperation, code: string): boolean {
  return state === 'refused' && failureCode === code;
}

/**
 * Once nothing is left, the payment is refunded, or reversed if a dispute took a part of it. Only then the payer of
 * money that was not due is told what was refunded.
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
