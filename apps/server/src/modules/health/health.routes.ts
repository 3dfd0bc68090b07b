import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { limitedAs } from '../../http/rate-limits.ts';
import { refused } from '../../http/refused.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import { databaseProbe } from './database-probe.ts';

/** What readiness depends on. */
export interface HealthSources {
  readonly database: Database;
  /** Whether the index has taken in the catalogue once. */
  readonly isIndexBuilt: () => boolean;
  /** Default: the system's. */
  readonly clock?: Clock;
}

/**
 * `/livez`: the process answers. `/readyz`: it can sell, so a load balancer may send visitors (CONTRACT §9), and how
 * many jobs were given up or are late, which the operator must look at.
 */
export function healthRoutes(app: FastifyInstance, { database, isIndexBuilt, clock }: HealthSources): void {
  const config = limitedAs('other');
  const probe = databaseProbe(database, clock);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/livez', { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', { config }, async (request, reply) => {
    if (isClosing) return sendRefusal(reply, refused(503, 'unavailable'));
    const state = await probe();
    if (!state.answers) {
      request.log.warn({ err: state.why }, 'not ready: the database does not answer');
      return sendRefusal(reply, refused(503, 'unavailable'));
    }
    if (!isIndexBuilt()) return sendRefusal(reply, refused(503, 'not-ready'));
    const { failed, late } = state.jobs;
    return reply.header('cache-control', 'no-store').send({ ok: true, failedJobs: failed, lateJobs: late });
  });
}
