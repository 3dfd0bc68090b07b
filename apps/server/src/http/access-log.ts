import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { LoggerOptions } from 'pino';

/**
 * Logs one line per answered request, without query, headers and body: order ids and tokens travel there and must never
 * appear in a log (CONTRACT §5). Successful reads are debug, so that a busy shop's log stays readable.
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

/** The path of an address, without its query. */
export function pathOf(url: string): string {
  const end = url.search(/[?#;]/);
  return end === -1 ? url : url.slice(0, end);
}

/** Fastify's options that keep its own request lines, which name the whole address, out of the log. */
export const quietRequests = {
  logController: new LogController({ disableRequestLogging: true }),
} satisfies FastifyServerOptions;

/**
 * Serialisers for the log: an error is its name, code, message and stack; what a database adds in `detail` may be a
 * customer's data.
 */
export const logSerializers: NonNullable<LoggerOptions['serializers']> = {
  err: (error: Error & { code?: unknown }) =>
    error instanceof Error ? { type: error.name, code: error.code, message: error.message, stack: error.stack } : error,
  req: (request: { method?: string; url?: string }) => ({ method: request.method, path: pathOf(request.url ?? '') }),
};
