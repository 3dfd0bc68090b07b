import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { registerOfficeCalls } from '../../http/register-office-call.ts';
import type { RemindersService } from './reminders.service.ts';

/** The back office's calls about unpaid orders. */
export function remindersRoutes(app: FastifyInstance, reminders: RemindersService, clock: Clock): void {
  registerOfficeCalls(app, clock, {
    receivables: () => reminders.receivables(),
    receivableLetter: ({ body }) => reminders.letter(body.number),
    receivablesRemind: ({ operator, body }) => reminders.remind(body, operator),
    receivableSpare: ({ operator, body }) => reminders.spare(body, operator),
  });
}
