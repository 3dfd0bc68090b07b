import { hasMoneyMoved, isOverPayment, type PaymentState, settledState } from '../payment-state.ts';
import { isClosedByUsAlone, mayBePaidUnseen, type PaymentAttempt } from './attempt.ts';
import { bookCapture, bookReversed, noteCapture } from './book-money.ts';
import { unpayableFrom } from './check-times.ts';
import type { CaseDraft } from './draft.ts';
import type { AttemptChange } from './effect.ts';
import { endAttempt } from './end-attempt.ts';
import { aboutAttempt } from './finding.ts';
import { bookGone, noteDisputes } from './gone-money.ts';
import { decideRequest } from './next-request.ts';
import { noteAllGone, refundLeft, takeClaim } from './order-money.ts';
import type { ProviderStatus, SeenMoney } from './provider-status.ts';

type StatusOf<State extends ProviderStatus['state']> = ProviderStatus & { readonly state: State };

/** The decision for each status at the provider. */
const follow: { readonly [State in ProviderStatus['state']]: (draft: CaseDraft, status: StatusOf<State>) => void } = {
  redirected: lapse,
  pending: wait,
  authorized: agree,
  capturing: awaitCapture,
  captured: capture,
  reversed: reverse,
  failed: end,
  cancelled: end,
  expired: end,
};

/**
 * Updates an attempt to its status at the provider, and decides what to request next. Knowledge of received money is
 * never undone.
 */
export function decideStatus(draft: CaseDraft, status: ProviderStatus): void {
  (follow[status.state] as (draft: CaseDraft, status: ProviderStatus) => void)(draft, status);
  // A refund that the operator only recorded is not requested from the provider. This is where we notice that all money
  // has left.
  if (draft.subject.state === 'captured') noteAllGone(draft, draft.subject);
  decideRequest(draft, status.state);
}

/** After the last inquiry, a page that was not used counts as expired: the provider only says that nobody paid. */
function lapse(draft: CaseDraft): void {
  const attempt = draft.subject;
  if (!mayBePaidUnseen(attempt) || draft.now < unpayableFrom(attempt)) return;
  end(draft, { state: 'expired', code: 'never-used' });
}

/** A finished attempt stays finished: "pending" without a transaction does not reopen it. */
function wait(draft: CaseDraft, { transactionId }: StatusOf<'pending'>): void {
  if (transactionId === null && isOverPayment(draft.subject.state)) return;
  moveTo(draft, 'pending', { transactionId });
}

function agree(draft: CaseDraft, { state, money }: StatusOf<'authorized'>): void {
  if (differs(draft.subject, money)) review(draft, state, money);
  else moveTo(draft, 'authorized', { ...fieldsOf(draft.subject, money), ...noFailure });
}

/** The provider is capturing and has not decided. Treated as if we had requested the capture. */
function awaitCapture(draft: CaseDraft, { state: seen, money, captureId }: StatusOf<'capturing'>): void {
  const attempt = draft.subject;
  if (differs(attempt, money)) {
    review(draft, seen, money, captureId);
    return;
  }
  const state = settledState(settledState(attempt.state, 'authorized'), 'capturing');
  if (state !== 'capturing') return;
  takeClaim(draft, attempt);
  draft.change(attempt, {
    ...{ ...fieldsOf(attempt, money), ...noFailure },
    ...(state !== attempt.state && { state, changedAt: draft.now }),
    ...(captureId !== null && { captureId }),
  });
  noteCapture(draft, attempt, { state: 'pending', providerId: captureId });
}

function capture(draft: CaseDraft, status: StatusOf<'captured'>): void {
  const { money, captureId, refunded, reversed = null, disputes } = status;
  const attempt = draft.subject;
  if (differs(attempt, money)) {
    review(draft, status.state, money, captureId);
    return;
  }
  const fields = fieldsOf(attempt, money);
  const isAllReversed = reversed !== null && reversed > 0 && (refunded ?? 0) + reversed >= attempt.amount;
  if (isAllReversed && !hasMoneyMoved(attempt.state)) bookReversed(draft, { ...fields, captureId });
  else bookCapture(draft, captureId, fields);
  bookGone(draft, { refunded, reversed });
  noteDisputes(draft, disputes);
  refundLeft(draft, attempt, refunded !== null);
}

