import type { FastifyInstance } from 'fastify';
import { limitedAs } from '../../http/rate-limits.ts';
import { documentationPage, documentationStyle } from './documentation-page.ts';
import { openApi } from './open-api.ts';

const pagePolicy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * `/api/docs` (CONTRACT §9): all calls, for people and as OpenAPI. Made from the contract once, since that cannot
 * change while the shop runs.
 */
export function documentationRoutes(app: FastifyInstance, publicUrl: string): void {
  const config = limitedAs('other');
  const page = documentationPage(publicUrl);
  const description = openApi(publicUrl);
  app.get('/api/docs', { config }, async (_request, reply) =>
    reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(page),
  );
  app.get('/api/docs/style.css', { config }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(documentationStyle),
  );
  app.get('/api/docs/openapi.json', { config }, async () => description);
}
