import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from './failures.ts';
import { refused } from './refused.ts';
import { sendRefusal } from './send-refusal.ts';

/** Gives every failure the error shape of CONTRACT §1. An unexpected one is logged and answers its request's id, no internals. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  const limit = app.hasDecorator('rateLimit') && { preHandler: app.rateLimit({ max: 300, timeWindow: '1 minute' }) };
  app.setNotFoundHandler({ ...limit }, answerNotFound);
  // else an address that no call has would be taken for a page
  app.get('/api/*', answerNotFound);
}

async function answerNotFound(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return sendRefusal(reply, refused(404, 'not-found'));
}

/** The error handler; also for what goes wrong before a route is found, such as an address that cannot be decoded. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal === null || refusal.status >= 500) request.log.error({ err: error }, 'request failed');
  return sendRefusal(reply, refusal ?? refused(500, 'internal-error', { extra: { requestId: request.id } }));
}
