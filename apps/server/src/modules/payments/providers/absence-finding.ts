import type { PaymentProvider } from '@kontor/contract';
import type { NewFinding, ProviderFailure } from '@kontor/domain';
import { detailOf, type StoredDetail } from '../store/finding-details.ts';
import { isPageForError } from './foreign-answer.ts';
import type { ProviderCall } from './gateway.ts';

/** Findings about a provider that cannot be used. They end as soon as the provider has answered. */
export const absences = ['credentials-wrong', 'settings-wrong', 'provider-away'] as const;

/** Why a provider cannot be used, for the operator. */
export type AbsenceFinding = Extract<NewFinding, { readonly kind: (typeof absences)[number] }>;

/**
 * Whether a stored finding has the same cause. The codes are compared, because the texts of some providers name each
 * call.
 */
export function isSameCause(stored: StoredDetail, finding: AbsenceFinding): boolean {
  const known = detailOf(finding.kind, stored);
  const codeIn = (detail: AbsenceFinding['detail']) => ('code' in detail ? detail.code : undefined);
  return codeIn(known) === codeIn(finding.detail);
}

/** Whether a payment needs this kind of call. The other kinds only void or refund. */
export function isNeededToPay(call: ProviderCall): boolean {
  return !['void', 'refund', 'findRefund'].includes(call);
}

/** The subject of a finding that only a successful call of this kind takes back. */
export function subjectOf(provider: PaymentProvider, call: ProviderCall): string {
  return `${provider}:${call}`;
}

/**
 * The finding for the operator about a provider that cannot be used. Codes of our own mean that something other than
 * the provider has answered. All other codes are the provider's. A web page instead of the provider's error does not
 * count as the provider's answer. `refused`: the kind of call that the provider refuses to the account.
 */
export function absenceFinding(
  provider: PaymentProvider,
  refused: ProviderCall | undefined,
  failure: ProviderFailure,
  since: number,
): AbsenceFinding {
  const about = refused ? subjectOf(provider, refused) : provider;
  const { reason, answer } = failure;
  const code = isPageForError(failure) && failure.code === 'unreachable' ? 'not-json' : failure.code;
  if (code === 'unreachable') return { kind: 'provider-away', about, detail: { provider, since, reason } };
  const isOurs = /^[a-z]/.test(code) && code !== 'http-401';
  const detail = { provider, code, reason };
  if (!isOurs) return { kind: 'credentials-wrong', about, detail };
  const { status, is } = answer ?? {};
  const known = status !== undefined && is !== undefined ? { answer: { status, is } } : {};
  return { kind: 'settings-wrong', about, detail: { ...detail, ...known } };
}
