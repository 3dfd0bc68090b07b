import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isNotModified } from '../../http/not-modified.ts';
import { limitedAs } from '../../http/rate-limits.ts';
import { refused } from '../../http/refused.ts';
import { type BodyHandlers, registerBodyCalls } from '../../http/register-calls.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import { stylesheetName, type TemplateService } from './templates.service.ts';

/** The calls of this module. They need only the body, so pages are rendered with them too. */
export function templateCalls(templates: TemplateService): BodyHandlers<'templateContent' | 'templateNames'> {
  return {
    async templateNames() {
      const [texts, pages] = await Promise.all([templates.textNames(), templates.pageNames()]);
      return { data: [...new Set([...texts, ...pages])] };
    },
    templateContent: async ({ body }) => (await templates.content(body.name)) ?? refused(404, 'template-not-found'),
  };
}

/** The calls templateContent and templateNames, and the files under assets/templates (SPEC §2, CONTRACT §8). */
export function templateRoutes(app: FastifyInstance, templates: TemplateService): void {
  registerBodyCalls(app, templateCalls(templates));
  app.get<{ Params: { '*': string } }>('/assets/templates/*', { config: limitedAs('page') }, async (request, reply) => {
    const path = request.params['*'];
    if (path === stylesheetName) {
      // every page names it, so it is there, if empty, also in a shop that has none
      return answerAsset(request, reply, 'text/css', (await templates.asset('style', path)) ?? '');
    }
    const content = path.endsWith('.html') ? await templates.asset('page', path.slice(0, -5)) : null;
    if (content === null) return sendRefusal(reply, refused(404, 'template-not-found'));
    return answerAsset(request, reply, 'text/html', content);
  });
}

function answerAsset(request: FastifyRequest, reply: FastifyReply, type: string, content: string): FastifyReply {
  // weak: compressed on its way or not, it is the same content
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=60, stale-while-revalidate=86400');
  return reply.send(isNotModified(request, reply, etag) ? '' : content);
}
