import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOutOfReach } from '../database/storage-errors.ts';
import { isNotModified } from '../http/not-modified.ts';
import { limitedAs } from '../http/rate-limits.ts';
import { refused } from '../http/refused.ts';
import { sendRefusal } from '../http/send-refusal.ts';
import { type Viewer, visitorOf } from '../http/viewer.ts';
import type { Pages } from './pages.service.ts';
import { pageEncoding } from './ready-page.ts';

/** Browsers ask again each time and mostly hear 304; a CDN may answer for half a minute by itself. */
const shared = 'public, max-age=0, s-maxage=30, must-revalidate';

/** What a partner sees, and what is too rare or wrong to keep. */
const ours = 'private, no-store';

/** Every address that nothing else answers is a page of the storefront. */
export function pageRoutes(app: FastifyInstance, pages: Pages): void {
  app.get('/*', { config: limitedAs('page') }, async (request, reply) => {
    const answer = await pages.page(request.raw.url ?? '/', await visitorOrAnybody(request));
    if (answer.kind === 'redirect')
      return reply.header('cache-control', 'no-cache').redirect(answer.location, answer.status);
    if (answer.kind === 'too busy') return sendRefusal(reply, refused(503, 'unavailable', { retryAfter: 2 }));
    const { page, isShared } = answer;
    const encoding = pageEncoding(request.headers['accept-encoding']);
    reply
      .header('vary', 'accept-encoding')
      .header('cache-control', isShared ? shared : ours)
      .header('content-security-policy', page.policy);
    if (isShared && isNotModified(request, reply, page.etag(encoding))) return reply.send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .send(await page.body(encoding));
  });
}

/**
 * Whose session it is cannot be known now: they see the shop as everybody does. Without the database nothing can be
 * ordered by its prices.
 */
async function visitorOrAnybody(request: FastifyRequest): Promise<Viewer | null> {
  try {
    return await visitorOf(request);
  } catch (error) {
    if (isOutOfReach(error)) return null;
    throw error;
  }
}
