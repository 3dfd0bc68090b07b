import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOutOfReach } from '../database/storage-errors.ts';
import { isNotModified } from '../http/not-modified.ts';
import { limitedAs } from '../http/rate-limits.ts';
import { acceptedEncoding } from '../http/ready-body.ts';
import { refused } from '../http/refused.ts';
import { sendRefusal } from '../http/send-refusal.ts';
import type { Viewer } from '../http/viewer.ts';
import { visitorOf } from '../http/visitor.ts';
import type { Pages } from './pages.service.ts';

/** Browsers revalidate each time and usually get a 304. A CDN may answer from its cache for half a minute. */
const shared = 'public, max-age=0, s-maxage=30, must-revalidate';

/** For pages of a partner, and for error pages and pages too rare to cache. */
const ours = 'private, no-store';

/** Answers every address without a route of its own with a page. `onPage` is called for each page sent. */
export function pageRoutes(
  app: FastifyInstance,
  pages: Pages,
  onPage: (request: FastifyRequest) => void = () => {},
): void {
  app.get('/*', { config: limitedAs('page') }, async (request, reply) => {
    const answer = await pages.page(request.raw.url ?? '/', await visitorOrAnybody(request));
    if (answer.kind !== 'too busy') onPage(request);
    if (answer.kind === 'redirect')
      return reply.header('cache-control', 'no-cache').redirect(answer.location, answer.status);
    if (answer.kind === 'too busy') return sendRefusal(reply, refused(503, 'unavailable', { retryAfter: 2 }));
    const { page, isShared } = answer;
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    reply
      .header('vary', 'accept-encoding')
      .header('cache-control', isShared ? shared : ours)
      .header('content-security-policy', page.policy);
    if (isShared && isNotModified(request, reply, page.etag)) return reply.send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .send(await page.body.in(encoding));
  });
}

/**
 * While the database is away sessions cannot be checked, so everybody sees the shop as a guest. No order can be placed
 * at these prices meanwhile.
 */
async function visitorOrAnybody(request: FastifyRequest): Promise<Viewer | null> {
  try {
    return await visitorOf(request);
  } catch (error) {
    if (isOutOfReach(error)) return null;
    throw error;
  }
}
