import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { registerOfficeCalls } from '../../http/register-office-call.ts';
import type { RetentionService } from './retention.service.ts';

/** The back office's calls about how long people are kept. */
export function retentionRoutes(app: FastifyInstance, retention: RetentionService, clock: Clock): void {
  registerOfficeCalls(app, clock, {
    retention: () => retention.overview(),
    retentionHold: ({ operator, body }) => retention.hold(operator, body),
  });
}
