import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { limitedAs } from '../../http/rate-limits.ts';
import { refused } from '../../http/refused.ts';
import { sendRefusal } from '../../http/send-refusal.ts';

/** What readiness depends on. */
export interface HealthSources {
  readonly database: Database;
  /** Whether the index has taken in the catalogue once. */
  readonly isIndexBuilt: () => boolean;
}

/** `/livez`: the process answers. `/readyz`: it can sell, so a load balancer may send visitors (CONTRACT §9). */
export function healthRoutes(app: FastifyInstance, { database, isIndexBuilt }: HealthSources): void {
  const config = limitedAs('other');
  app.get('/livez', { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', { config }, async (_request, reply) => {
    await sql`select 1`.execute(database.read);
    if (!isIndexBuilt()) return sendRefusal(reply, refused(503, 'not-ready'));
    return reply.header('cache-control', 'no-store').send({ ok: true });
  });
}
