import type { Cents } from '../money.ts';
import { hasMoneyMoved } from '../payment-state.ts';
import { isOpenOperation, type PaymentAttempt, type PaymentOperation } from './attempt.ts';
import type { CaseDraft } from './draft.ts';
import { aboutAttempt } from './finding.ts';
import { goesBackBySelf, isRefusedAs, isUndue, noteAllGone } from './order-money.ts';
import { alreadyRefunded, type SeenDispute } from './provider-status.ts';

/**
 * The money of an attempt that has left again, by the provider's count, in cents; null if the provider does not say.
 */
export interface GoneMoney {
  /** Refunded by us or in the provider's dashboard. */
  readonly refunded: Cents | null;
  /** Taken back by disputes and not returned. */
  readonly reversed: Cents | null;
}

type GoneSums = Readonly<Record<keyof GoneMoney, Cents>>;

/**
 * Books the money of an attempt that has left again: refunds in the provider's dashboard, money taken by disputes, and
 * money returned by disputes that were won. PayPal lists refunds and disputes alike. A supposed refund that turns out
 * to be a dispute, or is no longer listed, is booked again. `all that is left`: a dispute has taken everything that we
 * did not refund ourselves.
 */
export function bookGone(draft: CaseDraft, gone: GoneMoney | 'all that is left'): void {
  const attempt = draft.subject;
  if (!hasMoneyMoved(attempt.state)) return;
  const refunds = draft.operations(attempt, 'refund');
  const refunded = gone === 'all that is left' ? sumOf(refunds, isOurs) : refundedBy(attempt, refunds, gone.refunded);
  const left = attempt.amount - refunded;
  const reversed = gone === 'all that is left' ? left : Math.min(gone.reversed ?? attempt.reversed, left);
  if (refunded === attempt.refunded && reversed === attempt.reversed) return;
  const state = stateAfter(attempt, { refunded, reversed });
  draft.book(attempt, { refunded, reversed, ...(state !== attempt.state && { state, changedAt: draft.now }) });
  reportGone(draft, attempt, { refunded, reversed });
  if (reversed < attempt.reversed && refunded <= attempt.refunded) {
    reportAgain(draft, attempt, { amount: attempt.reversed - reversed, isCounted: isCountedBy(gone) });
  }
  noteAllGone(draft, attempt);
}

/**
 * Whether a refund is one that we requested or that was reported to us. Whatever the provider lists, these are not
 * disputes.
 */
function isOurs({ state }: PaymentOperation): boolean {
  return state !== 'refused';
}

/**
 * The refunded sum after an inquiry. A stored refund that was never sent is not in the provider's count, so it is
 * added.
 */
function refundedBy(attempt: PaymentAttempt, refunds: readonly PaymentOperation[], counted: Cents | null): Cents {
  if (counted === null) return attempt.refunded;
  const waiting = sumOf(refunds, ({ state, tries }) => state === 'asked' && tries === 0);
  const seen = Math.min(counted + waiting, attempt.amount);
  // While a refund of ours has no answer, it is unknown whether the count includes it.
  if (seen >= attempt.refunded || refunds.some(isOpenOperation)) return Math.max(seen, attempt.refunded);
  return Math.max(seen, sumOf(refunds, isOurs));
}

function sumOf(refunds: readonly PaymentOperation[], counts: (refund: PaymentOperation) => boolean): Cents {
  return refunds.reduce((sum, refund) => (counts(refund) ? sum + refund.amount : sum), 0);
}

/**
 * The state of an attempt after money has left or returned. It is `reversed` if nothing is left and a dispute took a
 * part. If money returns, it is `captured` again.
 */
function stateAfter({ state, amount }: PaymentAttempt, { refunded, reversed }: GoneSums): PaymentAttempt['state'] {
  const isGone = refunded + reversed >= amount;
  if (isGone && reversed > 0) return 'reversed';
  return isGone && state === 'refunded' ? 'refunded' : 'captured';
}

function reportGone(draft: CaseDraft, before: PaymentAttempt, { refunded, reversed }: GoneSums): void {
  const about = before.id;
  if (refunded > before.refunded) {
    draft.report(aboutAttempt(before, 'refunded-elsewhere', { refunded, known: before.refunded }), 'anew');
  }
  if (refunded < before.refunded) draft.do({ kind: 'settled', finding: { kind: 'refunded-elsewhere', about } });
  if (reversed > before.reversed) {
    draft.do({ kind: 'settled', finding: { kind: 'paid-again', about } });
    // The provider refused a refund as already refunded, but it was none of ours: a dispute had taken the money.
    const refunds = draft.operations(before, 'refund');
    const wasMistaken = refunds.some((refund) => isRefusedAs(refund, alreadyRefunded));
    if (wasMistaken && refunded === sumOf(refunds, isOurs))
      draft.do({ kind: 'settled', finding: { kind: 'refunded-elsewhere', about } });
  }
  if (reversed === 0 && before.reversed > 0) draft.do({ kind: 'settled', finding: { kind: 'reversed', about } });
  else if (reversed !== before.reversed) draft.report(aboutAttempt(before, 'reversed', { amount: reversed }), 'anew');
}

/** Reports that money taken by a dispute is back. It pays the order, or is refunded if it is not due. */
function reportAgain(
  draft: CaseDraft,
  attempt: PaymentAttempt,
  { amount, isCounted }: { readonly amount: Cents; readonly isCounted: boolean },
): void {
  const isCancelled = draft.order.isCancelled && { isCancelled: true as const };
  const goesBack = isUndue(draft, attempt) && { goesBack: goesBackBySelf(draft, attempt, isCounted) };
  draft.report(aboutAttempt(attempt, 'paid-again', { amount, ...isCancelled, ...goesBack }), 'anew');
}

/** Whether the provider stated how much was refunded. */
function isCountedBy(gone: GoneMoney | 'all that is left'): boolean {
  return gone !== 'all that is left' && gone.refunded !== null;
}

/**
 * Reports disputes as the provider has just listed them, and keeps asking while one is open. `disputes`: missing if we
 * did not ask about them or could not read them. If a dispute took money, we keep asking in any case.
 */
export function noteDisputes(draft: CaseDraft, disputes: readonly SeenDispute[] | undefined): void {
  const attempt = draft.subject;
  const isUnsaid = disputes === undefined || disputes.length === 0;
  const isDisputed = isUnsaid
    ? attempt.reversed > 0 || (disputes === undefined && attempt.isDisputed)
    : disputes.some(({ isOpen }) => isOpen);
  if (isDisputed !== attempt.isDisputed) draft.change(attempt, { isDisputed });
  for (const dispute of disputes ?? []) reportDispute(draft, dispute);
}

/**
 * Reports a dispute to the operator again whenever it has changed, even if its former state is dealt with. A status
 * older than the reported one is ignored. A dispute that was won needs no action: the money that it took has its own
 * finding until it is back.
 */
export function reportDispute(draft: CaseDraft, { isOpen: _, isWon, ...dispute }: SeenDispute): void {
  const attempt = draft.subject;
  const detail = { ...dispute, ...(dispute.outcome !== null && { won: isWon }) };
  const about = `${attempt.provider}:${dispute.id}`;
  const finding = { ...aboutAttempt(attempt, 'disputed', detail), about };
  draft.do({ kind: 'report dispute', finding, isDone: detail.won === true });
}
