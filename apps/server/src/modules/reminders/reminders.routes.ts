import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { registerOfficeCalls } from '../../http/register-office-call.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { RemindersService } from './reminders.service.ts';

/** The back office's calls about unpaid orders. */
export function remindersRoutes(app: FastifyInstance, reminders: RemindersService, clock: Clock): void {
  registerOfficeCalls(app, clock, {
    receivables: () => reminders.receivables(),
    receivableLetter: ({ body }) => reminders.letter(body.number),
    receivablesRemind: ({ operator, body }) => reminders.remind(body, operator),
    receivablePrint: async ({ operator, body }) => {
      const printed = await reminders.print(body, operator);
      if (isRefused(printed)) return printed;
      const { filename, content } = printed;
      return { filename, mimeType: 'application/pdf', content: Buffer.from(content).toString('base64') };
    },
    receivableSpare: ({ operator, body }) => reminders.spare(body, operator),
  });
}
