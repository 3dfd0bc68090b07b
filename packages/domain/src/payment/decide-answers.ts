import type { PaymentOperation } from './attempt.ts';
import { bookCapture } from './book-money.ts';
import type { CaseDraft } from './draft.ts';
import type { OperationChange } from './effect.ts';
import { endAttempt } from './end-attempt.ts';
import { aboutAttempt } from './finding.ts';
import { requestVoid } from './next-request.ts';
import { isOwnRefund, noteAllGone } from './order-money.ts';
import {
  alreadyRefunded,
  type CaptureDone,
  type ProviderFailure,
  type ProviderResult,
  type RefundDone,
  refusedByDispute,
} from './provider-status.ts';

/** Decides after a capture: the provider has answered it, or not. */
export function decideCaptured(
  draft: CaseDraft,
  {
    key,
    answer,
    reservesMoney,
  }: { readonly key: string; readonly answer: ProviderResult<CaptureDone>; readonly reservesMoney: boolean },
): void {
  if (answer.ok && answer.status === 'captured') bookCapture(draft, answer.captureId);
  else if (answer.ok) awaitCapture(draft, key, answer.captureId);
  else if (answer.kind === 'refused') refuseCapture(draft, key, answer, reservesMoney);
  else draft.outcome({ key }, unanswered(answer));
}

/** The provider will decide about the capture later. */
function awaitCapture(draft: CaseDraft, key: string, captureId: string): void {
  draft.change(draft.subject, { captureId });
  draft.outcome({ key }, { state: 'pending', providerId: captureId });
}

/**
 * The provider has refused a capture. If the payer did not cause this, the operator is told.
 *
 * | caused by | money is reserved            | decision |
 * |-----------|------------------------------|----------|
 * | the payer | no                           | failed: the payer may choose another instrument |
 * | others    | any                          | void, so that the payer's money is not reserved for nothing |
 */
function refuseCapture(draft: CaseDraft, key: string, refusal: ProviderFailure, reservesMoney: boolean): void {
  const attempt = draft.subject;
  const { code, reason, concerns, payerMessage = null } = refusal;
  const failure = { failureCode: code, failureMessage: payerMessage };
  const isShopsFault = concerns !== undefined;
  if (isShopsFault) draft.report(aboutAttempt(attempt, 'capture-refused', { code, reason }));
  if (!isShopsFault && !reservesMoney) {
    endAttempt(draft, attempt, { ...failure, state: 'failed' }, code);
    return;
  }
  draft.change(attempt, failure);
  draft.outcome({ key }, { state: 'refused', failureCode: code });
  requestVoid(draft, draft.subject);
}

/** Code of a void that is refused because the money has been captured. Another inquiry is then needed. */
export const capturedBefore = 'captured';

/** Decides after a void: the provider has answered it, or not. */
export function decideVoided(
  draft: CaseDraft,
  { key, answer }: { readonly key: string; readonly answer: ProviderResult<object> },
): void {
  if (answer.ok) endAttempt(draft, draft.subject, { state: 'voided' }, 'voided');
  else if (answer.kind === 'refused') refuseVoid(draft, key, answer);
  else draft.outcome({ key }, unanswered(answer));
}

/**
 * The provider has refused a void. Nothing will be captured any more, unless it already was. The operator settles the
 * rest with the provider.
 */
function refuseVoid(draft: CaseDraft, key: string, { code, reason }: ProviderFailure): void {
  const attempt = draft.subject;
  draft.outcome({ key }, { state: 'refused', failureCode: code });
  if (code === capturedBefore) return;
  endAttempt(draft, attempt, { state: 'voided' }, 'voided');
  draft.report(aboutAttempt(attempt, 'void-refused', { code, reason }));
}

/** Counts a try of a refund before it is made. If the process dies in between, the try counts as made. */
export function decideRefundTried(draft: CaseDraft, { key }: { readonly key: string }): void {
  const { tries } = operationOf(draft, key);
  draft.outcome({ key }, { state: 'unknown', tries: tries + 1 });
}

/** Decides after a refund: the provider has answered it, or not. `tries`: the number of tries before this one. */
export function decideRefunded(
  draft: CaseDraft,
  { key, tries, answer }: { readonly key: string; readonly tries: number; readonly answer: ProviderResult<RefundDone> },
): void {
  if (answer.ok) {
    draft.outcome({ key }, { state: answer.status, providerId: answer.providerId });
    noteAllGone(draft, draft.subject);
  } else if (answer.kind === 'refused') {
    refuseRefund(draft, key, answer);
  } else {
    // A request that certainly never arrived does not count as a try, so it needs no inquiry.
    draft.outcome({ key }, { ...unanswered(answer), ...(answer.kind === 'unavailable' && { tries }) });
  }
}

/** The provider has refused a refund. Its amount may be refunded again. */
function refuseRefund(draft: CaseDraft, key: string, { code, reason }: ProviderFailure): void {
  const attempt = draft.subject;
  const { id, amount } = operationOf(draft, key);
  draft.outcome({ key }, { state: 'refused', failureCode: code });
  // A message about the dispute may get lost, so the provider is asked about it until it is over.
  const isDisputed = code === refusedByDispute && { isDisputed: true };
  draft.change(attempt, { refunded: attempt.refunded - amount, ...isDisputed });
  // That finding says that the money is refunded automatically, which is no longer true.
  const isBroken = isOwnRefund(attempt, key) && code !== refusedByDispute;
  if (isBroken) draft.do({ kind: 'settled', finding: { kind: 'paid-again', about: attempt.id } });
  if (code === alreadyRefunded) {
    // The money has already left, so this is not a failed refund. The next inquiry shows how much, if the provider says
    // so.
    draft.report(aboutAttempt(attempt, 'refunded-elsewhere', { key, asked: amount }), 'anew');
    draft.do({ kind: 'settle', attempt: attempt.id, cause: `${attempt.id}:after:${id}` });
  } else {
    draft.report({ ...aboutAttempt(attempt, 'refund-refused', { key, amount, code, reason }), about: key });
  }
}

function unanswered({ kind, code }: ProviderFailure): OperationChange {
  return { state: kind === 'unavailable' ? 'asked' : 'unknown', failureCode: code };
}

function operationOf(draft: CaseDraft, key: string): PaymentOperation {
  const operation = draft.operation(key);
  if (operation === undefined) throw new Error('A provider answered what was not stored');
  return operation;
}
