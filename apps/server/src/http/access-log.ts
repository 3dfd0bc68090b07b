import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { LoggerOptions } from 'pino';

/**
 * Logs one line per answered request, without query, headers and body. Those contain order ids and tokens, which must
 * never appear in a log (CONTRACT §5). Successful reads are logged as debug, so that the log of a busy shop stays
 * readable.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log[reply.statusCode >= 500 ? 'warn' : 'debug'](line, 'answered');
  });
}

/** The path of a URL without its query. */
export function pathOf(url: string): string {
  const end = url.search(/[?#;]/);
  return end === -1 ? url : url.slice(0, end);
}

/** Fastify options that disable its own request logs, which contain the whole URL. */
export const quietRequests = {
  logController: new LogController({ disableRequestLogging: true }),
} satisfies FastifyServerOptions;

/**
 * Serialisers for the log. An error is logged as its name, code, message and stack, without the `detail` that databases
 * add, which may contain a customer's data.
 */
export const logSerializers: NonNullable<LoggerOptions['serializers']> = {
  err: (error: Error & { code?: unknown }) =>
    error instanceof Error ? { type: error.name, code: error.code, message: error.message, stack: error.stack } : error,
  req: (request: { method?: string; url?: string }) => ({ method: request.method, path: pathOf(request.url ?? '') }),
};
