import type { ProviderFailure } from '@kontor/domain';
import { type JsonObject, passes } from '../http.ts';

/** Saferpay does not know what became of it: an authorisation may exist (PAYMENTS A9). */
const unknownOutcomes = [
  'COMMUNICATION_TIMEOUT',
  'COMMUNICATION_FAILED',
  'UNEXPECTED_ERROR_BY_ACQUIRER',
  'INTERNAL_ERROR',
];

/**
 * Nothing was done for us, whatever is asked, and nothing will be before the operator mends the account (PAYMENTS A9).
 */
const misconfigured = ['AUTHENTICATION_FAILED', 'PERMISSION_DENIED'];

/** The account, or its terminal, may not make this call, while it may make others. */
const withoutRight = 'PERMISSION_DENIED';

/** Nothing was done of this call: what it asks for cannot be had. That says nothing of the next payer's. */
const impossible = [
  'AMOUNT_INVALID',
  'CURRENCY_INVALID',
  'NO_CONTRACT',
  'NO_CREDITS_AVAILABLE',
  'PAYMENTMEANS_INVALID',
  'PAYMENTMEANS_NOT_SUPPORTED',
  'VALIDATION_FAILED',
];

/** How a payment ends when the payer's bank, or Saferpay's risk rules, say no (PAYMENTS A9). */
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

/** What else Saferpay says as a no that stands. */
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

/** Whether a code says that the payer's bank, or Saferpay's risk rules, declined. */
export function isDeclined(code: string): boolean {
  return declined.includes(code);
}

/** Whether a code is Saferpay's word for an outcome that it does not know itself. */
export function isUndecided(code: string): boolean {
  return unknownOutcomes.includes(code);
}

/** A question has no refusal: a no of which we do not know what it says of the money leaves it open. */
export function undecided(failure: ProviderFailure): ProviderFailure {
  return failure.kind === 'refused' ? { ...failure, kind: 'unknown' } : failure;
}

/**
 * Saferpay's error as a failure, by its ErrorName alone: ErrorMessage and ErrorDetail may change, and may hold what the
 * payer wrote (PAYMENTS A9). A name that this version does not know decides nothing.
 */
export function saferpayFailure(path: string, status: number, body: JsonObject): ProviderFailure {
  const { ErrorName: name, PayerMessage: message } = body;
  if (typeof name !== 'string' || !/^\w{1,60}$/.test(name)) {
    const code = passes(status) ? `http-${status}` : 'odd-answer';
    return { ok: false, kind: 'unknown', code, reason: `${path}: status ${status} without an ErrorName` };
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

/** The fields that validation complains of ("Payment.Amount.Value: …"), without what it says of them. */
function complainedFields({ ErrorDetail: details }: JsonObject): string[] {
  if (!Array.isArray(details)) return [];
  return details.flatMap((detail) => /^[\w.[\]]{1,80}(?=:)/.exec(String(detail))?.[0] ?? []);
}

/**
 * Where a call is one of its own, an account that may not make it is an answer: trying it again brings nothing, and
 * everything else goes on.
 */
export function asRefusal(failure: ProviderFailure): ProviderFailure {
  if (failure.code !== withoutRight) return failure;
  const hint = 'it needs the Saferpay Business licence: do it in the Saferpay Backoffice';
  const { concerns: _, ...refusal } = failure;
  return { ...refusal, kind: 'refused', reason: `${failure.reason}; ${hint}` };
}

/**
 * What a refused capture is about, where no bank has declined it. Without the right to capture, no other would be taken
 * either.
 */
export function captureRefusal(failure: ProviderFailure): ProviderFailure {
  if (failure.code === withoutRight) return { ...failure, kind: 'refused', concerns: 'account' };
  return failure.kind === 'refused' && !isDeclined(failure.code) ? { ...failure, concerns: 'shop' } : failure;
}
