import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sets the ETag and says whether the client has this very content already: then the status is 304 and no body need be
 * sent.
 */
export function isNotModified(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag);
  const known = request.headers['if-none-match'];
  if (known === undefined || !matches(known, etag)) return false;
  reply.code(304);
  return true;
}

/** Weak comparison, as RFC 9110 asks for If-None-Match. */
function matches(header: string, etag: string): boolean {
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''));
}
