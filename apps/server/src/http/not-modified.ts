import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sets the ETag and returns whether the client already has this content. The status is then 304, and no body need be
 * sent.
 */
export function isNotModified(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag);
  const known = request.headers['if-none-match'];
  if (known === undefined || !matches(known, etag)) return false;
  reply.code(304);
  return true;
}

/** Weak comparison, as RFC 9110 requires for If-None-Match. */
function matches(header: string, etag: string): boolean {
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''));
}
