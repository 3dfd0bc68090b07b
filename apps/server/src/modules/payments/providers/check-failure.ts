import type { ProviderFailure } from '@kontor/domain';

/**
 * Codes of answers that do not come from the provider: something else is at the address, or in front of it. A failure
 * has the code of its status only if the answer does not look like the provider's. 408 (too slow) and 429 (too many
 * requests) are excepted, because a later request may succeed.
 */
const oddCodes = /^(not-json|odd-answer|answer-too-large|http-3\d\d|http-4(?!08|29)\d\d)$/;

/** Whether an answer does not come from the provider, as with a wrong address or a firewall that blocks the call. */
export function isOddAnswer({ kind, code }: Pick<ProviderFailure, 'kind' | 'code'>): boolean {
  return kind === 'unknown' && oddCodes.test(code);
}

/**
 * Translates the failure of a question that moves no money into a failure of the provider. Silence, the provider's own
 * error (5xx) and an undecided answer count as `unreachable`. For an answer that is not the provider's, or a refusal,
 * the code is kept: the operator has to look into it.
 */
export function nothingAsked(failure: ProviderFailure): ProviderFailure {
  const { kind, code, reason, answer } = failure;
  const isSilence = kind === 'unknown' && !isOddAnswer(failure);
  return { ok: false, kind: 'unavailable', code: isSilence ? 'unreachable' : code, reason, ...(answer && { answer }) };
}
