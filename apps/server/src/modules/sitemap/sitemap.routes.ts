import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { limitedAs } from '../../http/rate-limits.ts';
import { refused } from '../../http/refused.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import { robotsTxt } from './robots-txt.ts';
import type { SitemapService } from './sitemap.service.ts';

const anHour = 'public, max-age=3600';

/** `/robots.txt`, `/sitemap.xml` and the sitemaps that this one lists (CONTRACT §9). */
export function sitemapRoutes(app: FastifyInstance, sitemaps: SitemapService, publicUrl: string): void {
  app.get('/robots.txt', { config: limitedAs('other') }, async (_request, reply) =>
    reply.header('cache-control', anHour).type('text/plain; charset=utf-8').send(robotsTxt(publicUrl)),
  );
  const config = limitedAs('sitemap');
  app.get('/sitemap.xml', { config }, async (_request, reply) =>
    reply
      .header('cache-control', anHour)
      .type('application/xml; charset=utf-8')
      .send(await sitemaps.index()),
  );
  app.get<{ Params: { part: string } }>('/sitemap-:part', { config }, async ({ params }, reply) => {
    const part = await sitemaps.part(`sitemap-${params.part}`);
    if (part === null) return sendRefusal(reply, refused(404, 'not-found'));
    return reply.header('cache-control', anHour).type('application/xml; charset=utf-8').send(Readable.from(part));
  });
}
