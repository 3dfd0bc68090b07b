import type { FastifyInstance } from 'fastify';
import { advanceSchema, faultOrderSchema } from './control-schemas.ts';
import type { FaultPlan, Faults, Provider } from './faults.ts';
import type { Sandbox, SandboxProvider } from './sandbox.ts';

/** The body of POST /control/faults. */
type FaultOrder =
  | { readonly next: number; readonly provider?: Provider; readonly faults: Partial<Faults> }
  | { readonly provider: Provider; readonly payment: string; readonly faults: Partial<Faults> }
  | { readonly seed: string; readonly rate: number }
  | { readonly clear: true };

/** Adds the calls with which tests and the soak inspect and control the sandbox. They use JSON. */
export function registerControl(app: FastifyInstance, sandbox: Sandbox, providers: readonly SandboxProvider[]): void {
  const { clock, tasks, faults } = sandbox;

  app.get('/control/payments', async () => ({ payments: providers.flatMap((provider) => provider.payments()) }));

  app.post<{ Params: { id: string } }>('/control/payments/:id/resend', async ({ params }, reply) => {
    const isSent = providers.some((provider) => provider.resend(params.id));
    return isSent ? { resent: true } : reply.code(404).send({ resent: false });
  });

  app.post<{ Body: FaultOrder }>('/control/faults', { schema: { body: faultOrderSchema } }, async ({ body }) => {
    arrange(faults, body);
    return { arranged: true };
  });

  app.get('/control/clock', async () => ({ now: clock.iso() }));

  app.post<{ Body: { advance: number } }>('/control/clock', { schema: { body: advanceSchema } }, async ({ body }) => {
    clock.advance(body.advance);
    return { now: clock.iso() };
  });

  /** Answers when all due tasks are done: notifications are answered, and pending payments decided. */
  app.post('/control/settled', async () => {
    await tasks.settled();
    return { settled: true };
  });
}

function arrange(plan: FaultPlan, order: FaultOrder): void {
  if ('next' in order) plan.queue(order.provider ?? null, order.next, order.faults);
  else if ('payment' in order) plan.set(order.provider, order.payment, order.faults);
  else if ('seed' in order) plan.drawFrom(order);
  else plan.clear();
}
