import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { limitedAs } from '../http/rate-limits.ts';

/** What browsers and phones ask for under a fixed name, drawn from shell/icon.svg: whoever changes one changes all. */
const icons = ['favicon.ico', 'apple-touch-icon.png'];

/**
 * The storefront's built files. Their names change with their content, so whoever has one may keep it for ever;
 * compressed when built.
 */
export async function builtAssetRoutes(app: FastifyInstance, clientFolder: string): Promise<void> {
  const root = join(clientFolder, 'assets');
  // Routes of its own could not be given a limit.
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
