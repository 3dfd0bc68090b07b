import type { FastifyReply } from 'fastify';
import { refusalPage, refusalPagePolicy, wantsPage } from './refusal-page.ts';
import type { Refused } from './refused.ts';
import { refusalSentence } from './texts/refusals.de.ts';

/** Whether a handler returned a refusal instead of an answer. */
export function isRefused(value: unknown): value is Refused {
  return typeof value === 'object' && value !== null && 'refused' in value && value.refused === true;
}

/** The body of a refusal (CONTRACT §1). */
export function refusalBody(refusal: Refused): Record<string, unknown> {
  const { code, retryAfter, msg = refusalSentence(code, retryAfter), errors, extra } = refusal;
  return { ...extra, msg, code, ...(errors && { errors }) };
}

/**
 * Sends a refusal that must not be cached: as a page to a browser that requested one, otherwise as JSON. It is
 * serialised here, because its fields depend on the code.
 */
export function sendRefusal(reply: FastifyReply, refusal: Refused): FastifyReply {
  const retryAfter = refusal.retryAfter ?? waitOf(reply) ?? (refusal.status === 503 ? 5 : undefined);
  const { msg, ...body } = refusalBody({ ...refusal, ...(retryAfter !== undefined && { retryAfter }) });
  reply.code(refusal.status).header('cache-control', 'no-store').removeHeader('etag');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (wantsPage(reply.request)) {
    reply.header('content-security-policy', refusalPagePolicy);
    return reply.type('text/html; charset=utf-8').send(refusalPage(String(msg), body.requestId));
  }
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ msg, ...body }));
}

/** The seconds to wait that were already set in the answer, for example by the rate limit (http/rate-limits.ts). */
function waitOf(reply: FastifyReply): number | undefined {
  return Number(reply.getHeader('retry-after')) || undefined;
}
