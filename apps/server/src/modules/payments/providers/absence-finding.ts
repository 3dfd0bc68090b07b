import type { PaymentProvider } from '@kontor/contract';
import type { FindingDetails, NewFinding, ProviderFailure } from '@kontor/domain';
import { detailOf, type StoredDetail } from '../store/finding-details.ts';
import type { ProviderCall } from './gateway.ts';

/** What may be found of a provider that cannot be used: over as soon as it has answered. */
export const absences = ['credentials-wrong', 'settings-wrong', 'provider-away'] as const;

/** Why a provider cannot be used, for the operator. */
export type AbsenceFinding = Extract<NewFinding, { readonly kind: (typeof absences)[number] }>;

/**
 * Whether a stored finding has the same cause. Codes are compared, not words: some providers name each call in theirs.
 */
export function isSameCause(stored: StoredDetail, finding: AbsenceFinding): boolean {
  const known = detailOf(finding.kind, stored);
  const codeIn = (detail: AbsenceFinding['detail']) => ('code' in detail ? detail.code : undefined);
  return codeIn(known) === codeIn(finding.detail);
}

/** Whether payments cannot come about without a call; the others only void, or refund. */
export function isNeededToPay(call: ProviderCall): boolean {
  return !['void', 'refund', 'findRefund'].includes(call);
}

/** What a finding is about that only a call of this kind can take back. */
export function subjectOf(provider: PaymentProvider, call: ProviderCall): string {
  return `${provider}:${call}`;
}

/**
 * What the operator is told of a provider that cannot be used: our own codes say that whatever answered is not the
 * provider; the others are its own. A page in place of the provider's error is none of its words either.
 * `refused`: what it refuses to the account, whatever else it answers.
 */
export function absenceFinding(
  provider: PaymentProvider,
  refused: ProviderCall | undefined,
  { code: given, reason, isPage = false }: ProviderFailure,
  since: number,
): AbsenceFinding {
  const about = refused ? subjectOf(provider, refused) : provider;
  const code = isPage && given === 'unreachable' ? 'not-json' : given;
  if (code === 'unreachable') return { kind: 'provider-away', about, detail: { provider, since, reason } };
  const isOurs = /^[a-z]/.test(code) && code !== 'http-401';
  const detail: FindingDetails['settings-wrong'] = { provider, code, reason };
  return isOurs ? { kind: 'settings-wrong', about, detail } : { kind: 'credentials-wrong', about, detail };
}
