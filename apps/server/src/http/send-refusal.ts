import type { FastifyReply } from 'fastify';
import { refusalSentence } from './refusals.de.ts';
import type { Refused } from './refused.ts';

/** Whether what a handler returned is a refusal instead of an answer. */
export function isRefused(value: unknown): value is Refused {
  return typeof value === 'object' && value !== null && 'refused' in value && value.refused === true;
}

/** The body of a refusal (CONTRACT §1). */
export function refusalBody({ code, msg = refusalSentence(code), errors, extra }: Refused): Record<string, unknown> {
  return { ...extra, msg, code, ...(errors && { errors }) };
}

/** Answers with a refusal, as JSON, never stored by anyone. Serialised here: its fields differ from one code to the next. */
export function sendRefusal(reply: FastifyReply, refusal: Refused): FastifyReply {
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusalBody(refusal)));
}
