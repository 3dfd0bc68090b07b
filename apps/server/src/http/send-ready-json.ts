import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type ReadyBody } from './ready-body.ts';

/** A shorter body is not worth compressing. */
const shortest = 1024;

/** Sends JSON that is already serialised, in the best encoding that the client accepts. */
export async function sendReadyJson(
  request: FastifyRequest,
  reply: FastifyReply,
  body: ReadyBody,
): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  const encoding = body.bytes.length < shortest ? 'identity' : acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await body.in(encoding));
}
