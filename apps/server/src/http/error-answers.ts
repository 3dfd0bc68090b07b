import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from './failures.ts';
import { limitedAs } from './rate-limits.ts';
import { refused } from './refused.ts';
import { sendRefusal } from './send-refusal.ts';

/**
 * Gives every failure the error shape of CONTRACT §1. An unexpected one is logged, and its answer has only the
 * request's id, no internals.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  const isLimited = app.hasDecorator('createRateLimit');
  const count = isLimited ? app.createRateLimit(limitedAs('nothing').rateLimit) : async () => null;
  // Counted here instead of in a hook, so that routes that find nothing count too, such as that of built files. Their
  // own limit has been checked by then.
  async function answerNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const counted = await count(request);
    if (counted?.isAllowed === false && counted.isExceeded) {
      return sendRefusal(reply, refused(429, 'too-many-requests', { retryAfter: counted.ttlInSeconds }));
    }
    return sendRefusal(reply, refused(404, 'not-found'));
  }
  app.setNotFoundHandler(answerNotFound);
  // otherwise an unknown call would be answered with a page
  app.get('/api/*', answerNotFound);
}

/** The error handler. Also handles errors before a route is found, such as a URL that cannot be decoded. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal === null || refusal.status >= 500) request.log.error({ err: error }, 'request failed');
  return sendRefusal(reply, refusal ?? refused(500, 'internal-error', { extra: { requestId: request.id } }));
}
