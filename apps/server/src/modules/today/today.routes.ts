import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { registerOfficeCalls } from '../../http/register-office-call.ts';
import type { TodayService } from './today.service.ts';

/** The back office's call about what waits. */
export function todayRoutes(app: FastifyInstance, { today }: TodayService, clock: Clock): void {
  registerOfficeCalls(app, clock, { officeToday: ({ operator }) => today(operator) });
}
