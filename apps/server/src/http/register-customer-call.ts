import type { CallName } from '@kontor/contract';
import type { FastifyInstance } from 'fastify';
import { refused } from './refused.ts';
import { type CallAnswer, type CallRequest, registerCall } from './register-call.ts';
import type { Viewer } from './viewer.ts';

/** A call of a customer who is signed in. */
export interface CustomerRequest<Name extends CallName> extends CallRequest<Name> {
  readonly viewer: Viewer;
}

/** Registers a call about a customer's own data. Guests and ended sessions are refused (CONTRACT §4). */
export function registerCustomerCall<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  handler: (request: CustomerRequest<Name>) => CallAnswer<Name> | Promise<CallAnswer<Name>>,
): void {
  registerCall(app, name, (request) => {
    const { viewer } = request;
    return viewer === null ? refused(401, 'not-signed-in') : handler({ ...request, viewer });
  });
}