function reverse(draft: CaseDraft, { disputes }: StatusOf<'reversed'>): void {
  if (!hasMoneyMoved(draft.subject.state)) bookReversed(draft, {});
  bookGone(draft, 'all that is left');
  noteDisputes(draft, disputes);
}

/** The attempt ended without money at the provider. */
function end(
  draft: CaseDraft,
  { state: seen, code, payerMessage }: StatusOf<'failed' | 'cancelled' | 'expired'>,
): void {
  const attempt = draft.subject;
  if (hasMoneyMoved(attempt.state)) {
    draft.report(aboutAttempt(attempt, 'paid-without-capture', { seen, code, amount: attempt.amount }));
    return;
  }
  const isVoided = seen === 'cancelled' && wasVoidTried(draft);
  const state = settledState(attempt.state, isVoided ? 'voided' : endAfter(attempt.state, seen));
  if (state === attempt.state && !isClosedByUsAlone(attempt)) return;
  const failure = { failureCode: code, failureMessage: payerMessage ?? null };
  endAttempt(draft, attempt, { ...(!isVoided && failure), state }, code);
}

/** Whether we may have ended the attempt ourselves: a void was sent and has no answer yet. */
function wasVoidTried(draft: CaseDraft): boolean {
  const { subject } = draft;
  if (subject.state !== 'authorized' && subject.state !== 'capturing') return false;
  return draft.operations(subject, 'void').some(({ state }) => state === 'unknown');
}

/** The meaning of an end after the payer has agreed: the authorisation is gone, or the money did not come. */
function endAfter(known: PaymentState, seen: 'failed' | 'cancelled' | 'expired'): PaymentState {
  if (seen === 'expired') return 'expired';
  if (known === 'authorized') return 'voided';
  return known === 'capturing' ? 'failed' : seen;
}

/** Changes to the next state if the state table allows it; otherwise changes nothing. */
function moveTo(draft: CaseDraft, seen: PaymentState, fields: AttemptChange): void {
  const state = settledState(draft.subject.state, seen);
  if (state !== draft.subject.state) draft.change(draft.subject, { ...fields, state, changedAt: draft.now });
}

const noFailure = { failureCode: null, failureMessage: null };

function differs(attempt: PaymentAttempt, { amount, currency, reference }: SeenMoney): boolean {
  return amount !== attempt.amount || currency !== 'EUR' || !isOurs(attempt, reference);
}

function isOurs({ providerReference }: PaymentAttempt, reference: string | null): boolean {
  return reference === null || reference === providerReference;
}

function fieldsOf(attempt: PaymentAttempt, { transactionId, means, liabilityShift }: SeenMoney): AttemptChange {
  return {
    transactionId: transactionId ?? attempt.transactionId,
    means: means ?? attempt.means,
    liabilityShift: liabilityShift ?? attempt.liabilityShift,
  };
}

/** The provider has something other than what was requested. Nothing is done with it until the operator has decided. */
function review(
  draft: CaseDraft,
  seen: 'authorized' | 'captured' | 'capturing',
  money: SeenMoney,
  captureId: string | null = null,
): void {
  const attempt = draft.subject;
  const { amount, currency, reference } = money;
  const asked = { amount: attempt.amount, reference: attempt.providerReference };
  draft.report(aboutAttempt(attempt, 'amount-differs', { seen, amount, currency, reference, asked }));
  if (hasMoneyMoved(attempt.state) || attempt.reviewReason !== null) return;
  const set: AttemptChange = {
    ...fieldsOf(attempt, money),
    ...{ state: settledState(attempt.state, 'authorized'), changedAt: draft.now, reviewReason: 'amount-differs' },
    seenAmount: currency === 'EUR' && isOurs(attempt, reference) ? amount : null,
    ...(captureId !== null && { captureId }),
  };
  draft.do({ kind: 'review', attempt: attempt.id, set });
}
