import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { registerOfficeCalls } from '../../http/register-office-call.ts';
import type { OfficeLog } from './office-log.service.ts';

/** Who changed what. */
export function officeLogRoutes(app: FastifyInstance, log: OfficeLog, clock: Clock): void {
  registerOfficeCalls(app, clock, { officeLog: ({ body }) => log.page(body) });
}
