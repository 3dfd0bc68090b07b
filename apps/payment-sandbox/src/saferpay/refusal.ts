import type { Answer } from '../api-fault.ts';

interface Meaning {
  readonly status: number;
  readonly behavior: 'DO_NOT_RETRY' | 'OTHER_MEANS' | 'RETRY' | 'RETRY_LATER';
  readonly message: string;
}

/**
 * What Saferpay refuses with, as far as the sandbox does (PAYMENTS A9). Clients branch on the name; the messages may
 * change.
 */
const meanings = {
  VALIDATION_FAILED: { status: 400, behavior: 'DO_NOT_RETRY', message: 'Request validation failed' },
  AUTHENTICATION_FAILED: { status: 401, behavior: 'DO_NOT_RETRY', message: 'Unable to authenticate request' },
  PERMISSION_DENIED: { status: 403, behavior: 'DO_NOT_RETRY', message: 'Permission denied' },
  INTERNAL_ERROR: { status: 500, behavior: 'RETRY', message: 'Internal error' },
  NO_CONTRACT: {
    status: 402,
    behavior: 'OTHER_MEANS',
    message: 'No contract available for brand/currency combination',
  },
  AMOUNT_INVALID: { status: 402, behavior: 'DO_NOT_RETRY', message: 'Amount is invalid' },
  CURRENCY_INVALID: {
    status: 402,
    behavior: 'DO_NOT_RETRY',
    message: 'Currency does not match the referenced transaction',
  },
  TOKEN_INVALID: { status: 402, behavior: 'DO_NOT_RETRY', message: 'Token is unknown' },
  TOKEN_EXPIRED: { status: 402, behavior: 'DO_NOT_RETRY', message: 'Token is expired' },
  TRANSACTION_NOT_STARTED: {
    status: 402,
    behavior: 'RETRY_LATER',
    message: 'Transaction was not started by the payer',
  },
  TRANSACTION_NOT_FOUND: { status: 402, behavior: 'DO_NOT_RETRY', message: 'Transaction not found' },
  TRANSACTION_ALREADY_CAPTURED: { status: 402, behavior: 'DO_NOT_RETRY', message: 'Transaction already captured' },
  TRANSACTION_IN_WRONG_STATE: {
    status: 402,
    behavior: 'DO_NOT_RETRY',
    message: 'Transaction is in a wrong state for this action',
  },
  TRANSACTION_ABORTED: { status: 402, behavior: 'DO_NOT_RETRY', message: 'Transaction aborted by the payer' },
  TRANSACTION_DECLINED: { status: 402, behavior: 'OTHER_MEANS', message: 'Transaction declined by the processor' },
  '3DS_AUTHENTICATION_FAILED': { status: 402, behavior: 'OTHER_MEANS', message: '3D-Secure authentication failed' },
  PAYER_AUTHENTICATION_REQUIRED: { status: 402, behavior: 'RETRY', message: 'Payer authentication required' },
  BLOCKED_BY_RISK_MANAGEMENT: { status: 402, behavior: 'DO_NOT_RETRY', message: 'Blocked by risk management' },
} as const satisfies Record<string, Meaning>;

export type ErrorName = keyof typeof meanings;

/** What else an error may say. */
export interface RefusalDetails {
  readonly ErrorDetail?: readonly string[];
  readonly TransactionId?: string;
  readonly OrderId?: string;
  readonly PayerMessage?: string;
  readonly ProcessorName?: string;
  readonly ProcessorResult?: string;
  readonly ProcessorMessage?: string;
  readonly Risk?: { readonly BlockReason: string };
}

/** A call that Saferpay refuses. Thrown by the code that carries out the call; all its writes are rolled back. */
export class Refusal extends Error {
  readonly errorName: ErrorName;
  readonly details: RefusalDetails;

  constructor(errorName: ErrorName, details: RefusalDetails = {}) {
    super(meanings[errorName].message);
    this.errorName = errorName;
    this.details = details;
  }
}

/** What every answer says of the request it belongs to. */
export interface ResponseHeader {
  readonly SpecVersion: string;
  readonly RequestId: string;
}

/** A refusal as it is sent. Before 1.33 DO_NOT_RETRY was called ABORT (PAYMENTS A10); the sandbox begins with 1.32. */
export function refusalAnswer(header: ResponseHeader, { errorName, details }: Refusal): Answer {
  const { status, behavior, message } = meanings[errorName];
  const named = behavior === 'DO_NOT_RETRY' && header.SpecVersion === '1.32' ? 'ABORT' : behavior;
  return {
    status,
    body: { ResponseHeader: header, Behavior: named, ErrorName: errorName, ErrorMessage: message, ...details },
  };
}
