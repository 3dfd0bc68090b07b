import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { useBuiltFiles } from '../http/built-files.ts';
import { limitedAs } from '../http/rate-limits.ts';

/** Files that browsers and phones request by a fixed name. All are drawn from shell/icon.svg: change them together. */
const icons = ['favicon.ico', 'apple-touch-icon.png'];

/** The storefront's built files. */
export async function builtAssetRoutes(app: FastifyInstance, clientFolder: string): Promise<void> {
  const root = join(clientFolder, 'assets');
  await useBuiltFiles(app, root);
  app.get<{ Params: { '*': string } }>('/assets/*', { config: limitedAs('file') }, ({ params }, reply) =>
    reply.sendFile(params['*'], root),
  );
  for (const icon of icons) {
    app.get(`/${icon}`, { config: limitedAs('file') }, (_request, reply) =>
      reply.sendFile(icon, clientFolder, { immutable: false, maxAge: '1d' }),
    );
  }
}
