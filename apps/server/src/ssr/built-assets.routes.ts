import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { limitedAs } from '../http/rate-limits.ts';

/** Files that browsers and phones request by a fixed name. All are drawn from shell/icon.svg: change them together. */
const icons = ['favicon.ico', 'apple-touch-icon.png'];

/**
 * The storefront's built files. Their names change with their content, so that caches may keep them forever. They were
 * compressed when they were built.
 */
export async function builtAssetRoutes(app: FastifyInstance, clientFolder: string): Promise<void> {
  const root = join(clientFolder, 'assets');
  // Routes are declared here, because those of the plugin cannot be given a rate limit.
  const options = { preCompressed: true, index: false, immutable: true, maxAge: '1y' } as const;
  await app.register(fastifyStatic, { root, serve: false, ...options });
  app.get<{ Params: { '*': string } }>('/assets/*', { config: limitedAs('file') }, ({ params }, reply) =>
    reply.sendFile(params['*']),
  );
  for (const icon of icons) {
    app.get(`/${icon}`, { config: limitedAs('file') }, (_request, reply) =>
      reply.sendFile(icon, clientFolder, { immutable: false, maxAge: '1d' }),
    );
  }
}
