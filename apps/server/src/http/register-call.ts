import type { Answer, Body, CallName } from '@kontor/contract';
import { routes } from '@kontor/contract';
import { type Call, calls } from '@kontor/contract/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { limitOfCall } from './rate-limits.ts';
import { ReadyBody } from './ready-body.ts';
import type { Refused } from './refused.ts';
import { sendReadyJson } from './send-ready-json.ts';
import { isRefused, sendRefusal } from './send-refusal.ts';
import { type Viewer, viewerOf } from './viewer.ts';

type Calls = typeof calls;

/** The query of a call; calls without one have none. */
export type Query<Name extends CallName> = Calls[Name] extends { querystring: infer Schema extends TSchema }
  ? Static<Schema>
  : Record<string, never>;

/** A validated call: body and query match the schemas of the contract. */
export interface CallRequest<Name extends CallName> {
  readonly body: Body<Name>;
  readonly query: Query<Name>;
  readonly headers: FastifyRequest['headers'];
  /** The signed-in customer; null for a guest. */
  readonly viewer: Viewer | null;
  readonly raw: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The result of a handler: the answer in the contract, the bytes of a file, or a refusal. */
export type CallAnswer<Name extends CallName> = (Name extends 'getFile' ? Uint8Array : Answer<Name>) | Refused;

/**
 * Handles one call. A handler that needs only a part of the request, such as the body, may declare just that, so that
 * it can also serve the rendering of pages. A handler that has its answer as JSON already returns a ReadyBody, which is
 * sent as it is.
 */
export type CallHandler<Name extends CallName> = (
  request: CallRequest<Name>,
) => CallAnswer<Name> | ReadyBody | Promise<CallAnswer<Name> | ReadyBody>;

/**
 * Registers the route of a call. Method, address, validation and serialisation come from the contract. A returned
 * refusal becomes the error body. `whoAsks` finds the viewer.
 */
export function registerCall<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  handler: CallHandler<Name>,
  whoAsks = viewerOf,
): void {
  const { method, path } = routes[name];
  app.route({
    method,
    url: path,
    schema: schemaOf(calls[name]),
    config: limitOfCall(name),
    handler: async (raw, reply) => {
      const body = raw.body as Body<Name>;
      const query = raw.query as Query<Name>;
      const viewer = method === 'POST' ? await whoAsks(raw) : null;
      const answer = await handler({ body, query, headers: raw.headers, viewer, raw, reply });
      if (isRefused(answer)) return sendRefusal(reply, answer);
      if (method === 'POST') reply.header('cache-control', 'no-store');
      if (answer instanceof ReadyBody) return sendReadyJson(raw, reply, answer);
      if (typeof answer === 'string') reply.type('text/plain; charset=utf-8');
      return reply.send(answer);
    },
  });
}

/** Without headers: only a handler can refuse those with the code in the contract. */
function schemaOf({ body, querystring, answer }: Call): FastifySchema {
  return {
    ...(body && { body }),
    ...(querystring && { querystring }),
    ...(answer && { response: { 200: answer } }),
  };
}
