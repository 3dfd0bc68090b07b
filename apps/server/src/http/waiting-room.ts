import Fastify from 'fastify';
import { refused } from './refused.ts';
import { sendRefusal } from './send-refusal.ts';

/** How far the index is. */
export interface BuildProgress {
  /** Products that have been read, of so many. */
  readonly read: number;
  readonly products: number;
}

/**
 * Answers while a large catalogue is read, in the place of the shop: the process lives, and is not ready (CONTRACT §9).
 * `/readyz` says how far it is.
 * @returns what ends it, so that the shop can listen there. Nobody is kept waiting: each connection ends with its
 * answer.
 */
export async function openWaitingRoom(
  { host, port }: { readonly host: string; readonly port: number },
  progress: () => BuildProgress,
): Promise<() => Promise<void>> {
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('connection', 'close');
  });
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/readyz', async (_request, reply) =>
    sendRefusal(reply, { ...refused(503, 'not-ready'), extra: { progress: progress() } }),
  );
  app.setNotFoundHandler(async (_request, reply) => sendRefusal(reply, refused(503, 'not-ready')));
  await app.listen({ host, port });
  return () => app.close();
}
