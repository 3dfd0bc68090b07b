import { randomBytes } from 'node:crypto';
import type { Answer } from '../api-fault.ts';
import { type Issue, type IssueDetail, issue } from './issues.ts';

/** The kinds of refusal, with PayPal's status and sentence (PAYMENTS B4). */
const REFUSALS = {
  INVALID_REQUEST: {
    status: 400,
    message: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  },
  AUTHENTICATION_FAILURE: {
    status: 401,
    message: 'Authentication failed due to invalid authentication credentials or a missing Authorization header.',
  },
  NOT_AUTHORIZED: {
    status: 403,
    message: 'Authorization failed due to insufficient permissions.',
  },
  RESOURCE_NOT_FOUND: { status: 404, message: 'The specified resource does not exist.' },
  RESOURCE_CONFLICT: { status: 409, message: 'The server has detected a conflict while processing this request.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'The server does not support the request payload’s media type.' },
  UNPROCESSABLE_ENTITY: {
    status: 422,
    message: 'The requested action could not be performed, semantically incorrect, or failed business validation.',
  },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'An internal server error occurred.' },
  // of the older calls under /v1/notifications
  VALIDATION_ERROR: { status: 400, message: 'Invalid data provided' },
  WEBHOOK_URL_ALREADY_EXISTS: { status: 400, message: 'Webhook URL already exists' },
  WEBHOOK_NUMBER_LIMIT_EXCEEDED: { status: 400, message: 'Number of webhooks exceeds the limit' },
  INVALID_RESOURCE_ID: { status: 404, message: 'Resource id is invalid' },
} as const;

/** A kind of refusal: the body's `name`. */
type RefusalName = keyof typeof REFUSALS;

/**
 * A new debug id. Every answer has its own, in the header PayPal-Debug-Id and in the body of a refusal (PAYMENTS B2).
 * PayPal's support asks for it.
 */
export function newDebugId(): string {
  return `f${randomBytes(6).toString('hex')}`;
}

/** A refusal of PayPal's shape. */
export function refuse(
  name: RefusalName,
  details: readonly IssueDetail[] = [],
  links: readonly object[] = [],
): Answer & { readonly status: number } {
  const { status, message } = REFUSALS[name];
  const debugId = newDebugId();
  const documentation = details.slice(0, 1).map((first) => ({
    href: `https://developer.paypal.com/docs/api/orders/v2/#error-${first.issue}`,
    rel: 'information_link',
    method: 'GET',
  }));
  return {
    status,
    headers: { 'paypal-debug-id': debugId },
    body: {
      name,
      ...(details.length > 0 && { details }),
      message,
      debug_id: debugId,
      links: [...documentation, ...links],
    },
  };
}

/** The most common refusal: the request is well-formed and not accepted. */
export function unprocessable(code: Issue, links: readonly object[] = []): Answer {
  return refuse('UNPROCESSABLE_ENTITY', [issue(code)], links);
}

/** The refusal of an unknown, foreign or expired order. PayPal does not distinguish them (PAYMENTS B3). */
export function notFound(): Answer {
  return refuse('RESOURCE_NOT_FOUND', [issue('INVALID_RESOURCE_ID')]);
}
