import type { ProviderFailure } from '@kontor/domain';
import { type JsonObject, passes } from '../http.ts';

/** Codes of an outcome that Saferpay does not know itself: an authorisation may exist (PAYMENTS A9). */
const unknownOutcomes = [
  'COMMUNICATION_TIMEOUT',
  'COMMUNICATION_FAILED',
  'UNEXPECTED_ERROR_BY_ACQUIRER',
  'INTERNAL_ERROR',
];

/** Codes of a wrong account: every call fails until the operator corrects the account (PAYMENTS A9). */
const misconfigured = ['AUTHENTICATION_FAILED', 'PERMISSION_DENIED'];

/** The account, or its terminal, has no right to this call. It may have the right to others. */
const withoutRight = 'PERMISSION_DENIED';

/**
 * Codes of a call that was not carried out, because its request cannot be fulfilled. Other payers' requests may
 * succeed.
 */
const impossible = [
  'AMOUNT_INVALID',
  'CURRENCY_INVALID',
  'NO_CONTRACT',
  'NO_CREDITS_AVAILABLE',
  'PAYMENTMEANS_INVALID',
  'PAYMENTMEANS_NOT_SUPPORTED',
  'VALIDATION_FAILED',
];

/** Codes of a payment that the payer's bank or Saferpay's risk rules declined (PAYMENTS A9). */
const declined = [
  '3DS_AUTHENTICATION_FAILED',
  'ALIAS_INVALID',
  'BLOCKED_BY_RISK_MANAGEMENT',
  'CARD_CHECK_FAILED',
  'CARD_CVC_INVALID',
  'CARD_CVC_REQUIRED',
  'CONDITION_NOT_SATISFIED',
  'GENERAL_DECLINED',
  'PAYER_AUTHENTICATION_REQUIRED',
  'TRANSACTION_DECLINED',
  'UPDATE_CARD_INFORMATION',
];

/** The other codes of a final refusal. */
const refusals = [
  'ACTION_NOT_SUPPORTED',
  'TOKEN_EXPIRED',
  'TOKEN_INVALID',
  'TRANSACTION_ABORTED',
  'TRANSACTION_ALREADY_CAPTURED',
  'TRANSACTION_IN_WRONG_STATE',
  'TRANSACTION_NOT_FOUND',
  'TRANSACTION_NOT_STARTED',
];

/** Whether a code says that the payer's bank or Saferpay's risk rules declined. */
export function isDeclined(code: string): boolean {
  return declined.includes(code);
}

/** Whether a code stands for an outcome that Saferpay does not know itself. */
export function isUndecided(code: string): boolean {
  return unknownOutcomes.includes(code);
}

/** The failure of an inquiry. A refused inquiry does not tell the state of the money, so it becomes `unknown`. */
export function undecided(failure: ProviderFailure): ProviderFailure {
  return failure.kind === 'refused' ? { ...failure, kind: 'unknown' } : failure;
}

/**
 * Translates Saferpay's error into a failure by its ErrorName only. ErrorMessage and ErrorDetail may change, and may
 * contain what the payer typed (PAYMENTS A9). For an unknown name the outcome stays open.
 */
export function saferpayFailure(path: string, status: number, body: JsonObject): ProviderFailure {
  const { ErrorName: name, PayerMessage: message } = body;
  if (typeof name !== 'string' || !/^\w{1,60}$/.test(name)) {
    const code = passes(status) ? `http-${status}` : 'odd-answer';
    const reason = `${path}: status ${status} without an ErrorName`;
    return { ok: false, kind: 'unknown', code, reason, answer: { status, is: 'json' } };
  }
  const reason = [`${path}: status ${status}, ${name}`, ...complainedFields(body)].join(', ');
  const payerMessage = typeof message === 'string' && message.trim() !== '' ? message.trim().slice(0, 300) : undefined;
  const concerns = name === withoutRight ? { concerns: 'account' as const } : {};
  return {
    ...{ ok: false, kind: kindOf(name), code: name, reason, ...concerns },
    ...(payerMessage !== undefined && { payerMessage }),
  };
}

function kindOf(name: string): ProviderFailure['kind'] {
  if (misconfigured.includes(name)) return 'unavailable';
  return [declined, refusals, impossible].some((names) => names.includes(name)) ? 'refused' : 'unknown';
}

/** The names of the fields that failed validation ("Payment.Amount.Value: …"), without their messages. */
function complainedFields({ ErrorDetail: details }: JsonObject): string[] {
  if (!Array.isArray(details)) return [];
  return details.flatMap((detail) => /^[\w.[\]]{1,80}(?=:)/.exec(String(detail))?.[0] ?? []);
}

/**
 * Turns a missing right into a refusal of this call. Repeating the call would not help, and all other calls continue.
 */
export function asRefusal(failure: ProviderFailure): ProviderFailure {
  if (failure.code !== withoutRight) return failure;
  const hint = 'it needs the Saferpay Business licence: do it in the Saferpay Backoffice';
  const { concerns: _, ...refusal } = failure;
  return { ...refusal, kind: 'refused', reason: `${failure.reason}; ${hint}` };
}

/**
 * Tells whom a refused capture concerns, if no bank has declined it. Without the right to capture it concerns the whole
 * account, because every other capture would fail too.
 */
export function captureRefusal(failure: ProviderFailure): ProviderFailure {
  if (failure.code === withoutRight) return { ...failure, kind: 'refused', concerns: 'account' };
  return failure.kind === 'refused' && !isDeclined(failure.code) ? { ...failure, concerns: 'shop' } : failure;
}
