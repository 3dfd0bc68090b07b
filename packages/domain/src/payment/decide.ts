import { isOpenPayment } from '../payment-state.ts';
import { type PaymentAttempt, supersededCode } from './attempt.ts';
import type { PaymentCase } from './case.ts';
import { neverBeganAfter } from './check-times.ts';
import { decideCaptured, decideRefunded, decideRefundTried, decideVoided } from './decide-answers.ts';
import { CaseDraft } from './draft.ts';
import type { PaymentEffect } from './effect.ts';
import { endAttempt } from './end-attempt.ts';
import { aboutAttempt } from './finding.ts';
import { reportDispute } from './gone-money.ts';
import {
  decideCancel,
  decideOrderCancelled,
  decideOverdue,
  decideRefund,
  decideReviewed,
  type RefundWanted,
} from './operator.ts';
import type {
  CaptureDone,
  ProviderFailure,
  ProviderResult,
  ProviderStatus,
  RefundDone,
  SeenDispute,
} from './provider-status.ts';
import { decideStatus } from './status.ts';

/** The kinds of news about a payment, with their data. */
interface NewsFields {
  /** A new attempt that its provider does not know yet. */
  begun: { readonly attempt: PaymentAttempt };
  /** The provider has created its object. */
  created: { readonly providerRef: string; readonly expiresAt: number };
  /** The provider has not created its object, and will not. */
  'create refused': { readonly failure: ProviderFailure };
  /** No payer has been sent to the provider with it. */
  'never began': object;
  /** The payer starts a new attempt. */
  superseded: object;
  /** The provider has answered an inquiry. */
  status: { readonly status: ProviderStatus };
  captured: { readonly key: string; readonly answer: ProviderResult<CaptureDone>; readonly reservesMoney: boolean };
  voided: { readonly key: string; readonly answer: ProviderResult<object> };
  'refund tried': { readonly key: string };
  refunded: { readonly key: string; readonly tries: number; readonly answer: ProviderResult<RefundDone> };
  /**
   * A message says that a dispute may be open. `reversalId`: the entry, listed as a refund, that was in fact a dispute.
   */
  'dispute hinted': { readonly reversalId: string | null };
  /** A message reports a dispute. */
  'dispute told': { readonly dispute: SeenDispute };
  'refund wanted': RefundWanted;
  cancelled: object;
  reviewed: object;
  'order cancelled': object;
  /** A planned check has been made. */
  checked: object;
}

/** News about a payment. */
export type PaymentNews = { [Kind in keyof NewsFields]: { readonly kind: Kind } & NewsFields[Kind] }[keyof NewsFields];

/** The decision for each kind of news. */
const decisions: { readonly [Kind in keyof NewsFields]: (draft: CaseDraft, news: NewsFields[Kind]) => void } = {
  begun: (draft, { attempt }) => draft.do({ kind: 'begin', attempt }),
  created: decideCreated,
  'create refused': decideCreateRefused,
  'never began': decideNeverBegan,
  superseded: (draft) => draft.change(draft.subject, { ...superseded, changedAt: draft.now }),
  status: (draft, { status }) => decideStatus(draft, status),
  captured: decideCaptured,
  voided: decideVoided,
  'refund tried': decideRefundTried,
  refunded: decideRefunded,
  'dispute hinted': decideDisputeHinted,
  'dispute told': (draft, { dispute }) => reportDispute(draft, dispute),
  'refund wanted': decideRefund,
  cancelled: decideCancel,
  reviewed: decideReviewed,
  'order cancelled': decideOrderCancelled,
  checked: decideOverdue,
};

/**
 * Decides what follows from news about a payment. Returns the effects in the order in which they must be stored
 * (docs/decisions/031). Reads nothing but its parameters.
 * @param payment the case, read while the order is locked.
 * @param now epoch milliseconds.
 */
export function decide(payment: PaymentCase, news: PaymentNews, now: number): readonly PaymentEffect[] {
  const draft = new CaseDraft(payment, now);
  const decision = decisions[news.kind] as (draft: CaseDraft, news: PaymentNews) => void;
  decision(draft, news);
  draft.check({ id: payment.attemptId });
  return draft.effects;
}

const superseded = { state: 'cancelled', failureCode: supersededCode } as const;

function decideCreated(draft: CaseDraft, { providerRef, expiresAt }: NewsFields['created']): void {
  draft.change(draft.subject, { providerRef, expiresAt, state: 'redirected', changedAt: draft.now });
}

/** The provider refuses to create its object. A retry would be refused too, so this is reported once per order. */
function decideCreateRefused(draft: CaseDraft, { failure }: NewsFields['create refused']): void {
  const attempt = draft.subject;
  const { kind, code, reason } = failure;
  draft.change(attempt, { state: 'failed', failureCode: code, changedAt: draft.now });
  if (kind !== 'refused') return;
  draft.report({ ...aboutAttempt(attempt, 'create-refused', { code, reason }), about: attempt.orderId });
}

/** Closes an attempt for which, as far as we know, the provider created nothing, so that nobody can pay by it. */
function decideNeverBegan(draft: CaseDraft): void {
  const attempt = draft.subject;
  if (!isOpenPayment(attempt.state) || attempt.providerRef !== null) return;
  if (draft.now < attempt.createdAt + neverBeganAfter) return;
  endAttempt(draft, attempt, { state: 'cancelled', failureCode: 'never-began' }, 'never-began');
}

function decideDisputeHinted(draft: CaseDraft, { reversalId }: NewsFields['dispute hinted']): void {
  const { reversals } = draft.subject;
  const isNew = reversalId !== null && !reversals.includes(reversalId);
  draft.change(draft.subject, { isDisputed: true, ...(isNew && { reversals: [...reversals, reversalId] }) });
}
