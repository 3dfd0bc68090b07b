import type { ProviderFailure } from '@kontor/domain';

/**
 * Answers that are none of the provider's: something else is at the address, or stands before it. An error is called by
 * its status only where it does not look like the provider's. Who is told that it took too long (408), or to wait
 * (429), may be heard later.
 */
const oddCodes = /^(not-json|odd-answer|answer-too-large|http-3\d\d|http-4(?!08|29)\d\d)$/;

/** Whether an answer is none of the provider's, as from a wrong address, or a firewall that lets nobody through. */
export function isOddAnswer({ kind, code }: Pick<ProviderFailure, 'kind' | 'code'>): boolean {
  return kind === 'unknown' && oddCodes.test(code);
}

/**
 * The failure of a question that moves nothing, as what it says of the provider itself. Silence, an error of its own
 * (5xx), or that it does not know itself, passes: it is as if it could not be reached. An answer that is none of the
 * provider's, or a no, is for the operator to look into.
 */
export function nothingAsked(failure: ProviderFailure): ProviderFailure {
  const { kind, code, reason, isPage = false } = failure;
  const isSilence = kind === 'unknown' && !isOddAnswer(failure);
  return { ok: false, kind: 'unavailable', code: isSilence ? 'unreachable' : code, reason, ...(isPage && { isPage }) };
}
