import type { FastifyInstance } from 'fastify';
import type { Sandbox, SandboxProvider } from '../sandbox.ts';

/** Adds the stand-in for PayPal. */
export function registerPaypal(_app: FastifyInstance, _sandbox: Sandbox): SandboxProvider {
  return { provider: 'paypal', payments: () => [], resend: () => false };
}
