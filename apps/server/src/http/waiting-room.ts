import Fastify from 'fastify';
import { refused } from './refused.ts';
import { sendRefusal } from './send-refusal.ts';

/** The progress of building the index. */
export interface BuildProgress {
  /** Products read so far, of `products`. */
  readonly read: number;
  readonly products: number;
}

/**
 * Answers instead of the shop while a large catalogue is read: the process is alive but not ready (CONTRACT §9).
 * `/readyz` reports the progress.
 * @returns the function that closes it, so that the shop can listen on the port. Each connection ends with its answer.
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
