import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Lets routes send built files by `reply.sendFile(name, folder)`. Their names change with their content, so that caches
 * may keep them forever. They were compressed when they were built. Routes are declared where they belong, because
 * those of the plugin cannot be given a rate limit.
 */
export async function useBuiltFiles(app: FastifyInstance, root: string): Promise<void> {
  if (app.hasReplyDecorator('sendFile')) return;
  const options = { preCompressed: true, index: false, immutable: true, maxAge: '1y' } as const;
  await app.register(fastifyStatic, { root, serve: false, ...options });
}
