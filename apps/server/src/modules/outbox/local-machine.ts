import type { FastifyRequest } from 'fastify';

const loopback = /^(127\.|::1$|::ffff:127\.)/;
const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request comes from this very machine: the connection, the visitor behind any proxy, and the name in the
 * address bar must all be local. The name keeps out foreign pages whose own name was pointed at this machine (DNS
 * rebinding).
 */
export function isFromLocalMachine(request: FastifyRequest): boolean {
  const peer = request.socket.remoteAddress ?? '';
  const name = (request.headers.host ?? '').replace(/:\d+$/, '');
  return loopback.test(peer) && loopback.test(request.ip) && localNames.has(name);
}
