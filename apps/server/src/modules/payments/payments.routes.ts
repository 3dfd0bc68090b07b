import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerCall } from '../../http/register-call.ts';
import type { PaymentsService } from './payments.service.ts';

/** The payment calls of SPEC §7. */
export function paymentRoutes(app: FastifyInstance, payments: PaymentsService): void {
  registerCall(app, 'paymentGetEnv', ({ body }) => payments.environment(body.type));
  registerCall(app, 'paymentCreate', ({ body, raw }) => payments.create(body, originOf(raw)));
  registerCall(app, 'paymentExecute', ({ body }) => payments.execute(body));
  registerCall(app, 'paymentStatus', ({ body }) => payments.status(body.payment, body.orderIds));
}

function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}
