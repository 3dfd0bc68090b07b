import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../clock.ts';
import { registerOfficeCalls } from '../../../http/register-office-call.ts';
import type { OfficePaymentsService } from './office-payments.service.ts';

/** The back office's calls about payments by providers. */
export function officePaymentRoutes(app: FastifyInstance, payments: OfficePaymentsService, clock: Clock): void {
  registerOfficeCalls(app, clock, {
    payments: ({ body }) => payments.list(body),
    paymentFindings: () => payments.findings(),
    paymentFindingResolve: async ({ body, operator }) =>
      (await payments.resolve(operator, body._id)) ?? { ok: true as const },
    paymentCheck: ({ body }) => payments.check(body.reference),
  });
}
