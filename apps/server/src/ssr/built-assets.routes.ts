import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The storefront's built files. Their names change with their content, so whoever has one may keep it for ever; compressed when built. */
export async function builtAssetRoutes(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
    schemaHide: true,
  });
}
