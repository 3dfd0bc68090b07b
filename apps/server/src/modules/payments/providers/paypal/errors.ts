import type { ProviderFailure } from '@kontor/domain';
import { Compile } from 'typebox/compile';
import type { ProviderAnswer } from '../http.ts';
import { PaypalError } from './answers.ts';

const errorAnswer = Compile(PaypalError);

/**
 * Translates a refusal (PAYMENTS B4). A conflict with the same call in progress is `unknown`, and so is an answer that
 * does not look like PayPal's. 429 counts as if PayPal could not be reached. `about`: the call, for the operator.
 */
export function paypalRefusal(answer: ProviderAnswer, about: string): ProviderFailure {
  const { status, headers, body } = answer;
  const error = errorAnswer.Check(body) ? body : null;
  const issue = error?.details?.[0]?.issue;
  const code = isWord(issue) ? issue : (error?.name ?? `http-${status}`);
  const debugId = error?.debug_id ?? headers.get('paypal-debug-id') ?? '';
  const words = [`status ${status}`, error?.name, code, isWord(debugId) ? `debug_id ${debugId}` : undefined];
  const reason = `${about}: ${[...new Set(words)].filter((word) => word !== undefined).join(', ')}`;
  if (status === 429) return { ok: false, kind: 'unavailable', code: 'unreachable', reason };
  const foreign = error === null && { answer: { status, is: 'json' } as const };
  return { ok: false, kind: kindOf(status, code, error !== null), code, reason, ...foreign };
}

/** PayPal's code for an unknown id, such as that of an expired order (PAYMENTS B3). */
export const lapsed = 'INVALID_RESOURCE_ID';

/** The failure of an inquiry about an attempt without an order. */
export const notCreated: ProviderFailure = {
  ok: false,
  kind: 'unknown',
  code: 'not-created',
  reason: 'PayPal has not told us an order of this attempt: create it again, with the same key',
};

/** The failure for an inconsistent answer. The requested action may have happened. `status`: HTTP. */
export function oddAnswer(about: string, what: string, status = 200): ProviderFailure {
  return {
    ok: false,
    kind: 'unknown',
    code: 'odd-answer',
    reason: `${about}: ${what}`,
    answer: { status, is: 'json' },
  };
}

function kindOf(status: number, code: string, isPaypal: boolean): ProviderFailure['kind'] {
  if (status === 401) return 'unavailable';
  if (!isPaypal || status === 409 || code === 'ORDER_COMPLETION_IN_PROGRESS') return 'unknown';
  return 'refused';
}

/** The failure of an inquiry. A refused inquiry does not tell the payment's state, so it becomes `unknown`. */
export function undecided(failure: ProviderFailure): ProviderFailure {
  return failure.kind === 'refused' ? { ...failure, kind: 'unknown' } : failure;
}

/** Whether a text is a code. Sentences are dropped, because they could name the payer. */
function isWord(text: string | undefined): text is string {
  return text !== undefined && /^\w{1,60}$/.test(text);
}
