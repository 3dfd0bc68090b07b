import { officeChangesPath } from '@kontor/contract/office';
import type { FastifyInstance } from 'fastify';
import { operatorOf } from '../../http/operator.ts';
import { limitedAs } from '../../http/rate-limits.ts';
import { refused } from '../../http/refused.ts';
import { isRefused, sendRefusal } from '../../http/send-refusal.ts';
import type { LiveChanges } from './live-changes.service.ts';

/** The stream of live changes for signed-in operators. All streams end when the server begins to close. */
export function liveChangesRoutes(app: FastifyInstance, live: LiveChanges): void {
  app.get(officeChangesPath, { config: limitedAs('stream'), compress: false }, async (request, reply) => {
    const operator = await operatorOf(request);
    if (operator === null) return sendRefusal(reply, refused(401, 'not-signed-in'));
    const stream = live.open(operator);
    if (isRefused(stream)) return sendRefusal(reply, stream);
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(stream);
  });
  app.addHook('preClose', () => live.close());
}
