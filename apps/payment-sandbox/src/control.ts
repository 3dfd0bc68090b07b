import type { FastifyInstance } from 'fastify';
import type { Sandbox, SandboxProvider } from './sandbox.ts';

/** Adds the calls by which tests and the soak look into the sandbox and steer it. */
export function registerControl(app: FastifyInstance, { clock }: Sandbox, providers: readonly SandboxProvider[]): void {
  app.get('/control/payments', async () => ({ payments: providers.flatMap((provider) => provider.payments()) }));
  app.get('/control/clock', async () => ({ now: clock.iso() }));
}
