import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { useBuiltFiles } from '../http/built-files.ts';
import { isNotModified } from '../http/not-modified.ts';
import { limitedAs } from '../http/rate-limits.ts';
import { refused } from '../http/refused.ts';
import { sendRefusal } from '../http/send-refusal.ts';
import type { OfficeBuild } from './office-build.ts';

/**
 * The policy of the back office: scripts, styles, pictures and calls only from this shop, nothing inline, no framing,
 * and no text that becomes markup.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/**
 * The back office under /admin: one page, the same for everybody and at every address, and its files. Only its calls
 * know who is signed in. Search engines leave it out.
 */
export async function officePageRoutes(app: FastifyInstance, office: OfficeBuild | null): Promise<void> {
  const config = limitedAs('page');
  if (office === null) {
    const missing = async (_request: FastifyRequest, reply: FastifyReply) =>
      sendRefusal(reply, refused(503, 'storefront-missing'));
    app.get('/admin', { config }, missing);
    app.get('/admin/*', { config }, missing);
    return;
  }
  const { page, folder } = office;
  const etag = `"${createHash('sha256').update(page).digest('base64url')}"`;
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .header('cross-origin-opener-policy', 'same-origin')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex, nofollow');
    if (isNotModified(request, reply, etag)) return reply.send();
    return reply.type('text/html; charset=utf-8').send(page);
  };
  await useBuiltFiles(app, folder);
  app.get('/admin', { config }, sendPage);
  app.get('/admin/*', { config }, sendPage);
  app.get<{ Params: { '*': string } }>('/admin/assets/*', { config: limitedAs('file') }, ({ params }, reply) =>
    reply.sendFile(params['*'], folder),
  );
}
